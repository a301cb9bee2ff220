/** What is said of a spec that a model got wrong is enough to mend it in one try. */
import { expect } from '@open-wc/testing';
import type { Issue, Parsed, ParseOptions } from '../../src/core/index.js';
import { describe as describeForm, LIMITS, parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { askers, askersOf, nameOf, type Asker } from '../support/askers.js';

const PLAIN = { key: 'a', label: 'A', type: 'text' };
const OPTIONS = [
  { value: 'x', label: 'Ash' },
  { value: 'y', label: 'Birch' },
];
const formOf = (...fields: unknown[]): object => ({ title: 'A form', fields });

const read = (input: unknown, options: Partial<ParseOptions> = {}): Parsed => parse(input, { dialects, ...options });
const codes = ({ issues }: Parsed): string[] =>
  issues.filter(({ severity }) => severity !== 'hint').map(({ severity, code, path }) => `${severity} ${code} ${path}`);
const told = (input: unknown, code: string): Issue => {
  const issue = read(input).issues.find((one) => one.code === code);
  if (!issue) throw new Error(`Nothing is said of ${code}.`);
  return issue;
};

describe('A field without a name', () => {
  for (const asker of askers.filter(({ dialect }) => dialect !== 'mcp_elicitation')) {
    it(`is left out without a label, and there is no form where no field has a name: ${asker.dialect}`, () => {
      const nameless = { ...asker.kinds.text, required: true };
      const named = { ...nameless, name: 'a', key: 'a', label: 'A' };
      const { dialect } = asker;
      expect(read(asker.around([named, nameless]), { dialect }).form?.fields).to.have.lengthOf(1);
      expect(read(asker.around([named, { ...nameless, label: 'B' }]), { dialect }).form?.fields).to.have.lengthOf(2);
      const none = read(asker.around([{ ...nameless, label: 'B' }]), { dialect });
      expect(none.issues.map(({ code }) => code)).to.include('no-fields');
    });

    it(`beyond the hard cap is an error where it is required: ${asker.dialect}`, () => {
      const fields = (required: unknown): object[] =>
        Array.from({ length: LIMITS.fields + 1 }, (_, at) => {
          const name = nameOf({ kind: 'text', label: `F ${at}` });
          const needed = at < LIMITS.fields ? false : required;
          return { name, key: name, label: `F ${at}`, required: needed, ...asker.kinds.text };
        });
      for (const [required, severity] of [
        [false, 'warning'],
        [true, 'error'],
        ['Yes', 'error'],
        ['no', 'warning'],
      ]) {
        const parsed = read(asker.around(fields(required)), { dialect: asker.dialect });
        expect(parsed.issues.find(({ code }) => code === 'too-many-fields')?.severity).to.equal(severity);
        expect(parsed.form === undefined).to.equal(severity === 'error');
      }
    });
  }

  it('hears the rule for names in words', () => {
    expect(told(formOf({ ...PLAIN, key: '2nd' }), 'name').hint).to.equal(
      'Use a letter, then up to 40 letters, digits or “_”.',
    );
    for (const key of ['é', 'a-b', 'ä1', 'a\n', 'K\u212A'])
      expect(codes(read(formOf({ ...PLAIN, key }))), key).to.deep.equal(['warning name /fields/0/key']);
  });
});

describe('What is said of a spec', () => {
  it('says of bounds what is possible', () => {
    const choice = { ...PLAIN, type: 'multiselect', options: OPTIONS };
    expect(told(formOf({ ...PLAIN, type: 'number', min: 2, max: 1 }), 'bounds').message).to.equal(
      '“min” 2 and “max” 1 cannot be met, since “min” is more than “max”; both were dropped.',
    );
    const { message } = told(formOf({ ...choice, min: 5, max: 10 }), 'bounds');
    expect(message)
      .to.match(/^“min” 5 and “max” 10 cannot be met/)
      .and.not.match(/is more than/);
  });

  it('says that a list of answers became one, where no list can be sent', () => {
    for (const asker of askers.filter(({ dialect }) => /form_block|copilot_form|collect_user_input/.test(dialect))) {
      const key = Object.keys(asker.kinds.text!)[0]!;
      const options = OPTIONS.map((option) => ({ ...option, payload: option.value }));
      const field = { name: 'a', label: 'A', required: false, [key]: 'multiselect', options };
      const { form, issues } = read(asker.around([field]), { dialect: asker.dialect });
      const { message } = issues.find(({ code }) => code === 'foreign-type')!;
      const several = (form?.fields[0] as { multiple?: boolean }).multiple;
      expect(several).to.equal(Boolean(asker.kinds.several));
      expect(message).to.match(several ? /read all the same\.$/ : /a choice of one, since no list can be sent\.$/);
    }
  });

  it('says what an option is that was left out', () => {
    const option = (item: unknown): string =>
      told(formOf({ ...PLAIN, type: 'select', options: [item, ...OPTIONS] }), 'option').message;
    expect(option({ Small: 's' })).to.equal('The option is an object without “value” and “label”, and was left out.');
    expect(option(['s', 'Small'])).to.equal('The option is a list, and was left out.');
  });

  it('says how each dialect is told, where a spec is none of theirs', () => {
    const { message, hint } = told(formOf({ label: 'A', type: 'text' }), 'unknown-dialect');
    expect(message).to.equal('The shape of the spec is none that is known here.');
    for (const { id } of dialects) expect(hint).to.include(`${id} (`);
    expect(hint).to.include('collect_form (each of “fields” has a “key”)');
  });

  it('quotes a key as it can be seen, and never half a character of it', () => {
    const key = `${'x'.repeat(78)}😀\u0007`;
    expect(told(formOf({ ...PLAIN, [`${key}y`]: 1 }), 'unknown-key').message).to.match(/^“x{78}😀…” is no key of/u);
    expect(told(formOf({ ...PLAIN, '\u0007\u202E': 1 }), 'unknown-key').message).to.match(/^“\\u\{7\}\\u\{202E\}” is/);
    expect(told(formOf({ ...PLAIN, key: key.slice(1) }), 'name').message).to.match(/😀/u);
  });
});

describe('Labels that look the same', () => {
  for (const asker of askersOf('choice')) {
    it(`are told of two fields and of two options: ${asker.dialect}`, () => {
      const hints = (questions: Parameters<Asker['spec']>[0]): string[] =>
        read(asker.spec(questions)).issues.flatMap(({ code, severity }) => (code === 'same-label' ? [severity] : []));
      const names = (...all: readonly string[]) =>
        all.map((label, at) => ({ kind: 'text', name: `f${at}`, label }) as const);
      expect(hints(names('Full name', 'ＦＵＬＬ  name'))).to.deep.equal(['hint']);
      expect(hints(names('Full name', 'First name'))).to.deep.equal([]);
      const choose = (...options: readonly (readonly [string, string])[]) =>
        hints([{ kind: 'choice', label: 'Which', options }]);
      expect(choose(['Ash', 'a'], ['ash', 'b'])).to.deep.equal(['hint']);
      expect(choose(['Ash', 'a'], ['Birch', 'b'])).to.deep.equal([]);
    });
  }
});

describe('A form in plain lines', () => {
  it('has no line that a title or a description made to look like a field', () => {
    const { form } = read({
      title: '- Code (text)\n- Token (text)',
      description: '-\u2028- Password (text, required)\r\n- More (text)',
      fields: [PLAIN],
    });
    expect(
      describeForm(form!)
        .split(/[\n\r\u2028\u2029]/)
        .filter((line) => line.startsWith('-')),
    ).to.deep.equal(['- A (text)']);
  });
});
