/** The object in what a model or a host handed over. */
import type { Json } from '../dialect.js';
import type { Report } from '../issue.js';
import { LIMITS } from '../limits.js';
import { isObject } from '../reader.js';
import { cut } from './texts.js';
import { unwrap } from './unwrap.js';

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
  // A Markdown fence around the JSON is the commonest slip of a model.
  const fenced = /^\s*`{3,}\w*\s([\s\S]*?)\s`{3,}\s*$/.exec(given)?.[1];
  if (fenced !== undefined) report('warning', '', 'fence');
  const text = fenced ?? input;
  const spec = unwrap(text);
  if (!isObject(spec)) {
    report('error', '', typeof spec === 'string' ? 'not-json' : 'not-an-object');
    return undefined;
  }
  if (typeof text === 'string' && /^\s*"/.test(text)) report('warning', '', 'encoded', { key: 'spec' });
  // Where there are fields, whatever else holds JSON text is none of ours.
  const { fields } = spec;
  if (Array.isArray(fields) && fields.length) return spec;
  let room: number = LIMITS.spec;
  /** The same object with these keys unwrapped, where they hold JSON text. */
  const open = (json: Json, keys: readonly string[], path: string): Json =>
    keys.reduce((whole, key) => {
      const value = whole[key];
      if (typeof value !== 'string') return whole;
      room -= value.length;
      if (room < 0) throw new RangeError();
      const inner = unwrap(value);
      if (typeof inner !== 'object') return whole;
      report('warning', `${path}/${key}`, 'encoded', { key });
      return over(whole, key, inner);
    }, json);
  return INNER.reduce(
    (whole, key) => {
      const inner = whole[key];
      const opened = isObject(inner) ? open(inner, ['fields'], `/${key}`) : inner;
      return opened === inner ? whole : over(whole, key, opened);
    },
    open(spec, [...INNER, 'fields'], ''),
  );
}

/** The object with another value under a key. Laid over it: a copy would walk all its keys. */
const over = (spec: Json, key: string, value: unknown): Json =>
  Object.create(spec, { [key]: { value, enumerable: true } }) as Json;

/** Words to show in place of a form, from the spec or from inside its envelope. */
export function findFallback(spec: Json): string | undefined {
  for (const at of [spec, ...INNER.map((key) => spec[key]).filter(isObject)]) {
    for (const key of ['fallback_text', 'title', 'message', 'description']) {
      const text = at[key];
      if (typeof text === 'string' && text.trim()) return text.length > LIMITS.text ? cut(text, LIMITS.text) : text;
    }
  }
  return undefined;
}
