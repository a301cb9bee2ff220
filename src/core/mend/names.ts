/** Fields whose name is not as their dialect wants it, or is not there. */
import type { Grammar } from '../grammar.js';
import { LIMITS } from '../limits.js';
import type { Field } from '../model.js';
import type { Reader } from '../reader.js';
import { isObject } from '../reader.js';
import { unwrap } from './unwrap.js';

/** The rule for a name, in words. */
const ruleOf = ({ nameMax, plainName }: Grammar): string =>
  plainName
    ? `a letter, then up to ${(nameMax ?? LIMITS.text) - 1} letters, digits or “_”`
    : `a text of 1 to ${nameMax ?? LIMITS.text} characters`;

export function mendName(from: Reader, grammar: Grammar, name: string): void {
  from.warn(grammar.name, 'name', { name, rule: ruleOf(grammar) });
}

/** The names that a spec gives its fields, read once. */
const known = new WeakMap<Reader, ReadonlySet<string>>();

function namesIn(all: Reader, key: string): ReadonlySet<string> {
  const before = known.get(all);
  if (before) return before;
  const list = unwrap(all.spec['fields']);
  const entries = Array.isArray(list) ? list.slice(0, LIMITS.fields) : [];
  const names = entries.map((entry) => {
    const field = unwrap(entry);
    const name = isObject(field) ? field[key] : undefined;
    return /^(string|number|boolean)$/.test(typeof name) ? String(name) : '';
  });
  const found = new Set(names.filter(Boolean));
  known.set(all, found);
  return found;
}

/**
 * Stands in the form and says that it cannot be answered: left out, a person could send a form without ever having seen
 * what it asks. Its name is its path, which no answer goes by. Where no field has a name there is nothing to answer, and so no form.
 */
export function mendNameless(from: Reader, grammar: Grammar, all: Reader): Field | undefined {
  const { name: key } = grammar;
  const label = from.spec['label'] === undefined ? undefined : from.text('label', { min: 1, max: grammar.label });
  const names = namesIn(all, key);
  const isDrawn = label !== undefined && names.size > 0;
  const what = isDrawn ? 'stands in the form but cannot be answered' : 'was left out';
  from.warn('', 'no-name', { key, rule: ruleOf(grammar), what });
  if (!isDrawn) return undefined;
  const required = from.flag('required', grammar.requiredNeeded) ?? false;
  let name = from.path;
  while (names.has(name)) name += '/';
  return { kind: 'text', multiline: false, name, path: from.path, label, required, unanswerable: 'no-name' };
}
