/** Answers by anyone: never an exception, never a value that the form did not ask for, and no work without end. */
import { expect } from '@open-wc/testing';
import type { Validation } from '../../src/core/index.js';
import { LIMITS, validate } from '../../src/core/index.js';
import { formOf, OPTIONS } from './forms.js';
import { quickly } from './quickly.js';

const FIELDS = {
  text: { type: 'text' },
  lines: { type: 'textarea' },
  mail: { type: 'email' },
  web: { type: 'url' },
  phone: { type: 'phone' },
  code: { type: 'text', pattern: '[a-z]+' },
  number: { type: 'number' },
  whole: { type: 'integer' },
  day: { type: 'date' },
  hour: { type: 'time' },
  moment: { type: 'datetime' },
  one: { type: 'select', options: OPTIONS },
  some: { type: 'multiselect', options: OPTIONS },
  flag: { type: 'checkbox' },
} as const;
type Name = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];
const form = formOf(NAMES.map((key) => ({ key, ...FIELDS[key] })));
/** What is always there. */
const ALWAYS = { some: [], flag: false };

const judge = (answers: unknown): Validation => quickly(() => validate(form, answers));

/** The codes with their places, each told in a sentence. */
function codes({ issues = [], values }: Validation): string[] {
  expect(values === undefined).to.equal(issues.length > 0);
  for (const { message } of issues) expect(message).to.match(/^\S.{7,}[.]$/su);
  return issues.map(({ code, path }) => `${code} ${path}`.trim());
}
const codesOf = (name: Name, value: unknown): string[] => codes(judge({ [name]: value }));

const thrower = (): never => {
  throw new Error('Hands off');
};
const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const cycle: { self?: unknown; text?: unknown } = {};
cycle.self = cycle.text = cycle;
const cyclicList: unknown[] = [];
cyclicList.push(cyclicList);

class Answers {
  text = 'a heron';
}

describe('The answers as a whole', () => {
  it('are an object, or nothing is read of them', () => {
    const others = [undefined, null, 1, NaN, 'text', '{}', true, 1n, Symbol('a'), [], [{ text: 'a' }], () => ({})];
    const things = [
      new Map([['text', 'a']]),
      new Set(),
      new Date(),
      /a/,
      new Error('a'),
      new FormData(),
      new Uint8Array(2),
    ];
    const boxed = [new String('a'), new Number(1), new Boolean(true), Promise.resolve()];
    for (const given of [...others, ...things, ...boxed]) expect(codes(judge(given))).to.deep.equal(['type']);
  });

  it('may be of a class, without a prototype, frozen, or seen through a proxy', () => {
    const bare: unknown = Object.assign(Object.create(null) as object, { text: 'a heron' });
    for (const given of [new Answers(), bare, Object.freeze({ text: 'a heron' }), new Proxy({ text: 'a heron' }, {})])
      expect(judge(given)).to.deep.equal({ values: { text: 'a heron', ...ALWAYS } });
  });

  it('are refused where they cannot be read', () => {
    const getter = Object.defineProperty({}, 'text', { get: thrower, enumerable: true });
    const traps = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor'].map(
      (trap) => new Proxy({ text: 'a' }, { [trap]: thrower }),
    );
    const tag = Object.defineProperty({}, Symbol.toStringTag, { get: thrower });
    for (const given of [getter, revoked({}), revoked([]), tag, ...traps.filter((_, at) => at !== 1)])
      expect(codes(judge(given))).to.deep.equal(['unreadable']);
    expect(codes(judge(traps[1]))).to.deep.equal([]);
  });

  it('have own keys alone', () => {
    expect(judge(Object.create({ text: 'inherited' }))).to.deep.equal({ values: ALWAYS });
    expect(judge({ [Symbol('text')]: 'a' })).to.deep.equal({ values: ALWAYS });
  });

  it('may have no key that the form has not, and so many of them are named', () => {
    expect(codes(judge({ nobody: 1, 'a/b~c': 2, '': 3 }))).to.deep.equal([
      'unknown-key /nobody',
      'unknown-key /a~1b~0c',
      'unknown-key /',
    ]);
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at]));
    expect(codes(judge(many))).to.have.lengthOf(LIMITS.issues);
    expect(codes(judge({ ...many, text: 5 }))[0]).to.equal('type /text');
    const long = judge({ ['k'.repeat(2_000_000)]: 1 });
    expect(long.issues![0]!.message.length).to.be.below(200);
  });
});

