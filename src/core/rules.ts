/** What every answer must meet, by kind. The same functions judge in the browser and on the server. */
import { checkDay } from './days.js';
import type { Field, FieldOf, Kind, TextField, Value } from './model.js';
import { LIMITS } from './limits.js';
import { outside } from './outside.js';
import { Problem } from './problem.js';

/** Code points, as JSON Schema and the dialects count, not UTF-16 units. */
export const codePoints = (text: string): number => text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '.').length;

/** HTML's "valid e-mail address", https://html.spec.whatwg.org/#valid-e-mail-address. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** What is left of a phone number without its separators. */
const PHONE = /^\+?\d{5,15}(?:(?:x|ext)\d{1,7})?$/i;
const UNSAFE = /^(?:javascript|data|vbscript|blob|file):/i;

/**
 * Absolute, with a host, and nothing before an “@”. Platforms differ in which letters of the world a host may have, and take
 * long to tell: any letter will do, and of the rest they are asked about a host of plain letters.
 */
function isWebAddress(text: string): boolean {
  const host = /^https?:\/\/([^\s\\/?#]{1,260})(?![^\s\\/?#])[^\s\\]*$/i.exec(text)?.[1];
  const plain = host?.replace(/xn--|(?!\p{ASCII})[\p{L}\p{M}\p{N}]/giu, 'a');
  return /^[\w.:[\]-]+$/.test(plain ?? '') && URL.canParse(`https://${plain}`);
}

const FORMATS: Readonly<Record<NonNullable<TextField['format']>, (text: string) => boolean>> = {
  email: (text) => text.length <= 254 && EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text),
  url: isWebAddress,
  uri: (text) =>
    /^https?:/i.test(text)
      ? isWebAddress(text.replace(/\/\/[^\s\\/?#]*@/, '//'))
      : /^[a-z][a-z\d+.-]*:[^\s\\]+$/i.test(text) && !UNSAFE.test(text),
  phone: (text) => PHONE.test(text.replace(/[\s().\-/]/g, '')),
};

/** The most code points that a text may hold: its own limit, and the caps. */
export const textLimit = (field: TextField): number =>
  Math.min(field.max ?? Infinity, field.pattern ? LIMITS.patternAnswer : LIMITS.answer);

const CHECKS: { readonly [K in Kind]: (field: FieldOf<K>, value: Value, locale: string) => Problem | undefined } = {
  text(field, value) {
    const text = String(value);
    const length = codePoints(text);
    if (length < (field.min ?? 0)) return new Problem('tooShort', { n: field.min ?? 0 });
    if (length > textLimit(field)) return new Problem('tooLong', { n: textLimit(field) });
    if (field.format && !FORMATS[field.format](text)) return new Problem(field.format);
    if (!field.pattern || field.pattern.test(text)) return undefined;
    const { placeholder: example, help } = field;
    if (example && field.pattern.test(example)) return new Problem('patternLike', { example }, 'pattern');
    return help ? new Problem('patternHelp', { help }, 'pattern') : new Problem('pattern');
  },
  number: (field, value) => outside(field, Number(value), (bound) => bound, 'min', 'max'),
  boolean: () => undefined,
  choice(field, value) {
    if (!field.multiple || !Array.isArray(value)) return undefined;
    const count = value.length;
    // An optional list left empty is no answer, and a minimum binds only an answer.
    if (count > 0 && count < (field.min ?? 0)) return new Problem('tooFew', { n: field.min ?? 0 });
    return count > (field.max ?? Infinity) ? new Problem('tooMany', { n: field.max ?? 0 }) : undefined;
  },
  date: checkDay,
  time: checkDay,
  datetime: checkDay,
};

/** What is wrong with a value that is there. */
export const checkBounds = (field: Field, value: Value, locale = 'en'): Problem | undefined =>
  (CHECKS[field.kind] as (field: Field, value: Value, locale: string) => Problem | undefined)(field, value, locale);

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** What is wrong with an answer, or with its absence. */
export function check(field: Field, value: Value | undefined, locale = 'en'): Problem | undefined {
  if (field.unanswerable) return field.required ? new Problem('unanswerable') : undefined;
  if (field.kind === 'boolean') {
    // Where no is an answer, only silence is none.
    const missing = field.present ? value === undefined : field.required && value !== true;
    const phrase = field.present ? 'required.choice' : field.toggle ? 'required.toggle' : 'required.boolean';
    return missing ? new Problem(phrase, {}, 'required') : undefined;
  }
  if (isEmpty(value) && field.required) {
    if (field.kind === 'choice' && field.multiple)
      return new Problem('tooFew', { n: Math.max(1, field.min ?? 0) }, 'required');
    const picked = field.kind !== 'text' && field.kind !== 'number';
    return new Problem(
      field.kind === 'choice' ? 'required.choice' : picked ? 'required.pick' : 'required.text',
      {},
      'required',
    );
  }
  return value === undefined ? undefined : checkBounds(field, value, locale);
}
