/** What it costs to tell unknown keys: nothing stops the listing of an object halfway, but each is listed once, and few of many. */
import { expect } from '@open-wc/testing';
import { parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { MOST_KEYS } from '../../src/dialects/listing.js';
import { MILLISECONDS } from '../core/stopwatch.js';

type Tree = Record<string, unknown>;

const manyKeys = (count: number): Tree => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
const field = (at: number, more: object = {}): object => ({ key: `f${at}`, label: 'Field', type: 'text', ...more });

/** An object that counts how often its keys are listed. */
function counting(target: object): { readonly view: object; readonly lists: () => number } {
  let count = 0;
  const view = new Proxy(target, {
    ownKeys: (held) => {
      count++;
      return Reflect.ownKeys(held);
    },
  });
  return { view, lists: () => count };
}

describe('The keys of a spec', () => {
  it('are listed once of each object, though its keys are judged and its depth is', () => {
    const fields = [0, 1].map((at) => counting(field(at, { note: 1 })));
    const whole = counting({ title: 'T', fields: fields.map(({ view }) => view) });
    const { issues } = parse(whole.view, { dialects });
    expect(issues.filter(({ code }) => code === 'unknown-key')).to.have.lengthOf(2);
    for (const { lists } of [whole, ...fields]) expect(lists()).to.equal(1);
  });

  it('are listed of no further object when so many are listed as no form has', () => {
    const giant = manyKeys(MOST_KEYS);
    const fields = Array.from({ length: 20 }, (_, at) => counting(field(at, giant)));
    const { form, issues } = parse({ title: 'T', fields: fields.map(({ view }) => view) }, { dialects });
    expect(form?.fields).to.have.lengthOf(20);
    expect(fields.map(({ lists }) => lists())).to.deep.equal([1, ...Array<number>(19).fill(0)]);
    expect(issues.map(({ code }) => code)).to.include('too-many-issues');
  });

  const million = manyKeys(1_000_000);
  const rows: readonly (readonly [what: string, input: object, code: string])[] = [
    ['beside the form', { title: 'T', fields: [field(0)], ...million }, 'unknown-key'],
    [
      'in every field',
      { title: 'T', fields: Array.from({ length: 20 }, (_, at) => field(at, million)) },
      'unknown-key',
    ],
    ['and no form', million, 'unknown-dialect'],
  ];
  for (const [what, input, code] of rows) {
    it(`cost no more than the engine takes to list a million of them, ${what}`, () => {
      // The engine's own time, taken beside each try, is the bound, with room for a machine that is busy.
      let [once, ms] = [0, Infinity];
      for (let tries = 0; tries < 8 && ms > 2 * once + MILLISECONDS; tries++) {
        const start = performance.now();
        Object.keys(million);
        const between = performance.now();
        const { issues } = parse(input, { dialects });
        [once, ms] = [Math.max(once, between - start), Math.min(ms, performance.now() - between)];
        expect(issues.map((issue) => issue.code)).to.include(code);
      }
      expect(ms).to.be.below(2 * once + MILLISECONDS);
    });
  }
});
