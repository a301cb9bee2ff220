/** Types, options, bounds and defaults that are not written as their dialect writes them. */
import { calendar } from '../calendar.js';
import type { Grammar, TypeHint } from '../grammar.js';
import { optionRules, TYPES } from '../grammar.js';
import { coerce, display } from '../kinds.js';
import { LIMITS } from '../limits.js';
import type { Field, Kind, Option, Value } from '../model.js';
import { readNumber } from '../number.js';
import { Problem } from '../problem.js';
import type { Reader } from '../reader.js';
import { isNone, isObject } from '../reader.js';
import { checkBounds } from '../rules.js';
import { wireWords } from '../wire-words.js';
import { say } from '../say.js';
import { mendText, readable } from './texts.js';

/** Words that models borrow from HTML, from JSON Schema and from each other, as a dialect would say them. */
const BORROWED: Readonly<Record<string, string>> = {
  string: 'text',
  multiline: 'textarea',
  tel: 'phone',
  uri: 'url',
  'date-time': 'datetime',
  'datetime-local': 'datetime',
  dropdown: 'select',
  radio: 'select',
  choice: 'select',
  enum: 'select',
  checkboxes: 'multiselect',
  boolean: 'checkbox',
  switch: 'toggle',
};

export function mendType(from: Reader, { type: key, types }: Grammar): TypeHint {
  const { spec } = from;
  const given = spec[key] ?? spec['type'] ?? spec['field_type'] ?? spec['kind'];
  const lower = typeof given === 'string' ? given.toLowerCase().trim() : '';
  const word = Object.hasOwn(BORROWED, lower) ? (BORROWED[lower] ?? '') : lower;
  const hint = Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
  const said = typeof given === 'string' ? given.slice(0, 80) : given === undefined ? 'missing' : `a ${typeof given}`;
  from.warn(key, hint ? 'foreign-type' : 'unknown-type', { said, known: types.join(', ') });
  const options = spec['options'];
  return hint ?? { kind: Array.isArray(options) && options.length ? 'choice' : 'text' };
}

/** The keys that stand for a value and for a label, in the order in which they are believed. */
const VALUE_KEYS = ['value', 'payload', 'id', 'const', 'key'];
const LABEL_KEYS = ['label', 'title', 'name', 'text'];

export function mendOption(from: Reader, item: unknown, grammar: Grammar): Option | undefined {
  const { optionValue: key, optionLabel: max = LIMITS.text } = grammar;
  const lost = (): undefined => {
    from.warn('', 'option', { said: 'empty and was left out', key });
  };
  if (!isObject(item)) {
    if (!isScalar(item)) {
      lost();
      return;
    }
    from.spend(item);
    from.warn('', 'option', { said: `a plain ${typeof item}`, key });
    const value = String(item);
    return { value, label: value.trim() ? (mendText(from, 'label', value, { max }) ?? '') : readable(value) };
  }
  const pick = (own: string, others: readonly string[]): string | undefined => {
    if (!isNone(item[own])) return own;
    const other = others.find((one) => !isNone(item[one]));
    if (other) from.warn(other, 'option-key', { said: other, own, key });
    return other;
  };
  const valueKey = pick(key, VALUE_KEYS);
  const labelKey = pick('label', LABEL_KEYS);
  const value = valueKey && from.text(valueKey, optionRules(grammar));
  const label = labelKey && from.text(labelKey, { max });
  if (value === undefined && label === undefined) {
    lost();
    return;
  }
  if (value === undefined || !label?.trim()) {
    from.warn('', 'option', { said: `without a ${value === undefined ? key : 'label'}`, key });
  }
  const description = from.text('description');
  return {
    value: value ?? label ?? '',
    label: label?.trim() ? label : from.visible(readable(value ?? '')),
    ...(description ? { description } : {}),
  };
}

/** How a bound is written, by kind. */
const WANT: Readonly<Record<Kind, string>> = {
  text: 'a count',
  choice: 'a count',
  number: 'a number',
  date: 'YYYY-MM-DD, or milliseconds as HTML counts them',
  time: 'HH:mm, or milliseconds as HTML counts them',
  datetime: 'an RFC 3339 time, or milliseconds as HTML counts them',
  boolean: '',
};

export function mendBound(from: Reader, key: string, value: unknown, kind: Kind): number | undefined {
  const bound = typeof value === 'string' && !/date|time/.test(kind) ? readNumber(value, 'en') : undefined;
  const mended = typeof bound === 'number' && (kind === 'number' || bound >= 0) ? bound : undefined;
  from.warn(key, mended === undefined ? 'bound' : 'type', { want: WANT[kind] });
  return mended;
}

/** What can be written out as a text; `String` throws for some objects. */
const isScalar = (value: unknown): value is string | number | boolean => /^(string|number|boolean)$/.test(typeof value);

/** A default that is not an answer to its own field is dropped: the field starts empty and works. */
export function mendDefault(from: Reader, key: string, given: unknown, field: Field): Field {
  const value = valueOf(field, given);
  const problem = value === undefined ? undefined : checkBounds(field, value);
  if (value === undefined || problem) {
    const why = problem ? say(wireWords, 'en', problem.phrase, { label: field.label, ...problem.params }) : '';
    from.warn(key, 'default', { label: field.label, why });
    return field;
  }
  const right = field.kind === 'choice' && field.multiple ? Array.isArray(given) : typeof given === typeof value;
  const milliseconds = typeof given === 'number' && /date|time/.test(field.kind);
  if (!right && !milliseconds) from.warn(key, 'type', { want: JSON.stringify(value) });
  return { ...field, default: value } as Field;
}

/** Lines joined by a blank. Split and trimmed, since one expression for it would take quadratic time. */
const onOneLine = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** A default as a value of the field, read the way a control would read it. */
function valueOf(field: Field, given: unknown): Value | undefined {
  if (typeof given === 'string' && given.length > LIMITS.answer) return undefined;
  if (field.kind === 'boolean') {
    return typeof given === 'boolean' ? given : given === 'true' ? true : given === 'false' ? false : undefined;
  }
  if (field.kind === 'choice') {
    const list = (Array.isArray(given) ? (given as readonly unknown[]) : [given]).slice(0, LIMITS.options);
    if (!list.every(isScalar)) return undefined;
    const raw = display(field, list.map(String), 'en');
    if ((raw as readonly number[]).length < list.length || (list.length > 1 && !field.multiple)) return undefined;
    return coerce(field, raw, 'en') as Value | undefined;
  }
  if (!isScalar(given)) return undefined;
  if (field.kind === 'number' || field.kind === 'text') {
    const text = String(given);
    const oneLine = field.kind === 'text' && !field.multiline ? onOneLine(text) : text;
    const value = coerce(field, oneLine, 'en');
    return value instanceof Problem ? undefined : value;
  }
  const value = calendar().read(field.kind, given);
  // A moment stays as it was written.
  return value && field.kind === 'datetime' && typeof given === 'string' ? given : value;
}
