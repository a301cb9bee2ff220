/** What holds for every spec and for every answer, however they came about. Each check throws what it finds. */
import type { Form, Issue, Parsed, Raw } from '../../src/core/index.js';
import { describe as say, LIMITS, parse, reply, validate } from '../../src/core/index.js';
import { tryPattern } from '../../src/core/pattern/engine.js';
import { readSpec } from '../../src/core/read-spec.js';
import { FormStore } from '../../src/core/store.js';
import { dialects } from '../../src/dialects/index.js';
import { list } from '../../src/dialects/list.js';
import { firstLook } from '../../src/elements/suspect.js';
import type { Random } from '../core/random-patterns.js';
import { best, MILLISECONDS } from '../core/stopwatch.js';
import { anyAnswers, anyRaw, rightAnswers } from './answers.js';
import { encode } from './codec.js';
import { isJson } from './mutate.js';
import { breaches } from './oracle.js';
import type { Given } from './specs.js';

/** A check that failed, with the answers that it failed on. */
export class Failure extends Error {
  readonly answers?: unknown;

  constructor(message: string, answers?: { readonly given: unknown }) {
    super(message);
    if (answers) this.answers = encode(answers.given);
  }
}

export function hold(holds: boolean, what: string, answers?: { readonly given: unknown }): asserts holds {
  if (!holds) throw new Failure(what, answers);
}

function quickly<T>(what: string, run: () => T): T {
  const { result, ms } = best(run, 10);
  hold(ms <= MILLISECONDS, `${what} took ${ms.toFixed(0)} ms`);
  return result;
}

export const shown = (value: unknown): string => JSON.stringify(encode(value));
export const same = (a: unknown, b: unknown): boolean => shown(a) === shown(b);
const POINTER = /^(\/([^~/]|~[01])*)*$/su;

function checkIssues(issues: readonly Issue[], source: string): void {
  for (const issue of issues) {
    const { path, code, severity, message, hint } = issue;
    const about = ` in ${shown(issue).slice(0, 500)}`;
    hold(POINTER.test(path), `no JSON pointer${about}`);
    hold(/^[a-z]+(-[a-z]+)*$/.test(code), `no code${about}`);
    hold(['error', 'warning', 'hint'].includes(severity), `no severity${about}`);
    hold(message.trim() !== '' && hint.trim() !== '', `no words${about}`);
    for (const gap of `${message} ${hint}`.match(/(?<!\\u)\{\w+\}|\bundefined\b|\[object \w+\]/g) ?? [])
      // A label that is made of a name has its letters in another case.
      hold(
        [gap, JSON.stringify(gap).slice(1, -1)].some((one) => source.toLowerCase().includes(one.toLowerCase())),
        `“${gap}”${about}`,
      );
    hold(message.length < 9_000, `a message of ${message.length} characters`);
  }
}

const grave = ({ issues }: Parsed, ...severities: string[]): boolean =>
  issues.some(({ severity }) => severities.includes(severity));

/** Reads a spec in every way there is. Returns the form, if there is one. */
export function checkSpec({ input, dialect }: Given): Form | undefined {
  const read = (given: unknown, strict = false): Parsed => parse(given, { dialects, dialect, strict });
  const lenient = quickly('reading', () => read(input));
  const strict = quickly('reading strictly', () => read(input, true));
  const source = typeof input === 'string' ? input : `${shown(input)} ${dialect ?? ''}`;
  for (const { issues } of [lenient, strict]) checkIssues(issues, source);
  for (const parsed of [lenient, strict])
    hold((parsed.form === undefined) === grave(parsed, 'error'), 'there is a form with an error, or none without');
  hold(!grave(strict, 'warning'), 'a warning where all is strict');
  if (strict.form) {
    hold(!grave(lenient, 'error', 'warning'), 'strict takes what lenient warns of');
    hold(same(strict.form, lenient.form), 'strict reads another form than lenient');
  }
  // And what is refused by it alone has been told to who wrote it.
  const told = lenient.issues.some(({ severity, code }) => severity === 'warning' || code === 'unknown-key');
  hold(lenient.form === undefined || strict.form !== undefined || told, 'strict refuses what lenient says nothing of');
  // What the widget reads without the mender is what the core reads without a warning.
  const plain = readSpec(input, {
    dialects: list,
    dialect,
    aids: { patterns: tryPattern, scrutiny: firstLook },
  });
  if (!plain.wanted) {
    hold(same(plain.form, lenient.form), 'another form without the mender');
    // How deep it nests, and what a server wrote around a call, the widget does not look.
    const others = lenient.issues.filter(({ code }) => !/^(too-deep|envelope)$/.test(code));
    hold(!grave({ issues: others }, 'error', 'warning'), 'a warning that the widget does not give');
  }
  const written = typeof input === 'object' && input !== null && isJson(input) ? JSON.stringify(input) : '';
  if (written && written.length <= LIMITS.spec && !Array.isArray(input)) {
    const text = read(written);
    hold(same([text.form, text.issues], [lenient.form, lenient.issues]), 'read differently from JSON text');
  }
  const { form } = lenient;
  if (form) checkForm(form);
  return form;
}

