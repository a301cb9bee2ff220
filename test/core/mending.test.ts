/** What a model got wrong: what is made of it, and whether what is said of it is enough to mend it in one try. */
import { expect } from '@open-wc/testing';
import type { Issue, Parsed, ParseOptions } from '../../src/core/index.js';
import { LIMITS, parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { askers, askersOf, type Asker } from '../support/askers.js';
import { quickly } from './quickly.js';

const PLAIN = { key: 'a', label: 'A', type: 'text' };
const OPTIONS = [
  { value: 'x', label: 'Ash' },
  { value: 'y', label: 'Birch' },
];
const formOf = (...fields: unknown[]): object => ({ title: 'A form', fields });
const TEXT = JSON.stringify(formOf(PLAIN));

const read = (input: unknown, options: Partial<ParseOptions> = {}): Parsed => parse(input, { dialects, ...options });
const codes = ({ issues }: Parsed): string[] =>
  issues.filter(({ severity }) => severity !== 'hint').map(({ severity, code, path }) => `${severity} ${code} ${path}`);
const told = (input: unknown, code: string): Issue => {
  const issue = read(input).issues.find((one) => one.code === code);
  if (!issue) throw new Error(`Nothing is said of ${code}.`);
  return issue;
};
const firstOf = (parsed: Parsed): Record<string, unknown> => parsed.form?.fields[0] as never;

describe('Text that is not JSON', () => {
  const signs = ['{', '"', '"a', '[', ']', '}', '{"a":"', '[{', '{"', '\\', '"\\', '\n', '```json\n{', 'a'];
  for (const sign of signs) {
    it(`is answered at once: a million characters of ${JSON.stringify(sign)}`, () => {
      const text = sign.repeat(LIMITS.spec / sign.length);
      const { issues } = quickly(() => read(text));
      expect(issues.map(({ code }) => code)).to.match(/^(cut-off|not-json)$/);
    });
  }

  it('is answered at once where it is JSON of more levels than anybody reads', () => {
    for (const input of [`${'['.repeat(499_000)}${']'.repeat(499_000)}`, `{"a":${'['.repeat(499_000)}`]) {
      const { issues } = quickly(() => read(input));
      expect(issues.map(({ code }) => code)).to.match(/^(too-deep|cut-off)$/);
    }
    expect(
      codes(quickly(() => read({ title: 'T', fields: `${'['.repeat(499_000)}${']'.repeat(499_000)}` }))),
    ).to.include('error unknown-dialect ');
  });

  it('hears of what models write in place of JSON, and where it breaks if the platform tells', () => {
    for (const text of ['{"title": "A",}', "{'title': 'A'}", '{"on": True}', '{"a": 1 // one\n}', '{"a": None}']) {
      const { code, message, hint } = read(text).issues[0]!;
      expect(code).to.equal('not-json');
      expect(message).to.match(/^The spec is not JSON(: it breaks at character \d+, before “.+”)?\.$/s);
      for (const slip of ['double quotes', 'comma before', 'comments', 'True', 'None']) expect(hint).to.include(slip);
    }
    expect(read('{\n "a": 1,\n "b" 2}').issues[0]!.message).to.match(/character 17, before “2}”|not JSON\.$/);
    expect(read('hello').issues[0]!.message).to.equal('The spec is not JSON.');
  });
});

describe('Two wrappings at once', () => {
  const fenced = (text: string): string => `Here it is:\n\`\`\`json\n${text}\n\`\`\`\n`;

  it('are unwrapped, whichever is inside', () => {
    for (const input of [JSON.stringify(fenced(TEXT)), fenced(JSON.stringify(TEXT))]) {
      expect(codes(read(input))).to.deep.equal(['warning fence ', 'warning encoded ']);
      expect(read(input).form?.title).to.equal('A form');
      expect(read(input, { strict: true }).form).to.equal(undefined);
    }
  });

  it('are no more than two', () => {
    const { issues } = read(JSON.stringify(JSON.stringify(TEXT)));
    expect(issues[0]!.message).to.equal('The spec is not JSON: it stands inside more than one JSON string.');
  });

  it('are unwrapped for one field and one option, too', () => {
    const field = { ...PLAIN, type: 'select', options: [JSON.stringify(OPTIONS[0]), OPTIONS[1], '{x}', 'plain'] };
    const parsed = read(formOf(JSON.stringify(field), { ...PLAIN, key: 'b', label: 'B' }));
    expect(codes(parsed).slice(0, 2)).to.deep.equal([
      'warning encoded /fields/0',
      'warning encoded /fields/0/options/0',
    ]);
    expect(firstOf(parsed)['options']).to.deep.equal([
      ...OPTIONS,
      { value: '{x}', label: '{x}' },
      { value: 'plain', label: 'plain' },
    ]);
  });
});

