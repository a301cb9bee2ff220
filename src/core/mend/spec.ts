/** The object in what a model or a host handed over. */
import type { Json } from '../dialect.js';
import type { Report } from '../issue.js';
import { LIMITS } from '../limits.js';
import type { Reader } from '../reader.js';
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
  // Words and a Markdown fence around the JSON are the commonest slip of a model.
  const whole = unwrap(input);
  const among = typeof whole === 'string' && !/^\s*"/.test(given) ? /\{[^]*\}/.exec(whole)?.[0] : undefined;
  const found = among === undefined ? undefined : unwrap(among);
  const spec = isObject(found) ? found : whole;
  if (spec !== whole) report('warning', '', 'fence');
  if (!isObject(spec)) {
    const code = typeof spec !== 'string' ? 'not-an-object' : isCutOff(spec) ? 'cut-off' : 'not-json';
    report('error', '', code, { count: typeof spec === 'string' ? spec.length : 0 });
    return undefined;
  }
  if (/^\s*"/.test(given)) report('warning', '', 'encoded', { key: 'spec' });
  // Where there are fields, in an envelope or bare, whatever else holds JSON text is none of ours.
  const places = [spec, ...INNER.map((key) => spec[key])];
  if (places.some((one) => isObject(one) && Array.isArray(one['fields']) && one['fields'].length)) return spec;
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

/** JSON that was right as far as it went: more is opened in it than closed; a string that is open counts as one. */
function isCutOff(text: string): boolean {
  const bare = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*("|\\?$)/gs, (_string, end: string) => (end ? '' : '{'));
  return bare.split(/[[{]/).length > bare.split(/[\]}]/).length;
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
