/** The options of a choice, in any of the ways in which a JSON Schema lists them. */
import { given } from '../core/given.js';
import { LIMITS } from '../core/limits.js';
import type { Option } from '../core/model.js';
import type { Reader } from '../core/reader.js';
import { isNone, isObject } from '../core/reader.js';
import { warn } from './json-schema-words.js';

/** Where options may stand, and where they should, if somewhere else. */
type Places = readonly (readonly [key: string, own?: string])[];

export const ONE_OF: Places = [['enum'], ['oneOf'], ['anyOf', 'oneOf']];
export const SEVERAL_OF: Places = [['enum'], ['anyOf'], ['oneOf', 'anyOf']];

/** Options whose values are no strings on the wire, and what they are there. */
export type WireValues = readonly (readonly [option: string, wire: unknown])[];

export interface Options {
  readonly options: readonly Option[];
  readonly meta?: WireValues;
}

/** A list of options, and not one of schemas. */
export const isTitled = (list: unknown): boolean =>
  Array.isArray(list) && (!list.length || list.some((one) => !isObject(one) || 'const' in one));

/** The options of a schema; `undefined` when it has no list of them. */
export function readOptions(from: Reader, places: Places): Options | undefined {
  const [key, own] = places.find(([key]) => isTitled(from.spec[key])) ?? [];
  if (!key) return undefined;
  if (own) warn(from, key, 'options-key', key, own);
  const list = from.spec[key] as readonly unknown[];
  const count = list.length;
  const limit = LIMITS.options;
  if (count > limit) from.warn(key, 'too-many-options', { count, limit, kept: limit });
  const names = readNames(from, count);
  const seen = new Set<string>();
  const wire: [string, unknown][] = [];
  const options = list.slice(0, limit).flatMap((item, index): Option[] => {
    const here = from.inside(item, key, index);
    const given = key === 'enum' || !isObject(item) ? item : item['const'];
    // JSON has no minus zero to send back.
    const value = given === 0 ? 0 : given;
    if (!isOfJson(value)) {
      warn(here, '', 'option-lost');
      return [];
    }
    const text = String(value);
    if (text !== value) {
      warn(here, '', 'option-type', text);
      wire.push([text, value]);
    }
    if (seen.has(text)) here.say('hint', '', 'duplicate-option', { value: text.slice(0, 80) });
    seen.add(text);
    return [{ value: text, ...readLabel(here, key, names?.[index], text) }];
  });
  return { options, ...(wire.length ? { meta: wire } : {}) };
}

/** What an option may stand for and JSON can send back: no NaN, which would go as null. */
const isOfJson = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** The older list of labels beside `enum`. Of another length it would put a label on the wrong value. */
function readNames(from: Reader, count: number): readonly unknown[] | undefined {
  const { enumNames } = from.spec;
  if (enumNames === null) from.warn('enumNames', 'null-key');
  if (isNone(enumNames)) return undefined;
  if (Array.isArray(enumNames) && enumNames.length === count) return enumNames as unknown[];
  warn(from, 'enumNames', 'enum-names');
  return undefined;
}

/** What the person reads: never blank, and never another option's. */
function readLabel(from: Reader, key: string, name: unknown, value: string): Omit<Option, 'value'> {
  const title = key === 'enum' ? name : from.text('title');
  if (key !== 'enum' && isNone(title)) warn(from, '', 'option-title', value);
  const label = typeof title === 'string' && title.trim() ? title : value.trim() ? value : '(–)';
  return { label, ...given({ description: key === 'enum' ? undefined : from.text('description') }) };
}
