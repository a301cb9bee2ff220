// What may be null, and what cannot be asked: of every kind, in every spelling.
import { expect } from '@open-wc/testing';
import { parse } from '../../src/core/index.js';
import { english } from '../../src/core/words.js';
import { dialects } from '../../src/dialects/index.js';
import { askers, type Asker } from '../support/askers.js';
import { expectCount, expectWrong, field, labels, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const titled = [
  { const: 'a', title: 'Ash' },
  { const: 'b', title: 'Birch' },
];
/** Every shape that an elicitation may ask for, but for titles. */
const SCHEMAS: Readonly<Record<string, object>> = {
  text: { type: 'string', maxLength: 9 },
  mail: { type: 'string', format: 'email' },
  link: { type: 'string', format: 'uri' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  number: { type: 'number', minimum: 0 },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  plain: { type: 'string', enum: ['a', 'b'] },
  titled: { type: 'string', oneOf: titled },
  several: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, maxItems: 1 },
  named: { type: 'array', items: { anyOf: titled } },
};
const SPELLINGS: Readonly<Record<string, (schema: object) => object>> = {
  'a list of types': (schema) => ({ ...schema, type: [(schema as { type: string }).type, 'null'] }),
  'anyOf, null last': (schema) => ({ anyOf: [schema, { type: 'null' }] }),
  'oneOf, null first': (schema) => ({ oneOf: [{ type: 'null' }, schema] }),
};
const formOf = (properties: object, required: readonly string[] = []) => ({
  message: 'Desk details',
  requestedSchema: { type: 'object', properties, required },
});
const mapped = (write: (schema: object) => object): object =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [name, { ...write(schema), title: `The ${name}`, default: null }]),
  );

for (const [spelling, write] of Object.entries(SPELLINGS)) {
  describe(`Properties that may be null, as ${spelling}`, () => {
    it('are read like those that may not', () => {
      const read = (spec: object): unknown => parse(spec, { dialects }).form?.fields;
      expect(read(formOf(mapped(write)))).to.deep.equal(read(formOf(mapped((schema) => schema))));
    });

    it('stand there with a control, say nothing of null, and are left out when they are left alone', async () => {
      const { element, replies } = await show(formOf(mapped(write)));
      expect(labels(element)).to.deep.equal(Object.keys(SCHEMAS).map((name) => `The ${name}`));
      for (const label of labels(element)) {
        const { control, help } = field(element, label);
        expect(help, label).to.not.equal('This cannot be answered here.');
        if (control instanceof HTMLInputElement && control.type !== 'checkbox') expect(control.value).to.equal('');
      }
      expect(textIn(element)).not.to.match(/null|undefined/i);
      await person.type('The integer', '3');
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([{ action: 'accept', content: { integer: 3, boolean: false } }]);
    });
  });
}

const OBJECT = { type: 'object', properties: { lat: { type: 'number' } } };
const UNDRAWABLE: Readonly<Record<string, object>> = {
  'an object': OBJECT,
  'an object or null': { anyOf: [OBJECT, { type: 'null' }] },
  'an object or null, as a list of types': { ...OBJECT, type: ['object', 'null'] },
  'a list of objects': { type: 'array', items: OBJECT },
  'a list of numbers that are not named': { type: 'array', items: { type: 'number' } },
  'a list of anything': { type: 'array' },
  'a list of lists': { type: 'array', items: { type: 'array', items: { type: 'string', enum: ['a'] } } },
  'a pair': { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
  'a reference': { $ref: '#/$defs/place' },
  'all of two schemas': { allOf: [OBJECT, { type: 'object' }] },
  'a choice of nothing': { type: 'string', enum: [] },
  'a list out of nothing': { type: 'array', items: { type: 'string', enum: [] } },
  'null alone': { type: 'null' },
};

describe('A required property that cannot be asked for', () => {
  for (const [what, schema] of Object.entries(UNDRAWABLE)) {
    it(`keeps an accept back, in words, and no more than that: ${what}`, async () => {
      const { element, replies } = await show(
        formOf({ label: { type: 'string', title: 'Label' }, place: { ...schema, title: 'Place' } }, ['label', 'place']),
      );
      expect(labels(element)).to.deep.equal(['Label', 'Place']);
      await person.type('Label', 'Quay 9');
      await person.press('Enter');
      element.requestSubmit();
      await element.updateComplete;
      expect(replies).to.deep.equal([]);
      expectWrong(element, 'Place', /“Place” is required but cannot be answered here/);
      await expectCount(element, 1);
      await person.click('button', english.decline);
      await untilPhase(element, 'declined');
      expect(replies).to.deep.equal([{ action: 'decline' }]);
    });

    it(`is left out where it is optional: ${what}`, async () => {
      const { replies } = await show(
        formOf({
          label: { type: 'string', title: 'Label' },
          place: { ...schema, title: 'Place', default: { lat: 1 } },
        }),
      );
      await person.type('Label', 'Quay 9');
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([{ action: 'accept', content: { label: 'Quay 9' } }]);
    });
  }
});

/** Every key that another dialect may leave out, of the form and of a field; each is null. */
const NULLS: Readonly<Record<string, readonly [form: readonly string[], field: readonly string[]]>> = {
  collect_form: [
    ['description', 'submit_label', 'ttl_minutes'],
    ['required', 'placeholder', 'help', 'min', 'max', 'pattern', 'default', 'options'],
  ],
  form_block: [['submit_label'], ['options']],
  collect_user_input: [
    ['title', 'description', 'submitLabel', 'cancelLabel', 'allowFreeformResponse'],
    ['required', 'placeholder', 'multiline', 'multiSelect', 'min', 'max', 'defaultValue', 'options'],
  ],
  copilot_form: [['title'], ['required', 'placeholder', 'value', 'options']],
};
const nulls = (keys: readonly string[]): object => Object.fromEntries(keys.map((key) => [key, null]));

function nullish({ dialect, kinds, around }: Asker): object {
  const [form, inner] = NULLS[dialect]!;
  const words = Object.entries(kinds).filter(([kind]) => kind !== 'choice' && kind !== 'several');
  const fields = words.map(([kind, type]) => ({
    ...nulls(inner),
    ...(dialect === 'form_block' ? { required: false } : {}),
    name: kind,
    key: kind,
    label: `The ${kind}`,
    ...type,
  }));
  const spec = around(fields);
  return 'props' in spec
    ? { ...spec, props: { ...(spec.props as object), ...nulls(form) } }
    : { ...spec, ...nulls(form) };
}

/** The paths of all nulls in a spec. */
const nullsIn = (value: unknown, path = ''): string[] =>
  value === null
    ? [path]
    : typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => nullsIn(inner, `${path}/${key}`))
      : [];

