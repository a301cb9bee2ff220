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

/** A list of options, and not one of schemas. */
export const isTitled = (list: unknown): boolean =>
  Array.isArray(list) && (!list.length || list.some((one) => !isObject(one) || 'const' in one));

/** The options of a schema; `undefined` when it has no list of them. */
export function readOptions(from: Reader, places: Places): readonly Option[] | undefined {
  const found = places.filter(([key]) => isTitled(from.spec[key]));
  // Where there are titles, they are for the person.
  const hasTitles = ([key]: Places[number]): boolean => key !== 'enum' && !!(from.spec[key] as unknown[]).length;
  const [key, own] = found.find(hasTitles) ?? found[0] ?? [];
  if (!key) return undefined;
  if (own) warn(from, key, 'options-key', key, own);
  for (const [other] of [...found, ['enumNames'] as const])
    if (other !== key && !isNone(from.spec[other]) && !(key === 'enum' && other === 'enumNames'))
      warn(from, other, 'options-twice', other, own ?? key);
  const list = from.spec[key] as readonly unknown[];
  const count = list.length;
  const limit = LIMITS.options;
  if (count > limit) from.warn(key, 'too-many-options', { count, limit, kept: limit });
  const kept = list.slice(0, limit);
  // Of plain values, the entries of the lists are what a reader looks for by key.
  const values = from.inside(
    Object.fromEntries(kept.map((value, at) => [at, isOfJson(value) && String(value).trim() ? String(value) : ''])),
    key,
  );
  const names = key === 'enum' ? readNames(from, count) : undefined;
  const seen = new Map<string, unknown>();
  return kept.flatMap((item, index): Option[] => {
    const here = from.inside(item, key, index);
    const isPlain = key === 'enum' || !isObject(item);
    const held = isPlain ? item : item['const'];
    // JSON has no minus zero to send back.
    const wire = held === 0 ? 0 : held;
    if (!isOfJson(wire)) {
      warn(here, '', 'option-lost');
      return [];
    }
    const text = String(wire);
    if (text !== wire) warn(here, '', 'option-type', text);
    if (seen.has(text)) here.say('hint', '', 'duplicate-option', { value: text.slice(0, 80) });
    // The text and the number or flag that looks like it are two values.
    const value = seen.has(text) && seen.get(text) !== wire ? `${text} (${typeof wire})` : text;
    seen.set(value, wire);
    if (isPlain && key !== 'enum') warn(here, '', 'option-title', text);
    const label = isPlain ? (readName(names, index) ?? readName(values, index)) : readTitle(here, text);
    const description = isPlain ? undefined : here.text('description');
    return [{ value, label: label ?? '(–)', ...given({ description, wire: value === wire ? undefined : wire }) }];
  });
}

/** What an option may stand for and JSON can send back: no NaN, which would go as null. */
const isOfJson = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** The older list of labels beside `enum`. Of another length it would put a label on the wrong value. */
function readNames(from: Reader, count: number): Reader | undefined {
  const { enumNames } = from.spec;
  if (enumNames === null) from.warn('enumNames', 'null-key');
  if (isNone(enumNames)) return undefined;
  if (Array.isArray(enumNames) && enumNames.length === count)
    return from.inside(Object.fromEntries(enumNames.slice(0, LIMITS.options).entries()), 'enumNames');
  warn(from, 'enumNames', 'enum-names');
  return undefined;
}

const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** What the person reads of an option that is a plain value. */
const readName = (list: Reader | undefined, index: number): string | undefined => filled(list?.text(String(index)));

/** Never blank, and never another option's. */
function readTitle(from: Reader, value: string): string | undefined {
  if (isNone(from.spec['title'])) warn(from, '', 'option-title', value);
  return filled(from.text('title')) ?? filled(from.inside({ const: value }).text('const'));
}
