import { expect } from '@open-wc/testing';
import { compilePattern, type Pattern } from '../../src/core/pattern/index.js';
import { flagOf, isOctal, knowsOctal, knowsV, native, random, randomPattern, randomText } from './random-patterns.js';

type Options = NonNullable<Parameters<typeof compilePattern>[1]>;

function compiled(source: string, options?: Options): Pattern {
  const result = compilePattern(source, options);
  if (!result.ok) throw new Error(`${source}: ${result.message}`);
  return result.pattern;
}

function refusal(source: string, options?: Options) {
  const result = compilePattern(source, options);
  if (result.ok) throw new Error(`${source} is accepted`);
  return result;
}

/** Patterns as forms ask for them: source, texts that are right, texts that are not. Each covers the whole text. */
const honest: readonly (readonly [source: string, right: readonly string[], wrong: readonly string[]])[] = [
  ['', [''], ['a']],
  ['abc', ['abc'], ['ab', 'abcd', 'xabc']],
  ['^[a-z]+$', ['abc'], ['', 'ABC', 'ab1']],
  ['[A-Z]{2}\\d{6}', ['AB123456'], ['AB12345', 'ab123456', 'AB1234567']],
  ['\\d{5}(-\\d{4})?', ['12345', '12345-6789'], ['1234', '12345-', '12345-67890']],
  ['[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', ['SW1A 1AA', 'M11AE'], ['SW1A-1AA', 'sw1a 1aa']],
  ['#?([0-9a-fA-F]{3}){1,2}', ['#fff', 'a0b1c2'], ['#ffff', '#ggg']],
  ['(?:\\d{1,3}\\.){3}\\d{1,3}', ['127.0.0.1', '999.9.9.9'], ['127.0.0', '1.2.3.4.5']],
  ['(25[0-5]|2[0-4]\\d|1?\\d?\\d)', ['0', '99', '255'], ['256', '']],
  ['[^@\\s]+@[^@\\s]+\\.[^@\\s]+', ['a@b.co', 'ü@bü.de'], ['a@b', 'a b@c.de', '@b.co']],
  ['\\+?[1-9]\\d{1,14}', ['+491234567', '12'], ['0123', '+', '1234567890123456']],
  ['(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}', ['abcDEF12'], ['abcdef12', 'aB1', 'ABCDEF12']],
  ['(?!000)\\d{3}-(?!00)\\d{2}', ['001-01'], ['000-01', '001-00']],
  ['(?!.*\\.\\.)[\\w.]+', ['a.b.c'], ['a..b', '']],
  ['[\\w.]+(?<!\\.)', ['a.b'], ['a.b.', '.']],
  ['.*(?<=\\.(?:png|jpe?g))', ['x.png', 'y.jpg', 'z.jpeg'], ['x.gif', 'png']],
  ['(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])', ['2024-02'], ['2024-13', '24-02']],
  ['yes|no|', ['yes', 'no', ''], ['y', 'yesno']],
  ['(yes|no)+?', ['yes', 'yesno'], ['', 'maybe']],
  ['a{2}b{0}c{1,}', ['aac', 'aaccc'], ['aabc', 'aa']],
  ['a{0,3}?', ['', 'aaa'], ['aaaa']],
  ['(?:a{2,3}){2}', ['aaaa', 'aaaaaa'], ['aaa', 'aaaaaaa']],
  ['(?:)*x(?:){9}', ['x'], ['', 'xx']],
  ['(a*)*b', ['b', 'aaab'], ['aaa', 'ba']],
  ['(^|-)a($|-)', ['a', '-a-', '-a'], ['aa', '']],
  ['a\\b.*\\bb', ['a b', 'a-x-b'], ['ab', 'axb']],
  ['\\Ba|\\bb', ['b'], ['a', 'bb']],
  ['x\\By', ['xy'], ['x y']],
  ['.', ['a', '\u{1F600}', '\t', '\ud83d'], ['\n', '\r', '\u2028', 'ab']],
  ['[^]', ['\n', 'a'], ['']],
  ['[]|a', ['a'], ['', '[]']],
  ['\\s\\S', [' a', '\u00a0b', '\ufeffc'], ['ab', '  ']],
  ['[\\d_]\\D\\W', ['1a-', '_--'], ['a1-', '11-']],
  ['\\p{Lu}\\p{Ll}+', ['Éa', 'Ωω'], ['éa', 'AB']],
  ['[\\p{L}\\p{M}\\p{Zs}’-]+', ['Anne-Marie d’Été', '李 小龍'], ['R2D2', '']],
  ['\\p{Script=Greek}+|\\P{ASCII}', ['αβγ', 'é'], ['abc', '']],
  ['\\u0041\\x42\\u{43}\\cJ\\0', ['ABC\n\0'], ['ABC']],
  ['[\\]\\[\\\\^-]+', [']', '[\\^-'], ['a', '']],
  ['[-a-c.]{2}', ['-b', 'c.'], ['d-', 'a']],
  ['\\$\\d{1,3}(,\\d{3})*(\\.\\d\\d)?', ['$1', '$1,234,567.89'], ['$1234', '1', '$1.2']],
  ['^a|b$', ['a', 'b'], ['ab', 'c']],
  ['(?=a(?!b(?=c))).*', ['abd', 'ac'], ['abc', 'b']],
  ['[a-z-]{3}(?<=(?<!-)[a-z])\\d', ['abc1', '-bc1'], ['a-b1', 'ab-1']],
];

