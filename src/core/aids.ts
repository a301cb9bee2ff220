/**
 * What few specs need: the mending of what models get wrong, the engine for patterns,
 * the judgement on fields that may ask for a secret, and the dialects of few pages. `parse` has all at hand, from the
 * core and from the dialects; the widget fetches one when a spec asks for it, before anything is drawn.
 */
import type { Dialect, Json } from './dialect.js';
import type { Grammar, TypeHint } from './grammar.js';
import type { Finding, Issue, Report } from './issue.js';
import type { Field, Form, Kind, Option, SecretPolicy } from './model.js';
import type { admitPattern } from './pattern/patterns.js';
import type { Entry, Reader, TextRules } from './reader.js';

/** Knows what to make of what is not right, and says so. Whatever is right never comes here. */
export interface Mender {
  /** The object in what was given, or nothing (reported). */
  spec(input: unknown, report: Report): Json | undefined;
  /** Words to show in place of a form. */
  fallback(from: Reader): string | undefined;
  text(from: Reader, key: string, value: unknown, rules: TextRules): string | undefined;
  flag(from: Reader, key: string, value: unknown, needed?: boolean): boolean | undefined;
  list(from: Reader, key: string, value: unknown, limit: number, cap: number): readonly Entry[];
  /** What is no whole number within its limits. */
  integer(from: Reader, key: string, value: unknown, min: number, max: number): void;
  /** A name against the rule, which is kept. */
  name(from: Reader, grammar: Grammar, name: string): void;
  /** A field without a name: one that cannot be answered, if there is a label to show. `all`: what the fields stand in. */
  nameless(from: Reader, grammar: Grammar, all: Reader): Field | undefined;
  type(from: Reader, grammar: Grammar): TypeHint;
  /** A label for a field that has none, made of its name, which stands under `key` or is that of the whole. */
  label(from: Reader, name: string, key?: string): string;
  option(from: Reader, item: unknown, grammar: Grammar): Option | undefined;
  /** Whether a pattern that is one to JavaScript is meant for another engine, where it means something else. */
  isForeign(pattern: string): boolean;
  bound(from: Reader, key: string, value: unknown, kind: Kind): number | string | undefined;
  /** The field with its default, if one can be made of what was given. */
  default(from: Reader, key: string, value: unknown, field: Field, grammar: Grammar): Field;
  /** What was found, in words; of each severity, no more than anybody would read. */
  explain(findings: readonly Finding[]): readonly Issue[];
}

/** What of a form can ask for a secret. */
export type Judged = Pick<Form, 'title' | 'description' | 'fields'>;

/** Whether a form that asks for a secret is one at all. What is no policy counts as the strictest. */
export const isLenient = (secrets: SecretPolicy | undefined): boolean =>
  /^(warn|allow|undefined|null)$/.test(secrets as string);

/** Looks at words that are suspicious. */
export interface Scrutiny {
  /**
   * The form with what asks for a secret marked, and reported.
   *
   * @param findings what has been found so far: words for types that nobody knows, among others
   */
  judge<T extends Judged>(form: T, from: Reader, findings: readonly Finding[], secrets?: SecretPolicy): T;
  /** The text as a person may see it; `tell` hears what had to be changed. */
  makeVisible(text: string, tell?: (code: string, found: string) => void): string;
}

export interface Aids {
  readonly mender?: Mender;
  readonly patterns?: typeof admitPattern;
  /** Dialects beside those that are asked first; `null` until they are there. */
  readonly far?: readonly Dialect[] | null;
  readonly scrutiny?: Scrutiny | undefined;
}

/** What can be fetched. */
export type AidName = keyof Aids;

/** Thrown where a spec cannot be read without an aid that is not there yet. */
export class Wanted extends Error {
  readonly aid: AidName;

  constructor(aid: AidName) {
    super(aid);
    this.aid = aid;
  }
}
