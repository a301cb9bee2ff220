import { expect } from '@open-wc/testing';
import { parse, validate } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { formOf, OPTIONS } from './forms.js';

/** One field, with answers that it takes (as given, or as a pair of given and taken) and that it refuses, by code. */
interface Row {
  readonly fact: string;
  readonly field: Readonly<Record<string, unknown>>;
  readonly takes?: readonly unknown[];
  readonly becomes?: readonly (readonly [given: unknown, value: unknown])[];
  readonly refuses?: Readonly<Record<string, readonly unknown[]>>;
}

const NO_STRING = [0, 1, true, false, null, [], ['a'], {}, Symbol('a'), () => 'a', new String('a')];

const ROWS: readonly Row[] = [
  {
    fact: 'text',
    field: { type: 'text' },
    takes: ['a', 'ß', '👩‍👩‍👧', '<b>', "'; drop table", 'null', 'a\u2028b', 'عربي', '__proto__'],
    becomes: [
      [' a\u00a0', 'a'],
      ['\ufeffa\n', 'a'],
      ['\n', undefined],
      ['\u200b\u200d\u2060', undefined],
    ],
    refuses: {
      type: NO_STRING,
      malformed: ['\u0000a', '\ud83d', '\ude00', '\ude00\ud83d', 'a\ud83db'],
      'line-break': ['a\nb', 'a\rb', 'a\r\nb'],
    },
  },
  {
    fact: 'text on several lines',
    field: { type: 'textarea' },
    takes: [' a\n\n b ', '\ta'],
    becomes: [['a\r\nb\rc\n', 'a\nb\nc\n']],
    refuses: { type: NO_STRING, malformed: ['a\n\ud83d'] },
  },
  {
    fact: 'text of 2 to 3 code points',
    field: { type: 'text', min: 2, max: 3 },
    takes: ['ab', 'abc', '😀😀', '😀😀😀', 'e\u0301'],
    becomes: [[' ab ', 'ab']],
    refuses: { 'too-short': ['a', '😀', ' a '], 'too-long': ['abcd', '😀😀😀😀'] },
  },
  {
    fact: 'text with a pattern',
    field: { type: 'text', pattern: '\\p{Lu}+' },
    takes: ['ÄÖ', 'ABC'],
    refuses: { pattern: ['a', 'Ab', 'A b'] },
  },
  {
    fact: 'number',
    field: { type: 'number' },
    takes: [0, 1.5, -1e300, 5e-324, Number.MAX_VALUE, 2 ** 53],
    refuses: { type: [NaN, Infinity, -Infinity, '1', '', true, null, [1], {}, 1n, new Number(1)] },
  },
  {
    fact: 'whole number',
    field: { type: 'integer' },
    takes: [0, 5.0, -7, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
    refuses: { integer: [0.5, 2 ** 53, -(2 ** 53), 1e300], type: [NaN, Infinity, '1', null] },
  },
  {
    fact: 'number from 0.5 to 60.5',
    field: { type: 'number', min: 0.5, max: 60.5 },
    takes: [0.5, 60, 60.5],
    refuses: { min: [0, 0.49, -1], max: [60.51, 1e9] },
  },
  {
    fact: 'yes or no',
    field: { type: 'checkbox' },
    takes: [true, false],
    refuses: { type: ['true', 1, 0, null, [], new Boolean(true)] },
  },
  {
    fact: 'choice of one',
    field: { type: 'select', options: OPTIONS },
    takes: ['a', 'c'],
    refuses: { option: ['d', 'A', '', ' a', 'constructor'], type: NO_STRING },
  },
  {
    fact: 'choice of two to three',
    field: { type: 'multiselect', options: OPTIONS, min: 2, max: 2 },
    takes: [[], ['a', 'b'], ['a', 'c']],
    becomes: [
      [
        ['c', 'a'],
        ['a', 'c'],
      ],
    ],
    refuses: {
      option: [['d'], ['a', 'A'], [['a']], [null], [1]],
      type: ['a', ['a', 'a'], ['a', 'b', 'c', 'd'], new Array(1e6), { 0: 'a', length: 1 }, null],
      'too-few': [['a']],
      'too-many': [['a', 'b', 'c']],
    },
  },
  {
    fact: 'date',
    field: { type: 'date', min: '2024-01-01', max: '2026-12-31' },
    takes: ['2024-02-29', '2026-12-31'],
    refuses: {
      date: [
        ...['', '2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-01', '2026-01-00', '0000-01-01'],
        ...['2026-1-1', '20260101', '2026-01-01T00:00', ' 2026-01-01', '10000-01-01', '-2026-01-01', '٢٠٢٦-01-01'],
      ],
      min: ['2023-12-31', '0001-01-01'],
      max: ['2027-01-01', '9999-12-31'],
      type: [20260101, null, new Date(0)],
    },
  },
  {
    fact: 'time',
    field: { type: 'time' },
    takes: ['00:00', '09:05', '23:59'],
    refuses: { time: ['', '24:00', '9:05', '09:60', '09:05:00', '09.05', '9 am', ' 09:05'], type: [905, null] },
  },
  {
    fact: 'time over midnight',
    field: { type: 'time', min: '22:00', max: '06:00' },
    takes: ['22:00', '23:59', '00:00', '06:00'],
    refuses: { min: ['06:01', '12:00', '21:59'] },
  },
  {
    fact: 'date and time up to the end of the calendar, wherever it is written',
    field: { type: 'datetime', min: '2026-01-01T00:00:00Z', max: '9999-12-31T23:59:59-05:00' },
    takes: [
      '2026-03-05T14:30:00Z',
      '2026-03-05T14:30:00+14:00',
      '2026-03-05T14:30:00-12:00',
      '9999-12-31T23:59:00+01:00',
    ],
    refuses: { min: ['2025-12-31T23:59:00Z', '2026-01-01T00:30:00+01:00'] },
  },
  {
    fact: 'date and time in RFC 3339',
    field: { type: 'datetime', min: '2024-01-01T00:00', max: '2026-12-31T23:59' },
    takes: [
      ...['2026-03-05T14:30:00+01:00', '2026-03-05T14:30:00Z', '2026-03-05t14:30:00z', '2024-02-29T00:00:00-00:00'],
      ...['2026-03-05T14:30:59.123456789+14:00', '2026-12-31T23:59:59-12:00'],
    ],
    refuses: {
      datetime: [
        ...['', '2026-03-05', '2026-03-05T14:30', '2026-03-05T14:30:00', '2026-03-05T14:30Z', '2026-03-05 14:30:00Z'],
        ...['2026-02-29T14:30:00Z', '2026-03-05T24:00:00Z', '2026-03-05T14:60:00Z', '2026-03-05T14:30:61Z'],
        ...[
          '2026-03-05T14:30:00+1:00',
          '2026-03-05T14:30:00+0100',
          '2026-03-05T14:30:00+24:00',
          '2026-03-05T14:30:00.Z',
        ],
      ],
      min: ['2023-12-31T23:59:59Z'],
      max: ['2027-01-01T00:00:00Z'],
      type: [0, null, new Date(0)],
    },
  },
];

describe('Holding answers against a form', () => {
  for (const { fact, field, takes = [], becomes = [], refuses = {} } of ROWS) {
    const form = formOf([field]);
    const codesOf = (given: unknown) =>
      validate(form, { f0: given }).issues?.map(({ code, path }) => `${code} ${path}`);

    it(`takes and refuses as a ${fact}`, () => {
      const pairs = [...takes.map((value) => [value, value] as const), ...becomes];
      expect(pairs).not.to.be.empty;
      for (const [given, value] of pairs)
        expect(validate(form, { f0: given }), String(given)).to.deep.equal({
          values: value === undefined ? {} : { f0: value },
        });
      for (const [code, answers] of Object.entries(refuses))
        for (const given of answers) expect(codesOf(given), `${code}: ${String(given)}`).to.deep.equal([`${code} /f0`]);
    });
  }

  it('takes −0 for 0', () => {
    const { values } = validate(formOf([{ type: 'number' }, { type: 'integer' }]), { f0: -0, f1: -0 });
    expect([Object.is(values?.['f0'], 0), Object.is(values?.['f1'], 0)]).to.deep.equal([true, true]);
  });

  it('has an answer for yes or no and for a list where none came, and none for anything else', () => {
    const form = formOf([
      ...['text', 'textarea', 'email', 'phone', 'url', 'number', 'integer', 'date', 'time', 'datetime'].map((type) => ({
        type,
      })),
      { key: 'one', type: 'select', options: OPTIONS },
      { key: 'some', type: 'multiselect', options: OPTIONS },
      { key: 'on', type: 'checkbox' },
    ]);
    expect(validate(form, {})).to.deep.equal({ values: { some: [], on: false } });
    expect(validate(form, { f0: undefined, some: undefined })).to.deep.equal({ values: { some: [], on: false } });
  });

  it('asks for every required answer, one issue each, in the order of the fields', () => {
    const types = [
      'text',
      'textarea',
      'email',
      'number',
      'date',
      'time',
      'datetime',
      'select',
      'multiselect',
      'checkbox',
    ];
    const form = formOf(types.map((type) => ({ type, required: true, options: OPTIONS })));
    const issues = validate(form, {}).issues ?? [];
    expect(issues.map(({ code, path }) => `${code} ${path}`)).to.deep.equal(types.map((_, at) => `required /f${at}`));
    expect(issues.map(({ message }) => message).join())
      .to.include('Field 9')
      .and.not.to.match(/[{}]/);
  });

  it('lets no key pass that the form did not declare', () => {
    const form = formOf([{}]);
    const given = JSON.parse('{"f0":"a","f1":"b","__proto__":"c","constructor":"d","a/~b":"e"}') as unknown;
    const { issues = [], values } = validate(form, given);
    expect(values).to.equal(undefined);
    expect(issues.map(({ code, path }) => `${code} ${path}`)).to.deep.equal(
      ['f1', '__proto__', 'constructor', 'a~1~0b'].map((key) => `unknown-key /${key}`),
    );
  });

  it('reads only what is the answers’ own', () => {
    const form = formOf([{ key: 'toString' }, { key: 'f1', required: true }]);
    expect(validate(form, {}).issues?.map(({ path }) => path)).to.deep.equal(['/f1']);
    expect(validate(form, Object.create({ f1: 'a' })).issues?.map(({ path }) => path)).to.deep.equal(['/f1']);
  });

  it('refuses answers that are no object', () => {
    for (const answers of [undefined, null, [], ['a'], 'a', 5, true, () => ({})]) {
      const { issues = [], values } = validate(formOf([{}]), answers);
      expect(issues.map(({ code, path }) => [code, path])).to.deep.equal([['type', '']]);
      expect(values).to.equal(undefined);
    }
  });

  it('does not change the answers it is given', () => {
    const given = Object.freeze({ f0: ' a ', f1: Object.freeze(['c', 'a']) });
    const { values } = validate(formOf([{}, { type: 'multiselect', options: OPTIONS }]), given);
    expect(values).to.deep.equal({ f0: 'a', f1: ['a', 'c'] });
    expect(given).to.deep.equal({ f0: ' a ', f1: ['c', 'a'] });
  });

  it('refuses an answer to what cannot be answered, and says so of a required one', () => {
    const block = (required: boolean) =>
      parse(
        { form_id: 'f', submit_label: 'S', fields: [{ kind: 'select', name: 'a', label: 'A', required }] },
        { dialects },
      ).form!;
    expect(validate(block(false), {})).to.deep.equal({ values: {} });
    for (const [required, given] of [
      [false, { a: 'x' }],
      [true, { a: 'x' }],
      [true, {}],
    ] as const)
      expect(validate(block(required), given).issues?.map(({ code }) => code)).to.deep.equal(['unanswerable']);
  });

  it('says a small bound as it is', () => {
    const { issues } = validate(formOf([{ type: 'number', min: 0.0005 }]), { f0: 0 });
    expect(issues?.[0]?.message).to.equal('“Field 0” must be 0.0005 or more.');
  });

  it('is not slowed down by long answers', () => {
    const form = formOf(
      ['text', 'textarea', 'email', 'phone', 'url', 'number', 'date', 'datetime'].map((type) => ({ type })),
    );
    const start = performance.now();
    for (const text of [' '.repeat(99_998), '1'.repeat(100_000), 'a.'.repeat(50_000), '\n'.repeat(100_000)])
      validate(form, Object.fromEntries(form.fields.map(({ name }) => [name, `+${text}x`])));
    expect(performance.now() - start).to.be.below(1000);
  });
});
