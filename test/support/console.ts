// Fails a test that leaves an error or a warning behind. The runner loads this before every test file.
import { lackingIn } from './lacking.js';

interface Entry {
  readonly kind: 'console.error' | 'console.warn' | 'uncaught error' | 'unhandled rejection';
  readonly text: string;
}

/**
 * Lit says once per page that it is the development build, which the tests want for its other warnings; and the
 * runner comments on errors that are noted below in their own words.
 */
const ignored = /^(Lit is in dev mode|An error was thrown (in a Promise )?outside a test\.)/;

let entries: Entry[] = [];
let expected: (string | RegExp)[] = [];

const matches = (pattern: string | RegExp, { text }: Entry): boolean =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** Notes a message; true when the test expects it, so that it need not be shown. */
function note(kind: Entry['kind'], values: readonly unknown[]): boolean {
  const text = values
    .map((value) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value)))
    .join(' ');
  if (ignored.test(text)) return true;
  const entry = { kind, text };
  entries.push(entry);
  return expected.some((pattern) => matches(pattern, entry));
}

for (const method of ['error', 'warn'] as const) {
  const original = console[method].bind(console);
  console[method] = (...values: unknown[]): void => {
    if (!note(`console.${method}`, values)) original(...values);
  };
}

// Mocha's own listeners come later, when it starts; stopped here, an error that is expected fails nothing.
window.addEventListener('error', (event) => {
  if (note('uncaught error', [event.error ?? event.message])) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
});
window.addEventListener('unhandledrejection', (event) => {
  if (note('unhandled rejection', [event.reason])) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
});

/**
 * Allows the current test an error or a warning that contains the text or matches the pattern. The test fails
 * when it does not come: an expectation that nothing meets is a mistake too. Call it before what causes it.
 */
export function expectConsole(pattern: string | RegExp): void {
  expected.push(pattern);
}

/** Empties the notes, and says what in them is wrong. */
function verdict(): string | undefined {
  const surprises = entries.filter((entry) => !expected.some((pattern) => matches(pattern, entry)));
  const missing = expected.filter((pattern) => !entries.some((entry) => matches(pattern, entry)));
  entries = [];
  expected = [];
  const lines = [
    ...surprises.map(({ kind, text }) => `${kind}: ${text}`),
    ...missing.map((pattern) => `expected on the console, but missing: ${pattern}`),
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** Rejections are reported in a task of their own, after the test's promise has settled. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

// Inside the test rather than in afterEach, where a failure would end the whole file.
beforeEach(function () {
  const test = this.currentTest;
  const run = test?.fn;
  // A test that takes a callback (`done`) is judged with the next one.
  if (!test || !run || run.length > 0) return;
  test.fn = async function (this: Mocha.Context): Promise<void> {
    const lacking = await lackingIn(() => (run as Mocha.AsyncFunc).call(this));
    await nextTask();
    const wrong = verdict();
    if (wrong !== undefined) throw new Error(wrong);
    if (lacking !== undefined) {
      test.title += ` (skipped: ${lacking})`;
      this.skip();
    }
  };
});

// A failure of the test's own says more, and what it left behind is not the next one's.
afterEach(function () {
  if (this.currentTest?.state === 'failed') verdict();
});

// What came after the last test, such as from removing its elements.
after(() => {
  const wrong = verdict();
  if (wrong !== undefined) throw new Error(`after the last test: ${wrong}`);
});
