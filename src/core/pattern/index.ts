/**
 * Patterns come from whoever wrote the form, and their texts from whoever fills it in, so neither
 * may decide how long a check takes. The platform's own matcher backtracks and can be made to run
 * for hours; this one walks all readings of a pattern at once, in time linear in the text, and
 * answers the same in every browser and on a server.
 *
 * A pattern means what JavaScript says it means: with the `u` flag where it compiles with it (a
 * character is then a code point), otherwise with no flag (a UTF-16 unit), and with `v` where only
 * that compiles. Back-references cannot be matched in linear time and are refused.
 */
import { tryPattern, type Pattern, type PatternOptions } from './engine.js';
import { explain } from './explain.js';
import type { PatternCode } from './refusal.js';

export type { Pattern };

/** A pattern, or in one sentence each why it is none (`message`) and what to write (`hint`). */
export type PatternResult =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly code: PatternCode; readonly message: string; readonly hint: string };

/**
 * Reads a pattern.
 *
 * `whole`: the match must cover the whole text (HTML's rule); otherwise it may lie anywhere in it
 * (JSON Schema's). `maxLength`: the most code points a text under this pattern may hold, 2000 if not
 * given. The size of a pattern times this length is limited, so a shorter text allows a larger
 * pattern: some 350 characters to match, counted copies included, at 2000; about three times as
 * many from 700 down. `builder.ts` says what counts.
 */
export function compilePattern(source: string, options?: PatternOptions): PatternResult {
  const result = tryPattern(source, options);
  return typeof result === 'string'
    ? { ok: false, code: result, ...explain(source, result) }
    : { ok: true, pattern: result };
}
