/** Why a pattern was refused, in words. */
import { habitsOf, type HabitName } from './foreign.js';
import type { PatternCode } from './refusal.js';

export const texts: Readonly<Record<PatternCode, readonly [message: string, hint: string]>> = {
  'pattern-syntax': [
    'The pattern is not a JavaScript regular expression.',
    'Close every ( and [, and write a literal ( [ * + ? as \\( \\[ \\* \\+ \\?.',
  ],
  'pattern-foreign': [
    'The pattern is not written as JavaScript writes it, and would mean something else there.',
    'Write it as a JavaScript regular expression without slashes and flags.',
  ],
  'pattern-unsupported': [
    'The pattern uses back-references or sets of strings, which cannot be matched in linear time.',
    'Write out what \\1, \\k<name>, \\q{…} or a property of strings stands for.',
  ],
  'pattern-size': [
    'The pattern, alone or with those before it in the form, is too large for the longest text it may meet.',
    'Lower counts such as {1,500} or the maximum length of the text, or do with fewer patterns.',
  ],
};

/** How JavaScript says what was meant. */
const HINTS: Readonly<Record<HabitName, string>> = {
  delimiters: 'Leave out the delimiters and flags around the pattern; write a slash that belongs to the text as [/].',
  doubled: 'Halve the backslashes: the pattern has to hold \\d, which JSON writes as "\\\\d".',
  backspace: 'Double the backslash before b: JSON writes \\b as "\\\\b", and "\\b" there is a backspace.',
  posix: 'Write out POSIX classes: [0-9] for [[:digit:]], [A-Za-z] for [[:alpha:]], \\s for [[:space:]].',
  sets: 'Write a class that others are taken from as what is left of it, such as [b-df-z] for a to z without a and e.',
  property:
    'Write \\p{L}, \\p{Lu} or \\p{Script=Greek}, and no backslash before a sign that needs none, such as - or @.',
  space: 'Write [ \\t] for \\h, [^ \\t] for \\H, (?:\\r\\n|\\n) for \\R, [^\\n] for \\V and a dot for \\N or \\X.',
  number: 'Write a character’s number with exactly two digits after \\x or four after \\u, such as \\x41 or \\u0041.',
  edges: 'Write ^ for \\A and $ for \\Z or \\z, and leave out \\G.',
  quote: 'Leave out \\Q and \\E, and put a backslash before each sign between them, as in \\. or \\+.',
  letter: 'Escape no letters but those of \\d \\w \\s \\b \\t \\n and the like; \\a, \\e, \\g and \\K mean nothing.',
  count: 'Write a count with both ends and no spaces, such as {0,5} for {,5}.',
  flags: 'Leave out inline flags such as (?i): write both cases, as in [Aa][Bb].',
  recursion: 'Leave out recursion such as (?R) or (?1): write out as many levels as are needed.',
  reference: 'Write out what (?P=name) stands for.',
  names: 'Name a group with (?<name>…).',
  possessive: 'Leave out possessive and atomic groups: write (?:…) and a plain quantifier.',
  branches: 'Write (?|…) as plain alternatives: (?:…|…).',
  condition: 'Write a condition as alternatives: (?:…|…).',
  comment: 'Leave out comments.',
  verb: 'Leave out verbs such as (*UTF8).',
};

/**
 * The sentences for a refusal. The platform's own message is not passed on: it differs from one
 * browser to the next, and these have to be the same everywhere.
 */
export function explain(source: string, code: PatternCode): { message: string; hint: string } {
  const [message, usual] = texts[code];
  const legal = code === 'pattern-foreign';
  const habits = legal || code === 'pattern-syntax' ? habitsOf(source, legal) : [];
  return { message, hint: habits.map((habit) => HINTS[habit]).join(' ') || usual };
}
