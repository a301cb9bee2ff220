/**
 * The ways between a value and a control, one table each, typed by the union of kinds so that a missing kind does
 * not compile: from a default to what the control shows, from what the control holds to a value.
 */
import { coerceDay, displayDay, type TemporalField } from './days.js';
import { LIMITS } from './limits.js';
import type { ChoiceField, Field, FieldOf, Kind, Option, Raw, TextField, Value, Wire } from './model.js';
import { readNumber, signsOf, writeNumber } from './number.js';
import { Problem } from './problem.js';

/** A value, what is wrong with the answer, or nothing answered. */
export type Reading = Value | Problem | undefined;

type Table<Args extends unknown[], Result> = { readonly [K in Kind]: (field: FieldOf<K>, ...args: Args) => Result };

/** Picks the row of a kind; the one place where the table's types are joined again. */
export const row =
  <Args extends unknown[], Result>(table: Table<Args, Result>) =>
  (field: Field, ...args: Args): Result =>
    (table[field.kind] as (field: Field, ...args: Args) => Result)(field, ...args);

const text = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const positions = (raw: Raw): readonly number[] => (Array.isArray(raw) ? (raw as readonly number[]) : []);
/** What an option is over the wire, and in the answers. */
export const wireOf = ({ wire, value }: Option): Wire => wire ?? value;
/** The values among the options', each once and in the options' order. */
export const inOrder = (field: ChoiceField, values: ReadonlySet<unknown>): Wire[] =>
  [...new Set(field.options.map(wireOf))].filter((value) => values.has(value));
const chosen = (field: ChoiceField, raw: Raw): Wire[] =>
  inOrder(field, new Set(positions(raw).map((at) => field.options[at] && wireOf(field.options[at]))));
/** A list as it is sent. */
export const listed = (field: ChoiceField, values: readonly Wire[]): Reading =>
  field.sparse && !values.length ? undefined : values;

/** White space and characters that nobody sees; a required answer needs one that is neither. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
const BROKEN = /[\0\p{Cs}]/u;

/** Text as it is sent: line ends as `\n`, outer white space off unless multi-line. Nothing visible is no answer. */
export function readText(field: TextField, given: string): Reading {
  const lines = given.replace(/\r\n?/g, '\n');
  const sent = field.multiline ? lines : lines.trim();
  if (!VISIBLE.test(sent)) return undefined;
  if (BROKEN.test(sent)) return new Problem('malformed');
  return !field.multiline && sent.includes('\n') ? new Problem('lineBreak') : sent;
}

const readTemporal = ({ kind }: TemporalField, raw: Raw): Reading => coerceDay(kind, text(raw));

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
  date: readTemporal,
  time: readTemporal,
  datetime: readTemporal,
});

const showTemporal = ({ kind }: TemporalField, value: Value | undefined): string => displayDay(kind, text(value));

/** What the control shows for a typed value; the untouched control shows it for the default. */
export const display = row<[value: Value | undefined, locale: string], Raw>({
  text: (_field, value) => text(value),
  number: (_field, value, locale) => (typeof value === 'number' ? writeNumber(value, locale) : ''),
  boolean: (_field, value) => value === true,
  choice: ({ options }, value) => {
    const values = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    return values.slice(0, LIMITS.options).flatMap((one) => {
      const at = options.findIndex((option) => wireOf(option) === one);
      return at < 0 ? [] : at;
    });
  },
  date: showTemporal,
  time: showTemporal,
  datetime: showTemporal,
});
