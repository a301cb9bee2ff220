import { expect } from '@open-wc/testing';
import { parse, reply, validate } from '../../src/core/index.js';
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

describe('The options of an elicitation that are numbers', () => {
  const asked = (values: readonly unknown[]): object => ({
    message: 'How many?',
    requestedSchema: { type: 'object', properties: { n: { type: 'string', title: 'N', enum: values } } },
  });

  it('go back as JSON has them', () => {
    const { form } = parse(asked([-0, 1.5]), { dialects });
    for (const wire of [0, 1.5]) {
      // As JSON has it, which knows no minus zero.
      const { values } = validate(form!, JSON.parse(JSON.stringify({ n: wire })));
      expect(reply(form!, { type: 'submit', values: values! })).to.deep.equal({
        action: 'accept',
        content: { n: wire },
      });
    }
  });

  it('are left out where JSON has them not, with a warning', () => {
    const { form, issues } = parse(asked(['a', NaN, Infinity, 10n]), { dialects });
    expect(form?.fields[0]).to.have.deep.property('options', [{ value: 'a', label: 'a' }]);
    expect(issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).to.deep.equal(
      [1, 2, 3].map((at) => `warning option-lost /requestedSchema/properties/n/enum/${at}`),
    );
  });
});

describe('The required names of an elicitation', () => {
  const asked = (required: readonly unknown[]): object => ({
    message: 'M',
    requestedSchema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required },
  });

  it('are all read, however often one of them is said', () => {
    const { form } = parse(asked([...Array<string>(900).fill('a'), 'b']), { dialects });
    expect(form?.fields.map(({ required }) => required)).to.deep.equal([true, true]);
  });

  it('make no form when there are more of them than a spec may hold', () => {
    const { form, issues } = parse(asked(Array<string>(1_000_000).fill('a')), { dialects });
    expect(form).to.equal(undefined);
    expect(issues.map(({ code }) => code)).to.deep.equal(['too-large']);
  });
});
