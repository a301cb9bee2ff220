/** How an object is held against the keys that its system knows: the same for fields and for the properties of a schema. */
import type { Report } from '../core/issue.js';
import { pointer } from '../core/issue.js';
import { LIMITS } from '../core/limits.js';
import { quote } from '../core/mend/explain.js';
import type { Field, Kind } from '../core/model.js';
import { isObject } from '../core/reader.js';
import type { Listing } from './listing.js';

/** Tells the keys of one object that are none of those known. */
export type Look = (at: unknown, path: string, what: string, known: string) => void;

/** What has keys of its own: a kind, or a choice of several. */
export type Row = Kind | 'several';
export const rowOf = (field: Field): Row => (field.kind === 'choice' && field.multiple ? 'several' : field.kind);

export const OF_FIELD = 'a field of this type';

/** Hints, or errors where all is strict. */
export const lookFor =
  (report: Report, listing: Listing, strict = false): Look =>
  (at, path, what, known) => {
    const names = known.split(' ').filter(Boolean);
    if (!isObject(at)) return;
    let room: number = LIMITS.issues;
    for (const key of listing.keysOf(at)) {
      if (names.includes(key) || !Object.hasOwn(at, key)) continue;
      if (room-- < 0) break;
      report(strict ? 'error' : 'hint', pointer(path, key), 'unknown-key', {
        message: `“${quote(key, 80)}” is no key of ${what}.`,
        hint: `Leave it out; there are ${names.join(', ')}.`,
      });
    }
  };

export function lookAtOptions(look: Look, options: unknown, path: string, known: string): void {
  if (!Array.isArray(options)) return;
  for (const [index, option] of options.slice(0, LIMITS.options).entries())
    look(option, `${path}/${index}`, 'an option', known);
}
