/** The engine without words: what the widget carries. */
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
}

/** A pattern, or the code of the reason why it is none. */
export function tryPattern(
  source: string,
  { whole = false, maxLength = 2000 }: PatternOptions = {},
): Pattern | PatternCode {
  try {
    const program = new Parser(source, maxLength).parse();
    return { source, test: (text) => run(program, text, whole).matched };
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
