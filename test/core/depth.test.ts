/** Specs that nest deeper than any form: told with the place, wherever it is, and never followed further down. */
import { expect } from '@open-wc/testing';
import type { Issue, Parsed } from '../../src/core/index.js';
import { LIMITS, parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { quickly } from './quickly.js';

type Tree = Record<string, unknown>;

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};
const SHAPES = {
  lists: (depth: number): unknown => nested(depth, (inner) => [inner]),
  objects: (depth: number): unknown => nested(depth, (inner) => ({ inner })),
  both: (depth: number): unknown => nested(Math.ceil(depth / 2), (inner) => [{ inner }]),
};
/** JSON text of a value that is too deep for `JSON.stringify`, which recurses. */
const DEEP = '"the deep one"';
const written = (spec: unknown, [open, close]: readonly [string, string], depth: number): string =>
  JSON.stringify(spec).replace(DEEP, `${open.repeat(depth)}1${close.repeat(depth)}`);

/** By dialect and envelope: a spec with a field of each kind of list, and where its parts stand. */
const ENVELOPES: Readonly<
  Record<string, { readonly spec: () => Tree; readonly whole: string; readonly field: string; readonly keys: Tree }>
> = {
  'collect_form, bare': fieldsIn('', 'default', { key: 'a', label: 'A', type: 'select' }, 'value'),
  'collect_form, in its envelope': fieldsIn('display', 'default', { key: 'a', label: 'A', type: 'select' }, 'value'),
  form_block: fieldsIn('', '', { name: 'a', label: 'A', field_type: 'select', required: false }, 'payload'),
  collect_user_input: fieldsIn('', 'defaultValue', { name: 'a', label: 'A', type: 'choices' }, 'value'),
  'copilot_form, bare': fieldsIn('', 'value', { kind: 'select', name: 'a', label: 'A' }, 'value'),
  'copilot_form, in its envelope': fieldsIn('props', 'value', { kind: 'select', name: 'a', label: 'A' }, 'value'),
  'mcp_elicitation, the params': schemaIn(''),
  'mcp_elicitation, the request': schemaIn('params'),
};

function fieldsIn(inner: string, prefill: string, field: Tree, value: string) {
  const spec = (): Tree => {
    const options = [{ [value]: 'x', label: 'X' }];
    const form = { title: 'T', form_id: 'f', submit_label: 'S', fields: [{ ...field, options }] };
    const type = 'field_type' in field ? { type: 'form' } : {};
    return inner ? { [inner]: form } : { ...form, ...type };
  };
  const whole = inner && `/${inner}`;
  const keys = { options: 'options', label: 'label', ...(prefill ? { [prefill]: 'default' } : {}) };
  return { spec, whole, field: `${whole}/fields/0`, keys };
}

function schemaIn(inner: string) {
  const spec = (): Tree => {
    const properties = { a: { type: 'string', title: 'A', enum: ['x'] } };
    const params = { message: 'M', requestedSchema: { type: 'object', properties } };
    return inner ? { method: 'elicitation/create', params } : params;
  };
  const whole = inner && `/${inner}`;
  const keys = { enum: 'options', default: 'default', title: 'label' };
  return { spec, whole, field: `${whole}/requestedSchema/properties/a`, keys };
}

/** Puts a value at a JSON pointer. */
function put(spec: Tree, path: string, value: unknown): Tree {
  const steps = path.split('/').slice(1);
  const last = steps.pop()!;
  const holder = steps.reduce<Tree>((at, step) => at[step] as Tree, spec);
  holder[last] = value;
  return spec;
}

const tooDeep = ({ issues }: Parsed): Issue[] => issues.filter(({ code }) => code === 'too-deep');
const read = (input: unknown, strict = false): Parsed => quickly(() => parse(input, { dialects, strict }));

/** It was told, once, where the place is, in time, and the form is what it is without it. */
function expectTold(input: unknown, place: string): void {
  const parsed = read(input);
  const told = tooDeep(parsed);
  expect(told.map(({ severity }) => severity)).to.deep.equal(['warning']);
  expect(told[0]!.path.startsWith(place) || place.startsWith(told[0]!.path), told[0]!.path).to.equal(true);
  expect(told[0]!.message).to.include(String(LIMITS.depth));
  const strict = read(input, true);
  expect(strict.form).to.equal(undefined);
  expect(tooDeep(strict).map(({ severity }) => severity)).to.deep.equal(['error']);
}

for (const [name, { spec, whole, field, keys }] of Object.entries(ENVELOPES)) {
  describe(`A spec that nests too deep, ${name}`, () => {
    for (const depth of [1_000, 100_000]) {
      for (const [shape, make] of Object.entries(SHAPES)) {
        it(`is told of ${depth} ${shape} in a key that nobody reads, and drawn`, () => {
          for (const place of [`${whole}/note`, `${field}/note`, '/note']) {
            const input = put(spec(), place, make(depth));
            expectTold(input, place);
            expect(parse(input, { dialects }).form?.fields).to.have.lengthOf(1);
          }
        });

        it(`is told of ${depth} ${shape} in what is read of a field`, () => {
          for (const key of Object.keys(keys))
            expectTold(put(spec(), `${field}/${key}`, make(depth)), `${field}/${key}`);
        });

        it(`is told of ${depth} ${shape} in place of its fields`, () => {
          const place = field.replace(/\/(0|a)$/, '');
          expectTold(put(spec(), place, make(depth)), place);
        });
      }

      it(`is told of ${depth} of them in JSON text`, () => {
        for (const sign of [
          ['[', ']'],
          ['{"a":', '}'],
        ] as const)
          for (const place of [`${whole}/note`, ...Object.keys(keys).map((key) => `${field}/${key}`)])
            expectTold(written(put(spec(), place, 'the deep one'), sign, depth), place);
      });
    }

    it('is told of nothing when all that its system has is in it', () => {
      expect(tooDeep(read(spec()))).to.deep.equal([]);
    });
  });
}

