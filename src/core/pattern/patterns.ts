/** What a pattern of a spec passes: it has to be meant for JavaScript, and there has to be room for it among the form's. */
import { FORM_WORK, type Budget } from './builder.js';
import { tryPattern, type Pattern, type PatternOptions } from './engine.js';
import { habitsOf } from './foreign.js';
import type { PatternCode } from './refusal.js';

/** What is left of each reading's budget. */
const budgets = new WeakMap<object, Budget>();

/** A pattern that is safe to ask, or the code of the reason why there is none. `reading`: the same for all patterns of a form. */
export function admitPattern(source: string, options: PatternOptions, reading: object): Pattern | PatternCode {
  const budget = budgets.get(reading) ?? { left: FORM_WORK };
  budgets.set(reading, budget);
  const pattern = tryPattern(source, { ...options, budget });
  return typeof pattern !== 'string' && habitsOf(source, true).length ? 'pattern-foreign' : pattern;
}
