/** Why a pattern was refused, in words. */
import { outline, wrapped, type PatternCode } from './refusal.js';

export const texts: Readonly<Record<PatternCode, readonly [message: string, hint: string]>> = {
  'pattern-syntax': [
    'The pattern is not a JavaScript regular expression.',
    'Close every ( and [, and write a literal ( [ * + ? as \\( \\[ \\* \\+ \\?.',
  ],
  'pattern-unsupported': [
    'The pattern uses back-references or sets of strings, which cannot be matched in linear time.',
    'Write out what \\1, \\k<name>, \\q{…} or a property of strings stands for.',
  ],
  'pattern-size': [
    'The pattern is too large for the longest text it may meet.',
    'Lower counts such as {1,500}, or the maximum length of the text.',
  ],
};

/** What authors write who have another engine in mind, and how JavaScript says it. */
const foreign: readonly (readonly [RegExp, hint: string])[] = [
  [/\(\?[a-z-]+[:)]/, 'Leave out inline flags such as (?i): write both cases, as in [Aa][Bb].'],
  [/\(\?[P']/, 'Name a group with (?<name>…).'],
  [/\(\?>|[*+?}]\+/, 'Leave out possessive and atomic groups: write (?:…) and a plain quantifier.'],
  [/\(\?\(/, 'Write a condition as alternatives: (?:…|…).'],
  [/\(\?#/, 'Leave out comments.'],
];

/**
 * The sentences for a refusal. The platform's own message is not passed on: it differs from one
 * browser to the next, and these have to be the same everywhere.
 */
export function explain(source: string, code: PatternCode): { message: string; hint: string } {
  const [message, usual] = texts[code];
  let hint = usual;
  if (code === 'pattern-syntax') {
    const groups = outline(source);
    if (wrapped.test(source)) hint = 'Leave out the slashes and flags around the pattern.';
    else hint = foreign.find(([habit]) => habit.test(groups))?.[1] ?? usual;
  }
  return { message, hint };
}
