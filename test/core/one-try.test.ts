/** A model that reads a message and its hint can mend its spec in one try: nothing is left to guess, and no two hints pull apart. */
import { expect } from '@open-wc/testing';
import type { Issue, Parsed, ParseOptions } from '../../src/core/index.js';
import { parse, validate } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { askers, askersOf } from '../support/askers.js';

const PLAIN = { key: 'a', label: 'A', type: 'text' };
const OPTIONS = [
  { value: 'x', label: 'Ash' },
  { value: 'y', label: 'Birch' },
];
const formOf = (...fields: unknown[]): object => ({ title: 'A form', fields });
const block = (fields: unknown, more: object = {}): object => ({
  type: 'form',
  fallback_text: 'A form.',
  props: { form_id: 'f', submit_label: 'Go', fields },
  ...more,
});

const read = (input: unknown, options: Partial<ParseOptions> = {}): Parsed => parse(input, { dialects, ...options });
const lines = ({ issues }: Parsed): string[] => issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
const told = (input: unknown, code: string, options?: Partial<ParseOptions>): Issue => {
  const issue = read(input, options).issues.find((one) => one.code === code);
  if (!issue) throw new Error(`Nothing is said of ${code}.`);
  return issue;
};

describe('Two hints about one place', () => {
  it('do not say both to give a key and to leave it out', () => {
    const dialect = 'collect_form';
    expect(lines(read(formOf({ ...PLAIN, type: 'select', options: null })))).to.deep.equal([
      'error no-options /fields/0/options',
    ]);
    expect(lines(read({ title: 'T', fields: null }, { dialect }))).to.deep.equal(['error no-fields /fields']);
    expect(lines(read(formOf(PLAIN, { ...PLAIN, key: null })))).to.not.include('warning null-key /fields/1/key');
    const call = { action: 'request_form', expires_at: '2030-01-01T00:00:00Z', status: 'pending' };
    expect(lines(read({ ...call, interaction_id: null, display: formOf(PLAIN) }))).to.deep.equal([
      'warning envelope /interaction_id',
    ]);
  });

  it('do not say both to rename a key and to leave it out', () => {
    const options = [{ id: 'x', name: 'Ash' }];
    const parsed = read(formOf({ ...PLAIN, type: 'select', options }));
    expect(lines(parsed)).to.deep.equal([
      'warning option-key /fields/0/options/0/id',
      'warning option-key /fields/0/options/0/name',
    ]);
    expect(read(formOf({ ...PLAIN, type: 'select', options }), { strict: true }).form).to.equal(undefined);
  });

  it('are both given where one is advice alone', () => {
    const fields = [{ kind: 'select', name: 'a', label: 'A', options: null }];
    const parsed = read(block(fields), { strict: true });
    expect(lines(parsed)).to.include('error null-key /props/fields/0/options');
    expect(parsed.form).to.equal(undefined);
  });
});

describe('A key that must hold one word', () => {
  it('is not called missing when it holds another', () => {
    const wrong: readonly (readonly [spec: object, path: string, message: string])[] = [
      [block([{ kind: 'text', name: 'a', label: 'A' }], { type: 'card' }), '/type', '“type” is not "form".'],
      [
        { type: 'Form', form_id: 'f', fields: [{ name: 'a', label: 'A', field_type: 'text', required: false }] },
        '/type',
        '“type” is not "form".',
      ],
      [
        { message: 'M', requestedSchema: { type: 'array', properties: { a: { type: 'string' } } } },
        '/requestedSchema/type',
        '“type” is not "object".',
      ],
    ];
    for (const [spec, path, message] of wrong)
      expect(told(spec, 'missing')).to.include({ path, message, hint: `Give “type” as ${message.split(' ').at(-1)!}` });
    expect(told({ fields: [PLAIN] }, 'missing').message).to.equal('“title” is missing.');
  });
});

describe('A type under the key of another system', () => {
  for (const { dialect, kinds, around } of askers.filter(({ dialect }) => dialect !== 'mcp_elicitation')) {
    it(`is said to stand in its place: ${dialect}`, () => {
      const [key, word] = Object.entries(kinds.date as Record<string, string>)[0]!;
      const at = key === 'type' ? 'kind' : 'type';
      const field = { name: 'a', key: 'a', label: 'A', required: false, [at]: word };
      expect(told(around([field]), 'foreign-type', { dialect }).message).to.equal(
        `“${at}” stands in place of “${key}”; it was read all the same.`,
      );
    });
  }

  it('is a foreign word where it is none of the dialect’s own', () => {
    expect(told(formOf({ ...PLAIN, type: 'toggle' }), 'foreign-type').message).to.match(/^“toggle” is not how/);
  });

  it('is read in the short words of programs, too', () => {
    const kinds = ['str', 'int', 'float', 'double', 'decimal', 'bool'].map((type) => {
      const { form } = read(formOf({ ...PLAIN, type }));
      return form?.fields[0]?.kind;
    });
    expect(kinds).to.deep.equal(['text', 'number', 'number', 'number', 'number', 'boolean']);
  });
});

