/** The browser and the server judge with one verdict: what the form lets through, the server takes as it is. */
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Field, Raw } from '../../src/core/index.js';
import { parse, validate } from '../../src/core/index.js';
import { FormStore } from '../../src/core/store.js';
import { dialects } from '../../src/dialects/index.js';
import { formOf, OPTIONS } from './forms.js';

const LOCALES = ['en', 'de', 'de-CH', 'fr', 'hi', 'ar-EG', 'fa'];

/** Every type with bounds that a random answer can meet and miss. */
const FIELDS = [
  { type: 'text' },
  { type: 'text', min: 1, max: 5, required: true },
  { type: 'text', pattern: '[a-z]*\\d?' },
  { type: 'textarea', max: 9 },
  { type: 'email' },
  { type: 'phone' },
  { type: 'url' },
  { type: 'number', min: -5.5 },
  { type: 'number', max: 1e6, default: 2.5 },
  { type: 'integer', min: 0, max: 2000 },
  { type: 'date', min: '1999-12-31' },
  { type: 'time', min: '22:00', max: '06:00' },
  { type: 'datetime', max: '2026-12-31T12:00' },
  { type: 'select', options: OPTIONS },
  { type: 'select', options: [...OPTIONS, { value: '', label: 'None' }], required: true, default: '' },
  { type: 'multiselect', options: [...OPTIONS, { value: 'a', label: 'A again' }], min: 2, max: 2 },
  { type: 'checkbox' },
  { type: 'checkbox', required: true, default: true },
];
const form = formOf(FIELDS);

const digits = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,-+e '’\u00a0\u202f٣٫٬")), maxLength: 9 });
const number = fc.oneof(digits, fc.double().map(String), fc.integer({ min: -10, max: 3000 }).map(String));
const day = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
const time = fc
  .tuple(
    fc.integer({ min: 0, max: 24 }),
    fc.integer({ min: 0, max: 59 }),
    fc.constantFrom('', ':00', ':59', ':59.5', ':60'),
  )
  .map(([hour, minute, rest]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}${rest}`);
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({
    unit: fc.constantFrom('a', '1', ' ', '\n', '\r', '\u200b', '\ufeff', '😀', '\ud83d', '\ude00'),
    maxLength: 6,
  }),
);
const formats = {
  email: fc.emailAddress(),
  url: fc.webUrl(),
  phone: fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-() .x')), minLength: 4, maxLength: 18 }),
  uri: fc.webUrl(),
};
const positions = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 });

/** Something that the control of a field could hold, right or wrong. */
const rawOf = (field: Field): fc.Arbitrary<Raw> => {
  switch (field.kind) {
    case 'text':
      return field.format ? fc.oneof(words, formats[field.format], fc.constant('')) : words;
    case 'number':
      return fc.oneof(number, fc.constant(''));
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return positions;
    case 'date':
      return fc.oneof(day, words, fc.constant(''));
    case 'time':
      return fc.oneof(time, words, fc.constant(''));
    case 'datetime':
      return fc.oneof(
        fc.tuple(day, time).map((parts) => parts.join('T')),
        words,
        fc.constant(''),
      );
  }
};

const SEED = { seed: 20260305, numRuns: 500 };

describe('One verdict for the browser and the server', () => {
  for (const [at, field] of form.fields.entries()) {
    const alone = formOf([{ ...FIELDS[at] }]);
    it(`holds for ${JSON.stringify(FIELDS[at])}`, () => {
      let passed = 0;
      let refused = 0;
      fc.assert(
        fc.property(rawOf(field), fc.constantFrom(...LOCALES), (raw, locale) => {
          const store = new FormStore();
          store.locale = locale;
          store.load(alone);
          store.type('f0', raw);
          const values = store.attempt();
          if (values === undefined) refused++;
          else {
            passed++;
            expect(validate(alone, values)).to.deep.equal({ values });
            expect(validate(alone, JSON.parse(JSON.stringify(values)))).to.deep.equal({ values });
          }
        }),
        SEED,
      );
      // Else the answers were all alike and nothing was compared.
      expect(passed).to.be.above(20);
      if (field.kind !== 'boolean' && field.kind !== 'choice') expect(refused).to.be.above(0);
    });
  }

  it('holds for a form of all of them, whatever was answered', () => {
    const answers = fc.record(Object.fromEntries(form.fields.map((field) => [field.name, rawOf(field)])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(answers, (raws) => {
        const store = new FormStore();
        store.load(form);
        for (const [name, raw] of Object.entries(raws)) store.type(name, raw as Raw);
        const values = store.attempt();
        // What is in order so far is, for the server, too: no more issues there than here.
        const { issues = [] } = validate(form, store.values);
        const wrong = store.snapshot.fields.filter(({ problem }) => problem).map((state) => `/${state.field.name}`);
        for (const { path } of issues) expect(wrong).to.include(path);
        expect(values === undefined).to.equal(wrong.length > 0);
      }),
      SEED,
    );
  });
});

describe('Random input', () => {
  it('never makes the server throw, and never lets through what it would change on a second look', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...form.fields.map(({ name }) => name)), fc.anything())),
        (given) => {
          const { values, issues } = validate(form, given);
          expect((values === undefined) !== (issues === undefined)).to.equal(true);
          if (values) expect(validate(form, values)).to.deep.equal({ values });
        },
      ),
      SEED,
    );
  });

  it('never makes the reader throw, and every form it reads can be filled and sent', () => {
    const keys = [
      'key',
      'name',
      'label',
      'type',
      'kind',
      'field_type',
      'required',
      'options',
      'min',
      'max',
      'pattern',
      'default',
      'value',
    ];
    const scalar = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('text', 'select', 'date'),
    );
    const option = fc.oneof(scalar, fc.dictionary(fc.constantFrom('value', 'label', 'payload'), scalar));
    const field = fc.oneof(
      scalar,
      fc.dictionary(fc.constantFrom(...keys), fc.oneof(scalar, fc.array(option, { maxLength: 3 }))),
    );
    const spec = fc.oneof(
      fc.anything(),
      fc.record({
        title: scalar,
        fields: fc.array(field, { maxLength: 4 }),
        props: fc.option(fc.record({ fields: fc.array(field) })),
      }),
    );
    let read = 0;
    fc.assert(
      fc.property(spec, fc.constantFrom(...dialects.map(({ id }) => id)), (input, dialect) => {
        const { form: found, issues } = parse(input, { dialects, dialect });
        expect(found === undefined).to.equal(issues.some(({ severity }) => severity === 'error'));
        if (!found) return;
        read++;
        const store = new FormStore();
        store.load(found);
        const values = store.attempt();
        if (values) expect(validate(found, values)).to.deep.equal({ values });
      }),
      { ...SEED, numRuns: 2000 },
    );
    expect(read).to.be.above(50);
  });
});
