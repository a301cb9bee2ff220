import { expect } from '@open-wc/testing';
import { compilePattern, type Pattern } from '../../src/core/pattern/index.js';
import { FORM_WORK } from '../../src/core/pattern/builder.js';
import { Parser } from '../../src/core/pattern/parser.js';
import type { Program } from '../../src/core/pattern/program.js';
import { MAX_STEPS, run } from '../../src/core/pattern/run.js';
import { random } from './random-patterns.js';

function compiled(source: string, maxLength = 2000): Pattern {
  const result = compilePattern(source, { maxLength });
  if (!result.ok) throw new Error(`${source}: ${result.message}`);
  return result.pattern;
}

const programOf = (source: string, maxLength = 2000): Program =>
  new Parser(source, maxLength, { left: FORM_WORK }).parse();

/** Made to take for ever, and a text that lets them, by how long it is. None matches, searched anywhere or not. */
const hostile: readonly (readonly [source: string, text: (length: number) => string])[] = [
  ['^(a+)+$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^(a*)*$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^(a|a)*$', (n) => `${'a'.repeat(n - 1)}b`],
  ['^(a|aa)+$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^(a|a?)+$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^((((a+)+)+)+)+$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^(.*a){12}$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^(\\w+\\s?)*$', (n) => `${'a '.repeat(n / 2 - 1)}a!`],
  ['^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@)x$', (n) => 'a'.repeat(n)],
  ['^\\s+|\\s+$', (n) => `a${' '.repeat(n - 2)}b`],
  ['\\s*\\s*\\s*\\s*x', (n) => ' '.repeat(n)],
  ['a.*b.*c.*d.*e', (n) => 'abcd'.repeat(n / 4)],
  ['.*.*.*=.*.*', (n) => 'x'.repeat(n)],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', (n) => 'a'.repeat(n)],
  ['^(?:a?){50}a{50}$', (n) => `${'a'.repeat(n - 1)}!`],
  ['^(?:(?:a|b)*a(?:a|b){99}c)', (n) => 'abbaab'.repeat(n / 6)],
  ['^(?:x+x+)+y', (n) => 'x'.repeat(n)],
  ['^(?=(a+)+$)', (n) => `${'a'.repeat(n - 1)}!`],
  ['(?<=^(a+)+)b', (n) => 'a'.repeat(n)],
  ['^(?!(a|a)*b)c', (n) => `${'a'.repeat(n - 1)}b`],
  ['(?:(?=.*x)(?=.*y)(?=.*z).)+', (n) => 'xy'.repeat(n / 2)],
  ['(?:(?=(?:(?=(?:a|a)*b)a)*b)a)*b', (n) => 'a'.repeat(n)],
  ['^(?:\\b\\w+\\b\\s*)+$', (n) => `${'ab '.repeat(n / 3 - 1)}!`],
  ['^(?:[^"]|"[^"]*")*$', (n) => `${'"a"'.repeat(n / 3 - 1)}"`],
  ['(\\p{L}+\\p{L}+)+\\d', (n) => 'é'.repeat(n)],
  ['^(\\d+|\\d+\\.|\\.\\d+)*e$', (n) => '1.'.repeat(n / 2)],
  ['(?:.|\\n|\\s)*?<x>', (n) => ' \n'.repeat(n / 2)],
  ['^(?:\\-|a)*(?:\\_|a)*$', (n) => `${'a'.repeat(n - 1)}!`],
];

describe('the time a pattern takes', () => {
  for (const [source, text] of hostile) {
    it(`is bounded for /${source}/`, () => {
      const program = programOf(source);
      const size = program.scans.reduce((sum, { kinds }) => sum + kinds.length + 1, 0);
      for (const length of [60, 600, 2000]) {
        const sample = text(length);
        const { matched, steps } = run(program, sample, false);
        expect(matched, String(length)).to.equal(false);
        expect(steps, String(length)).to.be.at.most((sample.length + 1) * size + 256 * 10 * program.atoms.length);
        expect(steps, String(length)).to.be.below(MAX_STEPS);
      }
    });
  }

  it('is counted in steps, and the same text takes the same ones', () => {
    const program = programOf('(?:a|b)*a(?:a|b){60}c');
    const text = 'abbabaaab'.repeat(200);
    const first = run(program, text, false);
    expect(first.steps).to.be.above(text.length);
    expect(run(program, 'ba', false).steps).to.be.below(first.steps);
    expect(run(program, text, false)).to.deep.equal(first);
  });

  it('ends at the ceiling when the text is longer than was said, and the text is no match', () => {
    const next = random(7);
    const text = Array.from({ length: 100_000 }, () => (next() < 0.5 ? 'a' : 'b')).join('');
    const source = '[ab]*a[ab]{300}';
    const { matched, steps } = run(programOf(source), text, false);
    expect(matched).to.equal(false);
    expect(steps).to.be.within(MAX_STEPS, MAX_STEPS + 2000);
    // Short enough, the same text does match.
    expect(compiled(source).test(text.slice(0, 2000))).to.equal(true);
    expect(compiled('a').test('a'.repeat(MAX_STEPS + 1))).to.equal(false);
  });

  it('stays below the ceiling for the largest pattern and the longest text allowed', () => {
    const next = random(8);
    for (const [source, maxLength] of [
      ['\\-?(?:a|b)*a(?:a|b){130}c', 2000],
      ['\\-?a[^\\-x]{900}c', 700],
      ['(?:a?b?){400}c', 500],
    ] as const) {
      // Twice as many units as characters, for a pattern read in units.
      const text = Array.from({ length: maxLength * 2 }, () => (next() < 0.5 ? 'a' : 'b')).join('');
      const { steps } = run(programOf(source, maxLength), text, false);
      expect(steps, source).to.be.below(MAX_STEPS);
    }
  });

  it('does not keep a long honest text from its verdict', () => {
    expect(compiled('^[a-z ]+$').test('lorem ipsum '.repeat(8000))).to.equal(true);
    expect(compiled('^[a-z ]+$').test(`${'lorem ipsum '.repeat(8000)}!`)).to.equal(false);
  });

  it('keeps verdicts right when a scan forgets its sets and starts over', () => {
    const { test } = compiled('a.{14}$', 9000);
    const next = random(9);
    const text = Array.from({ length: 9000 }, () => (next() < 0.5 ? 'a' : 'b')).join('');
    for (let end = 8980; end < 9000; end++) expect(test(text.slice(0, end))).to.equal(text[end - 15] === 'a');
  });
});
