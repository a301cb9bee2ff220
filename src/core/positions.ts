import type { ChoiceField } from './model.js';

/** Chosen positions after the options changed: an option is the same by value and label, else by value. */
export function movePositions(from: ChoiceField, to: ChoiceField, raw: readonly number[]): number[] {
  const moved = raw.flatMap((at) => {
    const option = from.options[at];
    const exact = to.options.findIndex(({ value, label }) => value === option?.value && label === option.label);
    const near = exact < 0 ? to.options.findIndex(({ value }) => value === option?.value) : exact;
    return near < 0 ? [] : near;
  });
  return to.multiple ? moved : moved.slice(0, 1);
}
