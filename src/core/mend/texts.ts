/** Texts, flags and lists that are not what they should be. */
import { LIMITS } from '../limits.js';
import type { Entry, Reader, TextRules } from '../reader.js';
import { isNone } from '../reader.js';
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

/** Numbers and flags are written out, anything else is no text. Absent and `null` are absent. */
export function mendText(from: Reader, key: string, value: unknown, rules: TextRules): string | undefined {
  const { min = 0, max = LIMITS.text, needed, whole } = rules;
  const want = `a string of ${Math.max(min, 1)} to ${max} characters`;
  if (isNone(value)) {
    if (needed) from.warn(key, 'missing', { want });
    return undefined;
  }
  if (typeof value !== 'string') from.warn(key, 'type', { want });
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value);
  if (text.length < min) from.warn(key, 'too-short', { min, max });
  const isLong = text.length > max && codePoints(text) > max;
  if (isLong) from.warn(key, 'too-long', { max });
  if (whole) return text;
  const seen = from.visible(text, key);
  return codePoints(seen) > max ? cut(seen, max) : seen;
}

/** The words of a flag are read. */
export function mendFlag(from: Reader, key: string, value: unknown, needed?: boolean): boolean | undefined {
  // Absent comes here only where it must not be; `null` may be where absent may.
  if (value !== null || needed) from.warn(key, isNone(value) ? 'missing' : 'type', { want: 'true or false' });
  return isNone(value) ? undefined : value === 'true' || value === 1;
}

/** A list in a JSON string is unwrapped, `null`s are skipped, and what is beyond the hard cap is dropped. */
export function mendList(from: Reader, key: string, value: unknown, limit: number, cap: number): readonly Entry[] {
  from.spend(value);
  const list = unwrap(value);
  if (!Array.isArray(list)) return [];
  if (list !== value) from.warn(key, 'encoded');
  const count = list.length;
  if (count > limit) from.warn(key, `too-many-${key}`, { count, limit, kept: Math.min(count, cap) });
  return (list.slice(0, cap) as unknown[]).flatMap((item, index): Entry[] => {
    if (!isNone(item)) return [[index, item]];
    from.inside({}, key, index).warn('', 'null', { index, what: key });
    return [];
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