describe('One answer', () => {
  const junk: readonly unknown[] = [
    ...([
      null,
      NaN,
      Infinity,
      -Infinity,
      1n,
      Symbol('a'),
      () => 'a',
      {},
      { value: 'a' },
      cycle,
      new Date(),
      new Map(),
    ] as unknown[]),
    ...([[['a']], [null], [undefined], [cyclicList], cyclicList, new Array(2), [{}], new String('a')] as unknown[]),
    ...[
      new Number(1),
      Object.create(null) as unknown,
      { toString: thrower, valueOf: thrower, toJSON: thrower },
      JSON.parse('1e400') as unknown,
      5e300 * 1e300,
    ],
  ];

  for (const name of NAMES) {
    it(`of “${name}” is of its type, whatever it says of itself`, () => {
      for (const given of junk) {
        // A list whose entries are no options is a list all the same.
        const found = codesOf(name, given);
        expect(found).to.have.lengthOf(1);
        expect(found[0]).to.match(name === 'some' ? /^(type|option) \/some$/ : new RegExp(`^type /${name}$`));
      }
      for (const given of [revoked({}), revoked([]), new Proxy([], { get: thrower })])
        expect(codesOf(name, given).every((code) => /^(type|unreadable)\b/.test(code))).to.equal(true);
    });
  }

  const rows: readonly (readonly [Name, given: unknown, outcome: unknown])[] = [
    ['text', 5, '! type'],
    ['text', ['a'], '! type'],
    ['text', true, '! type'],
    ['text', 'a\u0000b', '! malformed'],
    ['text', 'half \ud83d a bird', '! malformed'],
    ['text', '\udc00', '! malformed'],
    ['text', '\u{1F985}', '\u{1F985}'],
    ['text', ' a heron\t', 'a heron'],
    ['text', 'two\nlines', '! line-break'],
    ['text', '\u200b\u2060', undefined],
    ['text', '', undefined],
    ['text', '__proto__', '__proto__'],
    ['lines', 'a\r\nb\rc', 'a\nb\nc'],
    ['mail', 'a@b.c\u202e', '! email'],
    ['web', 'javascript:alert(1)', '! url'],
    ['web', 'https://a:b@example.org', '! url'],
    ['phone', '+44 20 7946 0000\u0000', '! malformed'],
    ['code', 'ab1', '! pattern'],
    ['number', '5', '! type'],
    ['number', '', '! type'],
    ['number', [5], '! type'],
    ['number', true, '! type'],
    ['number', 1e308, 1e308],
    ['number', 5e-324, 5e-324],
    ['number', 2 ** 53 + 2, 2 ** 53 + 2],
    ['whole', 5.0, 5],
    ['whole', 5.5, '! integer'],
    ['whole', 2 ** 53, '! integer'],
    ['whole', -(2 ** 53), '! integer'],
    ['whole', 2 ** 53 - 1, 2 ** 53 - 1],
    ['whole', 1e21, '! integer'],
    ['day', '2026-02-30', '! date'],
    ['day', '2023-02-29', '! date'],
    ['day', '2024-02-29', '2024-02-29'],
    ['day', '2026-13-01', '! date'],
    ['day', '0000-01-01', '! date'],
    ['day', '10000-01-01', '! date'],
    ['day', '2026-2-3', '! date'],
    ['day', '2026-03-05T00:00', '! date'],
    ['day', ' 2026-03-05', '! date'],
    ['day', 20260305, '! type'],
    ['day', '', '! date'],
    ['hour', '24:00', '! time'],
    ['hour', '12:60', '! time'],
    ['hour', '9:30', '! time'],
    ['hour', '09:30:00', '! time'],
    ['hour', '٠٩:٣٠', '! time'],
    ['moment', '2026-03-05T14:30:00Z', '2026-03-05T14:30:00Z'],
    ['moment', '2026-03-05T14:30:00', '! datetime'],
    ['moment', '2026-02-30T14:30:00Z', '! datetime'],
    ['moment', '2026-03-05T14:30:60Z', '! datetime'],
    ['moment', '2026-03-05T14:30:00+24:00', '! datetime'],
    ['moment', `2026-03-05T14:30:00.${'0'.repeat(2_000_000)}Z`, '! datetime'],
    ['one', 'A', '! option'],
    ['one', 0, '! type'],
    ['one', ['a'], '! type'],
    ['one', 'constructor', '! option'],
    ['some', 'a', '! type'],
    ['some', { 0: 'a', length: 1 }, '! type'],
    ['some', ['c', 'a'], ['a', 'c']],
    ['some', ['a', 'a'], '! type'],
    ['some', ['a', 'b', 'c', 'd'], '! type'],
    ['some', ['a', 'z'], '! option'],
    ['some', [0], '! option'],
    ['some', new Array(1_000_000), '! type'],
    ['flag', 'true', '! type'],
    ['flag', 1, '! type'],
    ['flag', 'on', '! type'],
    ['flag', true, true],
  ];
  for (const [name, given, outcome] of rows) {
    it(`of “${name}” given ${JSON.stringify(given).slice(0, 60)} comes to ${JSON.stringify(outcome)}`, () => {
      const { values, issues } = judge({ [name]: given });
      if (typeof outcome === 'string' && outcome.startsWith('! ')) {
        expect(issues?.map(({ code, path }) => [code, path])).to.deep.equal([[outcome.slice(2), `/${name}`]]);
      } else {
        expect(values).to.deep.equal({ ...ALWAYS, ...(outcome === undefined ? {} : { [name]: outcome }) });
      }
    });
  }

  it('is never minus zero', () => {
    for (const name of ['number', 'whole'] as const)
      expect(Object.is(judge({ [name]: -0 }).values?.[name], 0)).to.equal(true);
  });

  it('of two million characters is refused at once, whatever it is made of', () => {
    for (const text of ['x', ' ', '\r', '\u200b', '1', '\n', '٣', '\ud83d'].map((one) => one.repeat(2_000_000))) {
      for (const name of NAMES) expect(codesOf(name, text), `${name} ${JSON.stringify(text[0])}`).to.have.lengthOf(1);
    }
    expect(codesOf('lines', 'x'.repeat(LIMITS.answer))).to.deep.equal([]);
    expect(codesOf('lines', 'x'.repeat(LIMITS.answer + 1))).to.deep.equal(['too-long /lines']);
    expect(codesOf('lines', '😀'.repeat(LIMITS.answer))).to.deep.equal([]);
  });

  it('is read once', () => {
    let reads = 0;
    const given = {
      get text() {
        reads++;
        return reads === 1 ? 'a heron' : 5;
      },
    };
    expect(judge(Object.assign(Object.create(null), {}, given)).values?.['text']).to.equal('a heron');
    reads = 0;
    expect(validate(form, given).values?.['text']).to.equal('a heron');
    expect(reads).to.equal(1);
  });
});
