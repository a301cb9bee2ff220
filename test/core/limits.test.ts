/** Specs that are larger than any form: refused or read in part, with an issue, and never walked whole. */
import { expect } from '@open-wc/testing';
import type { Parsed } from '../../src/core/index.js';
import { LIMITS, parse } from '../../src/core/index.js';
import { mender } from '../../src/core/mend/index.js';
import { readSpec } from '../../src/core/read-spec.js';
import { dialects } from '../../src/dialects/index.js';
import { far } from '../../src/dialects/far.js';
import { list } from '../../src/dialects/list.js';
import { quickly } from './quickly.js';

const field = (index: number, more: object = {}): object => ({
  key: `f${index}`,
  label: `Field ${index}`,
  type: 'text',
  ...more,
});
const spec = (fields: unknown, more: object = {}): object => ({ title: 'A form', ...more, fields });
const one = (more: object): object => spec([field(0, more)]);
const many = (count: number, more: object): object => spec(Array.from({ length: count }, (_, at) => field(at, more)));
const options = (count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Option ${at}` }));
const NULL = { type: 'null' };
const asked = (a: object): object => ({ message: 'M', requestedSchema: { type: 'object', properties: { a } } });
const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};
const lists = (depth: number): unknown => nested(depth, (inner) => [inner]);
const objects = (depth: number): unknown => nested(depth, (inner) => ({ inner }));

const TEN_MB = 'x'.repeat(10_000_000);
/** To list so many keys takes as long as to parse them; whoever is told of unknown ones waits for it, the widget is not. */
const KEYS = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, at) => [`k${at}`, at]));

const read = (input: unknown, strict = false): Parsed => quickly(() => parse(input, { dialects, strict }));
const found = ({ issues }: Parsed): string[] => [...new Set(issues.map(({ severity, code }) => `${severity} ${code}`))];

describe('A spec of ten megabytes', () => {
  const rows: readonly (readonly [what: string, input: unknown, ...codes: string[]])[] = [
    ['as JSON text', `{"title":"${TEN_MB}"}`, 'error too-large'],
    ['as text that is no JSON', TEN_MB, 'error too-large'],
    ['with one such text', spec([field(0)], { description: TEN_MB }), 'error too-large'],
    ['with one such label', one({ label: TEN_MB }), 'error too-large'],
    ['with one such name', one({ key: TEN_MB }), 'error too-large'],
    ['with one such option', one({ type: 'select', options: [TEN_MB] }), 'error too-large'],
    ['with one such default', one({ default: TEN_MB }), 'error too-large'],
    ['with one such pattern', one({ pattern: TEN_MB }), 'error too-large'],
    ['with fields in a string', spec(`["${TEN_MB}"]`), 'error too-large'],
    ['with options in a string', one({ type: 'select', options: `["${TEN_MB}"]` }), 'error too-large'],
    ['with the whole in a string', { props: `{"fields":["${TEN_MB}"]}` }, 'error too-large'],
    ['with such a text where nobody looks', { ...spec([field(0)]), note: TEN_MB }, 'hint unknown-key'],
    [
      'with a million defaults',
      one({ type: 'multiselect', options: options(9), default: Object.values(KEYS) }),
      'warning default',
    ],
    [
      'with a million options',
      one({ type: 'select', options: Object.values(KEYS) }),
      'warning too-many-options',
      'warning option',
      'warning too-many-issues',
    ],
    ['with a million fields', spec(Object.keys(KEYS)), 'error unknown-dialect'],
  ];
  for (const [what, input, ...codes] of rows) {
    it(`is answered at once, ${what}`, () => {
      const parsed = read(input);
      expect(found(parsed)).to.deep.equal(codes);
      expect(parsed.form === undefined).to.equal(codes.some((code) => code.startsWith('error')));
    });
  }

  const keyed: readonly (readonly [what: string, input: object, wanted?: string])[] = [
    ['bare', { ...spec([field(0)]), ...KEYS }],
    ['in its envelope', { action: 'request_form', ...KEYS, display: spec([field(0)]) }],
    ['with its fields in a string', { ...KEYS, ...spec(JSON.stringify([field(0)])) }, 'encoded'],
    ['in a field', one(KEYS)],
    ['in a property', asked({ type: 'string', title: 'A', ...KEYS })],
    ['in a property that may be null', asked({ title: 'A', anyOf: [{ type: 'string' }, NULL], ...KEYS }), 'nullable'],
    ['in the only type of a union', asked({ title: 'A', anyOf: [{ type: 'string', ...KEYS }, NULL] }), 'nullable'],
    ['in a property of two types', asked({ title: 'A', ...KEYS, type: ['string', 'null'] }), 'nullable'],
  ];
  for (const [what, input, code] of keyed) {
    it(`is drawn at once, with a million keys, ${what}`, () => {
      for (const aids of [{}, { mender }]) {
        const { form, findings, wanted } = quickly(() => readSpec(input, { dialects: [...list, ...far], aids }));
        if (!('mender' in aids) && code) expect(wanted).to.equal('mender');
        else {
          expect(form?.fields).to.have.lengthOf(1);
          expect(findings.map((finding) => finding.code)).to.deep.equal(code ? [code] : []);
        }
      }
    });
  }

  it('is refused for all its texts together, whichever they are', () => {
    const label = 'x'.repeat(1_900);
    expect(
      found(read(many(20, { label: 'x', type: 'select', options: Array(50).fill({ value: 'v', label }) }))),
    ).to.include('error too-large');
    // As many texts of common length are fine.
    expect(read(many(20, { type: 'select', options: options(50) })).issues).to.deep.equal([]);
  });

  it('is refused for more fields and options than a page can hold', () => {
    const full = many(LIMITS.fields, { type: 'select', options: options(LIMITS.options) });
    expect(found(read(full))).to.include('error too-large');
    expect(found(read(JSON.stringify(full)))).to.include('error too-large');
  });
});

describe('What is larger than it may be', () => {
  const rows: readonly (readonly [what: string, input: unknown, ...codes: string[]])[] = [
    ['a label of 100,000 characters', one({ label: 'x'.repeat(100_000) }), 'warning too-long'],
    ['10,000 options', one({ type: 'select', options: options(10_000) }), 'warning too-many-options'],
    ['10,000 fields', many(10_000, {}), 'warning too-many-fields'],
    [
      '1,000 nested lists as options',
      one({ type: 'select', options: lists(1_000) }),
      'warning option',
      'error no-options',
      'warning too-deep',
    ],
    ['100,000 nested lists as a label', one({ label: lists(100_000) }), 'warning type', 'warning too-deep'],
    [
      '100,000 nested lists as a bound',
      one({ type: 'date', min: lists(100_000) }),
      'warning bound',
      'warning too-deep',
    ],
    ['100,000 nested lists as a default', one({ default: lists(100_000) }), 'warning default', 'warning too-deep'],
    ['100,000 nested lists as fields', spec(lists(100_000)), 'error unknown-dialect', 'warning too-deep'],
    ['100,000 nested lists', lists(100_000), 'error not-an-object'],
    ['100,000 nested objects', objects(100_000), 'error unknown-dialect', 'warning too-deep'],
    ['100,000 nested objects in a field', one({ help: objects(100_000) }), 'warning type', 'warning too-deep'],
    ['lists that never end, as text', '['.repeat(100_000), 'error cut-off'],
    [
      'nested objects as text',
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      'error unknown-dialect',
      'warning too-deep',
    ],
    [
      'a pattern of 100,000 groups',
      one({ pattern: `${'('.repeat(100_000)}${')'.repeat(100_000)}` }),
      'warning too-long',
      'warning pattern-size',
    ],
    ['a default of white space', one({ default: `${' '.repeat(90_000)}x` }), 'warning read-as'],
    ['a default of line ends', one({ default: `a${'\n \r'.repeat(30_000)}b` }), 'warning read-as'],
    ['a number of 500,000 digits', one({ type: 'number', min: '1'.repeat(500_000) }), 'warning bound'],
    [
      'names for labels',
      one({ key: 'x'.repeat(100_000), label: null }),
      'warning too-long',
      'warning name',
      'warning missing',
    ],
  ];
  for (const [what, input, ...codes] of rows) {
    it(`is answered at once: ${what}`, () => {
      const parsed = read(input);
      expect(found(parsed)).to.deep.equal(codes);
      expect(parsed.form?.fields[0]?.label.length ?? 0).to.be.at.most(LIMITS.text);
      expect(() => read(input, true)).not.to.throw();
    });
  }

  it('is listed up to a number that somebody may read', () => {
    const wrong = many(10, { type: 'select', options: Array(LIMITS.options).fill(1) });
    for (const strict of [false, true]) {
      const { issues } = read(wrong, strict);
      const grave = issues.filter(({ severity }) => severity === (strict ? 'error' : 'warning'));
      expect(grave).to.have.lengthOf(LIMITS.issues + 1);
      expect(grave.at(-1)!.code).to.equal('too-many-issues');
    }
  });

  it('never hides that there is no form', () => {
    const wrong = spec([
      ...Array.from({ length: 10 }, (_, at) => field(at, { type: 'select', options: Array(LIMITS.options).fill(1) })),
      field(3),
    ]);
    const { form, issues } = read(wrong);
    expect(form).to.equal(undefined);
    expect(issues.filter(({ severity }) => severity === 'error').map(({ code }) => code)).to.deep.equal([
      'duplicate-name',
    ]);
  });
});

describe('What is no text', () => {
  it('is not read as one, whatever it says of itself', () => {
    for (const min of [['2026-03-05'], { toString: 5, valueOf: 5 }, { toString: () => '2026-03-05' }, true]) {
      const parsed = read(one({ type: 'date', min }));
      expect(found(parsed)).to.deep.equal(['warning bound']);
      expect(parsed.form?.fields[0]).not.to.have.property('min');
    }
    for (const [min, day] of [
      [0, '1970-01-01'],
      ['2026-03-05', '2026-03-05'],
    ] as const)
      expect(read(one({ type: 'date', min })).form?.fields[0]).to.have.property('min', day);
  });
});
