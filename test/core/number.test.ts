import { expect } from '@open-wc/testing';
import { coerce, display } from '../../src/core/kinds.js';
import { Problem } from '../../src/core/problem.js';
import { fieldOf } from './forms.js';
import { expectVerdicts, verdict } from './verdicts.js';

const NUMBER = { type: 'number' };
const INTEGER = { type: 'integer' };
const NO_NUMBER = '! number';
const SEPARATOR = '! separator';

describe('Reading numbers as people write them', () => {
  const everywhere: readonly (readonly [string, unknown])[] = [
    ['', undefined],
    [' \u00a0\t', undefined],
    ['\u200b', undefined],
    ['0', 0],
    ['007', 7],
    ['+5', 5],
    ['-5', -5],
    ['\u22125', -5],
    [' 5 ', 5],
    ['\u200e5\u200f', 5],
    ['1e2', 100],
    ['1E-2', 0.01],
    ['1e+2', 100],
    ['٣', 3],
    ['۱۲', 12],
    ['-0', 0],
    ['1e', NO_NUMBER],
    ['e5', NO_NUMBER],
    ['-', NO_NUMBER],
    ['+', NO_NUMBER],
    ['--5', NO_NUMBER],
    ['+-5', NO_NUMBER],
    ['- 5', NO_NUMBER],
    ['.', NO_NUMBER],
    [',', NO_NUMBER],
    ['12abc', NO_NUMBER],
    ['abc', NO_NUMBER],
    ['1e999', NO_NUMBER],
    ['-1e999', NO_NUMBER],
    ['Infinity', NO_NUMBER],
    ['NaN', NO_NUMBER],
    ['0x10', NO_NUMBER],
    ['1_000', NO_NUMBER],
    ['5%', NO_NUMBER],
    ['$5', NO_NUMBER],
    ['1 2', NO_NUMBER],
    ['1.2.3', NO_NUMBER],
    ['1/2', NO_NUMBER],
    ['½', NO_NUMBER],
    ['५', NO_NUMBER],
  ];
  const rows: Readonly<Record<string, readonly (readonly [string, unknown])[]>> = {
    en: [
      ['2.5', 2.5],
      ['.5', 0.5],
      ['5.', 5],
      ['1,234', 1234],
      ['1,234.5', 1234.5],
      ['1,234,567', 1234567],
      ['1234567.25', 1234567.25],
      ['2,5', SEPARATOR],
      ['1.234,5', SEPARATOR],
      ['1,23', SEPARATOR],
      ['1.234.567', SEPARATOR],
      ['1234,567', SEPARATOR],
    ],
    de: [
      ['2,5', 2.5],
      [',5', 0.5],
      ['5,', 5],
      ['1.234', 1234],
      ['1.234,5', 1234.5],
      ['-1.234.567,25', -1234567.25],
      ['1.5', SEPARATOR],
      ['1.23', SEPARATOR],
      ['1,234.5', SEPARATOR],
      ['1234.5', SEPARATOR],
    ],
    'de-CH': [
      ['2.5', 2.5],
      ["1'234.5", 1234.5],
      ['1’234’567', 1234567],
      ['2,5', SEPARATOR],
    ],
    fr: [
      ['2,5', 2.5],
      ['1 234,5', 1234.5],
      ['1\u202f234,5', 1234.5],
      ['1\u00a0234\u00a0567', 1234567],
      ['2.5', SEPARATOR],
    ],
    pl: [['12 345,5', 12345.5]],
    hi: [
      ['1,23,456.5', 123456.5],
      ['12,34,567', 1234567],
      ['2.5', 2.5],
    ],
    ar: [
      ['١٬٢٣٤٫٥', 1234.5],
      ['٢٫٥', 2.5],
      ['\u061c-٢', -2],
      ['2.5', 2.5],
    ],
    'ar-EG': [
      ['١٬٢٣٤', 1234],
      ['2.5', 2.5],
    ],
    fa: [
      ['۱٬۲۳۴٫۵', 1234.5],
      ['\u200e\u2212۲', -2],
      ['2.5', 2.5],
    ],
  };
  for (const [locale, more] of Object.entries(rows)) {
    it(`reads them in ${locale}`, () => {
      expectVerdicts(NUMBER, locale, everywhere);
      expectVerdicts(NUMBER, locale, more);
    });
  }

  it('says with which sign decimals are written, in an example', () => {
    for (const [locale, raw, decimal, example] of [
      ['en', '2,5', '.', '2.5'],
      ['de', '1.5', ',', '2,5'],
    ] as const) {
      const reading = coerce(fieldOf(NUMBER), raw, locale);
      expect(reading).to.be.instanceOf(Problem);
      expect((reading as Problem).params).to.deep.equal({ decimal, example });
    }
  });

  it('reads whole numbers, and never rounds', () => {
    expectVerdicts(INTEGER, 'en', [
      ['12', 12],
      ['1,234', 1234],
      ['1e2', 100],
      ['5.0', 5],
      ['9007199254740991', 9007199254740991],
      ['9007199254740992', '! integer'],
      ['9007199254740993', '! integer'],
      ['5.5', '! integer'],
      ['0.99999999999999999', '! integer'],
      ['1e-1', '! integer'],
      ['12abc', '! integer'],
      // How the decimals are written is no help where none are wanted.
      ['2,5', '! integer'],
    ]);
  });

  it('knows no steps: between 0.5 and 99.5, 60 is right', () => {
    expectVerdicts({ type: 'number', min: 0.5, max: 99.5 }, 'en', [
      ['0.5', 0.5],
      ['60', 60],
      ['0.75', 0.75],
      ['0.49', '! min'],
      ['99.6', '! max'],
    ]);
  });

  it('reads back what it writes, in every language', () => {
    for (const locale of [
      'en',
      'de',
      'de-CH',
      'de-AT',
      'fr',
      'fr-CH',
      'es',
      'pt',
      'pl',
      'sv',
      'hi',
      'ar',
      'ar-EG',
      'fa',
      'he',
      'ja',
    ])
      for (const value of [0, 1.5, -2.25, 1234.5, 1234567, 1e21, 1.5e-7, -9007199254740991, 0.1 + 0.2])
        expect(verdict(NUMBER, display(fieldOf(NUMBER), value, locale), locale), `${locale} ${value}`).to.equal(value);
  });

  it('takes a long row of digits and groups in its stride', () => {
    const start = performance.now();
    expect(verdict(NUMBER, '1,234'.repeat(20_000))).to.equal(NO_NUMBER);
    expect(verdict(NUMBER, '1'.repeat(100_000))).to.equal(NO_NUMBER);
    expect(verdict(NUMBER, `1${' 234'.repeat(20_000)}x`, 'fr')).to.equal(NO_NUMBER);
    expect(performance.now() - start).to.be.below(500);
  });
});
