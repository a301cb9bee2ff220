/** The engine without words: what the widget carries. */
import { FORM_WORK, type Budget } from './builder.js';
import { Parser } from './parser.js';
import { Refusal, type PatternCode } from './refusal.js';
import { run } from './run.js';

/** A pattern that is safe to ask about any text. */
export interface Pattern {
  readonly source: string;
  /**
   * True if the text matches. Never throws, and takes a bounded number of steps; a text far longer
   * than the pattern's `maxLength` may meet that bound, and then does not match.
   */
  test(text: string): boolean;
}

export interface PatternOptions {
  /** The match must cover the whole text (HTML's rule); otherwise it may lie anywhere in it (JSON Schema's). */
  readonly whole?: boolean;
  /** The most code points a text under this pattern may hold; 2000 if not given. */
  readonly maxLength?: number;
  /** Shared by the patterns of a form; otherwise this one stands alone. */
  readonly budget?: Budget;
}

/** A pattern, or the code of the reason why it is none. */
export function tryPattern(
  source: string,
  { whole = false, maxLength = 2000, budget = { left: FORM_WORK } }: PatternOptions = {},
): Pattern | PatternCode {
  try {
    const program = new Parser(source, maxLength, budget).parse();
    let last: string | undefined;
    let matched = false;
    // The same answer is often asked about again: for its error, beside other fields.
    const test = (text: string): boolean => {
      if (text !== last) ({ matched } = run(program, (last = text), whole));
      return matched;
    };
    return { source, test };
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
