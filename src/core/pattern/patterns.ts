/** What a pattern of a spec passes: it has to be meant for JavaScript, and there has to be room for it among the form's. */
import { FORM_WORK, type Budget } from './builder.js';
import { tryPattern, type Pattern, type PatternOptions } from './engine.js';
import { compiles, type PatternCode } from './refusal.js';

/** Signs of another engine's pattern: in any pattern, and in those that are not legal with `u`. */
const ODD = /^([/#~%@!"'`]).*\1[a-z]*$|\\\\[dDwWsS]|[\b]|\[:/s;
const ODD_IF_LOOSE = /\\[pPhHNRVXxuUAGZzEQCFIJKLMOTYaegijklmoqy]|&&|-\[|\{(?:,|\d+\s?,\s)/;

/** Whether a legal pattern is worth a closer look: each habit of `foreign.ts` shows here too, and so do some that are none. */
export const isOdd = (source: string): boolean =>
  ODD.test(source) || (ODD_IF_LOOSE.test(source) && !compiles(source, 'u'));

/** What is left of each reading's budget. */
const budgets = new WeakMap<object, Budget>();

/**
 * A pattern that is safe to ask, or the code of the reason why there is none. `reading`: the same for all patterns of
 * a form. `isForeign` takes the closer look at one that is odd.
 */
export function admitPattern(
  source: string,
  options: PatternOptions,
  reading: object,
  isForeign: (source: string) => boolean,
): Pattern | PatternCode {
  const budget = budgets.get(reading) ?? { left: FORM_WORK };
  budgets.set(reading, budget);
  const pattern = tryPattern(source, { ...options, budget });
  return typeof pattern !== 'string' && isOdd(source) && isForeign(source) ? 'pattern-foreign' : pattern;
}