/** White space as a reader takes it. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function checkForm(form: Form): void {
  hold(form.fields.length > 0, 'no fields');
  hold(new Set(form.fields.map(({ name }) => name)).size === form.fields.length, 'two fields of one name');
  for (const field of form.fields) {
    // The properties of a schema may have any key, an empty one too.
    hold(field.name !== '' || field.path.endsWith('/properties/'), `no name at ${field.path}`);
    hold(field.label.trim() !== '', `no label at ${field.path}`);
    hold(POINTER.test(field.path), `no pointer: ${field.path}`);
    if (field.kind !== 'choice') continue;
    hold(field.options.length > 0 || field.unanswerable !== undefined, `no options at ${field.path}`);
    for (const { label } of field.options) hold(label.trim() !== '', `an option that nobody can read at ${field.path}`);
  }
  const text = onOneLine(say(form));
  hold(
    form.fields.every(({ label }) => text.includes(onOneLine(label))),
    'the description leaves a field out',
  );
  const store = new FormStore();
  store.load(form);
  hold(!store.load(form), 'the same form is news to the store');
  // What is there from the start is right.
  for (const state of store.snapshot.fields.filter(({ field }) => field.default !== undefined && !field.required)) {
    const sent = validate({ ...form, fields: [state.field] }, store.values);
    hold(
      state.field.kind === 'datetime' || !(sent.issues ?? []).some(({ code }) => code !== 'unknown-key'),
      `the default of ${state.field.path} is refused`,
    );
  }
  quickly('a try to submit', () => store.attempt());
}

/** Holds the verdict on any answers against the words of the contract. */
export function checkVerdict(form: Form, given: unknown): void {
  const { values, issues } = quickly('a verdict', () => validate(form, given));
  const about = { given };
  hold((values === undefined) !== (issues === undefined), 'values and issues, or neither', about);
  for (const { path, code, message } of issues ?? []) {
    hold(POINTER.test(path) && /^[a-z]+(-[a-z]+)*$/.test(code), `no path or code: ${path} ${code}`, about);
    const odd = /\{\w+\}|undefined|\[object \w+\]/.exec(message)?.[0] ?? '';
    const known = shown(form).includes(odd) || shown(given).includes(odd);
    hold(message.trim() !== '' && known, `no words: ${message}`, about);
  }
  if (!values) return;
  const wrong = breaches(form, values);
  hold(wrong.length === 0, `let through out of contract: ${wrong.join(', ')}`, about);
  hold(same(validate(form, values).values, values), 'a second look changes the values', about);
  checkReply(form, values);
}

function checkReply(form: Form, values: Readonly<Record<string, unknown>>): void {
  const sent = reply(form, { type: 'submit', values: values as never });
  const text = JSON.stringify(sent);
  hold(same(JSON.parse(text), sent), 'the reply is no JSON', { given: values });
  hold(text.includes(JSON.stringify(values)), 'the reply leaves the values out', { given: values });
  for (const type of form.offers.filter((one) => one !== 'submit'))
    hold(reply(form, type === 'freeform' ? { type, text: 'a' } : { type }) !== undefined, `no reply to ${type}`);
}

/** Answers a form as it should be, as it should not, and through the store. True when every field had a right answer. */
export function checkAnswers(form: Form, next: Random): boolean {
  const { answers, whole } = rightAnswers(form, next);
  const { values, issues = [] } = validate(form, answers);
  if (whole) {
    hold(values !== undefined, `right answers are refused: ${shown(issues)}`, { given: answers });
    const sparse = new Set(form.fields.flatMap((field) => (field.kind === 'choice' && field.sparse ? field.name : [])));
    for (const [name, value] of Object.entries(answers))
      // An empty list may be left out where the dialect has it so.
      hold(same(values[name] ?? (sparse.has(name) ? [] : undefined), value), `the answer to ${name} is changed`, {
        given: answers,
      });
  }
  checkVerdict(form, answers);
  for (let times = 0; times < 4; times++) checkVerdict(form, anyAnswers(form, next));
  checkStore(form, new Map(form.fields.map((field) => [field.name, anyRaw(field, next)])), next);
  return whole;
}

const LOCALES = ['en', 'de', 'fr', 'de-CH', 'ar-EG', 'hi'];

/** What the browser lets through, the server takes as it is; what it holds back, is shown as wrong. */
function checkStore(form: Form, typed: ReadonlyMap<string, Raw>, next: Random): void {
  const store = new FormStore();
  store.locale = LOCALES[Math.floor(next() * LOCALES.length)]!;
  store.load(form);
  for (const [name, raw] of typed) store.type(name, raw);
  const { valid } = store;
  const sent = quickly('a try to submit', () => store.attempt());
  const about = { given: Object.fromEntries(typed) };
  hold(valid === (sent !== undefined), 'valid is not what a submit comes to', about);
  hold((store.snapshot.faults === 0) === valid, 'refused without saying where', about);
  if (sent) {
    const { values, issues } = validate(form, JSON.parse(JSON.stringify(sent)));
    hold(same(values, sent), `the server refuses what the browser sends: ${shown(issues)}`, about);
    checkVerdict(form, sent);
  }
  const wrong = new Set(
    store.snapshot.fields.filter(({ problem }) => problem !== undefined).map(({ field }) => field.name),
  );
  const judged = validate(form, store.values).issues ?? [];
  const names = new Map(form.fields.map(({ name }) => [`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, name]));
  for (const { path } of judged) hold(wrong.has(names.get(path) ?? ''), `only the server blames ${path}`, about);
}
