import { expect } from '@open-wc/testing';
import type { Parsed, ParseOptions } from '../../src/core/index.js';
import { LIMITS, parse, reply } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { list } from '../../src/dialects/list.js';

const SPEC = { title: 'A form', fields: [{ key: 'who', label: 'Who', type: 'text' }] };
const TEXT = JSON.stringify(SPEC);

const read = (input: unknown, options: Partial<ParseOptions> = {}): Parsed => parse(input, { dialects, ...options });
const codes = ({ issues }: Parsed): string[] => issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

/** Says that there is no form, for one reason. */
function expectRefused(parsed: Parsed, code: string): void {
  expect(codes(parsed)).to.deep.equal([`error ${code} `]);
  expect(parsed.form).to.equal(undefined);
}

describe('Finding the dialect of a spec', () => {
  const shapes: readonly (readonly [id: string, spec: object])[] = [
    ['mcp_elicitation', { requestedSchema: {} }],
    ['mcp_elicitation', { mode: 'url' }],
    ['mcp_elicitation', { params: { requestedSchema: {} } }],
    ['mcp_elicitation', { method: 'elicitation/create' }],
    ['copilot_form', { props: { fields: [{}] } }],
    ['copilot_form', { props: { fields: [] } }],
    ['copilot_form', { fields: [{ kind: 'text' }] }],
    ['form_block', { fields: [{ field_type: 'text' }] }],
    ['collect_form', { fields: [{ key: 'a' }] }],
    ['collect_form', { action: 'request_form' }],
    ['collect_form', { display: { fields: [{ key: 'a' }] } }],
    ['collect_user_input', { fields: [{ name: 'a', type: 'text' }] }],
    ['collect_user_input', { fields: [null, 'a', { name: 'a', type: 'text' }] }],
  ];
  for (const [id, spec] of shapes) {
    it(`finds ${id} by ${JSON.stringify(spec)}`, () => {
      expect(dialects.filter((dialect) => dialect.matches(spec as never)).map((dialect) => dialect.id)).to.deep.equal([
        id,
      ]);
    });
  }

  it('takes the named dialect, whatever the shape', () => {
    const spec = { fields: [{ key: 'a', name: 'b', label: 'L', type: 'text' }] };
    expect(read(spec).form?.fields[0]?.name).to.equal('a');
    const named = read(spec, { dialect: 'collect_user_input' });
    expect([named.form?.dialect, named.form?.fields[0]?.name]).to.deep.equal(['collect_user_input', 'b']);
  });

  it('lists the dialects when none fits', () => {
    for (const spec of [{}, { fields: [] }, { fields: [{ label: 'A' }] }, { title: 'Hello', fields: 'none' }]) {
      const parsed = read(spec);
      expectRefused(parsed, 'unknown-dialect');
      for (const { id } of dialects) expect(parsed.issues[0]!.hint).to.include(id);
    }
  });

  it('is read by a dialect of the page alone when it is in order, and says what is missing to mend it when it is not', () => {
    const own = list.filter(({ id }) => id === 'collect_form');
    const right = { title: 'Trip', fields: [{ key: 'from', label: 'From', type: 'text' }] };
    expect(parse(right, { dialects: own })).to.deep.equal({ form: read(right).form, issues: [] });
    const { form, issues } = parse({ ...right, fields: [{ key: 'from', type: 'wish' }] }, { dialects: own });
    expect(form).to.equal(undefined);
    expect(issues.map(({ severity, code }) => [severity, code])).to.deep.equal([['error', 'no-mender']]);
  });

  it('lists the dialects when the named one is unknown', () => {
    const parsed = read(SPEC, { dialect: 'smoke_signals' });
    expectRefused(parsed, 'unknown-dialect');
    expect(parsed.issues[0]!.message).to.include('smoke_signals');
    expect(parsed.issues[0]!.hint).to.include('form_block');
    expect(parsed.fallback).to.equal('A form');
  });
});

