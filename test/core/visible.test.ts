import { expect } from '@open-wc/testing';
import { describe as describeForm, parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { quickly } from './quickly.js';

const read = (field: object, more: object = {}, strict = false) =>
  parse({ title: 'A form', ...more, fields: [{ key: 'f', label: 'F', type: 'text', ...field }] }, { dialects, strict });
const labelOf = (label: string): string | undefined => read({ label }).form?.fields[0]?.label;
const codes = ({ issues }: ReturnType<typeof parse>): string[] =>
  issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('A text that people read', () => {
  const hidden: readonly (readonly [what: string, given: string, drawn: string])[] = [
    ['a right-to-left override', 'Pay \u202e100', 'Pay \\u{202E}100'],
    ['an isolate', 'a\u2066b\u2069', 'a\\u{2066}b\\u{2069}'],
    ['a direction mark', 'a\u200fb\u061c', 'a\\u{200F}b\\u{61C}'],
    ['a zero-width space', 'Pa\u200by', 'Pa\\u{200B}y'],
    ['a byte order mark', '\ufeffName', '\\u{FEFF}Name'],
    ['a soft hyphen', 'Donau\u00addampf', 'Donau\\u{AD}dampf'],
    ['a word joiner', 'a\u2060b', 'a\\u{2060}b'],
    ['a joiner in a Latin word', 'Pa\u200dy\u200c', 'Pa\\u{200D}y\\u{200C}'],
    ['a second joiner', '\u0645\u06cc\u200c\u200c\u062e', '\u0645\u06cc\\u{200C}…\u062e'],
    ['a variation selector after a letter', 'Pay\ufe0f', 'Pay\\u{FE0F}'],
    ['tags', 'Hi\u{e0049}\u{e0067}\u{e006e}', 'Hi\\u{E0049}…'],
    ['tags after another flag', '\u{1f1eb}\u{1f1f7}\u{e0067}', '\u{1f1eb}\u{1f1f7}\\u{E0067}'],
    ['a null and an escape', 'a\u0000b\u001b[31m', 'a\\u{0}b\\u{1B}[31m'],
    ['a C1 control', 'a\u0085b', 'a\\u{85}b'],
    ['a lone carriage return', 'good\rbad', 'good\\u{D}bad'],
    ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
    ['blanks that are letters', '\u3164\u115f\u2800\uffa0', '\\u{3164}…'],
    ['half a character', 'a\ud83d', 'a\\u{D83D}'],
    ['a variant of a digit', 'Amount 1\ufe0e', 'Amount 1\\u{FE0E}'],
    ['a variant of a digit that is no key cap', '#\ufe0f', '#\\u{FE0F}'],
    ['a non-joiner between Arabic digits', '\u0661\u200c\u0662', '\u0661\\u{200C}\u0662'],
  ];
  for (const [what, given, drawn] of hidden) {
    it(`has ${what} written out, with a warning`, () => {
      const parsed = read({ label: given });
      expect(parsed.form?.fields[0]?.label).to.equal(drawn);
      expect(codes(parsed)).to.deep.equal(['warning invisible /fields/0/label']);
      expect(parsed.issues[0]!.message).to.match(/U\+[0-9A-F]{4,6}/);
    });
  }

  const writing: readonly (readonly [what: string, text: string])[] = [
    ['a family of emoji', 'Family 👨‍👩‍👧‍👦'],
    ['an emoji with a colour of skin and a trade', '👩🏽‍💻 Work'],
    ['an emoji with a variation selector', '❤️ Love, ✈︎ text'],
    ['a key cap', '1️⃣ First'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a flag that is spelt with tags', 'England 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a Persian word with a non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['a Hindi word with a joiner', '\u0915\u094d\u200d\u0937'],
    ['a Sinhala word with a joiner', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['a Malayalam word that ends with a joiner', '\u0d05\u0d35\u0d28\u0d4d\u200d'],
    ['a Thai line with places to break', '\u0e01\u0e32\u200b\u0e02'],
    ['a Burmese word of many marks', '\u1019\u103b\u103e\u1031\u102c\u103a'],
    ['a Vietnamese word in pieces', 'Tie\u0302\u0301ng Vie\u0323\u0302t'],
    ['Hebrew with points', '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd'],
    ['a Japanese name with a variant', '\u845b\u{e0100}\u57ce'],
    ['an Arabic number sign', '\u0600 12'],
    ['lines, tabs and a no-break space', 'One\n\tTwo\r\nThree\u00a0!'],
    ['an unassigned character', 'New \u{1fbff}'],
  ];
  for (const [what, text] of writing) {
    it(`keeps ${what}`, () => {
      const parsed = read({ label: text });
      expect(parsed.form?.fields[0]?.label).to.equal(text);
      expect(parsed.issues).to.deep.equal([]);
    });
  }

  it('keeps at most four marks on a letter', () => {
    const parsed = read({ label: `Z${'\u0301'.repeat(40)}algo` });
    expect(parsed.form?.fields[0]?.label).to.equal(`Z${'\u0301'.repeat(4)}algo`);
    expect(codes(parsed)).to.deep.equal(['warning marks /fields/0/label']);
  });

  it('keeps no desert of white space', () => {
    const parsed = read({ help: `Above${'\n'.repeat(200)}below`, label: `Left${'\u00a0'.repeat(99)}right` });
    expect(parsed.form?.fields[0]).to.include({ help: 'Above\n\nbelow', label: 'Left right' });
    expect(codes(parsed)).to.deep.equal(['warning white-space /fields/0/label', 'warning white-space /fields/0/help']);
    expect(read({ help: 'Steps:\n\n      - one\n\n      - two' }).issues).to.deep.equal([]);
  });

  it('is cut after thirty runs of what nobody sees', () => {
    const written = (count: number): string => 'a\\u{200B}'.repeat(count);
    expect(read({ help: 'a\u200b'.repeat(30) }).form?.fields[0]?.help).to.equal(written(30));
    expect(read({ help: `${'a\u200b'.repeat(31)}b` }).form?.fields[0]?.help).to.equal(`${written(30)}a…`);
  });

  const slow: readonly (readonly [what: string, text: string])[] = [
    ['spaces', ' '.repeat(1999) + 'x'],
    ['spaces and tabs', ' \t'.repeat(999) + 'x'],
    ['lines of spaces', ' \n  \n x'.repeat(285)],
    ['what is written out', '\u202ea'.repeat(1000)],
    ['marks', 'a\u0301\u0301\u0301\u0301\u0301'.repeat(333)],
    ['no-break spaces', '\u00a0\u00a0\u00a0 '.repeat(500)],
  ];
  for (const [what, text] of slow) {
    it(`takes no time that a page would notice, wherever it stands: ${what}`, () => {
      const options = Array.from({ length: 440 }, (_, at) => ({ value: `v${at}`, label: `${at}`, description: text }));
      const spec = { fields: [{ name: 'f', type: 'choices', label: text, options }] };
      expect(quickly(() => parse(spec, { dialects })).form?.fields).to.have.lengthOf(1);
      quickly(() => read({ label: text.repeat(100) }));
    });
  }

  it('is looked at wherever people read it', () => {
    const mark = 'x\u202ey';
    const options = [{ value: 'a', label: mark }];
    const parsed = parse(
      {
        title: mark,
        description: mark,
        submit_label: mark,
        fields: [{ key: 'f', label: mark, help: mark, placeholder: mark, type: 'select', options }],
      },
      { dialects },
    );
    expect(JSON.stringify(parsed.form)).not.to.include('\u202e');
    expect(codes(parsed).sort()).to.deep.equal(
      ['/title', '/description', '/submit_label', '/fields/0/label', '/fields/0/help', '/fields/0/placeholder']
        .concat('/fields/0/options/0/label')
        .map((path) => `warning invisible ${path}`)
        .sort(),
    );
  });

  it('is refused where a spec must be right', () => {
    const parsed = read({ label: 'Pa\u200by' }, {}, true);
    expect(parsed.form).to.equal(undefined);
    expect(codes(parsed)).to.deep.equal(['error invisible /fields/0/label']);
  });

  it('leaves the values of options and the names of fields to the byte', () => {
    const odd = 'v\u202e\u200b\u0000';
    const { form, issues } = parse(
      {
        fields: [{ name: odd, type: 'choices', label: 'F', options: [{ value: odd, label: 'One' }] }],
      },
      { dialects },
    );
    expect(form?.fields[0]).to.deep.include({ name: odd, options: [{ value: odd, label: 'One' }] });
    expect(issues.filter(({ severity }) => severity !== 'hint')).to.deep.equal([]);
  });

  it('is made of a name or a value without their invisible characters', () => {
    const { form } = parse(
      {
        fields: [
          { name: 'a\u202eb', type: 'choices', options: ['c\u202ed'] },
          { name: '\u200b', type: 'text' },
        ],
      },
      { dialects },
    );
    expect(form?.fields[0]).to.deep.include({ options: [{ value: 'c\u202ed', label: 'c\\u{202E}d' }] });
    expect(form?.fields.map(({ label }) => label)).to.deep.equal(['A\\u{202E}b', '\\u{200B}']);
  });

  it('is looked at where it stands in place of a form', () => {
    expect(parse({ title: 'No\u202eform', fields: [] }, { dialects }).fallback).to.equal('No\\u{202E}form');
  });

  it('keeps within its limit when it is written out', () => {
    const label = 'x\u202e'.repeat(60);
    expect(labelOf(label)).to.match(/^.{120}$/u);
  });

  it('is quoted as it can be seen in an issue', () => {
    const { issues } = read({ type: 'te\u001b[31mxt\u202e' });
    expect(JSON.stringify(issues)).not.to.match(/\\u001b|\u202e/);
    expect(issues[0]!.message).to.include('te\\u{1B}[31mxt\\u{202E}');
  });

  it('makes one line of a description in plain lines', () => {
    const { form } = read({ label: 'Name\n- Password (text, required)', help: 'One\ntwo' });
    expect(describeForm(form!)).to.equal('A form\n- Name - Password (text, required) (text). One two');
  });
});
