import { noChange } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';
import { insertPart, removePart, setChildPartValue } from 'lit/directive-helpers.js';

/** One entry: what it is called, what it is drawn from, and how. Drawn again only when `from` has changed. */
export interface Entry {
  readonly key: string;
  readonly from: readonly unknown[];
  readonly draw: () => unknown;
}

/**
 * A list of named entries that keep their nodes while entries come, go and change places. The entry that
 * has the focus is never moved, the others move around it: a focused node that is moved loses the focus
 * to the page, and with it the keyboard on a phone.
 */
class FieldList extends Directive {
  #parts = new Map<string, ChildPart>();
  #drawn = new Map<string, readonly unknown[]>();

  render(_entries: readonly Entry[]): unknown {
    return noChange;
  }

  override update(container: ChildPart, [entries]: [readonly Entry[]]): unknown {
    const keys = new Set(entries.map(({ key }) => key));
    for (const [key, part] of this.#parts) {
      if (keys.has(key)) continue;
      removePart(part);
      this.#parts.delete(key);
      this.#drawn.delete(key);
    }
    const parts = entries.map(({ key, from, draw }) => {
      const part = this.#parts.get(key) ?? insertPart(container);
      this.#parts.set(key, part);
      const last = this.#drawn.get(key);
      if (!last || from.some((value, at) => value !== last[at])) {
        this.#drawn.set(key, from);
        setChildPartValue(part, draw());
      }
      return part;
    });
    const active = (container.parentNode.getRootNode() as ShadowRoot).activeElement;
    const still = Math.max(0, active ? parts.findIndex((part) => holds(part, active)) : 0);
    for (let at = still - 1; at >= 0; at--) place(parts[at], parts[at + 1]?.startNode);
    for (let at = still + 1; at < parts.length; at++) place(parts[at], parts[at - 1]?.endNode?.nextSibling);
    return noChange;
  }
}

function holds({ startNode, endNode }: ChildPart, element: Element): boolean {
  for (let node = startNode; node && node !== endNode; node = node.nextSibling) if (node.contains(element)) return true;
  return false;
}

/** Moves a part in front of a node, or to the end, unless it is there or begins there itself. */
function place(part: ChildPart | undefined, before: Node | null | undefined): void {
  if (!part?.startNode || !part.endNode || before === undefined) return;
  if (part.startNode === before || part.endNode.nextSibling === before) return;
  const parent = part.startNode.parentNode;
  const nodes = document.createRange();
  nodes.setStartBefore(part.startNode);
  nodes.setEndAfter(part.endNode);
  parent?.insertBefore(nodes.extractContents(), before);
}

export const fieldList = directive(FieldList);
