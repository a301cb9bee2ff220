/** Texts, flags and lists that are not what they should be. */
import { LIMITS } from '../limits.js';
import type { Entry, Reader, TextRules } from '../reader.js';
import { isNone, isObject } from '../reader.js';
import { codePoints } from '../rules.js';
import { unwrap } from './unwrap.js';

let graphemes: Intl.Segmenter | undefined;

/** The start of a text, cut between graphemes and marked. */
export function cut(text: string, max: number): string {
  let end = 0;
  for (let room = max - 1; room > 0 && end < text.length; room--) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  // Back to where the grapheme begins that this would break. To walk all of them takes a hundred times as long, and
  // between two plain letters there is nothing to ask.
  if (/^[ -~]{2}$/.test(text.slice(end - 1, end + 1))) return `${text.slice(0, end)}…`;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  // At the second of two units: WebKit takes the first for a part of the grapheme before.
  const at = (text.codePointAt(end) ?? 0) > 0xffff ? end + 1 : end;
  const { index } = graphemes.segment(text.slice(0, end + 2)).containing(at) ?? { index: end };
  return `${text.slice(0, index)}…`;
}

/** Numbers and flags are written out, anything else is no text. Absent, `null` and blanks alone are absent. */
export function mendText(from: Reader, key: string, value: unknown, rules: TextRules): string | undefined {
  const { min = 0, max = LIMITS.text, needed, whole } = rules;
  const want = `a string of ${Math.max(min, 1)} to ${max} characters`;
  if (isNone(value)) {
    from.warn(key, needed ? 'missing' : 'null-key', { want });
    return undefined;
  }
  if (typeof value !== 'string') from.warn(key, 'type', { want });
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value);
  const isBlank = !whole && !text.trim();
  if (isBlank || text.length < min) {
    from.warn(key, 'too-short', { min: Math.max(min, 1), max, or: needed || whole ? '' : ', or leave the key out' });
    if (isBlank) return undefined;
  }
  const isLong = text.length > max && codePoints(text) > max;
  if (isLong) from.warn(key, 'too-long', { max });
  if (whole) return text;
  // What is cut anyway is not looked at.
  const seen = from.visible(text.slice(0, 2 * max + 2), (code, found) => {
    from.warn(key, code, { found });
  });
  return isLong || codePoints(seen) > max ? cut(seen, max) : seen;
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'off', '0'].map((word) => [word, false] as const),
]);

/** A flag, or the words and numbers that models write for one. */
export const readFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean'
    ? value
    : typeof value === 'string' || typeof value === 'number'
      ? FLAGS.get(String(value).trim().toLowerCase())
      : undefined;

/** The words of a flag are read where they are clear; anything else is as good as absent. */
export function mendFlag(from: Reader, key: string, value: unknown, needed?: boolean): boolean | undefined {
  from.spend(value);
  const want = 'true or false';
  if (isNone(value)) {
    from.warn(key, needed ? 'missing' : 'null-key', { want });
    return undefined;
  }
  const flag = readFlag(value);
  const read = flag === undefined ? '; it was read as if it were not there' : `; it was read as ${String(flag)}`;
  from.warn(key, 'type', { want, read });
  return flag;
}

export function mendInteger(from: Reader, key: string, value: unknown, min: number, max: number): void {
  from.warn(key, value === null ? 'null-key' : 'range', { min, max });
}

/** So many entries are looked at for one that is required: more than the JSON text of a spec has room for. */
const MOST_ENTRIES = LIMITS.spec / 10;

/** An answer without a required field would claim what nobody was asked. */
const dropsRequired = (list: readonly unknown[], cap: number): boolean =>
  list.slice(cap, MOST_ENTRIES).some((item) => isObject(item) && readFlag(item['required']));

/** A list in a JSON string is unwrapped, as its entries are; `null`s are skipped, and what is beyond the hard cap is dropped. */
export function mendList(
  from: Reader,
  key: 'fields' | 'options',
  value: unknown,
  limit: number,
  cap: number,
): readonly Entry[] {
  from.spend(value);
  if (value === null) from.warn(key, 'null-key');
  const list = unwrap(value);
  if (!Array.isArray(list)) return [];
  if (list !== value) from.warn(key, 'encoded');
  const count = list.length;
  if (count > limit) {
    const severity = key === 'fields' && dropsRequired(list as unknown[], cap) ? 'error' : 'warning';
    from.say(severity, key, `too-many-${key}`, { count, limit, kept: Math.min(count, cap) });
  }
  return (list.slice(0, cap) as unknown[]).flatMap((item, index): Entry[] => {
    if (isObject(item)) return [[index, item]];
    if (isNone(item)) {
      from.inside({}, key, index).warn('', 'null', { index, what: key });
      return [];
    }
    from.spend(item);
    const inner = unwrap(item);
    if (!isObject(inner)) return [[index, item]];
    from.inside({}, key, index).warn('', 'encoded', { key: `${key}/${index}` });
    return [[index, inner]];
  });
}

/** A key made readable: `full_name` and `fullName` become "Full name". */
export function readable(name: string): string {
  const words = (name.length > LIMITS.text ? cut(name, LIMITS.text) : name)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .toLowerCase();
  // A blank label would be a field that nobody can name, or a row that nobody can read.
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : name.trim() || '(–)';
}

/** A label made of a name; what nobody sees in the name is told of it. */
export const labelOf = (from: Reader, name: string, key = ''): string =>
  from.visible(readable(name), (code, found) => {
    from.warn(key, code, { key: key || 'name', found });
  });
