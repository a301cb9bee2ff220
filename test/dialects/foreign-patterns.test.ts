/** Patterns as other engines write them, and once too often escaped: told with what to write, never taken for what they say to JavaScript. */
import { expect } from '@open-wc/testing';
import type { Issue, Parsed } from '../../src/core/index.js';
import { parse, validate } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';

const SPECS: Readonly<Record<string, (pattern: string) => object>> = {
  collect_form: (pattern) => ({ title: 'Code', fields: [{ key: 'code', label: 'Code', type: 'text', pattern }] }),
  mcp_elicitation: (pattern) => ({
    message: 'Code',
    requestedSchema: { type: 'object', properties: { code: { type: 'string', title: 'Code', pattern } } },
  }),
};

const read = (dialect: string, pattern: string, strict = false): Parsed =>
  parse(SPECS[dialect]?.(pattern), { dialects, dialect, strict });
const about = ({ issues }: Parsed): Issue[] => issues.filter(({ code }) => code.startsWith('pattern'));

/** What JavaScript takes for a pattern, and what the hint has to name. */
const foreign: readonly (readonly [pattern: string, hint: RegExp])[] = [
  ['/abc/i', /delimiters and flags .+ \[\/\]/],
  ['/[A-Z]{3}/', /delimiters/],
  ['/\\d{5}/g', /delimiters/],
  ['/^[a-z]+$/', /delimiters/],
  ['/^[*+]+/i', /delimiters/],
  ['/[a-z]+$/gi', /delimiters/],
  ['/^https:\\/\\/[a-z/]+$/', /delimiters/],
  ['/^a/b$/', /delimiters/],
  ['#^\\d+$#', /delimiters/],
  ['~^\\d+$~u', /delimiters/],
  ['@\\d+$@', /delimiters/],
  ['"^\\d+$"', /delimiters/],
  ['\\A\\d{5}\\Z', /\^ for \\A and \$ for \\Z/],
  ['\\A\\d{5}\\z', /\^ for \\A and \$ for \\Z or \\z/],
  ['\\G\\d', /leave out \\G/],
  ['[[:digit:]]+', /\[0-9\] for \[\[:digit:\]\]/],
  ['[^[:space:]_]+', /POSIX/],
  ['[:alpha:]+', /POSIX/],
  ['\\h+', /\[ \\t\] for \\h/],
  ['\\d[\\h,]\\d', /\[ \\t\] for \\h/],
  ['a\\Rb', /\(\?:\\r\\n\|\\n\) for \\R/],
  ['\\Q.\\E', /Leave out \\Q and \\E/],
  ['\\pL+', /\\p\{L\}/],
  ['\\p{IsAlpha}', /\\p\{Script=Greek\}/],
  ['[\\p{Han}]+', /\\p\{Script=Greek\}/],
  ['\\p{L}+\\-\\p{L}+', /no backslash before a sign that needs none/],
  ['\\d{,5}', /\{0,5\} for \{,5\}/],
  ['\\d{2, 5}', /no spaces/],
  ['\\x{41}', /\\x41 or \\u0041/],
  ['\\U0001F600', /\\u0041/],
  ['a\\Kb', /Escape no letters/],
  ['[a-z&&[^aeiou]]', /what is left of it/],
  ['[a-z-[aeiou]]', /what is left of it/],
  ['\\\\d+', /Halve the backslashes/],
  ['^\\\\d{3}-\\\\d{4}$', /Halve the backslashes/],
  ['^\\\\w$', /Halve the backslashes/],
  ['\bword\b', /Double the backslash before b/],
];

/** Near to those, and meant as JavaScript reads them. */
const own: readonly string[] = [
  '/api/v\\d+/',
  '/',
  '//',
  '[/]\\d+[/]',
  '/\\*[^*]*\\*/',
  'https?://[^/]+/',
  '#[0-9a-f]{6}',
  '#\\d+\\$#',
  '"[^"]*"',
  'C:\\\\[a-z]+',
  '(?:[^"\\\\]|\\\\.)*',
  '\\\\d+\\.',
  '\\\\\\d+',
  '\\\\A',
  '\\-\\_\\@\\d+\\/',
  '[\\w\\-.]+',
  '[\\T\\s]',
  '\\u0041\\x41\\cJ\\0\\b\\B',
  '\\-\\u0041\\x41\\cJ\\0\\b\\B',
  '\\p{L}[\\p{M}’-]+',
  '[\\[\\]:a-z]+',
  '[[\\]]',
  'a{2}b{1,}c{0,3}',
  '\\{,5\\}',
  '[{,5}]',
  '(?<year>\\d{4})',
  '(?=.*\\d)(?!.*\\s)(?<=a)(?<!b)(?:c)',
  '(?:\\p{Lu}+\\p{Ll}*)+',
  '',
];

