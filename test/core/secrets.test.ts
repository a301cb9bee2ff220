import { expect } from '@open-wc/testing';
import type { Parsed, ParseOptions, SecretPolicy } from '../../src/core/index.js';
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

  it('is marked as allowed where the host allows it, so that it is kept nowhere', () => {
    expect(read({ secrets: 'allow' }).form?.fields.map(({ secret }) => secret)).to.deep.equal([undefined, 'allowed']);
  });

  it('is refused where the policy is none that there is', () => {
    for (const secrets of ['REFUSE', ' refuse', 'deny', 'block', 'Allow', ''] as unknown as SecretPolicy[])
      expect(codes(read({ secrets })), secrets).to.deep.equal(['error secret /fields/1']);
  });

  it('is told by a word for its type that nobody knows', () => {
    for (const type of [
      'password',
      'OTP',
      'secret',
      'creditcard',
      'credit-card',
      'one-time-code',
      'cc-number',
      'pin',
    ]) {
      const fields = [{ key: 'a', label: 'Value', type }];
      const parsed = parse({ title: 'T', fields }, { dialects });
      expect(codes(parsed), type).to.deep.equal(['warning unknown-type /fields/0/type', 'warning secret /fields/0']);
      expect(parse({ title: 'T', fields }, { dialects, secrets: 'refuse' }).form, type).to.equal(undefined);
    }
    const parsed = parse({ title: 'T', fields: [{ key: 'a', label: 'Value', type: 'slider' }] }, { dialects });
    expect(codes(parsed)).to.deep.equal(['warning unknown-type /fields/0/type']);
  });

  it('is told by its title or its description, where no field says so itself', () => {
    const fields = [
      { key: 'a', label: 'Value', type: 'text' },
      { key: 'b', label: 'Which?', type: 'select', options: [{ value: 'a', label: 'A' }] },
    ];
    for (const words of [
      { title: 'Enter your password' },
      { title: 'T', description: 'Please type your bank PIN below.' },
    ]) {
      const parsed = parse({ ...words, fields }, { dialects });
      expect(codes(parsed)).to.deep.equal(['warning secret /fields/0']);
      expect(parsed.issues[0]!.message)
        .to.include('The title or the description asks for a secret')
        .and.to.include('“Value”');
      expect(parse({ ...words, fields }, { dialects, secrets: 'refuse' }).form).to.equal(undefined);
      expect(codes(parse({ ...words, fields: fields.slice(1) }, { dialects, secrets: 'refuse' }))).to.deep.equal([]);
    }
  });
});

/** The same question in each dialect. */
const ASKED: Readonly<Record<string, unknown>> = {
  collect_form: { title: 'T', fields: [{ key: 'a', label: 'Password', type: 'text' }] },
  collect_user_input: { fields: [{ name: 'a', label: 'Password', type: 'text' }] },
  copilot_form: { form_id: 'f', submit_label: 'Go', fields: [{ name: 'a', label: 'Password', kind: 'text' }] },
  form_block: {
    type: 'form',
    form_id: 'f',
    fields: [{ name: 'a', label: 'Password', field_type: 'text', required: true }],
  },
  mcp_elicitation: {
    message: 'Log in',
    requestedSchema: { type: 'object', properties: { a: { type: 'string', title: 'Password' } } },
  },
};

describe('In every dialect, a field that asks for a secret', () => {
  for (const { id } of dialects) {
    it(`is marked, refused or let be in ${id}`, () => {
      const asked = (secrets: SecretPolicy): Parsed => parse(ASKED[id], { dialects, dialect: id, secrets });
      const path = id === 'mcp_elicitation' ? '/requestedSchema/properties/a' : '/fields/0';
      expect(codes(asked('warn')).filter((one) => !one.startsWith('hint'))).to.deep.equal([`warning secret ${path}`]);
      expect(marked(asked('warn'))).to.deep.equal([true]);
      expect(codes(asked('refuse'))).to.include(`error secret ${path}`);
      expect(asked('refuse').form).to.equal(undefined);
      expect(codes(asked('allow')).filter((one) => !one.startsWith('hint'))).to.deep.equal([]);
      expect(asked('allow').form?.fields[0]?.secret).to.equal('allowed');
    });
  }

  it('is told in an elicitation by name, title, number, format and type', () => {
    const properties = {
      password: { type: 'string' },
      card: { type: 'string', title: 'Card number' },
      cvv: { type: 'integer', title: 'CVV' },
      'a/b~c': { type: 'string', title: 'One-time code' },
      hidden: { type: 'string', title: 'Value', format: 'password' },
      typed: { type: 'password', title: 'Value' },
      several: { type: ['string', 'null'], title: 'PIN' },
      way: { type: 'string', title: 'Password or PIN?', enum: ['Password', 'PIN'] },
      name: { type: 'string', title: 'Name' },
    };
    const parsed = parse({ message: 'Log in', requestedSchema: { type: 'object', properties } }, { dialects });
    expect(parsed.form?.fields.map(({ secret }) => secret ?? false)).to.deep.equal(
      Object.keys(properties).map((name) => !['way', 'name'].includes(name)),
    );
    const paths = parsed.issues.filter(({ code }) => code === 'secret').map(({ path }) => path);
    expect(paths).to.have.lengthOf(7).and.to.include('/requestedSchema/properties/a~1b~0c');
  });
});
