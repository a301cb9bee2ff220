/** Runs the checks on so many specs and so many sets of answers, and tells what fails so that it can be run again. */
import fc from 'fast-check';
import { random } from '../core/random-patterns.js';
import { prototypes } from '../support/prototypes.js';
import { checkAnswers, checkSpec, checkVerdict, Failure } from './check.js';
import { decode, encode } from './codec.js';
import type { Corpus, Given } from './specs.js';
import { anySpec, likelySpec, truncations } from './specs.js';

/** An input that broke a rule, as a file keeps it. */
export interface Regression {
  /** What the check said. */
  readonly broken: string;
  readonly input: unknown;
  readonly dialect?: string | undefined;
  /** Numbers from which answers are made, and answers as they came. */
  readonly random?: number;
  readonly answers?: unknown;
  /** How fast-check finds it again. */
  readonly seed?: number;
  readonly path?: string;
}

export interface Outcome {
  readonly specs: number;
  readonly forms: number;
  readonly submissions: number;
  /** Forms of which every field had a right answer. */
  readonly filled: number;
  readonly failures: readonly Regression[];
}

export interface Options {
  readonly corpora: readonly Corpus[];
  readonly specs: number;
  readonly submissions: number;
  readonly seed: number;
}

/** Checks one input that is kept in a file. */
export function replay({ input, dialect, random: seed, answers }: Regression): void {
  const form = checkSpec({ input: decode(input), dialect });
  if (!form) return;
  for (const number of seed === undefined ? [1, 2, 3] : [seed]) checkAnswers(form, random(number));
  if (answers !== undefined) checkVerdict(form, decode(answers));
}

export type Case = Given & { readonly random?: number };

/** How long a search goes on for something that comes to a form. */
const SKIPS = { maxSkipsPerRun: 1000 };
type Settings = { readonly numRuns: number; readonly seed: number };

/** Runs a property; what fails comes back in its smallest form. */
export const look = (arbitrary: fc.Arbitrary<Case>, check: (one: Case) => void, settings: Settings): Regression[] =>
  findings(fc.check(fc.property(arbitrary, check), { ...settings, ...SKIPS }));

/** The same where a check takes its time, as in a page. */
export const lookLong = async (
  arbitrary: fc.Arbitrary<Case>,
  check: (one: Case) => Promise<void>,
  settings: Settings,
): Promise<Regression[]> => findings(await fc.check(fc.asyncProperty(arbitrary, check), { ...settings, ...SKIPS }));

function findings(result: fc.RunDetails<[Case]>): Regression[] {
  if (!result.failed) return [];
  if (!result.counterexample) throw new Error('Too few of the specs come to a form.');
  const [one] = result.counterexample;
  return [{ ...kept(one, result.errorInstance), seed: result.seed, path: result.counterexamplePath }];
}

/** An input and what it came to, as a file keeps them. */
export const kept = (one: Case, error: unknown): Regression => ({
  broken:
    error instanceof Error
      ? (error.stack ?? error.message)
          .split('\n')
          .slice(0, error instanceof Failure ? 1 : 4)
          .join('\n')
      : String(error),
  input: encode(one.input),
  ...(one.dialect === undefined ? {} : { dialect: one.dialect }),
  ...(one.random === undefined ? {} : { random: one.random }),
  ...(error instanceof Failure && error.answers !== undefined ? { answers: error.answers } : {}),
});

/** Texts broken off at every character are the tenth part of the specs, a spec of each dialect in turn. */
export function* broken(corpora: readonly Corpus[], most: number): Generator<Given> {
  const longest = Math.max(...corpora.map(({ specs }) => specs.length));
  let left = most;
  for (let at = 0; at < longest; at++) {
    for (const { specs } of corpora) {
      if (at >= specs.length) continue;
      for (const given of truncations(specs[at])) {
        if (left-- <= 0) return;
        yield given;
      }
    }
  }
}

/** Specs that mostly come to a form, with a number from which its answers are made. */
export const toAnswer = (corpora: readonly Corpus[]): fc.Arbitrary<Case> =>
  fc
    .record({ given: likelySpec(corpora), random: fc.nat() })
    .map(({ given, random: number }) => ({ ...given, random: number }));

export function fuzz({ corpora, specs: most, submissions: answered, seed }: Options): Outcome {
  const before = prototypes().join('\n');
  let specs = 0;
  let forms = 0;
  let submissions = 0;
  let filled = 0;
  const failures: Regression[] = [];
  for (const given of broken(corpora, Math.floor(most / 10))) {
    specs++;
    try {
      if (checkSpec(given)) forms++;
    } catch (error) {
      if (failures.length < 3) failures.push({ broken: String(error), input: given.input });
    }
  }
  const checkOne = (given: Case): void => {
    specs++;
    if (checkSpec(given)) forms++;
  };
  failures.push(...look(anySpec(corpora), checkOne, { numRuns: most - specs, seed }));
  const answer = (given: Case): void => {
    const form = checkSpec(given);
    fc.pre(form !== undefined);
    submissions++;
    if (checkAnswers(form, random(given.random ?? 0))) filled++;
  };
  failures.push(...look(toAnswer(corpora), answer, { numRuns: answered, seed }));
  if (prototypes().join('\n') !== before) failures.push({ broken: 'A prototype has changed.', input: null });
  return { specs, forms, submissions, filled, failures };
}
