/**
 * From a flat JSON Schema to fields, as the Model Context Protocol has it: one property is one field. What
 * real servers send besides (unions with null, options in the other keyword) is read and reported; what is
 * nested stands in the form as a field that cannot be answered.
 */
import { misfit } from '../core/bounds.js';
import { withDefault } from '../core/defaults.js';
import { given } from '../core/given.js';
import type { Grammar, TypeHint } from '../core/grammar.js';
import { LIMITS } from '../core/limits.js';
import type { Json } from '../core/dialect.js';
import type { Field } from '../core/model.js';
import type { Reader } from '../core/reader.js';
import { isNone, isObject } from '../core/reader.js';
import { isTitled, ONE_OF, readOptions, SEVERAL_OF } from './json-schema-options.js';
import { warn } from './json-schema-words.js';

const GRAMMAR: Grammar = {
  name: 'name',
  type: 'type',
  default: 'default',
  optionValue: 'const',
  types: ['string', 'number', 'integer', 'boolean', 'array'],
  fields: LIMITS.fields,
  label: LIMITS.text,
  options: LIMITS.options,
};

const TYPES: ReadonlyMap<unknown, TypeHint> = new Map([
  ['string', { kind: 'text' }],
  ['number', { kind: 'number' }],
  ['integer', { kind: 'number', integer: true }],
  ['boolean', { kind: 'boolean' }],
  ['array', { kind: 'choice', multiple: true }],
]);

const FORMATS: ReadonlyMap<unknown, TypeHint> = new Map([
  ['email', { kind: 'text', format: 'email' }],
  ['uri', { kind: 'text', format: 'uri' }],
  ['date', { kind: 'date' }],
  ['date-time', { kind: 'datetime' }],
]);

/** All properties of a schema, in order; `undefined` when no form can be made of them (reported). */
export function readProperties(from: Reader): Field[] | undefined {
  const { properties } = from.spec;
  const schemas = isObject(properties) ? properties : {};
  const names = Object.keys(schemas);
  const required = readRequired(from, names);
  const kept = names.slice(0, LIMITS.fields);
  const count = names.length;
  if (!count) {
    from.say('error', 'properties', 'no-fields', {
      message: 'There is no property that can be asked for.',
      hint: 'Give “properties” as an object with a schema for each answer.',
    });
    return undefined;
  }
  if (count > kept.length) {
    // An answer without a required property would claim what nobody was asked.
    const severity = names.slice(kept.length).some((name) => required.has(name)) ? 'error' : 'warning';
    from.say(severity, 'properties', 'too-many-fields', { count, limit: LIMITS.fields, kept: kept.length });
  }
  return kept.map((name) => {
    const schema = schemas[name];
    return readProperty(from.inside(schema, 'properties', name), schema, name, required);
  });
}

function readRequired(from: Reader, names: readonly string[]): ReadonlySet<unknown> {
  const { required } = from.spec;
  if (required === undefined) return new Set();
  if (required === null) from.warn('required', 'null-key');
  else if (!Array.isArray(required))
    from.warn('required', 'type', { want: 'a list of names of properties', read: '; nothing is required' });
  const list = Array.isArray(required) ? (required as readonly unknown[]) : [];
  // Every one of them counts: a form without a required property would claim what nobody was asked.
  if (list.length > LIMITS.spec / LIMITS.entry) throw new RangeError();
  const known = new Set(names);
  list.forEach((name, index) => {
    if (!known.has(name as string)) warn(from.inside({}, 'required', index), '', 'no-property', name);
  });
  return new Set(list);
}

function readProperty(property: Reader, schema: unknown, name: string, required: ReadonlySet<unknown>): Field {
  if (!isObject(schema)) warn(property, '', 'no-schema', name);
  const from = withoutNull(property);
  // Where other systems write it, and models with them.
  const marked = from.spec['required'] === true;
  if (marked) warn(from, 'required', 'required-here', name);
  const title = from.text('title', { min: 1 });
  const help = from.text('description');
  const label = title?.trim() ? title : from.mender.label(from, name);
  const needed = marked || required.has(name);
  const field = {
    name,
    path: from.path,
    label,
    required: needed,
    ...given({ help }),
    ...readKind(from, needed, label),
  } as Field;
  // In a union with null it is what no answer starts with.
  const isNull = from !== property && from.spec['default'] === null;
  return field.unanswerable || isNull ? field : readDefault(field, from);
}

function readDefault(field: Field, from: Reader): Field {
  const value = from.spec['default'];
  // Nothing chosen is where a list starts anyway.
  if (Array.isArray(value) && !value.length) return field;
  if (
    field.kind === 'datetime' &&
    typeof value === 'string' &&
    /:\d\d(\.\d+)?$/.test(value) &&
    !/[+-]..:..$/.test(value)
  ) {
    warn(from, 'default', 'no-offset');
  }
  return withDefault(field, { from, grammar: GRAMMAR });
}

/** What is read of a property. A copy of the whole would walk its keys, however many there are. */
const READ =
  'type title description default enum enumNames oneOf anyOf allOf $ref properties items format pattern minLength maxLength minimum maximum minItems maxItems required';
const pick = (value: (key: string) => unknown): Json =>
  Object.fromEntries(READ.split(' ').map((key) => [key, value(key)]));

const isNull = (schema: unknown): boolean => schema === null || (isObject(schema) && schema['type'] === 'null');

