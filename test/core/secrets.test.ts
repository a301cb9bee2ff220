import { expect } from '@open-wc/testing';
import type { Parsed, ParseOptions } from '../../src/core/index.js';
import { parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';

const SPEC = {
  title: 'Sign in',
  fields: [
    { key: 'user', label: 'User name', type: 'text' },
    { key: 'word', label: 'Password', type: 'text' },
  ],
};
const read = (options: Partial<ParseOptions> = {}): Parsed => parse(SPEC, { dialects, ...options });
const codes = ({ issues }: Parsed): string[] => issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
const marked = ({ form }: Parsed): boolean[] | undefined => form?.fields.map(({ secret }) => secret === true);

describe('A spec that asks for a secret', () => {
  it('is read with a warning at the field, unless the host says otherwise', () => {
    for (const parsed of [read(), read({ secrets: 'warn' }), read({ secrets: undefined })]) {
      expect(codes(parsed)).to.deep.equal(['warning secret /fields/1']);
      expect(marked(parsed)).to.deep.equal([false, true]);
      expect(parsed.issues[0]!.message).to.include('“Password”');
    }
  });

  it('makes no form where the host refuses it, and gives what to show instead', () => {
    const parsed = read({ secrets: 'refuse' });
    expect(codes(parsed)).to.deep.equal(['error secret /fields/1']);
    expect(parsed.form).to.equal(undefined);
    expect(parsed.fallback).to.equal('Sign in');
  });

  it('is a spec like any other where the host allows it', () => {
    for (const strict of [false, true]) {
      const parsed = read({ secrets: 'allow', strict });
      expect(codes(parsed)).to.deep.equal([]);
      expect(marked(parsed)).to.deep.equal([false, false]);
    }
  });

  it('is refused where a spec must be right, with a policy or without', () => {
    for (const secrets of [undefined, 'warn', 'refuse'] as const) {
      const parsed = read({ strict: true, secrets });
      expect(codes(parsed)).to.deep.equal(['error secret /fields/1']);
      expect(parsed.form).to.equal(undefined);
    }
  });

  it('leaves other warnings what they are where secrets are refused', () => {
    const { fields } = SPEC;
    const parsed = parse({ fields: fields.slice(0, 1) }, { dialects, secrets: 'refuse' });
    expect(codes(parsed)).to.deep.equal(['warning missing /title']);
    expect(parsed.form).not.to.equal(undefined);
  });
});