describe('How deep a spec may nest', () => {
  const field = { key: 'a', label: 'A', type: 'text' };
  const form = (note: unknown): Tree => ({ title: 'T', fields: [field], note });

  it('is so many lists and objects, the spec being the first', () => {
    for (const make of [SHAPES.lists, SHAPES.objects]) {
      expect(tooDeep(read(form(make(LIMITS.depth - 1))))).to.deep.equal([]);
      expect(tooDeep(read(form(make(LIMITS.depth))))).to.have.lengthOf(1);
    }
  });

  it('is enough for the deepest that the protocol allows, and for what servers send besides', () => {
    const items = { type: 'array', items: { anyOf: [{ const: 'x', title: 'X' }] } };
    const properties = { a: { anyOf: [items, { type: 'null' }] } };
    const request = {
      method: 'elicitation/create',
      params: { message: 'M', requestedSchema: { type: 'object', properties } },
    };
    expect(tooDeep(read(request))).to.deep.equal([]);
    expect(tooDeep(read(JSON.stringify(JSON.stringify(request))))).to.deep.equal([]);
  });

  it('is told of each part of a spec on its own, so that all can be mended at once', () => {
    const note = [SHAPES.lists(100), SHAPES.objects(100), 1];
    const { issues } = read({ title: SHAPES.lists(100), fields: [field, { ...field, key: 'b', note }] });
    const paths = issues.filter(({ code }) => code === 'too-deep').map(({ path }) => path);
    expect(paths.sort()).to.deep.equal(['/fields/1/note/0/0/0', '/fields/1/note/1/inner/inner', '/title/0/0/0/0/0']);
  });

  it('is told at a place that somebody can read, however long the keys are', () => {
    const long = 'k'.repeat(100_000);
    const [only, ...more] = tooDeep(read(form({ [long]: SHAPES.lists(100) })));
    expect(more).to.deep.equal([]);
    expect(only!.path).to.equal('/note');
  });

  it('is told in time of a thousand such parts, up to a number that somebody may read', () => {
    const told = tooDeep(read(form(Array.from({ length: 1_000 }, () => SHAPES.lists(40)))));
    expect(told).to.have.lengthOf(LIMITS.issues);
  });
});

describe('To look how deep a spec nests', () => {
  const form = (more: object): object => ({ title: 'T', fields: [{ key: 'a', label: 'A', type: 'text' }], ...more });

  it('ends in what holds itself', () => {
    const circle: Tree = {};
    Object.assign(circle, { a: circle, b: { c: circle }, d: [circle, circle] });
    const parsed = read(form({ circle }));
    expect(parsed.form?.fields).to.have.lengthOf(1);
    expect(tooDeep(parsed)).not.to.deep.equal([]);
  });

  it('ends in millions of values, and in ten megabytes', () => {
    for (const note of [
      Array.from({ length: 1_000_000 }, () => [1]),
      Array.from({ length: 3_000 }, () => Array<number>(3_000).fill(0)),
      new Array(4_000_000_000),
      'x'.repeat(10_000_000),
    ])
      expect(read(form({ note })).form?.fields).to.have.lengthOf(1);
  });

  it('runs no getter, and takes no harm from what throws at every look', () => {
    let calls = 0;
    const counted = Object.defineProperty({}, 'more', {
      enumerable: true,
      get: () => {
        calls++;
        return SHAPES.lists(100);
      },
    });
    const fault = (): never => {
      throw new Error('Hands off');
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const traps = ['ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'get', 'has'].map(
      (trap) => new Proxy({ a: 1 }, { [trap]: fault }),
    );
    const lists = ['getOwnPropertyDescriptor', 'get'].map((trap) => new Proxy([1], { [trap]: fault }));
    const parsed = read(form({ note: [counted, proxy, ...traps, ...lists], deep: SHAPES.lists(100) }));
    expect(parsed.form?.fields).to.have.lengthOf(1);
    expect(tooDeep(parsed).map(({ path }) => path)).to.deep.equal(['/deep/0/0/0/0/0']);
    expect(calls).to.equal(0);
  });

  it('looks under keys that JavaScript knows like under any other', () => {
    const text = `{"title":"T","fields":[{"key":"a","label":"A","type":"text"}],"__proto__":${'['.repeat(99)}${']'.repeat(99)}}`;
    expect(tooDeep(read(text)).map(({ path }) => path)).to.deep.equal(['/__proto__/0/0/0/0/0']);
  });
});
