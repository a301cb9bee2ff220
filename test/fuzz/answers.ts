/** Answers to any form: right ones, made without asking the core, and all kinds of wrong ones. */
import { wireOf } from '../../src/core/kinds.js';
import type { Field, FieldOf, Form, Kind, Raw, Value } from '../../src/core/index.js';
import type { Random } from '../core/random-patterns.js';

const int = (next: Random, low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
const pick = <T>(next: Random, list: readonly T[]): T | undefined => list[int(next, 0, list.length - 1)];

/** Right answers from which the first that meets the bounds is taken; `undefined` when none is known. */
type Right = { readonly [K in Kind]: (field: FieldOf<K>, next: Random) => Value | undefined };

const LETTERS = Array.from('abcdefghij klmnop-RST.uvwxyz 0123456789äß中😀');

/** So many letters, none of them a blank at either end. */
function letters(next: Random, length: number): string {
  const word = Array.from({ length }, () => pick(next, LETTERS)!);
  return word.map((letter, at) => (letter === ' ' && (at === 0 || at === length - 1) ? 'x' : letter)).join('');
}

const FORMATTED: Readonly<Record<string, (length: number) => string>> = {
  email: (length) => `${'a'.repeat(Math.min(60, Math.max(1, length - 12)))}@example.org`,
  url: (length) => `https://example.org/${'a'.repeat(Math.max(0, length - 20))}`,
  uri: (length) => `urn:${'a'.repeat(Math.max(1, length - 4))}`,
  phone: (length) => '5'.repeat(Math.min(15, Math.max(5, length))),
};
const SHAPES = [
  'a',
  'b',
  'ab',
  'abc',
  'A',
  '1',
  '12',
  '123',
  '12345',
  '1234567890',
  'ABC123',
  'AB-1',
  'a@b.co',
  '#ffcc00',
  'aa',
  'ccc',
];

const RIGHT: Right = {
  text(field, next) {
    const least = Math.max(1, field.min ?? 1);
    const most = Math.min(field.max ?? 100_000, least + 20);
    const { format, pattern, placeholder } = field;
    if (least > most) return undefined;
    if (!format && !pattern) return letters(next, int(next, Math.ceil(least), Math.floor(most)));
    const tries = [field.default ?? '', placeholder ?? '', ...SHAPES, ...SHAPES.map((shape) => shape.repeat(least))];
    const formatted = format ? [FORMATTED[format]!(least), FORMATTED[format]!(most)] : tries;
    return formatted.find((text) => {
      const { length } = Array.from(text);
      return (
        text.trim() === text &&
        text &&
        length >= least &&
        length <= (field.max ?? 2000) &&
        (pattern?.test(text) ?? true)
      );
    });
  },
  number({ integer, min = -Infinity, max = Infinity }, next) {
    const safe = Number.MAX_SAFE_INTEGER;
    if (integer) {
      const low = Math.max(Math.ceil(min), -safe);
      const high = Math.min(Math.floor(max), safe);
      if (low > high) return undefined;
      return (
        int(next, low === -safe ? Math.max(low, Math.min(0, high) - 9) : low, Math.min(high, Math.max(low, 0) + 9)) + 0
      );
    }
    const tries = [min, max, 0, 2.5, -1e9, 1e9].filter((n) => Number.isFinite(n) && n >= min && n <= max);
    return (pick(next, tries) ?? 0) + 0;
  },
  boolean: ({ required }, next) => required || next() < 0.5,
  choice(field, next) {
    const values = [...new Set(field.options.map(wireOf))];
    if (!field.multiple) return pick(next, values);
    const least = Math.max(field.required ? 1 : 0, field.min ?? 0);
    const most = Math.min(values.length, field.max ?? Infinity);
    if (least > most) return field.required ? undefined : [];
    const some = values.filter(() => next() < 0.5).slice(0, most);
    const rest = values.filter((value) => !some.includes(value));
    const enough = new Set([...some, ...rest.slice(0, Math.max(0, least - some.length))]);
    return values.filter((value) => enough.has(value));
  },
  date: ({ min = '1900-02-28', max = '2100-12-31' }, next) =>
    pick(
      next,
      [min > max ? max : min, max, '2024-02-29', '2026-03-05'].filter((day) => (day >= min || max < min) && day <= max),
    ) ?? min,
  time: ({ min = '00:00', max = '23:59' }, next) => pick(next, [min, max]),
  datetime({ min, max }) {
    const bound = min ?? max;
    if (bound === undefined) return '2026-03-05T14:30:00+01:00';
    // A bound without an offset is a clock, wherever it hangs.
    return bound.length > 16 ? bound : `${bound}:00Z`;
  },
};

/** Right answers to every field, and whether every field that needs one has one. */
export function rightAnswers(
  form: Form,
  next: Random,
): { readonly answers: Readonly<Record<string, Value>>; readonly whole: boolean } {
  let whole = true;
  const pairs = form.fields.flatMap((field): [string, Value][] => {
    const value = field.unanswerable ? undefined : rightAnswer(field, next);
    if (value === undefined && field.required) whole = false;
    // What is optional is also left out.
    const needed = field.required || (field.kind === 'boolean' && field.present);
    const leave = !needed && next() < 0.2;
    return value === undefined || leave ? [] : [[field.name, value]];
  });
  return { answers: Object.fromEntries(pairs), whole };
}

export const rightAnswer = (field: Field, next: Random): Value | undefined =>
  (RIGHT[field.kind] as (field: Field, next: Random) => Value | undefined)(field, next);

/** Values that no field, or another one, would take. */
const WRONG: readonly unknown[] = [
  ...[
    null,
    undefined,
    true,
    false,
    0,
    -0,
    1,
    5.5,
    -1,
    NaN,
    Infinity,
    2 ** 53,
    1e308,
    10n,
    [],
    [[]],
    {},
    [null],
    ['a', 'a'],
  ],
  ...[
    '',
    ' ',
    '\u200b',
    'x',
    '5',
    'true',
    '\ud83d',
    'a\nb',
    'a\r\nb',
    '😀'.repeat(50),
    'x'.repeat(2001),
    '<b>',
    '__proto__',
  ],
  ...[
    '2026-03-05',
    '2026-02-30',
    '0000-01-01',
    '24:00',
    '12:30',
    '2026-03-05T14:30:00Z',
    '2026-03-05T14:30',
    'javascript:a',
  ],
  ...[
    'a@b.c',
    'a@@b',
    '+44 20 7946 0000',
    'https://example.org',
    'https://a:b@c.de',
    '1,5',
    '٣',
    { toString: 5 },
    { length: 1 },
  ],
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'toJSON',
  'then',
  'length',
  '',
  'a/b',
  '~',
  '0',
  'values',
  'extra',
];

/** Right answers with something wrong in them; at times no object at all. */
export function anyAnswers(form: Form, next: Random): unknown {
  if (next() < 0.05) return pick(next, WRONG);
  const pairs = new Map<string, unknown>(Object.entries(rightAnswers(form, next).answers));
  for (let times = int(next, 0, 3); times > 0; times--) {
    const name = next() < 0.15 ? pick(next, NAMES)! : (pick(next, form.fields)?.name ?? '');
    const now = pairs.get(name);
    const act = int(next, 0, 5);
    if (act === 0) pairs.delete(name);
    else if (act === 1 && Array.isArray(now)) pairs.set(name, [...(now as unknown[]), pick(next, WRONG)]);
    else if (act === 2) pairs.set(name, Array.isArray(now) ? [...(now as unknown[])].reverse() : [now]);
    else if (act === 5 && typeof now === 'number') pairs.set(name, now * pick(next, [1.5, 1e9, 2 ** 53, -1, 0])!);
    else if (act === 3 && typeof now === 'string')
      pairs.set(name, next() < 0.5 ? now.repeat(int(next, 0, 9)) : ` ${now}\n`);
    else pairs.set(name, pick(next, WRONG));
  }
  return Object.fromEntries(pairs);
}

const TYPED = [
  '',
  ' ',
  'a',
  '1',
  '12',
  '1.5',
  '1,5',
  '1.234',
  '-3',
  '1e3',
  '٣',
  'a\nb',
  '\ud83d',
  '?',
  '2026-03-05',
  '2026-02-30',
];
const CLOCKS = [
  '12:30',
  '24:00',
  '12:30:15',
  '2026-03-05T14:30',
  '2026-03-29T02:30',
  'a@b.co',
  'https://example.org',
  '5551234',
];

/** What the control of a field may hold: the person's own way to write, right or wrong. */
export function anyRaw(field: Field, next: Random): Raw {
  if (field.kind === 'boolean') return next() < 0.5;
  if (field.kind === 'choice') return Array.from({ length: int(next, 0, 3) }, () => int(next, 0, field.options.length));
  const right = rightAnswer(field, next);
  const shown = field.kind === 'datetime' ? String(right).slice(0, 16) : String(right ?? '');
  return next() < 0.6 ? shown : pick(next, [...TYPED, ...CLOCKS])!;
}