describe('A field of a type that nobody knows', () => {
  it('is text without the bounds of what was meant, and says so', () => {
    const { form, issues } = read(formOf({ ...PLAIN, type: 'rating', min: 18, max: 99 }));
    expect(form?.fields[0]).to.deep.include({ kind: 'text' }).and.not.have.any.keys('min', 'max', 'unbounded');
    expect(validate(form!, { a: '42' }).values).to.deep.equal({ a: '42' });
    expect(issues[0]?.message).to.equal(
      '“type” is “rating”, which is no type that is known; the field is drawn as text without bounds.',
    );
  });

  it('keeps its pattern, and is a choice where there are options', () => {
    const { form } = read(formOf({ ...PLAIN, type: 'zip', pattern: '\\d{5}' }));
    expect(validate(form!, { a: '1234' }).issues?.[0]?.code).to.equal('pattern');
    const choice = formOf({ ...PLAIN, type: 'pills', options: OPTIONS });
    expect(told(choice, 'unknown-type').message).to.match(/drawn as a choice\.$/);
    expect(read(choice).form?.fields[0]?.kind).to.equal('choice');
  });
});

describe('A bound that is none', () => {
  it('hears what would be one', () => {
    const hint = (type: string, min: unknown): string => told(formOf({ ...PLAIN, type, min }), 'bound').hint;
    expect(hint('text', -1)).to.equal('Give it as a whole number from 0, without quotes.');
    expect(hint('number', 'ten')).to.equal('Give it as a number, without quotes.');
    expect(hint('date', '2026-02-30')).to.match(/^Give it as a day that exists, written YYYY-MM-DD/);
    expect(hint('time', '24:00')).to.match(/^Give it as HH:mm, from 00:00 to 23:59/);
    expect(hint('datetime', '2026-01-01')).to.match(/such as 2026-03-05T14:30:00Z/);
  });

  it('hears that there is no whole number between two', () => {
    expect(told(formOf({ ...PLAIN, type: 'integer', min: 1.2, max: 1.8 }), 'bounds')).to.include({
      message: '“min” 1.2 and “max” 1.8 cannot be met, since there is no whole number between them; both were dropped.',
      hint: 'Give bounds that are whole numbers, or none.',
    });
  });

  it('is read as a whole one where things are counted, with a warning', () => {
    const counted: readonly (readonly [spec: object, keys: readonly [string, string]])[] = [
      [formOf({ ...PLAIN, min: 1.5, max: 3.5 }), ['min', 'max']],
      [
        formOf({
          ...PLAIN,
          type: 'multiselect',
          options: [...OPTIONS, { value: 'z', label: 'Elm' }],
          min: 1.5,
          max: 3.5,
        }),
        ['min', 'max'],
      ],
      [
        {
          message: 'M',
          requestedSchema: { type: 'object', properties: { a: { type: 'string', minLength: 1.5, maxLength: 3.5 } } },
        },
        ['minLength', 'maxLength'],
      ],
    ];
    for (const [spec, [low, high]] of counted) {
      const { form, issues } = read(spec);
      expect(form?.fields[0]).to.include({ min: 2, max: 3 });
      expect(issues.map(({ message }) => message)).to.deep.equal([
        `“${low}” must be a whole number from 0, without quotes; it was read as 2.`,
        `“${high}” must be a whole number from 0, without quotes; it was read as 3.`,
      ]);
      expect(read(spec, { strict: true }).form).to.equal(undefined);
    }
    expect(read(formOf({ ...PLAIN, type: 'number', min: 1.5 })).issues).to.deep.equal([]);
  });
});

