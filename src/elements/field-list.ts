import { render } from 'lit';
import type { FieldState } from '../core/store.js';
import { showRaw } from './control-value.js';
import { renderField, type FieldView } from './render-field.js';

interface Box {
  readonly box: HTMLElement;
  readonly from: readonly unknown[];
}

/** By field name, for each list. */
const lists = new WeakMap<Element, Map<string, Box>>();

/**
 * Fills an element with fields that keep their nodes while fields come, go and change places, each drawn again only
 * when something of it has changed. The field that has the focus is never moved, the others move around it: a focused
 * node that is moved loses the focus to the page, and with it the keyboard on a phone.
 */
export function drawFields(
  list: Element,
  fields: readonly FieldState[],
  { language, look, lastName }: Pick<FieldView, 'language' | 'look'> & { readonly lastName: string | undefined },
): void {
  const old = lists.get(list);
  const now = new Map<string, Box>();
  lists.set(list, now);
  const boxes = fields.map((state, at) => {
    const { name } = state.field;
    const last = name === lastName;
    const known = old?.get(name);
    const box = known?.box ?? document.createElement('div');
    const from = [state, at, language, look, last];
    old?.delete(name);
    now.set(name, { box, from });
    if (from.some((value, index) => value !== known?.from[index])) {
      render(renderField({ state, id: `f${at}`, last, language, look }), box);
      showRaw(state, box);
    }
    return box;
  });
  for (const { box } of old?.values() ?? []) box.remove();
  const { activeElement } = list.getRootNode() as ShadowRoot;
  const still = Math.max(
    0,
    boxes.findIndex((box) => box.contains(activeElement)),
  );
  const first = boxes[still];
  if (first && !first.parentNode) list.prepend(first);
  for (let at = still; at-- > 0;) place(boxes[at], boxes[at + 1], 'before');
  for (let at = still; ++at < boxes.length;) place(boxes[at], boxes[at - 1], 'after');
}

/** Puts a box beside another, unless it is there. */
function place(box: HTMLElement | undefined, other: HTMLElement | undefined, side: 'before' | 'after'): void {
  if (box && other?.[side === 'after' ? 'nextSibling' : 'previousSibling'] !== box) other?.[side](box);
}
