/** The object in what a model or a host handed over. */
import type { Json } from '../dialect.js';
import type { Report } from '../issue.js';
import { LIMITS } from '../limits.js';
import type { Reader } from '../reader.js';
import { isObject } from '../reader.js';
import type { Params } from '../say.js';
import { cut } from './texts.js';
import { levels, unwrap } from './unwrap.js';

/** Where an envelope holds what it wraps. */
const INNER = ['props', 'display', 'params'];

export function mendSpec(input: unknown, report: Report): Json | undefined {
  const given = typeof input === 'string' ? input : '';
  const fault =
    given.length > LIMITS.spec ? 'too-large' : given.trim() === '[object Object]' ? 'object-object' : undefined;
  if (fault) {
    report('error', '', fault);
    return undefined;
  }
  const { spec, isFenced, isEncoded } = find(input);
  if (!isObject(spec)) {
    if (typeof spec !== 'string') report('error', '', 'not-an-object');
    else tellWhyNot(spec, report);
    return undefined;
  }
  if (isFenced) report('warning', '', 'fence');
  if (isEncoded) report('warning', '', 'encoded', { key: 'spec' });
  // Where there are fields, in an envelope or bare, whatever else holds JSON text is none of ours.
  const places = [spec, ...INNER.map((key) => spec[key])];
  if (places.some((one) => isObject(one) && Array.isArray(one['fields']) && one['fields'].length)) return spec;
  let room: number = LIMITS.spec;
  /** The same object with these keys unwrapped, where they hold JSON text. */
  const open = (json: Json, keys: readonly string[], path: string): Json => {
    let whole = json;
    for (const key of keys) {
      const value = whole[key];
      if (typeof value !== 'string') continue;
      room -= value.length;
      if (room < 0) throw new RangeError();
      const inner = unwrap(value);
      if (typeof inner !== 'object') continue;
      report('warning', `${path}/${key}`, 'encoded', { key });
      whole = over(whole, key, inner);
    }
    return whole;
  };
  let whole = open(spec, [...INNER, 'fields'], '');
  for (const key of INNER) {
    const inner = whole[key];
    const opened = isObject(inner) ? open(inner, ['fields'], `/${key}`) : inner;
    if (opened !== inner) whole = over(whole, key, opened);
  }
  return whole;
}

interface Found {
  readonly spec: unknown;
  readonly isFenced?: boolean;
  readonly isEncoded?: boolean;
}

/** The object in a text: bare, in a JSON string, in a Markdown fence or among other words, or in one of these in another. */
function find(input: unknown): Found {
  const whole = unwrap(input);
  const isEncoded = typeof input === 'string' && /^\s*"/.test(input);
  if (typeof whole !== 'string') return { spec: whole, isEncoded };
  // What was in two strings already is no text among words.
  const bare = isEncoded && /^\s*\{/.test(whole) ? undefined : unwrap(between(whole, '{', '}'));
  if (isObject(bare)) return { spec: bare, isFenced: true, isEncoded };
  const quoted = isEncoded ? undefined : unwrap(between(whole, '"', '"'));
  return isObject(quoted) ? { spec: quoted, isFenced: true, isEncoded: true } : { spec: whole };
}

/** From the first of one sign to the last of another. By hand: a regular expression would try each of the first. */
const between = (text: string, first: string, last: string): string => {
  const start = text.indexOf(first);
  const found = start < 0 ? '' : text.slice(start, text.lastIndexOf(last) + 1);
  // The whole has been tried.
  return found.length < text.length ? found : '';
};

/** JSON that was right as far as it went has more opened in it than closed; else it may say where it is wrong. */
function tellWhyNot(text: string, report: Report): void {
  const { open, tooDeep } = levels(text);
  if (open > 0) report('error', '', 'cut-off', { count: text.length });
  else if (tooDeep) report('error', '', 'too-deep');
  else if (isPlain(text)) report('error', '', 'not-an-object');
  else report('error', '', 'not-json', breakIn(text));
}

/** Whether a text is JSON, but of a number or a word. */
const isPlain = (text: string): boolean => /^\s*(true|false|null|-?\d{1,20}(\.\d{1,20})?)\s*$/.test(text);

/** Where a text stops being JSON, if it was to be JSON at all and the platform tells. */
function breakIn(text: string): Params {
  const start = text.indexOf('{');
  if (start < 0) return {};
  try {
    JSON.parse(text.slice(start));
    return { where: ': it stands inside more than one JSON string' };
  } catch (error) {
    const offset = offsetIn(text.slice(start), String(error));
    const rest = text.slice(start + offset, start + offset + 20).trim();
    if (rest) return { where: `: it breaks at character ${start + offset + 1}, before “${rest}”` };
  }
  return {};
}

/** How far into a text an error of `JSON.parse` points: by the characters in V8, by line and column in Firefox. */
function offsetIn(text: string, error: string): number {
  const position = /position (\d+)/.exec(error)?.[1];
  if (position) return Number(position);
  const [, line, column] = /line (\d+) column (\d+)/.exec(error)?.map(Number) ?? [];
  if (!line || !column) return NaN;
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The object with another value under a key. Laid over it: a copy would walk all its keys. */
const over = (spec: Json, key: string, value: unknown): Json =>
  Object.create(spec, { [key]: { value, enumerable: true } }) as Json;

/** Words to show in place of a form, from the spec or from inside its envelope. */
export function findFallback(from: Reader): string | undefined {
  const { spec } = from;
  for (const at of [spec, ...INNER.map((key) => spec[key]).filter(isObject)]) {
    for (const key of ['fallback_text', 'title', 'message', 'description']) {
      const text = at[key];
      if (typeof text !== 'string' || !text.trim()) continue;
      const seen = from.visible(text.slice(0, 2 * LIMITS.text));
      return seen.length > LIMITS.text ? cut(seen, LIMITS.text) : seen;
    }
  }
  return undefined;
}
