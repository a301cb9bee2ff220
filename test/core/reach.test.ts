// Bounds that no answer can meet are dropped with a warning: a form that cannot be sent is no form.
import { expect } from '@open-wc/testing';
import { parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
const twice = [...options, { value: 'a', label: 'A again' }];
const named = (field: object): object => ({ title: 'T', fields: [{ key: 'f', label: 'F', required: true, ...field }] });
const asked = (schema: object): object => ({
  message: 'M',
  requestedSchema: { type: 'object', properties: { f: { title: 'F', ...schema } }, required: ['f'] },
});

const OUT: readonly (readonly [what: string, spec: object])[] = [
  ['a whole number between two', named({ type: 'integer', min: 1.2, max: 1.8 })],
  ['a whole number that no number is exact enough for', named({ type: 'integer', min: 1e20 })],
  ['a number', named({ type: 'number', min: 2, max: 1 })],
  ['a text without letters', named({ type: 'text', max: 0 })],
  ['a part of a letter', named({ type: 'text', min: 1.5, max: 1.6 })],
  ['a text that is longer than any', named({ type: 'text', min: 200_000, max: 300_000 })],
  ['a text that is longer than its pattern may meet', named({ type: 'text', min: 3000, pattern: '.*' })],
  ['a short e-mail address', named({ type: 'email', max: 2 })],
  ['a long e-mail address', named({ type: 'email', min: 255 })],
  ['a short web address', named({ type: 'url', max: 7 })],
  ['a short phone number', named({ type: 'phone', max: 4 })],
  ['several of none', named({ type: 'multiselect', options, max: 0 })],
  ['more than there are', named({ type: 'multiselect', options, min: 3 })],
  ['more than there are, though one stands there twice', named({ type: 'multiselect', options: twice, min: 3 })],
  ['one and a half', named({ type: 'multiselect', options, min: 1.5, max: 1.7 })],
  ['a day before it', named({ type: 'date', min: '2026-02-01', max: '2026-01-01' })],
  ['a whole number between two, in a schema', asked({ type: 'integer', minimum: 0.2, maximum: 0.8 })],
  ['a whole number beyond all, in a schema', asked({ type: 'integer', minimum: 1e20 })],
  ['a text without letters, in a schema', asked({ type: 'string', maxLength: 0 })],
  ['a text longer than its pattern, in a schema', asked({ type: 'string', minLength: 3000, pattern: '.' })],
  ['a short address, in a schema', asked({ type: 'string', format: 'email', maxLength: 2 })],
  ['several of none, in a schema', asked({ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 0 })],
];
const IN: readonly (readonly [what: string, spec: object])[] = [
  ['a whole number', named({ type: 'integer', min: 1.2, max: 2 })],
  ['one letter', named({ type: 'text', max: 1 })],
  ['the shortest addresses', named({ type: 'email', max: 3 })],
  ['as long as a pattern may meet', named({ type: 'text', min: 2000, pattern: '.*' })],
  ['all', named({ type: 'multiselect', options, min: 2, max: 2 })],
  ['a night', named({ type: 'time', min: '22:00', max: '06:00' })],
  ['a text, in a schema', asked({ type: 'string', minLength: 0, maxLength: 1 })],
  ['all, in a schema', asked({ type: 'array', items: { enum: ['a', 'b'] }, minItems: 2 })],
];

describe('Bounds that no answer can meet', () => {
  for (const [what, spec] of OUT) {
    it(`are dropped, with a warning: ${what}`, () => {
      const { form, issues } = parse(spec, { dialects });
      // That a count is whole is told apart.
      const told = issues
        .filter(({ severity, code }) => severity !== 'hint' && code !== 'type')
        .map(({ code }) => code);
      expect(told).to.deep.equal(['bounds']);
      expect(form?.fields[0]).to.not.have.any.keys('min', 'max');
    });
  }
  for (const [what, spec] of IN) {
    it(`are not those that some answer meets: ${what}`, () => {
      const { form, issues } = parse(spec, { dialects });
      expect(issues.filter(({ severity }) => severity !== 'hint')).to.deep.equal([]);
      expect(form?.fields[0]).to.have.any.keys('min', 'max');
    });
  }
});
