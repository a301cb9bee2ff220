/** Names that mean something to JavaScript or to JSON pointers are ordinary keys, in every dialect that allows them. */
import { expect } from '@open-wc/testing';
import type { Form } from '../../src/core/index.js';
import { parse, reply, validate } from '../../src/core/index.js';
import { FormStore } from '../../src/core/store.js';
import { dialects } from '../../src/dialects/index.js';
import { prototypes } from '../support/prototypes.js';

/** Letters alone: every dialect takes them. */
const WORDS = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toJSON',
  'then',
  'length',
  'name',
];
const SIGNS = [
  ...[
    '__proto__',
    '__defineGetter__',
    'prototype',
    '0',
    '1',
    '-1',
    '1e3',
    'NaN',
    'a.b',
    'a[b]',
    'a[0]',
    'a/b',
    '/',
    '~',
    '~1',
  ],
  ...[
    'a~0b',
    '#',
    '$ref',
    '{n}',
    '{label}',
    ' ',
    'a b',
    '"',
    "'",
    '\\',
    '<b>',
    '\u0000',
    '\n',
    'é',
    'e\u0301',
    '\u{1F985}',
    '\u202e',
  ],
];
type Build = (names: readonly string[]) => object;

const BUILDS: Readonly<Record<string, readonly [any: boolean, build: Build]>> = {
  collect_form: [
    false,
    (names) => ({ title: 'T', fields: names.map((key, at) => ({ key, label: `Field ${at}`, type: 'text' })) }),
  ],
  form_block: [
    false,
    (names) => ({
      type: 'form',
      form_id: 'f',
      fields: names.map((name, at) => ({ name, label: `Field ${at}`, field_type: 'text', required: false })),
    }),
  ],
  collect_user_input: [
    true,
    (names) => ({ fields: names.map((name, at) => ({ name, label: `Field ${at}`, type: 'text' })) }),
  ],
  copilot_form: [
    true,
    (names) => ({
      form_id: 'f',
      submit_label: 'Go',
      fields: names.map((name, at) => ({ name, label: `Field ${at}`, kind: 'text' })),
    }),
  ],
};

/** Forms with these names, as many to a form as the dialect allows, each read from an object and from its text. */
function formsOf(id: string): readonly Form[] {
  const [any, build] = BUILDS[id]!;
  const names = any ? [...WORDS, ...SIGNS] : WORDS;
  const groups = Array.from({ length: Math.ceil(names.length / 10) }, (_, at) => names.slice(at * 10, at * 10 + 10));
  return groups.flatMap((group) =>
    [build(group), JSON.stringify(build(group))].map((spec) => {
      const { form, issues } = parse(spec, { dialects, dialect: id, strict: true });
      expect(issues.filter(({ severity }) => severity !== 'hint')).to.deep.equal([]);
      expect(form!.fields.map(({ name }) => name)).to.deep.equal(group);
      return form!;
    }),
  );
}

/** The pairs of an object as JSON keeps them, in no order: keys like “1” come first in any object. */
const pairs = (object: unknown): unknown[] =>
  Object.entries(JSON.parse(JSON.stringify(object)) as object)
    .map((pair) => JSON.stringify(pair))
    .sort();

for (const id of Object.keys(BUILDS)) {
  describe(`Odd keys in ${id}`, () => {
    it('are answered, judged, and sent like any other', () => {
      const before = prototypes();
      for (const form of formsOf(id)) {
        const answers = Object.fromEntries(form.fields.map(({ name }, at) => [name, `answer ${at}`]));
        const store = new FormStore();
        store.load(form);
        for (const { name } of form.fields) store.type(name, answers[name]!);
        for (const values of [
          store.attempt(),
          validate(form, answers).values,
          validate(form, JSON.parse(JSON.stringify(answers))).values,
        ]) {
          expect(pairs(values)).to.deep.equal(pairs(answers));
          expect(Object.getPrototypeOf(values)).to.equal(Object.prototype);
          expect(JSON.stringify(reply(form, { type: 'submit', values: values! }))).to.include(JSON.stringify(values));
        }
      }
      expect(prototypes()).to.deep.equal(before);
    });

    it('are blamed at their JSON pointer, and found again by it', () => {
      for (const form of formsOf(id)) {
        const { issues = [] } = validate(form, Object.fromEntries(form.fields.map(({ name }) => [name, 5])));
        expect(issues.map(({ path }) => path)).to.deep.equal(
          form.fields.map(({ name }) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        );
        const store = new FormStore();
        store.load(form);
        expect(store.blame(issues)).to.deep.equal([]);
        expect(store.snapshot.faults).to.equal(form.fields.length);
      }
    });

    it('are no answers where nobody gave them', () => {
      for (const form of formsOf(id)) {
        expect(validate(form, {})).to.deep.equal({ values: {} });
        const store = new FormStore();
        store.load(form);
        store.assign({});
        expect(store.values).to.deep.equal({});
      }
    });

    it('are unknown where the form has not got them', () => {
      const { form } = parse(BUILDS[id]![1](['other']), { dialects, dialect: id });
      for (const name of [...WORDS, ...SIGNS]) {
        const { issues = [] } = validate(form!, JSON.parse(`{${JSON.stringify(name)}: "x"}`));
        expect(
          issues.map(({ code }) => code),
          name,
        ).to.deep.equal(['unknown-key']);
      }
    });
  });
}

it('Odd words where a dialect has words of its own are no words of it', () => {
  const before = prototypes();
  for (const word of [...WORDS, ...SIGNS]) {
    for (const id of Object.keys(BUILDS)) {
      const spec = JSON.parse(
        JSON.stringify(BUILDS[id]![1](['a'])).replaceAll('"text"', JSON.stringify(word)),
      ) as object;
      const { form, issues } = parse(spec, { dialects, dialect: id });
      expect(
        issues.filter(({ severity }) => severity !== 'hint').map(({ code }) => code),
        word,
      ).to.deep.equal(['unknown-type']);
      expect(form?.fields[0]?.kind).to.equal('text');
      expect(parse(spec, { dialects, dialect: word }).issues.map(({ code }) => code)).to.include('unknown-dialect');
    }
  }
  expect(prototypes()).to.deep.equal(before);
});

it('Keys of a spec that JavaScript knows change nothing', () => {
  const before = prototypes();
  const odd = [...WORDS, '__proto__']
    .map((key) => `${JSON.stringify(key)}: {"title": "No", "polluted": true}`)
    .join(', ');
  for (const id of Object.keys(BUILDS)) {
    const plain = BUILDS[id]![1](['a']);
    const text = JSON.stringify(plain).replaceAll('{"', `{${odd.replaceAll('"name"', '"valueOf"')}, "`);
    const read = parse(text, { dialects, dialect: id });
    expect(JSON.stringify(read.form)).to.equal(JSON.stringify(parse(plain, { dialects, dialect: id }).form));
    expect(read.form).not.to.equal(undefined);
  }
  expect(prototypes()).to.deep.equal(before);
});
