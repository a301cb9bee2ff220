import { accept } from './accept.js';
import type { AnswerIssue } from './issue.js';
import { pointer } from './issue.js';
import { LIMITS } from './limits.js';
import type { Field, Form, Value, Values } from './model.js';
import { Problem } from './problem.js';
import { check } from './rules.js';
import { wireWords } from './wire-words.js';
import { say } from './say.js';
import type { Words } from './words.js';

export interface Validation {
  /** The typed answers; present only when nothing is wrong. */
  readonly values?: Values;
  /** One issue per answer at most; absent when nothing is wrong, as in Standard Schema. */
  readonly issues?: readonly AnswerIssue[];
}

/** A problem in words, at its place in the answers. */
export const toIssue = (
  label: string,
  name: string,
  problem: Problem,
  words: Partial<Words> = wireWords,
  locale = 'en',
): AnswerIssue => ({
  path: pointer('', name),
  code: problem.code,
  message: say(words, locale, problem.phrase, { label, ...problem.params }),
});

/** What an optional field that was left alone sends: yes/no and lists always have an answer, the others none. */
export const emptyValue = (field: Field): Value | undefined =>
  field.unanswerable
    ? undefined
    : field.kind === 'boolean' && !field.present
      ? false
      : field.kind === 'choice' && field.multiple && !field.sparse
        ? []
        : undefined;

/** What is wrong with the answers as a whole. */
const whole = (code: string, message: string): Validation => ({ issues: [{ path: '', code, message }] });

/**
 * Holds answers against a form: `{ values }` with every value typed and in its bounds, or `{ issues }`.
 * Nothing is coerced, nothing throws, and no key passes that the form did not declare; of such keys, the
 * first {@link LIMITS.issues} are named. The browser's verdict is this function's too, so that the server
 * never refuses what the form let through.
 *
 * @param answers the wire values by field name, or anything else that came over the wire
 */
export function validate(form: Form, answers: unknown): Validation {
  try {
    // A map, a date and their like have no answers as keys of their own, and would pass for an empty object.
    return Object.prototype.toString.call(answers) === '[object Object]'
      ? judge(form, answers as object)
      : whole('type', 'The answers must be an object with one key for each field.');
  } catch {
    // A getter that throws, or a revoked proxy.
    return whole('unreadable', 'The answers cannot be read; give plain JSON.');
  }
}

function judge(form: Form, answers: object): Validation {
  const issues: AnswerIssue[] = [];
  const values: [string, Value][] = [];
  const names = new Set<string>();
  for (const field of form.fields) {
    names.add(field.name);
    const given: unknown = Object.hasOwn(answers, field.name)
      ? (answers as Record<string, unknown>)[field.name]
      : undefined;
    const reading =
      given === undefined
        ? undefined
        : field.unanswerable
          ? new Problem('notFlat', {}, 'unanswerable')
          : accept(field, given);
    const value = reading === undefined ? emptyValue(field) : reading;
    const problem = value instanceof Problem ? value : check(field, value);
    if (problem) issues.push(toIssue(field.label, field.name, problem));
    else if (value !== undefined && !(value instanceof Problem)) values.push([field.name, value]);
  }
  const unknown = Object.keys(answers).filter((key) => !names.has(key));
  for (const key of unknown.slice(0, LIMITS.issues))
    issues.push(toIssue(key.slice(0, 80), key, new Problem('unknownKey')));
  return issues.length ? { issues } : { values: Object.fromEntries(values) };
}
