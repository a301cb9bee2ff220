/** Specs as they come: right ones out of the fixtures of every dialect on the list, and the same gone wrong. */
import fc from 'fast-check';
import { dialects } from '../../src/dialects/index.js';
import type { Change } from './mutate.js';
import { isJson, mutate, WHATS } from './mutate.js';

export interface Given {
  readonly input: unknown;
  /** The dialect that the host names, if it names one. */
  readonly dialect?: string | undefined;
}

/** The specs in the fixtures of a dialect. */
export interface Corpus {
  readonly dialect: string;
  readonly specs: readonly unknown[];
}

/** How a spec that was read or written by hand is handed over; as it is, where JSON does not keep it. */
const WRAPS: readonly ((spec: unknown, cut: number) => unknown)[] = [
  (spec) => spec,
  (spec) => spec,
  (spec) => spec,
  (spec) => JSON.stringify(spec),
  (spec) => JSON.stringify(spec, null, 2),
  (spec) => JSON.stringify(JSON.stringify(spec)),
  (spec) => JSON.stringify(JSON.stringify(JSON.stringify(spec))),
  (spec) => `\`\`\`json\n${JSON.stringify(spec)}\n\`\`\``,
  (spec) => `Here is the form:\n${JSON.stringify(spec)}`,
  (spec) => `\ufeff${JSON.stringify(spec)}`,
  (spec) => ({ method: 'elicitation/create', params: spec }),
  (spec) => ({ props: JSON.stringify(spec) }),
  (spec, cut) => cutText(JSON.stringify(spec), cut),
  (spec, cut) => cutText(JSON.stringify(JSON.stringify(spec)), cut),
  (spec, cut) => `\`\`\`\n${cutText(JSON.stringify(spec), cut)}`,
  (spec, cut) => spoil(JSON.stringify(spec), cut),
];

const cutText = (text: string, at: number): string => text.slice(0, at % (text.length + 1));
/** One character that is another. */
const spoil = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + '"{}[],:\\\n0x\u0000'.charAt(at % 12) + text.slice(place + 1);
};

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom(...WHATS),
  where: fc.nat({ max: 10_000 }),
  which: fc.nat({ max: 10_000 }),
});

const named = (home: string): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: fc.constant(home) },
    { weight: 1, arbitrary: fc.constantFrom(...dialects.map(({ id }) => id), 'none') },
  );

const grown = (corpora: readonly Corpus[], most: number, wraps: number): fc.Arbitrary<Given> =>
  fc.constantFrom(...corpora).chain(({ dialect: home, specs }) =>
    fc
      .record({
        base: fc.constantFrom(...specs),
        changes: fc.array(change, { maxLength: most }),
        wrap: fc.nat({ max: wraps }),
        cut: fc.nat(),
        dialect: named(home),
      })
      .map(({ base, changes, wrap, cut, dialect }) => {
        const spec = mutate(base, changes);
        return { input: isJson(spec) ? WRAPS[wrap]!(spec, cut) : spec, dialect };
      }),
  );

/** Anything that may arrive. */
export const anySpec = (corpora: readonly Corpus[]): fc.Arbitrary<Given> =>
  fc.oneof(
    { weight: 20, arbitrary: grown(corpora, 6, WRAPS.length - 1) },
    { weight: 1, arbitrary: fc.record({ input: fc.anything(), dialect: named(dialects[0]!.id) }) },
    { weight: 1, arbitrary: fc.record({ input: fc.json(), dialect: named(dialects[0]!.id) }) },
  );

/** What mostly comes to a form. */
export const likelySpec = (corpora: readonly Corpus[]): fc.Arbitrary<Given> => grown(corpora, 2, 2);

/** The text of a spec, broken off after every character. */
export function* truncations(spec: unknown): Generator<Given> {
  const text = JSON.stringify(spec);
  for (let at = 0; at <= text.length; at++) yield { input: text.slice(0, at) };
}
