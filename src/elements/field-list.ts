import { noChange, render } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** One entry: what it is called, what it is drawn from, and how. Drawn again only when `from` has changed. */
export interface Entry {
  readonly key: string;
  readonly from: readonly unknown[];
  readonly draw: () => unknown;
}

/**
 * Fills an element with named entries that keep their nodes while entries come, go and change places. The
 * entry that has the focus is never moved, the others move around it: a focused node that is moved loses the
 * focus to the page, and with it the keyboard on a phone.
 */
class FieldList extends Directive {
  #boxes = new Map<string, { readonly box: HTMLElement; from: readonly unknown[] }>();

  render(_entries: readonly Entry[]): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [entries]: [readonly Entry[]]): unknown {
    const last = this.#boxes;
    this.#boxes = new Map();
    const boxes = entries.map(({ key, from, draw }) => {
      const entry = last.get(key) ?? { box: document.createElement('div'), from: [] };
      last.delete(key);
      this.#boxes.set(key, entry);
      if (from.some((value, at) => value !== entry.from[at])) render(draw(), entry.box);
      entry.from = from;
      return entry.box;
    });
    for (const { box } of last.values()) box.remove();
    const { activeElement } = element.getRootNode() as ShadowRoot;
    const still = Math.max(
      0,
      boxes.findIndex((box) => box.contains(activeElement)),
    );
    const first = boxes[still];
    if (first && !first.parentNode) element.prepend(first);
    for (let at = still; at-- > 0;) place(boxes[at], boxes[at + 1], 'before');
    for (let at = still; ++at < boxes.length;) place(boxes[at], boxes[at - 1], 'after');
    return noChange;
  }
}

/** Puts a box beside another, unless it is there. */
function place(box: HTMLElement | undefined, other: HTMLElement | undefined, side: 'before' | 'after'): void {
  if (box && other?.[side === 'after' ? 'nextSibling' : 'previousSibling'] !== box) other?.[side](box);
}

export const fieldList = directive(FieldList);