describe('A flag in other words', () => {
  const rows: readonly (readonly [words: readonly unknown[], flag: boolean | undefined])[] = [
    [['true', 'True', 'TRUE', 'yes', 'YES', 'on', '1', ' true', 1], true],
    [['false', 'False', 'no', 'off', 'Off ', '0', 0], false],
    [[2, -1, 'maybe', '', 'y', [], [true], {}], undefined],
  ];
  for (const [words, flag] of rows) {
    it(`is read as ${flag === undefined ? 'absent' : String(flag)}, and told so: ${words.map((word) => JSON.stringify(word)).join(', ')}`, () => {
      for (const word of words) {
        for (const asker of askers.filter(({ dialect }) => dialect !== 'mcp_elicitation')) {
          const name = 'a';
          const spec = asker.around([{ name, key: name, label: 'A', ...asker.kinds.text, required: word }]);
          const { form, issues } = read(spec, { dialect: asker.dialect });
          expect(form?.fields[0]?.required, JSON.stringify(word)).to.equal(flag ?? false);
          const issue = issues.find(({ path }) => path.endsWith('/required'))!;
          expect([issue.severity, issue.code]).to.deep.equal(['warning', 'type']);
          expect(issue.message).to.include(flag === undefined ? 'as if it were not there' : `read as ${String(flag)}`);
        }
        const open = { allowFreeformResponse: word, fields: [{ name: 'a', label: 'A', type: 'text' }] };
        expect(read(open).form?.offers.includes('freeform'), JSON.stringify(word)).to.equal(flag ?? true);
      }
    });
  }

  it('is read the same where a box starts with it', () => {
    for (const [word, flag] of [
      ['yes', true],
      ['False', false],
      [1, true],
    ] as const) {
      const parsed = read(formOf({ ...PLAIN, type: 'checkbox', default: word }));
      expect(codes(parsed)).to.deep.equal(['warning type /fields/0/default']);
      expect(firstOf(parsed)['default']).to.equal(flag);
    }
  });
});