describe('Unwrapping a spec', () => {
  it('reads an object, JSON text and JSON text with white space around it', () => {
    for (const input of [SPEC, TEXT, `\n  ${TEXT}\n`]) {
      const parsed = read(input);
      expect(parsed.issues).to.deep.equal([]);
      expect(parsed.form?.fields.map(({ name }) => name)).to.deep.equal(['who']);
    }
  });

  it('reads JSON text inside a JSON string, with a warning', () => {
    const parsed = read(JSON.stringify(TEXT));
    expect(codes(parsed)).to.deep.equal(['warning encoded ']);
    expect(parsed.form?.title).to.equal('A form');
  });

  it('reads no deeper than that', () => {
    expectRefused(read(JSON.stringify(JSON.stringify(TEXT))), 'not-json');
  });

  it('reads JSON in a Markdown fence, with a warning', () => {
    for (const fenced of [
      `\`\`\`json\n${TEXT}\n\`\`\``,
      `\`\`\`\n${TEXT}\n\`\`\`\n`,
      ` \`\`\`\`JSON ${TEXT} \`\`\`\` `,
    ]) {
      const parsed = read(fenced);
      expect(codes(parsed)).to.deep.equal(['warning fence ']);
      expect(parsed.form?.title).to.equal('A form');
    }
  });

  it('reads a form whose texts hold fences', () => {
    const parsed = read(JSON.stringify({ ...SPEC, description: '```\ncode\n```' }));
    expect(parsed.issues).to.deep.equal([]);
    expect(parsed.form?.description).to.equal('```\ncode\n```');
  });

  it('names the text “[object Object]” for what it is', () => {
    for (const input of ['[object Object]', ' [object Object]\n']) {
      const parsed = read(input);
      expectRefused(parsed, 'object-object');
      expect(parsed.issues[0]!.hint).to.include('JSON.stringify');
    }
  });

  it('says what is no JSON and what is no object', () => {
    for (const input of ['', 'hello', '{"title": }', "{'title': 'A form'}", `${TEXT}}}{`, '<form>'])
      expectRefused(read(input), 'not-json');
    for (const input of ['{', TEXT.slice(0, -1), '{"title": "A \\"for', '[{"title": {}'])
      expectRefused(read(input), 'cut-off');
    for (const input of [undefined, null, 5, true, [], [SPEC], '[]', `[${TEXT}]`, () => SPEC, Symbol('spec')])
      expectRefused(read(input), 'not-an-object');
  });

  it('reads no more text than the cap allows', () => {
    const pad = ' '.repeat(LIMITS.spec - TEXT.length);
    expect(read(TEXT + pad).form?.title).to.equal('A form');
    expectRefused(read(`${TEXT}${pad} `), 'too-large');
  });

  it('is not slowed down by a fence that never closes', () => {
    const start = performance.now();
    expectRefused(read(`\`\`\`\n${'\n``` '.repeat(50_000)}x`), 'not-json');
    expectRefused(read('`'.repeat(500_000)), 'not-json');
    expect(performance.now() - start).to.be.below(1000);
  });
});

describe('Reading a hostile object', () => {
  const thrower = (): never => {
    throw new Error('Hands off');
  };

  it('never throws, wherever a getter does', () => {
    const field = { key: 'a', label: 'A', type: 'select', options: [{ value: 'x', label: 'X' }] };
    const with_ = (target: object, key: string): object => Object.defineProperty({ ...target }, key, { get: thrower });
    const specs = [
      ...['title', 'fields', 'action', 'display', 'props', 'fallback_text'].map((key) => with_(SPEC, key)),
      ...['key', 'label', 'type', 'required', 'options', 'default', 'pattern', 'min'].map((key) => ({
        ...SPEC,
        fields: [with_({ ...field, type: key === 'pattern' || key === 'min' ? 'text' : 'select' }, key)],
      })),
      { ...SPEC, fields: [{ ...field, options: [with_({ label: 'X' }, 'value')] }] },
    ];
    for (const spec of specs) expect(codes(read(spec))).to.include('error unreadable ');
  });

  it('never throws at a proxy that is revoked or answers nothing', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expectRefused(read(proxy), 'unreadable');
    expectRefused(read(new Proxy({}, { get: thrower })), 'unreadable');
  });

  it('reads objects without a prototype', () => {
    const spec: unknown = Object.assign(Object.create(null), SPEC);
    expect(read(spec).form?.title).to.equal('A form');
  });

  it('does not loop over what it has not counted', () => {
    const start = performance.now();
    const parsed = read({ ...SPEC, fields: new Array(5_000_000).fill(SPEC.fields[0]) });
    expect(codes(parsed)).to.include('warning too-many-fields /fields');
    expect(parsed.issues.length).to.be.below(100);
    expect(performance.now() - start).to.be.below(1000);
  });

  it('makes no objects of a prototype in the spec', () => {
    const { form } = read(
      '{"__proto__":{"title":"No"},"title":"Yes","fields":[{"key":"a","label":"A","type":"text"}]}',
    );
    expect(form?.title).to.equal('Yes');
    expect('title' in {}).to.equal(false);
  });
});

describe('What stands in place of a form', () => {
  it('is the first of its texts, from the spec or its envelope', () => {
    expect(read({ fallback_text: 'F', title: 'T', description: 'D' }).fallback).to.equal('F');
    expect(read({ fallback_text: ' ', description: 'D' }).fallback).to.equal('D');
    expect(read({ message: 'M' }).fallback).to.equal('M');
    expect(read({ display: { title: 'T' } }).fallback).to.equal('T');
    expect(read({ props: '{"title":"T"}' }).fallback).to.equal('T');
    expect(read({ title: 5 }).fallback).to.equal(undefined);
  });

  it('is cut where it is too long', () => {
    const { fallback = '' } = read({ title: '😀'.repeat(3000) });
    expect(Array.from(fallback)).to.have.lengthOf(2000);
    expect(fallback).to.match(/^(😀)+…$/u);
  });
});

describe('A form that was read', () => {
  it('cannot be changed', () => {
    expect(Object.isFrozen(read(SPEC).form)).to.equal(true);
  });

  it('is answered in its own dialect, and only a form that was read is', () => {
    const { form } = read(SPEC);
    expect(reply(form!, { type: 'expire' })).to.deep.equal({ status: 'expired' });
    expect(() => reply({ ...form! }, { type: 'expire' })).to.throw(TypeError);
  });
});