describe('A default that was dropped', () => {
  const WANTED: readonly (readonly [field: object, given: unknown, hint: string])[] = [
    [{ type: 'number' }, true, 'a number, without quotes'],
    [{ type: 'integer' }, 1.5, 'a whole number'],
    [{ type: 'checkbox' }, 'perhaps', 'true or false'],
    [{ type: 'date' }, '05.03.2026', 'a day that exists, written YYYY-MM-DD'],
    [{ type: 'time' }, '9:30', 'HH:mm, from 00:00 to 23:59'],
    [{ type: 'datetime' }, 'now', 'an RFC 3339 time, such as 2026-03-05T14:30:00Z'],
    [{ type: 'select', options: OPTIONS }, 'Ash', 'one of the values "x", "y"'],
    [{ type: 'multiselect', options: OPTIONS }, ['Ash'], 'a list of some of the values "x", "y"'],
    [{ type: 'text' }, ['a'], 'a string of at most 100000 characters'],
    [{ type: 'number', max: 3 }, 4, 'an answer that the field accepts'],
  ];
  for (const [field, given, want] of WANTED) {
    it(`hears what would be one: ${want}`, () => {
      const { hint } = told(formOf({ ...PLAIN, ...field, default: given }), 'default');
      expect(hint).to.equal(`Give “default” as ${want}, or leave it out.`);
    });
  }

  it('hears of the first options alone, where there are many', () => {
    const options = Array.from({ length: 30 }, (_, at) => ({ value: `v${at}`, label: `V ${at}` }));
    const { hint } = told(formOf({ ...PLAIN, type: 'select', options, default: 'V 3' }), 'default');
    expect(hint)
      .to.match(/"v9" and so on, or leave it out\.$/)
      .and.not.include('v10');
  });
});

describe('A value of an option that must not be empty', () => {
  it('is not to be left out', () => {
    const field = {
      name: 'a',
      label: 'A',
      field_type: 'select',
      required: false,
      options: [{ label: 'A', payload: '' }],
    };
    const { hint } = told({ type: 'form', form_id: 'f', fields: [field] }, 'too-short');
    expect(hint).to.equal('Give 1 to 200 characters.');
  });
});

describe('Ids that are empty', () => {
  it('are told of an envelope, which must have one', () => {
    const call = {
      action: 'request_form',
      interaction_id: '',
      expires_at: '',
      status: 'pending',
      display: formOf(PLAIN),
    };
    expect(lines(read(call))).to.deep.equal(['warning envelope /interaction_id', 'warning envelope /expires_at']);
    expect(read(call, { strict: true }).form).to.equal(undefined);
  });

  it('do not take the place of the id of the form', () => {
    const { form } = read(block([{ kind: 'text', name: 'a', label: 'A' }], { id: '' }));
    expect(form).to.include({ id: 'f' }).and.not.have.any.keys('own');
  });
});

describe('JSON that is no object', () => {
  it('is not said to be no JSON', () => {
    for (const text of ['null', ' true', '5', '-1.5 '])
      expect(lines(read(text)), text).to.deep.equal(['error not-an-object ']);
    for (const text of ['nul', '5a', 'form']) expect(lines(read(text)), text).to.deep.equal(['error not-json ']);
  });
});

describe('A schema of numbers with options', () => {
  it('is told of its type and of its values at once', () => {
    const asked = (values: unknown[]): object => ({
      message: 'M',
      requestedSchema: { type: 'object', properties: { a: { type: 'integer', enum: values } } },
    });
    const type = 'warning type /requestedSchema/properties/a/type';
    expect(lines(read(asked(['1', '2'])))).to.deep.equal([type]);
    expect(lines(read(asked([1])))).to.deep.equal(['warning option-type /requestedSchema/properties/a/enum/0', type]);
  });
});

describe('An answer over the wire', () => {
  const sentence = (field: object, answer: unknown): string =>
    validate(read(formOf({ ...PLAIN, ...field })).form!, { a: answer }).issues![0]!.message;

  it('hears how a day, a time or a moment is written', () => {
    expect(sentence({ type: 'date' }, '5.3.2026')).to.equal('“A” must be a day that exists, written YYYY-MM-DD.');
    expect(sentence({ type: 'time' }, '9:30')).to.equal('“A” must be a time, written HH:mm, from 00:00 to 23:59.');
    expect(sentence({ type: 'datetime' }, '2026-03-05T14:30:00')).to.match(
      /the offset, such as 2026-03-05T14:30:00\+01:00\.$/,
    );
  });

  for (const { dialect, around } of askersOf('choice').filter(({ dialect }) => dialect === 'copilot_form')) {
    it(`hears which field cannot be answered: ${dialect}`, () => {
      const { form } = read(around([{ kind: 'select', name: 'a', label: 'A' }]), { dialect });
      expect(validate(form!, { a: 'x' }).issues?.[0]?.message).to.equal('“A” cannot be answered here; leave it out.');
    });
  }
});