/** What JavaScript takes for none: the hint says what was meant. */
const broken: readonly (readonly [pattern: string, hint: RegExp])[] = [
  ['(?|a|b)', /plain alternatives/],
  ['\\((?R)?\\)', /recursion/],
  ['(?U)a+', /inline flags/],
  ['(?^:a)', /inline flags/],
  ['(?i)\\Aabc\\Z', /\^ for \\A .+ inline flags/],
  ['/(abc/i', /delimiters/],
  ['(abc', /^Close every/],
];

for (const dialect of Object.keys(SPECS)) {
  describe(`A pattern of ${dialect}`, () => {
    for (const [pattern, hint] of foreign) {
      it(`is dropped with what to write where it is ${JSON.stringify(pattern)}`, () => {
        const parsed = read(dialect, pattern);
        const [issue, ...more] = about(parsed);
        expect(more).to.deep.equal([]);
        expect([issue?.code, issue?.severity]).to.deep.equal(['pattern-foreign', 'warning']);
        expect(issue?.path).to.match(/\/pattern$/);
        expect(issue?.message).to.match(/^The pattern .+\. It was dropped\.$/);
        expect(issue?.hint).to.match(hint);
        expect(issue?.hint).to.match(/^[A-Z][^]{10,220}\.$/);
        expect(parsed.form?.fields[0]).not.to.have.property('pattern');
        expect(validate(parsed.form!, { code: '12345' }).values).to.deep.equal({ code: '12345' });
        const strict = read(dialect, pattern, true);
        expect(strict.form).to.equal(undefined);
        expect(about(strict).map(({ severity }) => severity)).to.deep.equal(['error']);
      });
    }

    for (const pattern of own) {
      it(`is taken as it stands where it is ${JSON.stringify(pattern)}`, () => {
        const parsed = read(dialect, pattern);
        expect(about(parsed)).to.deep.equal([]);
        if (pattern) expect(parsed.form?.fields[0]).to.have.nested.property('pattern.source', pattern);
      });
    }

    for (const [pattern, hint] of broken) {
      it(`says what is not JavaScript’s in ${JSON.stringify(pattern)}`, () => {
        const [issue] = about(read(dialect, pattern));
        expect(issue?.code).to.equal('pattern-syntax');
        expect(issue?.hint).to.match(hint);
      });
    }

    it('can be written as its hint says', () => {
      for (const [pattern, right, wrong] of [
        ['^\\d{5}$', '12345', 'A12345Z'],
        ['^[/]abc[/]$', '/abc/', 'abc'],
        ['^\\d{0,5}$', '123', '123456'],
      ] as const) {
        const { form, issues } = read(dialect, pattern);
        expect(issues).to.deep.equal([]);
        expect(validate(form!, { code: right }).values, right).to.deep.equal({ code: right });
        expect(validate(form!, { code: wrong }).issues?.[0]?.code, wrong).to.equal('pattern');
      }
    });
  });
}

describe('Looking for other notations', () => {
  it('takes time that is linear in the pattern', () => {
    for (const part of ['[', '[a-', '\\A', '\\\\', '\\\\d', '/', '/[a', '(?a', '{,', '[:a', '#^', '&&[', '$/a'])
      for (const [before, after] of [
        ['', ''],
        ['/', '/i'],
        ['#^', ''],
        ['[', ']]'],
        ['\\A', '\\Z'],
      ] as const) {
        const pattern = before + part.repeat(1900 / part.length) + after;
        const start = performance.now();
        for (const dialect of Object.keys(SPECS)) read(dialect, pattern);
        expect(performance.now() - start, pattern.slice(0, 10)).to.be.below(200);
      }
  });
});
