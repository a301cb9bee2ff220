import { expect } from '@open-wc/testing';
import { parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';

const request = (count: number, required: readonly string[]): object => ({
  message: 'A long list',
  requestedSchema: {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, { type: 'string' }])),
    required,
  },
});
const lines = (spec: object): readonly string[] =>
  parse(spec, { dialects }).issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('The number of properties in an elicitation', () => {
  it('is 64 without a word', () => {
    expect(lines(request(64, ['p63']))).to.deep.equal([]);
  });

  it('above the hard cap leaves out what is optional, with a warning', () => {
    const { form } = parse(request(65, ['p63']), { dialects });
    expect(form?.fields.length).to.equal(64);
    expect(lines(request(65, ['p63']))).to.deep.equal(['warning too-many-fields /requestedSchema/properties']);
  });

  it('makes no form where a required one would be left out', () => {
    expect(parse(request(65, ['p64']), { dialects }).form).to.equal(undefined);
    expect(lines(request(65, ['p64']))).to.deep.equal(['error too-many-fields /requestedSchema/properties']);
  });
});
