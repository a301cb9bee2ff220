/** What a raw answer comes to, for tables of raw answers. */
import { expect } from '@open-wc/testing';
import type { Raw } from '../../src/core/index.js';
import { coerce } from '../../src/core/kinds.js';
import { Problem } from '../../src/core/problem.js';
import { check } from '../../src/core/rules.js';
import { fieldOf } from './forms.js';

type Spec = Readonly<Record<string, unknown>>;

/** What a raw answer comes to: the value, the code of what is wrong with it, or nothing. */
export function verdict(spec: Spec, raw: Raw, locale = 'en'): unknown {
  const field = fieldOf(spec);
  const reading = coerce(field, raw, locale);
  const result = reading instanceof Problem ? reading : (check(field, reading, locale) ?? reading);
  return result instanceof Problem ? `! ${result.code}` : result;
}

export function expectVerdicts(spec: Spec, locale: string, rows: readonly (readonly [Raw, unknown])[]): void {
  for (const [raw, wanted] of rows)
    expect(verdict(spec, raw, locale), `${locale}: ${JSON.stringify(raw)}`).to.deep.equal(wanted);
}
