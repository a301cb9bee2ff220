// What `npm run test:patterns` has run, in Node and in a browser alike: plain data in, plain data out.
import { compilePattern } from '../src/core/pattern/index.ts';
import { flagOf, knowsV, native, random, randomPattern, randomText } from '../test/core/random-patterns.ts';

/** Texts as forms get them. Short, since the platform is asked about them too, with patterns of all kinds. */
const texts = [
  ...['', ' ', 'a', 'abc', 'Abc Def', '0', '7', '42', '12345', '123456789', '-1.5', '1,234.50', '$12.00', '50%'],
  ...['2024-02-29', '29/02/2024', '12:30', '12:30 PM', 'a@b.co', 'x.y@ex.org', 'ftp://a.b', 'www.ab.org/x', '/a/b.png'],
  ...['192.168.0.1', '#ffcc00', '+1 555 0100', '(555) 0100', 'SW1A 1AA', 'AB123456C', '<b>x</b>', '"a","b"', "it's"],
  ...['key=value', 'a_b-c', 'É', 'Ünal', '\u{1F600}', 'a\nb', '\t', '\ud83d', '\\n', '{x}', '[1]', 'yes', 'facebook'],
];

/** A pattern's own letters and digits: some of it matches where no common text would. */
function echo(source) {
  return source.replace(/\\[a-zA-Z]|[^\p{L}\p{N} @./:-]/gu, '').slice(0, 14);
}

/** How many of the patterns that JavaScript reads are accepted, and why the others are not. */
export function acceptance(sources) {
  const counts = { read: 0, accepted: 0 };
  for (const source of sources) {
    if (source.length > 200 || flagOf(source) === undefined) continue;
    counts.read++;
    const result = compilePattern(source);
    const name = result.ok ? 'accepted' : result.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Every verdict on short texts, as a string of 0 and 1, and how many the platform sees otherwise. */
export function verdicts(sources) {
  let all = '';
  const mismatches = [];
  for (const source of sources) {
    const flag = flagOf(source);
    for (const whole of [true, false]) {
      const result = compilePattern(source, { whole });
      if (!result.ok) continue;
      const asNative = flag === 'v' && !knowsV ? undefined : native(source, flag, whole);
      for (const text of [...texts, echo(source)]) {
        const verdict = result.pattern.test(text);
        all += Number(verdict);
        if (asNative && asNative(text) !== verdict) mismatches.push(JSON.stringify({ source, whole, text }));
      }
    }
  }
  return { all, mismatches };
}

/** Reads each pattern and puts it to its attack, three times; keeps the best, in milliseconds. */
export function attack(attacks, size) {
  let all = '';
  const times = [];
  for (const { pattern: source, pre, pump, suf } of attacks) {
    const pumps = Math.ceil((size - pre.length) / Math.max(1, pump.length));
    const text = pre + pump.repeat(Math.max(1, pumps)) + suf;
    let best = Infinity;
    let verdict = '-';
    for (let i = 0; i < 3; i++) {
      const start = performance.now();
      const result = compilePattern(source);
      if (result.ok) verdict = Number(result.pattern.test(text));
      best = Math.min(best, performance.now() - start);
    }
    all += verdict;
    if (verdict !== '-') times.push(best);
  }
  times.sort((a, b) => a - b);
  return { all, asked: times.length, median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0 };
}

/** Random patterns and texts, and how many of the verdicts the platform sees otherwise. */
export function pairs(seed, count) {
  const next = random(seed);
  const mismatches = [];
  let all = '';
  let asked = 0;
  let looks = 0;
  while (all.length < count) {
    const source = randomPattern(next);
    const whole = next() < 0.5;
    const flag = flagOf(source);
    const result = compilePattern(source, { whole });
    if (flag === undefined && result.ok) mismatches.push(JSON.stringify({ source, accepted: true }));
    if (flag === undefined || !result.ok) continue;
    const asNative = flag === 'v' && !knowsV ? undefined : native(source, flag, whole);
    const look = /\(\?<?[=!]/.test(source);
    for (let i = 0; i < 6; i++) {
      const text = randomText(next);
      const verdict = result.pattern.test(text);
      all += Number(verdict);
      if (!asNative) continue;
      asked++;
      looks += Number(look);
      if (asNative(text) !== verdict) mismatches.push(JSON.stringify({ source, flag, whole, text }));
    }
  }
  return { all, asked, looks, mismatches };
}
