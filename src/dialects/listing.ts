/**
 * Looks into what nobody reads: which keys there are, and what stands under them. To list the keys of an object takes
 * as long as there are many, and nothing stops it halfway; so each object is listed once, and after so many keys none.
 */

/** Keys that are listed of all objects of a spec together. */
export const MOST_KEYS = 50_000;

export class Listing {
  readonly #lists = new Map<object, readonly string[]>();
  #room = MOST_KEYS;

  /** The keys of an object, those that it inherits, too; the first of them, where there are more than room is for. */
  keysOf(at: object): readonly string[] {
    const before = this.#lists.get(at);
    if (before) return before;
    const keys: string[] = [];
    this.#lists.set(at, keys);
    if (this.#room <= 0) return keys;
    for (const key in at) {
      if (this.#room-- <= 0) break;
      keys.push(key);
    }
    return keys;
  }
}

/** What stands under a key, where that is plain data: a getter is the host's code, and is not run to look around. */
export function peek(at: object, key: string): unknown {
  for (let holder: unknown = at; typeof holder === 'object' && holder !== null;) {
    const found = Object.getOwnPropertyDescriptor(holder, key);
    if (found) return found.value;
    holder = Object.getPrototypeOf(holder);
  }
  return undefined;
}
