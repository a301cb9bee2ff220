/** Types, options, bounds and defaults that are not written as their dialect writes them. */
import { coerceDay, isTemporal, readDay } from '../days.js';
import type { Grammar, TypeHint } from '../grammar.js';
import { optionRules, TYPES } from '../grammar.js';
import { coerce, display, wireOf } from '../kinds.js';
import { LIMITS } from '../limits.js';
import type { Field, Kind, Option, Value } from '../model.js';
import { readNumber } from '../number.js';
import { Problem } from '../problem.js';
import type { Reader } from '../reader.js';
import { isNone, isObject } from '../reader.js';
import { checkBounds } from '../rules.js';
import { wireWords } from '../wire-words.js';
import { say } from '../say.js';
import { fromMilliseconds } from './milliseconds.js';
import { labelOf, mendText, readable, readFlag } from './texts.js';

/** Words that models borrow from HTML, from JSON Schema and from each other, as a dialect would say them. */
const BORROWED: Readonly<Record<string, string>> = {
  string: 'text',
  str: 'text',
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
  bool: 'checkbox',
  int: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  switch: 'toggle',
};

/** What something is that is no word. */
const nameOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : `a ${typeof value}`;

export function mendType(from: Reader, { type: key, types, flags }: Grammar): TypeHint {
  const { spec } = from;
  const at = [key, 'type', 'field_type', 'kind'].find((one) => !isNone(spec[one])) ?? key;
  const given = spec[at];
  const lower = typeof given === 'string' ? given.toLowerCase().trim() : '';
  const word = Object.hasOwn(BORROWED, lower) ? (BORROWED[lower] ?? '') : lower;
  const hint = Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
  const known = types.join(', ');
  if (hint) {
    const several = flags ?? types.some((type) => /^(multiselect|array)$/.test(type));
    const how = hint.multiple && !several ? 'as a choice of one, since no list can be sent' : 'all the same';
    const misplaced = at !== key && types.includes(word) ? at : '';
    from.warn(key, 'foreign-type', { said: String(given), at: misplaced, how, known });
    return hint;
  }
  const options = spec['options'];
  const isChoice = Array.isArray(options) && options.length > 0;
  const what = isNone(given) ? 'missing' : `${nameOf(given)}, and no word for a type`;
  from.warn(key, 'unknown-type', {
    ...(typeof given === 'string' ? { said: given } : { what }),
    // A schema may tell by other keys what it is.
    drawn: types.includes('string') ? '' : `; the field is drawn as ${isChoice ? 'a choice' : 'text without bounds'}`,
    known,
  });
  // Its bounds are a number's, most likely: as a count of characters they would refuse what is meant.
  return isChoice ? { kind: 'choice' } : { kind: 'text', unbounded: true };
}

/** The keys that stand for a value and for a label, in the order in which they are believed. */
const VALUE_KEYS = ['value', 'payload', 'id', 'const', 'key'];
const LABEL_KEYS = ['label', 'title', 'name', 'text'];

