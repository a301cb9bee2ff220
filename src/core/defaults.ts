import type { Draft } from './grammar.js';
import { coerce, display } from './kinds.js';
import type { Field, Value } from './model.js';
import { checkBounds } from './rules.js';

const equal = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((one, at) => one === b[at]) : a === b;

/** The field with what it starts with: a default that comes through its control unchanged is one. */
export function withDefault(field: Field, { from, grammar }: Draft): Field {
  const key = grammar.default ?? '';
  const given = from.spec[key];
  // An empty text is how models write "no default".
  if (!key || given === undefined || (given === '' && field.kind === 'text')) return field;
  from.spend(given);
  const value = coerce(field, display(field, given as Value, 'en'), 'en') as Value | undefined;
  return value !== undefined &&
    equal(value, given) &&
    // What a box would show otherwise than it is sent is no default of a text.
    (field.kind !== 'text' || from.visible(given as string) === given) &&
    !checkBounds(field, value)
    ? ({ ...field, default: value } as Field)
    : from.mender.default(from, key, given, field, grammar);
}
