import type { Aids } from './aids.js';
import { days } from './days.js';
import type { Issue } from './issue.js';
import { mender } from './mend/index.js';
import type { Form } from './model.js';
import { tryPattern } from './pattern/engine.js';
import { readSpec, type ParseOptions } from './read-spec.js';

export interface Parsed {
  /** `undefined` when the spec is unusable. */
  readonly form?: Form;
  readonly issues: readonly Issue[];
  /** What the spec gave to show in place of a form. */
  readonly fallback?: string;
}

const aids: Aids = { mender, patterns: tryPattern, calendar: days };

/**
 * Reads a spec: an object, JSON text, or JSON text inside a JSON string. Never throws; what is wrong
 * stands in `issues`, and an unusable spec has no `form`.
 */
export function parse(input: unknown, options: ParseOptions): Parsed {
  const { form, findings, fallback } = readSpec(input, { ...options, aids });
  return { ...(form ? { form } : {}), issues: mender.explain(findings), ...(fallback ? { fallback } : {}) };
}
