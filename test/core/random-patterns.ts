// Patterns and texts made at random, and the platform's own verdict on them. The texts are short, so that
// the platform can be asked about any pattern. Used by the test, and at length by `npm run test:patterns`.

const atoms = [
  ...['a', 'b', 'd', 'w', 'x', 'u', 'p', 'k', 'c', 's', 'n', '0', '1', '_', '-', ' ', 'é', '\n', '/', '\u{1F600}', '.'],
  ...['\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\t', '\\n', '\\cJ', '\\x61', '\\u0062', '\\.', '\\/', '\\-', '\\_'],
  ...['[ab]', '[^a]', '[a-c1]', '[^]', '[]', '[\\b]', '[\\w.-]', '[\\w-.]', '[^\\d\\s]', '[\\]a]', '[[]', '[(|)]'],
  ...['\\p{L}', '\\P{L}', '[\\p{Lu}\\d]', '[^\u{1F600}]', '\\u{1F600}', '\\ud83d\\ude00', '\\ud83d', '[\\ud83d]'],
  ...['[\\p{L}--[a-z]]', '[\\p{L}--\\q{ab}]', '[^\\p{Lu}--[A-C]]', '[[a-z]--[b]]', '[\\w&&[^a]]', '[\\q{ab}a]'],
  ...['\\c', '\\1', '\\01', '\\07', '\\8', '\\k', '\\p', '\\x4', '\\u12', '{', '}', ']', 'a{', '{,2}'],
  ...['^', '$', '\\b', '\\B', '(?:)'],
];
const quantifiers = ['*', '+', '?', '{0}', '{2}', '{1,2}', '{0,3}', '{2,}', '*?', '+?', '??', '{1,2}?'];
const common = ['a', 'b', '1', '_', '-', ' '];
const rare = [
  'c',
  'd',
  'w',
  'A',
  'É',
  '\n',
  '\u{1F600}',
  '\ud83d',
  '\ude00',
  '\u0001',
  '.',
  '{',
  ']',
  '\\',
  '2',
  ',',
  'x',
];

export type Random = () => number;

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

function pick(next: Random, list: readonly string[]): string {
  return list[Math.floor(next() * list.length)]!;
}

export function randomPattern(next: Random, depth = 4): string {
  const choice = next();
  const part = () => randomPattern(next, depth - 1);
  if (depth === 0 || choice < 0.35) return pick(next, atoms);
  if (choice < 0.6) return part() + part();
  if (choice < 0.7) return `${pick(next, ['(', '(?:', '(?<n>'])}${part()}|${part()})`;
  if (choice < 0.84) return `${pick(next, ['(', '(?:'])}${part()})${pick(next, quantifiers)}`;
  if (choice < 0.91) return pick(next, atoms) + pick(next, quantifiers);
  const look = `${pick(next, ['(?=', '(?!', '(?<=', '(?<!'])}${part()})`;
  return next() < 0.1 ? look + pick(next, quantifiers) : look;
}

export function randomText(next: Random): string {
  let text = '';
  for (let left = Math.floor(next() * 9); left > 0; left--) text += pick(next, next() < 0.6 ? common : rare);
  return text;
}

/** The flag with which JavaScript reads the source, and undefined where it reads it with none. */
export function flagOf(source: string): string | undefined {
  return ['u', '', 'v'].find((flag) => {
    try {
      return Boolean(new RegExp(source, flag));
    } catch {
      return false;
    }
  });
}

/** Some engines turn a negated class of a `v` pattern around at every second use. Single classes are not affected. */
export const knowsV = (() => {
  try {
    return new RegExp('^(?:"[^"]*",?)+$', 'v').test('"a","b"');
  } catch {
    return false;
  }
})();

/** WebKit takes an octal escape in a group for a reference to a group that there is not, which matches nothing. */
export const knowsOctal = new RegExp('^(?:\\1)$').test('\u0001');

/** Whether there may be one in the pattern. */
export const isOctal = (source: string): boolean => /\\[1-9]/.test(source);

/**
 * Asks the platform. A search in code points is walked here as the standard walks it, from one code
 * point to the next: V8 also looks for assertions such as \B in the middle of a surrogate pair.
 */
export function native(source: string, flag: string, whole: boolean): (text: string) => boolean {
  if (whole || !flag) {
    const pattern = new RegExp(whole ? `^(?:${source})$` : source, flag);
    return (text) => pattern.test(text);
  }
  const pattern = new RegExp(source, `${flag}y`);
  return (text) => {
    let at = 0;
    for (const point of Array.from(text).concat('')) {
      pattern.lastIndex = at;
      if (pattern.test(text)) return true;
      at += point.length;
    }
    return false;
  };
}