/** Legal only without `u`, where these mean what they have always meant. */
const legacy: typeof honest = [
  ['\\A\\z', ['Az'], ['', 'a']],
  ['[[:alpha:]]', ['a]', ':]', '[]'], ['a', 'b]']],
  ['\\-\\_\\@', ['-_@'], ['-_']],
  ['\\-\\p{L}', ['-p{L}'], ['-a']],
  ['\\-\\u{3}', ['-uuu'], ['-\u0003', '-u']],
  ['a{,2}', ['a{,2}'], ['', 'aa']],
  ['x{1', ['x{1'], ['x']],
  [']}', [']}'], ['']],
  ['\\1\\8\\07\\101', ['\u00018\u0007A'], ['1']],
  ['\\_(a)\\2', ['_a\u0002'], ['_aa']],
  ['\\c\\_', ['\\c_'], ['c_']],
  ['\\k\\x4\\u12', ['kx4u12'], ['']],
  ['[\\w-.]+', ['a-.'], ['!']],
  ['(?=a)*b', ['b'], ['a']],
  ['\\-[\\ud83d][\\ude00]', ['-\u{1F600}'], ['-']],
];

describe('pattern', () => {
  describe('the meaning', () => {
    for (const [source, right, wrong] of [...honest, ...legacy]) {
      it(`is JavaScript's for /${source}/`, function () {
        if (!knowsOctal && isOctal(source)) this.skip();
        const { test } = compiled(source, { whole: true });
        for (const text of right) expect(test(text), JSON.stringify(text)).to.equal(true);
        for (const text of wrong) expect(test(text), JSON.stringify(text)).to.equal(false);
        // The tables could be wrong themselves.
        const asNative = native(source, flagOf(source)!, true);
        for (const text of [...right, ...wrong]) expect(asNative(text), JSON.stringify(text)).to.equal(test(text));
      });
    }

    it('covers the whole text only when asked to', () => {
      expect(compiled('b+').test('abbc')).to.equal(true);
      expect(compiled('b+', { whole: true }).test('abbc')).to.equal(false);
      expect(compiled('b+', { whole: true }).test('bb')).to.equal(true);
      expect(compiled('a|b', { whole: true }).test('ab')).to.equal(false);
      expect(compiled('^b').test('ab')).to.equal(false);
      expect(compiled('a$').test('ab')).to.equal(false);
      expect(compiled('').test('anything')).to.equal(true);
    });

    it('counts code points where the pattern is legal with u', () => {
      expect(compiled('^.{2}$').test('\u{1F600}\u{1F600}')).to.equal(true);
      expect(compiled('^[^a]$').test('\u{1F600}')).to.equal(true);
      expect(compiled('^[\u{1F600}-\u{1F64F}]$').test('\u{1F601}')).to.equal(true);
      expect(compiled('^\\ud83d\\ude00$').test('\u{1F600}')).to.equal(true);
      expect(compiled('\\ud83d').test('\u{1F600}')).to.equal(false);
      expect(compiled('\\ud83d').test('\ud83dx')).to.equal(true);
    });

    it('counts UTF-16 units where it is not, as JavaScript does', () => {
      expect(compiled('^.{2}\\-$').test('\u{1F600}-')).to.equal(true);
      expect(compiled('^.\\-$').test('\u{1F600}-')).to.equal(false);
    });

    it('knows the sets of v where nothing else compiles', () => {
      const consonants = compiled('^[\\p{Ll}--[aeiou]]+$');
      expect(consonants.test('xyz')).to.equal(true);
      expect(consonants.test('xyza')).to.equal(false);
      expect(compiled('^[^\\p{Lu}--[A-C]]+$').test('aB1')).to.equal(true);
      expect(compiled('^[^\\p{Lu}--[A-C]]+$').test('aD1')).to.equal(false);
    });

    it('takes slashes for what they are when no anchor stands beside them', () => {
      expect(compiled('/api/v\\d+/').test('GET /api/v2/users')).to.equal(true);
    });

    it('keeps its source', () => {
      expect(compiled('a+').source).to.equal('a+');
    });

    it('is the platform’s own on patterns and texts made at random', () => {
      const next = random(20_240_229);
      const wrong: string[] = [];
      let pairs = 0;
      while (pairs < 6000) {
        const source = randomPattern(next);
        const whole = next() < 0.5;
        const flag = flagOf(source);
        const result = compilePattern(source, { whole });
        if (flag === undefined) expect(result.ok, source).to.equal(false);
        if (flag === undefined || !result.ok || (flag === 'v' && !knowsV)) continue;
        if (!knowsOctal && isOctal(source)) continue;
        const asNative = native(source, flag, whole);
        for (let i = 0; i < 6; i++, pairs++) {
          const text = randomText(next);
          if (result.pattern.test(text) !== asNative(text)) wrong.push(JSON.stringify([source, flag, whole, text]));
        }
      }
      expect(wrong).to.deep.equal([]);
    });
  });

  it('answers for every string', () => {
    const strings = ['', '\0', '\ud800', '\udc00', '\udc00\ud800', 'a\ud83d', '\u{10FFFF}', '\ufeff', '‮', '__proto__'];
    for (const source of ['.', '\\-|.', '(?<!\\b)[^a]', '\\p{Cs}', '(?=.)(?!b)', '$^', '\\B$'])
      for (const text of strings)
        expect(compiled(source).test(text), JSON.stringify([source, text])).to.equal(
          native(source, flagOf(source)!, false)(text),
        );
  });

  describe('the size', () => {
    it('is refused while it is being counted out', () => {
      for (const source of [
        '((a{1000}){1000}){1000}',
        'a{701}',
        '(?:a{0,99}){0,99}',
        '(?:a|b|c|d){1000000}',
        '.{1,4294967295}',
      ])
        expect(refusal(source).code, source).to.equal('pattern-size');
    });

    it('of nothing is nothing, however often', () => {
      for (const source of ['(?:){999999999}', '((){999999999}){999999999}', '(?:a{0}){4294967295}', '(?:(?:)*){99}'])
        expect(compiled(source, { whole: true }).test(''), source).to.equal(true);
    });

    it('may be larger where the text is shorter', () => {
      expect(refusal('.{1,500}').code).to.equal('pattern-size');
      const { test } = compiled('.{1,500}', { whole: true, maxLength: 500 });
      expect(test('x'.repeat(500))).to.equal(true);
      expect(test('x'.repeat(501))).to.equal(false);
      expect(refusal('[a-z]{2,256}', { maxLength: 4000 }).code).to.equal('pattern-size');
      expect(compilePattern('[a-z]{2,256}').ok).to.equal(true);
      expect(refusal('a{3000}', { maxLength: 1 }).code).to.equal('pattern-size');
    });

    it('counts every different class, since each is a question to the platform', () => {
      const classes = (count: number) =>
        Array.from({ length: count }, (_, i) => `[a${String.fromCharCode(0x4e00 + i)}]`);
      expect(compilePattern(classes(50).join('')).ok).to.equal(true);
      expect(refusal(classes(80).join('')).code).to.equal('pattern-size');
      expect(compilePattern('[ab]'.repeat(300)).ok).to.equal(true);
    });

    it('is bounded for a maximum length that makes no sense', () => {
      for (const maxLength of [NaN, Infinity, 1e9]) expect(refusal('abc', { maxLength }).code).to.equal('pattern-size');
      for (const maxLength of [0, -1]) {
        expect(compilePattern('abc', { maxLength }).ok).to.equal(true);
        expect(refusal('a{2001}', { maxLength }).code).to.equal('pattern-size');
      }
    });

    it('limits the source, its depth and its look-arounds', () => {
      expect(refusal('a'.repeat(2001)).code).to.equal('pattern-size');
      expect(refusal('(?:'.repeat(101) + ')'.repeat(101)).code).to.equal('pattern-size');
      expect(compiled('(?:'.repeat(100) + ')'.repeat(100), { whole: true }).test('')).to.equal(true);
      expect(compiled('|'.repeat(600)).test('')).to.equal(true);
      expect(refusal('|'.repeat(2000)).code).to.equal('pattern-size');
      expect(compiled('(?=a)'.repeat(26)).test('a')).to.equal(true);
      expect(refusal('(?=a)'.repeat(27)).code).to.equal('pattern-size');
      expect(compiled('(?:(?=a)a){100}').test('a'.repeat(100))).to.equal(true);
    });
  });

  describe('a refusal', () => {
    const syntax: readonly (readonly [string, RegExp])[] = [
      ['(?i)abc', /\[Aa\]\[Bb\]/],
      ['(?i:abc)', /\[Aa\]\[Bb\]/],
      ['^(?-i:abc)$', /\[Aa\]\[Bb\]/],
      ['(?P<year>\\d{4})', /\(\?<name>…\)/],
      ["(?'year'\\d{4})", /\(\?<name>…\)/],
      ['/(abc/i', /\[\/\]/],
      ['(?^i:abc)', /\[Aa\]\[Bb\]/],
      ['(?U)a+', /\[Aa\]\[Bb\]/],
      ['(?|a|b)', /plain alternatives/],
      ['\\((?R)?\\)', /levels/],
      ['(a)(?1)', /levels/],
      ['(?P<n>a)(?P>n)', /levels/],
      ['(?<n>a)(?P=n)', /Write out/],
      ['(*UTF8)a', /verbs/],
      ['a++b', /possessive/],
      ['a{2}+', /possessive/],
      ['(?>a+)b', /possessive/],
      ['(a)?(?(1)b|c)', /alternatives/],
      ['(?#year)\\d{4}', /comments/],
      ['(abc', /Close every/],
      ['[abc', /Close every/],
      ['*a', /Close every/],
      ['[+*]+(', /Close every/],
      ['a{2,1}', /Close every/],
      ['(?<n>a)|(?<n>b)', /Close every/],
      ['\\p{L}+(', /Write \\p\{L\}/],
      ['\\d{2,}(', /Close every/],
    ];
    for (const [source, hint] of syntax) {
      it(`of ${source} says how JavaScript has it`, () => {
        const result = refusal(source);
        expect(result.code).to.equal('pattern-syntax');
        expect(result.message).to.match(/^The pattern .+\.$/);
        expect(result.hint).to.match(hint);
      });
    }

    for (const source of [
      '(a)\\1',
      '(?<n>a)\\k<n>',
      '\\_(a)(b)\\2',
      '\\1(a)',
      '^[\\p{L}--\\q{ab|c}]$|\\p{RGI_Emoji}',
    ]) {
      it(`of ${source} says what cannot be run`, () => {
        const result = refusal(source);
        expect(result.code).to.equal('pattern-unsupported');
        expect(result.hint).to.match(/^Write out/);
      });
    }

    it('is two short sentences', () => {
      for (const source of ['(', '(a)\\1', 'a{9999}', '(?i)a']) {
        const { message, hint } = refusal(source);
        for (const text of [message, hint]) expect(text).to.match(/^[A-Z].{10,110}\.$/);
      }
    });
  });
});
