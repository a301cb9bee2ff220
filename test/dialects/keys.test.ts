/** Keys that a dialect has not: told to who writes specs, refused where all is strict, and no matter to the widget. */
import { expect } from '@open-wc/testing';
import type { Parsed } from '../../src/core/index.js';
import { parse } from '../../src/core/index.js';
import { readSpec } from '../../src/core/read-spec.js';
import { dialects } from '../../src/dialects/index.js';
import { far } from '../../src/dialects/far.js';
import { list } from '../../src/dialects/list.js';

const option = { value: 'a', label: 'A' };
/** By dialect: a spec with all that its tables have, and where each of its objects stands. */
const WHOLE: Readonly<Record<string, object>> = {
  collect_form: {
    action: 'request_form',
    interaction_id: 'i',
    expires_at: '2026-03-05T14:30:00Z',
    status: 'pending',
    display: {
      title: 'T',
      description: 'D',
      submit_label: 'S',
      fields: [
        {
          key: 'a',
          label: 'A',
          type: 'text',
          required: true,
          placeholder: 'p',
          help: 'h',
          min: 1,
          max: 9,
          pattern: 'a*',
          default: 'a',
        },
        { key: 'b', label: 'B', type: 'date', min: '2026-01-01', max: '2026-12-31' },
        { key: 'c', label: 'C', type: 'multiselect', min: 1, max: 1, options: [option] },
        { key: 'd', label: 'D', type: 'select', options: [option] },
        { key: 'e', label: 'E', type: 'checkbox', default: true },
      ],
    },
  },
  form_block: {
    type: 'form',
    form_id: 'f',
    submit_label: 'S',
    fields: [
      { name: 'a', label: 'A', field_type: 'text', required: true },
      { name: 'b', label: 'B', field_type: 'select', required: false, options: [{ payload: 'a', label: 'A' }] },
    ],
  },
  collect_user_input: {
    title: 'T',
    description: 'D',
    submitLabel: 'S',
    cancelLabel: 'C',
    allowFreeformResponse: true,
    fields: [
      { type: 'text', name: 'a', label: 'A', required: true, placeholder: 'p', multiline: true, defaultValue: 'a' },
      { type: 'number', name: 'b', label: 'B', min: 1, max: 2, defaultValue: 1 },
      { type: 'choices', name: 'c', label: 'C', multiSelect: true, options: [{ ...option, description: 'd' }] },
      { type: 'checkbox', name: 'd', label: 'D', defaultValue: true },
      { type: 'date', name: 'e', label: 'E', defaultValue: '2026-03-05' },
    ],
  },
  copilot_form: {
    id: 'i',
    type: 'form',
    fallback_text: 'F',
    props: {
      form_id: 'f',
      title: 'T',
      submit_label: 'S',
      fields: [
        { kind: 'text', name: 'a', label: 'A', required: true, placeholder: 'p', value: 'a' },
        { kind: 'select', name: 'b', label: 'B', options: [option] },
      ],
    },
  },
  mcp_elicitation: {
    jsonrpc: '2.0',
    id: 1,
    method: 'elicitation/create',
    params: {
      mode: 'form',
      message: 'M',
      _meta: { progressToken: 1 },
      task: { ttl: 60000 },
      requestedSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        required: ['a', 'h'],
        properties: {
          a: {
            type: 'string',
            title: 'A',
            description: 'd',
            minLength: 1,
            maxLength: 9,
            format: 'email',
            pattern: '@',
            default: 'a@b.co',
          },
          b: { type: 'string', title: 'B', format: 'date', minLength: 10, maxLength: 10 },
          c: { type: 'string', title: 'C', format: 'date-time' },
          d: { type: 'integer', title: 'D', description: 'd', minimum: 1, maximum: 2, default: 1 },
          e: { type: 'boolean', title: 'E', description: 'd', default: false },
          f: { type: 'string', title: 'F', description: 'd', enum: ['x'], enumNames: ['X'], default: 'x' },
          g: { type: 'string', title: 'G', oneOf: [{ const: 'x', title: 'X', description: 'd' }] },
          h: { type: 'array', title: 'H', minItems: 1, maxItems: 1, items: { type: 'string', enum: ['x'] } },
          i: { type: 'array', title: 'I', items: { anyOf: [{ const: 'x', title: 'X' }] }, default: ['x'] },
        },
      },
    },
  },
};
/** Objects that may hold any key: the names of fields, and what is none of the form's business. */
const OPEN = ['properties', '_meta', 'task'];

const lines = ({ issues }: Parsed): string[] =>
  issues
    .filter(({ code }) => code === 'unknown-key')
    .map(({ severity, path }) => `${severity} ${path}`)
    .sort();

