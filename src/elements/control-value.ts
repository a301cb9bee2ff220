/** What a control holds, in the store's words, and back: the one place that touches the values of controls. */
import { HALF_TYPED, isTemporal } from '../core/days.js';
import type { Raw } from '../core/model.js';
import type { FieldState } from '../core/store.js';

export type ValueControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was put in, by a control that was just used; `frame` holds all controls of the field. */
export function readRaw({ field }: FieldState, frame: Element, control: ValueControl): Raw {
  if (field.kind === 'boolean') return (control as HTMLInputElement).checked;
  if (field.kind !== 'choice') return control.value || (control.validity.badInput ? HALF_TYPED : '');
  if (control instanceof HTMLSelectElement) return control.value === '' ? [] : [Number(control.value)];
  return [...frame.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => Number(input.value));
}

/** Shows what the store has. The person changes it too, so it is held against the control and not against what was drawn last. */
export function showRaw({ field, raw }: FieldState, frame: ParentNode): void {
  const { kind } = field;
  // A list of options has one value or none.
  const text = String(raw);
  for (const control of frame.querySelectorAll<ValueControl>('input, select, textarea')) {
    if (control instanceof HTMLInputElement && /^(bool|cho)/.test(kind))
      control.checked = raw === true || (Array.isArray(raw) && raw.includes(Number(control.value)));
    // What is half typed is left alone.
    else if (control.value !== text && !(isTemporal(kind) && text === HALF_TYPED)) control.value = text;
  }
}