/** A schema without the alternative that the answer may be null: nobody answers null, one leaves it out. */
function withoutNull(from: Reader): Reader {
  const { spec } = from;
  const { type } = spec;
  if (Array.isArray(type)) {
    warn(from, 'type', 'nullable', 'type');
    const types = type.filter((one) => one !== 'null') as unknown[];
    const one = types.includes('string') ? 'string' : types[0];
    return from.inside(pick((key) => (key === 'type' ? one : spec[key])));
  }
  for (const key of ['anyOf', 'oneOf']) {
    const union = spec[key];
    if (!Array.isArray(union) || isTitled(union)) continue;
    const others = union.filter((one) => !isNull(one)) as unknown[];
    const taken = others.length === 1 ? others[0] : others.find((one) => isObject(one) && one['type'] === 'string');
    if (!isObject(taken)) continue;
    warn(from, key, 'nullable', key);
    return from.inside(pick((one) => (one === key || spec[one] === undefined ? taken[one] : spec[one])));
  }
  return from;
}

const NOT_FLAT = { kind: 'text', multiline: false, unanswerable: 'not-flat' } as const;
const NO_OPTIONS = { kind: 'choice', multiple: false, options: [], unanswerable: 'no-options' } as const;

/** Nested, or said by a keyword that makes one schema of several. */
const isNested = ({ type, properties, $ref, allOf, anyOf, oneOf }: Json): boolean =>
  type === 'object' ||
  type === 'null' ||
  (isNone(type) &&
    [properties, $ref, allOf, ...[anyOf, oneOf].filter((one) => !isTitled(one))].some((one) => one !== undefined));

function readKind(from: Reader, needed: boolean, label: string): object {
  if (isNested(from.spec)) {
    warn(from, '', 'not-flat', label);
    return NOT_FLAT;
  }
  const hint = TYPES.get(from.spec['type']) ?? from.mender.type(from, GRAMMAR);
  if (hint.multiple) return readSeveral(from, label);
  // An answer of no is one, so a yes or no need not be yes.
  if (hint.kind === 'boolean') return { ...hint, toggle: false, required: false, ...(needed ? { present: true } : {}) };
  const found = readOptions(from, ONE_OF);
  if (!found && hint.kind !== 'choice') return readPlain(from, hint);
  if (found?.length) {
    // With its options in quotes alone, the schema would allow none of them.
    if (hint.kind === 'number') from.warn('type', 'type', { want: '"string"', read: ', as its options are' });
    return { kind: 'choice', multiple: false, options: found };
  }
  warn(from, '', 'no-options', label);
  return NO_OPTIONS;
}

function readSeveral(from: Reader, label: string): object {
  const options = readOptions(from.inside(from.spec['items'], 'items'), SEVERAL_OF);
  if (!options) {
    warn(from, '', 'not-flat', label);
    return NOT_FLAT;
  }
  if (!options.length) {
    warn(from, 'items', 'no-options', label);
    return NO_OPTIONS;
  }
  const bounds = readBounds(
    from,
    { kind: 'choice' },
    ['minItems', 'maxItems'],
    new Set(options.map(({ value }) => value)).size,
  );
  return { kind: 'choice', multiple: true, sparse: true, options, ...bounds };
}

/** A field that is no choice. */
function readPlain(from: Reader, hint: TypeHint): object {
  const { format, default: value } = from.spec;
  const known = hint.kind === 'text' ? FORMATS.get(format) : undefined;
  if (format === null) from.warn('format', 'null-key');
  if (hint.kind === 'text' && !isNone(format) && !known) warn(from, 'format', 'format', format);
  const { kind, ...rest } = known ?? hint;
  if (kind === 'number') {
    return { kind, integer: false, ...rest, ...readBounds(from, { kind, ...rest }, ['minimum', 'maximum']) };
  }
  if (kind !== 'text') return { kind };
  const most = from.spec['pattern'] ? LIMITS.patternAnswer : LIMITS.answer;
  const bounds = readBounds(from, { kind, ...rest }, ['minLength', 'maxLength'], most);
  // JSON Schema has no word for a text of several lines; one whose default has them is.
  const multiline = !known && typeof value === 'string' && value.includes('\n');
  return { kind, multiline, ...rest, ...bounds, ...readPattern(from, bounds.max) };
}

/** Both bounds; dropped where nothing can meet them. `most`: as much as there can be, of a count. */
function readBounds(
  from: Reader,
  hint: TypeHint,
  keys: readonly [low: string, high: string],
  most?: number,
): { readonly min?: number; readonly max?: number } {
  const { kind } = hint;
  const bounds = keys.map((key) => {
    const value = from.spec[key];
    const fits = kind === 'number' ? Number.isFinite(value) : Number.isInteger(value) && Number(value) >= 0;
    return value === undefined || fits ? (value as number | undefined) : from.mender.bound(from, key, value, kind);
  });
  const [min, max] = bounds as (number | undefined)[];
  if (!misfit(hint, bounds, most)) return given({ min, max });
  warn(from, '', 'bounds', ...keys);
  return {};
}

/** A pattern may match anywhere in the answer: JSON Schema's are not anchored, HTML's are. */
function readPattern(from: Reader, max = Infinity): object {
  const source = from.text('pattern', { whole: true });
  if (!source) return {};
  const pattern = from.pattern(source, { maxLength: Math.min(max, LIMITS.patternAnswer) });
  if (typeof pattern !== 'string') return { pattern };
  from.warn('pattern', pattern, { source });
  return {};
}