type Tree = Record<string, unknown>;
/** The pointers of all objects in a spec. */
const objectsIn = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Array.isArray(value) || OPEN.includes(path.split('/').at(-1)!) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${path}/${key}`)),
      ];
/** The spec with a key more in every object. */
const grown = (value: unknown, at = ''): unknown =>
  Array.isArray(value)
    ? value.map((inner) => grown(inner))
    : typeof value === 'object' && value !== null
      ? {
          ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grown(inner, key)])),
          ...(OPEN.includes(at) ? {} : { 'x/y': 1 }),
        }
      : value;
/** The spec with a key more in the field at this place, or in the property of this name. */
function fieldWith(spec: object, at: number | string, more: object): unknown {
  const copy = JSON.parse(JSON.stringify(spec)) as Tree;
  if (typeof at === 'string') {
    const { properties } = (copy['params'] as { requestedSchema: { properties: Record<string, object> } })
      .requestedSchema;
    properties[at] = { ...properties[at], ...more };
    return copy;
  }
  const holder = (copy['display'] ?? copy['props'] ?? copy) as { fields: object[] };
  holder.fields[at] = { ...holder.fields[at], ...more };
  return copy;
}

for (const [id, spec] of Object.entries(WHOLE)) {
  describe(`Unknown keys in ${id}`, () => {
    it('are none of those that its tables have', () => {
      for (const strict of [false, true]) {
        const parsed = parse(spec, { dialects, strict });
        expect(parsed.form?.dialect).to.equal(id);
        expect(
          parsed.issues.filter(({ severity, code }) => severity !== 'hint' || code === 'unknown-key'),
        ).to.deep.equal([]);
      }
    });

    it('are told wherever one stands, with its pointer, and refused where all is strict', () => {
      const paths = objectsIn(spec).map((path) => `${path}/x~1y`);
      const lenient = parse(grown(spec), { dialects });
      expect(lines(lenient)).to.deep.equal(paths.map((path) => `hint ${path}`).sort());
      expect(lenient.form).not.to.equal(undefined);
      const strict = parse(grown(spec), { dialects, strict: true });
      expect(lines(strict)).to.deep.equal(paths.map((path) => `error ${path}`).sort());
      expect(strict.form).to.equal(undefined);
    });

    it('are no matter to the widget, which asks for nothing because of one', () => {
      const aids = { patterns: (source: string) => ({ source, test: () => true }) };
      const reading = readSpec(grown(spec), { dialects: [...list, ...far], aids });
      expect(reading.wanted).to.equal(undefined);
      expect(reading.findings).to.deep.equal([]);
      expect(reading.form).not.to.equal(undefined);
    });
  });
}

describe('A key that a type has no use for', () => {
  const rows: readonly (readonly [id: string, field: number | string, more: object])[] = [
    ['collect_form', 0, { options: [option] }],
    ['collect_form', 1, { pattern: 'a*' }],
    ['collect_form', 3, { min: 1 }],
    ['collect_form', 4, { max: 1 }],
    ['form_block', 0, { options: [{ payload: 'a', label: 'A' }] }],
    ['form_block', 0, { placeholder: 'p' }],
    ['collect_user_input', 0, { min: 1 }],
    ['collect_user_input', 1, { placeholder: 'p' }],
    ['collect_user_input', 2, { multiline: true }],
    ['collect_user_input', 3, { options: [option] }],
    ['collect_user_input', 4, { min: '2026-01-01' }],
    ['copilot_form', 0, { options: [option] }],
    ['copilot_form', 1, { help: 'h' }],
    ['mcp_elicitation', 'a', { minimum: 1 }],
    ['mcp_elicitation', 'b', { pattern: 'a' }],
    ['mcp_elicitation', 'c', { examples: [] }],
    ['mcp_elicitation', 'd', { minLength: 1 }],
    ['mcp_elicitation', 'e', { minimum: 1 }],
    ['mcp_elicitation', 'f', { maxLength: 9 }],
    ['mcp_elicitation', 'g', { minItems: 1 }],
    ['mcp_elicitation', 'h', { uniqueItems: true }],
  ];
  for (const [id, at, more] of rows) {
    it(`is told in ${id}, as in ${JSON.stringify(more)}`, () => {
      const spec = fieldWith(WHOLE[id]!, at, more);
      const [key] = Object.keys(more);
      const [line, ...rest] = lines(parse(spec, { dialects, strict: true }));
      expect(rest).to.deep.equal([]);
      expect(line).to.match(new RegExp(`^error .*/(fields|properties)/${at}/${key}$`));
      const { message, hint } = parse(spec, { dialects }).issues.find(({ code }) => code === 'unknown-key')!;
      expect(message).to.include(`“${key}”`);
      expect(hint).to.match(/\b(label|title)\b/);
    });
  }
});

describe('Unknown keys of an elicitation', () => {
  const schema = (properties: object, more: object = {}): object => ({ type: 'object', properties, ...more });
  const told = (input: unknown): string[] => lines(parse(input, { dialects }));

  it('are told of the params alone, too', () => {
    const params = { message: 'M', method: 'elicitation/create', requestedSchema: schema({ a: { type: 'string' } }) };
    expect(told(params)).to.deep.equal(['hint /method']);
  });

  it('are told where names have signs of JSON pointers, and named as they are', () => {
    const properties = JSON.parse('{"a/b~c":{"type":"string","x":1},"__proto__":{"type":"boolean","y":1}}') as object;
    expect(told({ message: 'M', requestedSchema: schema(properties) })).to.deep.equal([
      'hint /requestedSchema/properties/__proto__/y',
      'hint /requestedSchema/properties/a~1b~0c/x',
    ]);
  });

  it('are not looked for in what is nested, in a union, or in what a request carries besides', () => {
    const nested = { type: 'object', properties: { b: { type: 'string', x: 1 } } };
    const union = { title: 'U', anyOf: [{ type: 'string', enum: ['x'], y: 1 }, { type: 'null' }] };
    const params = { message: 'M', _meta: { x: { y: 1 } }, task: { z: 1 }, requestedSchema: schema({ nested, union }) };
    expect(told(params)).to.deep.equal([]);
  });

  it('are told of what schema libraries write around it', () => {
    const requestedSchema = schema({ a: { type: 'string' } }, { additionalProperties: false, $id: 'urn:x' });
    expect(told({ message: 'M', requestedSchema })).to.deep.equal([
      'hint /requestedSchema/$id',
      'hint /requestedSchema/additionalProperties',
    ]);
  });
});