describe('A key that is null', () => {
  for (const asker of askers.filter(({ dialect }) => NULLS[dialect])) {
    it(`is one that is not there: ${asker.dialect}`, async () => {
      const { element, replies } = await show(nullish(asker), { dialect: asker.dialect });
      expect(textIn(element)).not.to.match(/null|undefined/i);
      for (const label of labels(element)) {
        const { control } = field(element, label);
        expect(control.outerHTML, label).not.to.match(/null|undefined/i);
        if (label !== 'The tick') expect((control as HTMLInputElement).value, label).to.equal('');
      }
      await person.click('button', asker.button);
      expect(replies).to.deep.equal([asker.reply(asker.kinds.tick ? { tick: false } : {})]);
    });

    it(`is told wherever it is read, and refused where all is strict: ${asker.dialect}`, () => {
      const { dialect } = asker;
      const spec = nullish(asker);
      const { issues } = parse(spec, { dialects, dialect });
      const told = (codes: RegExp): string[] => issues.filter(({ code }) => codes.test(code)).map(({ path }) => path);
      // What a kind of field has no use for is not read.
      expect(told(/^(null|unknown)-key$/)).to.include.members(nullsIn(spec));
      expect(nullsIn(spec)).to.include.members(told(/^null-key$/));
      expect(issues.filter(({ code }) => code === 'null-key').length).to.be.at.least(NULLS[dialect]![0].length);
      for (const { message, hint } of issues.filter(({ code }) => code === 'null-key'))
        expect([message, hint].join(' ')).to.match(/^“(\w+)” is null, .*\. Leave “\1” out\.$/);
      const strict = parse(spec, { dialects, dialect, strict: true });
      expect(strict.form).to.equal(undefined);
      expect(strict.issues.filter(({ severity }) => severity === 'warning')).to.deep.equal([]);
    });
  }

  it('is told in an elicitation, too, but not beside the warning that a property may be null', () => {
    const told = (property: object, more: object = {}): string[] => {
      const spec = { message: 'M', ...more, requestedSchema: { type: 'object', properties: { a: property } } };
      return parse(spec, { dialects }).issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
    };
    const at = '/requestedSchema/properties/a';
    for (const [type, keys] of [
      ['string', ['title', 'description', 'default', 'minLength', 'maxLength', 'pattern', 'format']],
      ['number', ['default', 'minimum', 'maximum']],
      ['boolean', ['default']],
    ] as const) {
      for (const key of keys) expect(told({ type, [key]: null })).to.deep.equal([`warning null-key ${at}/${key}`]);
    }
    expect(told({ type: 'string' }, { mode: null })).to.deep.equal(['warning null-key /mode']);
    expect(told({ type: ['string', 'null'], default: null })).to.deep.equal([`warning nullable ${at}/type`]);
  });
});
