/** Whether values are what a form may send: told once more, without the core, for the core to be held against. */
import type { Field, FieldOf, Form, Kind, Value, Values } from '../../src/core/index.js';

const isDay = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0;
  return Number(year) > 0 && Number(day) >= 1 && Number(day) <= days;
};
const within = <T extends string | number>(value: T, min: T | undefined, max: T | undefined): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);
const allows = (field: Field, value: Value): boolean =>
  (FITS[field.kind] as (field: Field, value: Value) => boolean)(field, value);

const FITS: { readonly [K in Kind]: (field: FieldOf<K>, value: Value) => boolean } = {
  text(field, value) {
    if (typeof value !== 'string' || /\p{Cs}|\r/u.test(value) || (!field.multiline && value.includes('\n')))
      return false;
    const { length } = Array.from(value);
    const fits = within(length, field.min, Math.min(field.max ?? 100_000, 100_000));
    return (
      fits && /\S/.test(value) && (field.pattern?.test(value) ?? true) && (field.multiline || value.trim() === value)
    );
  },
  number: (field, value) =>
    typeof value === 'number' &&
    Number.isFinite(value) &&
    !Object.is(value, -0) &&
    (!field.integer || Number.isSafeInteger(value)) &&
    within(value, field.min, field.max),
  boolean: (field, value) => typeof value === 'boolean' && (value || !field.required),
  choice(field, value) {
    const values = [...new Set(field.options.map(({ wire, value: called }) => (wire === undefined ? called : wire)))];
    if (!field.multiple) return !Array.isArray(value) && values.some((one) => one === value);
    if (!Array.isArray(value)) return false;
    const ordered = values.filter((one) => (value as readonly unknown[]).includes(one));
    const least = value.length || field.required ? Math.max(field.required ? 1 : 0, field.min ?? 0) : 0;
    return JSON.stringify(ordered) === JSON.stringify(value) && within(value.length, least, field.max);
  },
  date: (field, value) => typeof value === 'string' && isDay(value) && within(value, field.min, field.max),
  time({ min, max }, value) {
    if (typeof value !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return false;
    const overnight = min !== undefined && max !== undefined && min > max;
    return overnight ? value >= min || value <= max : within(value, min, max);
  },
  datetime: (_field, value) =>
    typeof value === 'string' &&
    value.length <= 40 &&
    /^\d{4}-\d\d-\d\d[Tt ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(value) &&
    isDay(value.slice(0, 10)),
};

/** What is wrong with values that the core has let through; nothing, if nothing is. */
export function breaches(form: Form, values: Values): readonly string[] {
  const fields = new Map(form.fields.map((field) => [field.name, field]));
  const strangers = Object.keys(values).filter((name) => !fields.has(name));
  const wrong = form.fields.filter((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined) return field.required || (field.kind === 'boolean' && !field.unanswerable);
    return field.unanswerable !== undefined || !allows(field, value);
  });
  return [...strangers, ...wrong.map(({ name }) => name)];
}
