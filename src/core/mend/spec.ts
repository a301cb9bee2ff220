/** The object in what a model or a host handed over. */
import type { Json } from '../dialect.js';
import type { Report } from '../issue.js';
import { LIMITS } from '../limits.js';
import { isObject } from '../reader.js';
import { cut } from './texts.js';
import { unwrap } from './unwrap.js';
import { makeVisible } from './visible.js';

/** Where an envelope holds what it wraps. */
const INNER = ['props', 'display', 'params'];

export function mendSpec(input: unknown, report: Report): Json | undefined {
  const given = typeof input === 'string' ? input : '';
  const fault =
    given.length > LIMITS.spec ? 'too-large' : given.trim() === '[object Object]' ? 'object-object' : undefined;
  if (fault) {
    report('error', '', fault, { count: given.length, limit: LIMITS.spec });
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
  const opened = open(spec, INNER, '', report);
  return INNER.reduce(
    (whole, key) => {
      const inner = whole[key];
      return isObject(inner) ? { ...whole, [key]: open(inner, ['fields'], `/${key}`, report) } : whole;
    },
    open(opened, ['fields'], '', report),
  );
}

/** The same object with these keys unwrapped, where they hold JSON text. */
function open(spec: Json, keys: readonly string[], path: string, report: Report): Json {
  return keys.reduce((whole, key) => {
    const value = whole[key];
    const inner = typeof value === 'string' ? unwrap(value) : value;
    if (inner === value || typeof inner !== 'object') return whole;
    report('warning', `${path}/${key}`, 'encoded', { key });
    return { ...whole, [key]: inner };
  }, spec);
}

/** Words to show in place of a form, from the spec or from inside its envelope. */
export function findFallback(spec: Json): string | undefined {
  for (const at of [spec, ...INNER.map((key) => spec[key]).filter(isObject)]) {
    for (const key of ['fallback_text', 'title', 'message', 'description']) {
      const text = at[key];
      if (typeof text !== 'string' || !text.trim()) continue;
      const seen = makeVisible(text.slice(0, 2 * LIMITS.text));
      return seen.length > LIMITS.text ? cut(seen, LIMITS.text) : seen;
    }
  }
  return undefined;
}
