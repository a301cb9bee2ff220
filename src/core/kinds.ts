/**
 * The three ways into a value, one table each, typed by the union of kinds so that a missing kind does
 * not compile: from a default to what the control shows, from what the control holds, from the wire.
 */
import { LIMITS } from './limits.js';
import type { ChoiceField, Field, FieldOf, Kind, Raw, TextField, Value } from './model.js';
import { readNumber, signsOf, writeNumber } from './number.js';
import { Problem } from './problem.js';
import { textLimit } from './rules.js';
import { isDay, isTime, readStamp, readTime, toWall, withOffset } from './temporal.js';

/** A value, what is wrong with the answer, or nothing answered. */
export type Reading = Value | Problem | undefined;

type Table<Args extends unknown[], Result> = { readonly [K in Kind]: (field: FieldOf<K>, ...args: Args) => Result };

/** Picks the row of a kind; the one place where the table's types are joined again. */
const row =
  <Args extends unknown[], Result>(table: Table<Args, Result>) =>
  (field: Field, ...args: Args): Result =>
    (table[field.kind] as (field: Field, ...args: Args) => Result)(field, ...args);

const text = (raw: Raw): string => (typeof raw === 'string' ? raw : '');
const positions = (raw: Raw): readonly number[] => (Array.isArray(raw) ? (raw as readonly number[]) : []);
/** The values among the options', each once and in the options' order. */
const inOrder = (field: ChoiceField, values: ReadonlySet<unknown>): string[] =>
  [...new Set(field.options.map(({ value }) => value))].filter((value) => values.has(value));
const chosen = (field: ChoiceField, raw: Raw): string[] =>
  inOrder(field, new Set(positions(raw).map((at) => field.options[at]?.value)));
/** A list as it is sent. */
const listed = (field: ChoiceField, values: string[]): Reading => (field.sparse && !values.length ? undefined : values);

/** White space and characters that nobody sees; a required answer needs one that is neither. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
const BROKEN = /\p{Cs}/u;

/** Text as it is sent: line ends as `\n`, outer white space off unless multi-line. Nothing visible is no answer. */
function readText(field: TextField, given: string): Reading {
  const lines = given.replace(/\r\n?/g, '\n');
  const sent = field.multiline ? lines : lines.trim();
  if (!VISIBLE.test(sent)) return undefined;
  if (BROKEN.test(sent)) return new Problem('malformed');
  return !field.multiline && sent.includes('\n') ? new Problem('lineBreak') : sent;
}

/** From what a control holds to a value. `locale` says how numbers are written. */
export const coerce = row<[raw: Raw, locale: string], Reading>({
  text: (field, raw) => readText(field, text(raw)),
  number: (field, raw, locale) => {
    if (!VISIBLE.test(text(raw))) return undefined;
    const value = readNumber(text(raw), locale);
    const example = writeNumber(2.5, locale);
    const { decimal } = signsOf(locale);
    if (!field.integer) {
      return value === 'separator'
        ? new Problem('separator', { decimal, example })
        : (value ?? new Problem('number', { example }));
    }
    // So many nines behind the decimal sign that a number would round them away are no whole number.
    const hasDecimals = /^\d*[1-9]/.test(text(raw).split(decimal)[1] ?? '');
    return Number.isSafeInteger(value) && !hasDecimals ? value : new Problem('integer');
  },
  boolean: (_field, raw) => raw === true,
  choice: (field, raw) => {
    const values = chosen(field, raw);
    return field.multiple ? listed(field, values) : values[0];
  },
  date: (_field, raw) => (text(raw) === '' ? undefined : isDay(text(raw)) ? text(raw) : new Problem('date')),
  time: (_field, raw) => (text(raw) === '' ? undefined : (readTime(text(raw)) ?? new Problem('time'))),
  datetime: (_field, raw) => {
    if (text(raw) === '') return undefined;
    const stamp = readStamp(text(raw));
    if (!stamp) return new Problem('datetime');
    const sent = withOffset(stamp.wall, stamp.seconds);
    return sent === 'gap' ? new Problem('gap') : sent;
  },
});

const wrong = (expected: string): Problem => new Problem('type', { expected });
const string = (value: unknown, read: (text: string) => Reading, expected = 'a string'): Reading =>
  typeof value === 'string' ? read(value) : wrong(expected);

/** From the wire to a value: no coercion, the type must be right. */
export const accept = row<[value: unknown], Reading>({
  text: (field, value) =>
    string(value, (given) =>
      // So long that it is too long whatever is trimmed of it: it is not walked.
      given.length > 2 * LIMITS.answer ? new Problem('tooLong', { n: textLimit(field) }) : readText(field, given),
    ),
  number: (field, value) => {
    if (typeof value !== 'number' || !Number.isFinite(value))
      return wrong(field.integer ? 'a whole number' : 'a finite number');
    return field.integer && !Number.isSafeInteger(value) ? new Problem('integer') : value + 0;
  },
  boolean: (_field, value) => (typeof value === 'boolean' ? value : wrong('true or false')),
  choice: (field, value) => {
    const known = new Set(field.options.map((option) => option.value));
    if (!field.multiple) return string(value, (given) => (known.has(given) ? given : new Problem('option')));
    if (!Array.isArray(value) || value.length > field.options.length)
      return wrong('a list of option values, each once');
    const given = new Set(value as readonly unknown[]);
    if (given.size < value.length) return wrong('a list of option values, each once');
    for (const one of given) if (!known.has(one as string)) return new Problem('option');
    return listed(field, inOrder(field, given));
  },
  date: (_field, value) => string(value, (day) => (isDay(day) ? day : new Problem('date')), 'a string YYYY-MM-DD'),
  time: (_field, value) => string(value, (time) => (isTime(time) ? time : new Problem('time')), 'a string HH:mm'),
  datetime: (_field, value) =>
    string(
      value,
      // What a control may leave out, the wire must have: the “T”, the seconds, the offset.
      (at) => (/t\d\d:\d\d:/i.test(at) && readStamp(at)?.offset ? at : new Problem('datetime')),
      'an RFC 3339 string',
    ),
});

/** What the control shows for a typed value; the untouched control shows it for the default. */
export const display = row<[value: Value | undefined, locale: string], Raw>({
  text: (_field, value) => asText(value),
  number: (_field, value, locale) => (typeof value === 'number' ? writeNumber(value, locale) : ''),
  boolean: (_field, value) => value === true,
  choice: (field, value) => {
    const values = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
    return values.slice(0, LIMITS.options).flatMap((one) => {
      const at = field.options.findIndex((option) => option.value === one);
      return at < 0 ? [] : at;
    });
  },
  date: (_field, value) => (isDay(asText(value)) ? asText(value) : ''),
  time: (_field, value) => readTime(asText(value)) ?? '',
  datetime: (_field, value) => {
    const stamp = readStamp(asText(value));
    return stamp ? toWall(stamp) + (stamp.seconds === '00' ? '' : `:${stamp.seconds}`) : '';
  },
});

const asText = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
