/** Keys that a dialect has not: told to who writes specs, refused where all is strict, and no matter to the widget. */
import { days } from '../../src/core/days.js';
import { expect } from '@open-wc/testing';
import type { Parsed } from '../../src/core/index.js';
import { parse } from '../../src/core/index.js';
import { readSpec } from '../../src/core/read-spec.js';
import { dialects } from '../../src/dialects/index.js';
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
};

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
        ...(Array.isArray(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${path}/${key}`)),
      ];
/** The spec with a key more in every object. */
const grown = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(grown)
    : typeof value === 'object' && value !== null
      ? { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grown(inner)])), 'x/y': 1 }
      : value;
/** The spec with a key more in the field at this place. */
function fieldWith(spec: object, at: number, more: object): unknown {
  const copy = JSON.parse(JSON.stringify(spec)) as Tree;
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
      const aids = { calendar: days, patterns: (source: string) => ({ source, test: () => true }) };
      const reading = readSpec(grown(spec), { dialects: list, aids });
      expect(reading.wanted).to.equal(undefined);
      expect(reading.findings).to.deep.equal([]);
      expect(reading.form).not.to.equal(undefined);
    });
  });
}

describe('A key that a type has no use for', () => {
  const rows: readonly (readonly [id: string, field: number, more: object])[] = [
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
  ];
  for (const [id, at, more] of rows) {
    it(`is told in ${id}, as in ${JSON.stringify(more)}`, () => {
      const spec = fieldWith(WHOLE[id]!, at, more);
      const [key] = Object.keys(more);
      const [line, ...rest] = lines(parse(spec, { dialects, strict: true }));
      expect(rest).to.deep.equal([]);
      expect(line).to.match(new RegExp(`^error .*/fields/${at}/${key}$`));
      const { message, hint } = parse(spec, { dialects }).issues.find(({ code }) => code === 'unknown-key')!;
      expect(message).to.include(`“${key}”`);
      expect(hint).to.include('label');
    });
  }
});