export function mendOption(from: Reader, item: unknown, grammar: Grammar): Option | undefined {
  const { optionValue: key, optionLabel: max = LIMITS.text } = grammar;
  const lost = (): undefined => {
    const what = isObject(item) ? `an object without “${key}” and “label”` : nameOf(item);
    from.warn('', 'option', { said: `${what}, and was left out`, key });
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
  const named = labelKey && item[labelKey];
  const isBlank = typeof named === 'string' && !named.trim();
  const label = labelKey && !isBlank ? from.text(labelKey, { max }) : undefined;
  if (value === undefined && label === undefined) {
    lost();
    return;
  }
  if (value === undefined || !label) {
    from.warn('', 'option', { said: `without a ${value === undefined ? key : 'label'}`, key });
  }
  const description = from.text('description');
  return {
    value: value ?? label ?? '',
    label: label ? label : labelOf(from, value ?? '', valueKey),
    ...(description ? { description } : {}),
  };
}

/** How a bound is written, by kind. */
const WANT: Readonly<Record<Kind, string>> = {
  text: 'a whole number from 0, without quotes',
  choice: 'a whole number from 0, without quotes',
  number: 'a number, without quotes',
  date: 'a day that exists, written YYYY-MM-DD, or milliseconds as HTML counts them',
  time: 'HH:mm, from 00:00 to 23:59, or milliseconds as HTML counts them',
  datetime: 'an RFC 3339 time, such as 2026-03-05T14:30:00Z, or milliseconds as HTML counts them',
  boolean: '',
};

export function mendBound(from: Reader, key: string, value: unknown, kind: Kind): number | string | undefined {
  if (value === null) {
    from.warn(key, 'null-key');
    return undefined;
  }
  const moment = isTemporal(kind) && typeof value === 'number' ? fromMilliseconds(kind, value) : undefined;
  if (moment) return moment;
  const cut = kind === 'time' && typeof value === 'string' ? withoutSeconds(value) : undefined;
  // What is no text has no seconds to cut, and NaN is not even what it is.
  if (cut !== undefined && cut !== value) {
    from.warn(key, 'read-as', { read: JSON.stringify(cut) });
    return cut;
  }
  const bound = isTemporal(kind) ? undefined : typeof value === 'string' ? readNumber(value, 'en') : value;
  const isBound = typeof bound === 'number' && Number.isFinite(bound) && (kind === 'number' || bound >= 0);
  // What is counted is whole.
  const whole = /^min/.test(key) ? Math.ceil : Math.floor;
  const mended = isBound ? (kind === 'number' ? bound : whole(bound)) : undefined;
  const read = mended === undefined ? '' : `; it was read as ${mended}`;
  from.warn(key, mended === undefined ? 'bound' : 'type', { want: WANT[kind], read });
  return mended;
}

/** `HH:mm:ss` as `HH:mm`; what is no such time stays as it is. */
const withoutSeconds = (text: string): string =>
  text.length < 40 && typeof coerceDay('time', text) === 'string' ? text.slice(0, 'HH:mm'.length) : text;

/** What can be written out as a text; `String` throws for some objects. */
const isScalar = (value: unknown): value is string | number | boolean => /^(string|number|boolean)$/.test(typeof value);

/** A default that is not an answer to its own field is dropped: the field starts empty and works. */
export function mendDefault(from: Reader, key: string, given: unknown, field: Field, { bounds }: Grammar): Field {
  if (given === null) {
    from.warn(key, 'null-key');
    return field;
  }
  const value = valueOf(field, given);
  const why = value === undefined ? '' : whyNot(from, field, value);
  if (value === undefined || why) {
    from.warn(key, 'default', {
      label: field.label,
      why,
      want: why ? 'an answer that the field accepts' : wantOf(field),
    });
    return field;
  }
  const right = field.kind === 'choice' && field.multiple ? Array.isArray(given) : typeof given === typeof value;
  // Who bounds days by milliseconds may start with them, too; for all others a day is a text.
  const milliseconds = bounds === 'all' && typeof given === 'number' && isTemporal(field.kind);
  const read = JSON.stringify(value).slice(0, 200);
  if (!right && !milliseconds) from.warn(key, 'type', { want: read });
  else if (!milliseconds && !isSame(value, given)) from.warn(key, 'read-as', { read });
  return { ...field, default: value } as Field;
}

/** How a default is written that is of the right type, at least. */
function wantOf(field: Field): string {
  if (field.kind === 'text') return `a string of at most ${LIMITS.answer} characters`;
  if (field.kind === 'number') return field.integer ? 'a whole number' : WANT.number;
  if (field.kind === 'boolean') return 'true or false';
  if (field.kind !== 'choice') return WANT[field.kind].replace(/, or milliseconds.*/, '');
  const { options, multiple } = field;
  const values = options.slice(0, 10).map((option) => JSON.stringify(wireOf(option)).slice(0, 80));
  const list = `${values.join(', ')}${options.length > values.length ? ' and so on' : ''}`;
  return multiple ? `a list of some of the values ${list}` : `one of the values ${list}`;
}

/** Why a value cannot stand in its field from the start. */
function whyNot(from: Reader, field: Field, value: Value): string | undefined {
  const problem = checkBounds(field, value);
  if (problem) return say(wireWords, 'en', problem.phrase, { label: field.label, ...problem.params });
  const unseen: string[] = [];
  if (field.kind === 'text') {
    from.visible(String(value), (code, found) => {
      if (code === 'invisible') unseen.push(found);
    });
  }
  return unseen[0] && `It holds characters that cannot be seen or that reorder others (${unseen[0]}).`;
}

/** Whether nothing was changed but the order of a list, or how lines end. */
const isSame = (value: Value, given: unknown): boolean =>
  Array.isArray(value) && Array.isArray(given)
    ? value.length === given.length
    : value === (typeof given === 'string' ? given.replace(/\r\n?/g, '\n') : given);

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
    return readFlag(given);
  }
  if (field.kind === 'choice') {
    const list = (Array.isArray(given) ? (given as readonly unknown[]) : [given]).slice(0, LIMITS.options);
    if (!list.every(isScalar)) return undefined;
    const { options } = field;
    const known = list.map((one) => options.find((option) => wireOf(option) === one || option.value === String(one)));
    const raw = display(field, known.map((option) => option && wireOf(option)) as Value, 'en');
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
  if (typeof given === 'number') return fromMilliseconds(field.kind, given);
  const value = readDay(field.kind, withoutSeconds(String(given)));
  // A moment stays as it was written.
  return value && field.kind === 'datetime' ? String(given) : value;
}
