import type { Aids } from './aids.js';
import type { Issue } from './issue.js';
import type { Form } from './model.js';
import { admitPattern } from './pattern/patterns.js';
import { readSpec, type ParseOptions } from './read-spec.js';

export interface Parsed {
  /** `undefined` when the spec is unusable. */
  readonly form?: Form;
  readonly issues: readonly Issue[];
  /** What the spec gave to show in place of a form. */
  readonly fallback?: string;
}

const aids: Aids = { patterns: admitPattern };

/** For dialects of somebody's own, given without those of this package. */
const NO_MENDER: Issue = {
  path: '',
  code: 'no-mender',
  severity: 'error',
  message: 'The spec is not in order, and none of the dialects given can mend it or say why.',
  hint: 'Give the dialects of “chat-form/dialects” beside it.',
};

/**
 * Reads a spec: an object, JSON text, or JSON text inside a JSON string. Never throws; what is wrong
 * stands in `issues`, and an unusable spec has no `form`.
 */
export function parse(input: unknown, options: ParseOptions): Parsed {
  const more = options.dialects.find((dialect) => dialect.aids)?.aids;
  const { form, findings, fallback, wanted } = readSpec(input, { ...options, aids: { ...aids, ...more } });
  const issues = wanted ? [NO_MENDER] : (more?.mender?.explain(findings) ?? []);
  return { ...(form ? { form } : {}), issues, ...(fallback ? { fallback } : {}) };
}