describe('A text of blanks alone', () => {
  it('is as good as none, and told', () => {
    const parsed = read({
      title: ' \n',
      submit_label: '\t',
      fields: [{ ...PLAIN, key: 'full_name', label: '  ', help: ' ' }],
    });
    expect(codes(parsed).sort()).to.deep.equal([
      'warning too-short /fields/0/help',
      'warning too-short /fields/0/label',
      'warning too-short /submit_label',
      'warning too-short /title',
    ]);
    expect(parsed.form).not.to.have.any.keys('title', 'submitLabel');
    expect(firstOf(parsed)).to.include({ label: 'Full name' }).and.not.have.property('help');
    expect(told({ title: ' ', fields: [PLAIN] }, 'too-short').hint).to.equal('Give 1 to 120 characters.');
  });

  for (const { dialect, around, kinds } of askers) {
    it(`has no label made of it without a word: ${dialect}`, () => {
      const blank = { name: 'full_name', key: 'full_name', label: ' ', required: false, ...kinds.text };
      const field = dialect === 'mcp_elicitation' ? { ...blank, schema: { type: 'string', title: ' ' } } : blank;
      const parsed = read(around([field]), { dialect });
      expect(parsed.form?.fields[0]?.label).to.equal('Full name');
      expect(codes(parsed).map((line) => line.replace(/\/.*\//, ''))).to.match(/^warning too-short (label|title)$/);
      expect(read(around([field]), { dialect, strict: true }).form).to.equal(undefined);
    });
  }

  it('is no message of an elicitation', () => {
    const spec = { message: ' ', requestedSchema: { type: 'object', properties: { a: { type: 'string' } } } };
    expect(codes(read(spec))).to.deep.equal(['warning too-short /message']);
    expect(read(spec).form).not.to.have.property('description');
  });
});

describe('A default that does not come through as it is', () => {
  for (const asker of askers.filter(({ prefills }) => prefills)) {
    const start = (question: Parameters<Asker['spec']>[0][number], strict = false): Parsed =>
      read(asker.spec([question]), { strict });

    it(`is told, and refused where all is strict: ${asker.dialect}`, () => {
      const [tail, joined] = asker.dialect === 'mcp_elicitation' ? ['x ', 'x'] : ['x\ny', 'x y'];
      const parsed = start({ kind: 'text', label: 'A', start: tail });
      expect(parsed.form?.fields[0]?.default).to.equal(joined);
      expect(codes(parsed).join()).to.match(/^warning read-as \S+$/);
      expect(parsed.issues[0]!.hint).to.include(JSON.stringify(joined));
      expect(start({ kind: 'text', label: 'A', start: tail }, true).form).to.equal(undefined);
    });

    it(`is dropped where a box would show something else than is sent: ${asker.dialect}`, () => {
      for (const value of ['DE12\u202E4321\u202C', 'a\u200Bb', 'a\u2060b', 'a\u00ADb']) {
        const parsed = start({ kind: 'text', label: 'IBAN', start: value });
        expect(codes(parsed).join()).to.match(/^warning default \S+$/);
        expect(parsed.issues.find(({ code }) => code === 'default')!.message).to.match(/cannot be seen.*\(U\+/);
        expect(parsed.form?.fields[0]).not.to.have.property('default');
      }
      // What writing needs is seen, in its way.
      for (const value of ['می‌خواهم', '👩‍💻', 'e\u0301']) {
        const parsed = start({ kind: 'text', label: 'Words', start: value });
        expect(codes(parsed)).to.deep.equal([]);
        expect(parsed.form?.fields[0]?.default).to.equal(value);
      }
    });
  }

  for (const asker of askersOf('several').filter(({ prefills }) => prefills)) {
    it(`is told where a list says one option twice, and not where it has another order: ${asker.dialect}`, () => {
      const options = [
        ['Ash', 'x'],
        ['Birch', 'y'],
      ] as const;
      const ask = (value: unknown): string =>
        codes(read(asker.spec([{ kind: 'several', label: 'A', options, start: value }]))).join();
      expect(ask(['x', 'x'])).to.match(/^warning read-as \S+$/);
      expect(ask(['y', 'x'])).to.equal('');
    });
  }

  for (const asker of askersOf('time').filter(({ prefills }) => prefills)) {
    it(`is told where a time has seconds: ${asker.dialect}`, () => {
      const parsed = read(asker.spec([{ kind: 'time', label: 'A', start: '10:30:59' }]));
      expect(parsed.form?.fields[0]?.default).to.equal('10:30');
      expect(codes(parsed).join()).to.match(/^warning read-as \S+$/);
    });
  }
});

describe('A bound that is not as it is written', () => {
  for (const type of ['number', 'date', 'time', 'datetime'])
    it(`is dropped, and told, where it is no number at all: of a ${type}`, () => {
      const parsed = read(formOf({ key: 'a', label: 'A', type, min: NaN, max: NaN }));
      expect(codes(parsed)).to.deep.equal(['warning bound /fields/0/min', 'warning bound /fields/0/max']);
      expect(firstOf(parsed)).to.not.have.any.keys('min', 'max');
    });

  it('is told where its seconds are cut', () => {
    const parsed = read(formOf({ ...PLAIN, type: 'time', min: '08:15:30', max: '18:00' }));
    expect(codes(parsed)).to.deep.equal(['warning read-as /fields/0/min']);
    expect(firstOf(parsed)).to.include({ min: '08:15', max: '18:00' });
  });
});

describe('Milliseconds as what a date starts with', () => {
  const ms = Date.UTC(2024, 1, 29);
  const date = { name: 'a', label: 'A' };

  it('are taken where the dialect counts them', () => {
    const parsed = read(formOf({ ...PLAIN, type: 'date', default: ms }));
    expect(codes(parsed)).to.deep.equal([]);
    expect(firstOf(parsed)).to.include({ default: '2024-02-29' });
  });

  const elsewhere: readonly (readonly [path: string, spec: object])[] = [
    ['/fields/0/defaultValue', { title: 'A form', fields: [{ ...date, type: 'date', defaultValue: ms }] }],
    ['/fields/0/value', { form_id: 'f', submit_label: 'Go', fields: [{ ...date, kind: 'date', value: ms }] }],
    [
      '/requestedSchema/properties/a/default',
      {
        message: 'A form',
        requestedSchema: { type: 'object', properties: { a: { type: 'string', format: 'date', default: ms } } },
      },
    ],
  ];
  for (const [path, spec] of elsewhere)
    it(`are read, and told, where days are texts: ${path}`, () => {
      const parsed = read(spec);
      expect(codes(parsed)).to.deep.equal([`warning type ${path}`]);
      expect(firstOf(parsed)).to.include({ default: '2024-02-29' });
      expect(told(spec, 'type').hint).to.contain('"2024-02-29"');
    });
});
