/** What every dialect keeps, held over its fixtures; a new dialect is tested the day it is on the list. */
import { expect } from '@open-wc/testing';
import type { Form, OutcomeType, Parsed } from '../../src/core/index.js';
import { parse, reply, validate } from '../../src/core/index.js';
import { FormStore } from '../../src/core/store.js';
import { dialects } from '../../src/dialects/index.js';
import type { Fixture } from './fixtures.js';
import { expectPart, fixturesOf } from './fixtures.js';

const OUTCOMES: readonly OutcomeType[] = ['submit', 'cancel', 'decline', 'freeform', 'expire'];
/** Names that are members of every object; they are ordinary keys here. */
const ODD_NAMES = ['constructor', '__proto__', 'length', 'toString'];

const read = (id: string, { named }: Fixture, spec: unknown, strict = false): Parsed =>
  parse(spec, { dialects, strict, ...(named ? { dialect: id } : {}) });

const lines = ({ issues }: Parsed, hints = false): string[] =>
  issues
    .filter(({ severity }) => (severity === 'hint') === hints)
    .map(({ severity, code, path }) => `${severity} ${code} ${path}`.trim())
    .sort();

/** A form without its functions, to compare what was read. */
const plainly = (parsed: Parsed): unknown => JSON.parse(JSON.stringify([parsed.form ?? null, parsed.fallback ?? null]));

const clone = (spec: unknown): unknown => JSON.parse(JSON.stringify(spec));

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/** A view on a value as a framework hands it over; writing to it is a fault. */
function proxied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fault = (): never => {
    throw new Error('The spec was written to.');
  };
  return new Proxy(value, {
    get: (target, key) => proxied(Reflect.get(target, key)),
    set: fault,
    deleteProperty: fault,
    defineProperty: fault,
  });
}

const outcomeOf = (type: OutcomeType, form: Form) =>
  type === 'submit'
    ? { type, values: Object.fromEntries(form.fields.map(({ name }) => [name, 'x'])) }
    : type === 'freeform'
      ? { type, text: 'Rather by phone' }
      : { type };

function expectAnswers(form: Form, fixture: Fixture): void {
  const name = form.fields[0]!.name;
  for (const value of fixture.takes ?? [])
    expect(validate(form, Object.fromEntries([[name, value]])), JSON.stringify(value)).to.deep.equal({
      values: Object.fromEntries([[name, value]]),
    });
  const refused = Object.entries(fixture.refuses ?? {}).flatMap(([code, values]) =>
    values.map((value) => ({ given: Object.fromEntries([[name, value]]), issues: [`${code} /${name}`] })),
  );
  for (const { given, values, issues } of [...(fixture.answers ?? []), ...refused] as NonNullable<Fixture['answers']>) {
    const result = validate(form, given);
    const found = result.issues?.map(({ code, path }) => `${code} ${path}`.trim());
    expect(found, `issues of ${JSON.stringify(given)}`).to.deep.equal(issues);
    expect(result.values, `values of ${JSON.stringify(given)}`).to.deep.equal(values);
  }
}

for (const { id } of dialects) {
  const fixtures = await fixturesOf(id);
  const forms = (): readonly { fixture: Fixture; form: Form }[] =>
    fixtures.flatMap((fixture) => {
      const { form } = read(id, fixture, fixture.spec);
      return form ? [{ fixture, form }] : [];
    });

  describe(`The dialect ${id}`, () => {
    for (const fixture of fixtures) {
      it(`${fixture.topic}: ${fixture.name}`, () => {
        const parsed = read(id, fixture, fixture.spec);
        expect(lines(parsed)).to.deep.equal([...(fixture.issues ?? [])].sort());
        if (fixture.hints) expect(lines(parsed, true)).to.deep.equal([...fixture.hints].sort());
        if (fixture.fallback !== undefined) expect(parsed.fallback).to.equal(fixture.fallback);
        const { form } = parsed;
        if (fixture.form === null) {
          expect(form).to.equal(undefined);
          return;
        }
        if (!form) throw new Error('There is no form.');
        expect(form.dialect).to.equal(id);
        if (fixture.form) expectPart(form, fixture.form, 'form');
        if (fixture.reads) expectPart(form.fields[0], fixture.reads, 'field');
        expectAnswers(form, fixture);
        for (const { outcome, reply: wanted } of fixture.replies ?? [])
          expect(reply(form, outcome), outcome.type).to.deep.equal(wanted === '$absent' ? undefined : wanted);
      });
    }

    it('is found by shape, whatever the order in which the dialects are asked', () => {
      const reversed = [...dialects].reverse();
      for (const fixture of fixtures.filter(({ named }) => !named)) {
        for (const order of [dialects, reversed]) {
          const found = parse(fixture.spec, { dialects: order });
          expect(
            found.issues.map(({ code }) => code),
            fixture.name,
          ).not.to.include('unknown-dialect');
          expect(found.form?.dialect ?? id, fixture.name).to.equal(id);
        }
      }
      expect(forms()).not.to.be.empty;
    });

    it('reads an object, its JSON text and its JSON text inside a JSON string the same', () => {
      for (const fixture of fixtures) {
        const whole = read(id, fixture, fixture.spec);
        const once = read(id, fixture, JSON.stringify(fixture.spec));
        const twice = read(id, fixture, JSON.stringify(JSON.stringify(fixture.spec)));
        expect(plainly(once), fixture.name).to.deep.equal(plainly(whole));
        expect(once.issues, fixture.name).to.deep.equal(whole.issues);
        expect(plainly(twice), fixture.name).to.deep.equal(plainly(whole));
        expect(lines(twice), fixture.name).to.deep.equal([...lines(whole), 'warning encoded'].sort());
      }
    });

    it('turns each warning and each unknown key into an error when it is strict, and changes nothing else', () => {
      for (const fixture of fixtures) {
        const lenient = read(id, fixture, fixture.spec);
        const strict = read(id, fixture, fixture.spec, true);
        const strangers = lines(lenient, true).filter((line) => line.includes('unknown-key'));
        const wanted = [...lines(lenient), ...strangers].map((line) => line.replace(/^(warning|hint)/, 'error'));
        expect(lines(strict), fixture.name).to.deep.equal(wanted.sort());
        const advice = lines(lenient, true).filter((line) => !strangers.includes(line));
        expect(lines(strict, true), fixture.name).to.deep.equal(advice);
        const clean = wanted.length === 0;
        expect(plainly(strict), fixture.name).to.deep.equal(clean ? plainly(lenient) : [null, strict.fallback ?? null]);
      }
    });

    it('says in words where each issue is, what is wrong and how to mend it', () => {
      for (const fixture of fixtures) {
        for (const { message, hint, path, code } of read(id, fixture, fixture.spec).issues) {
          const about = `${fixture.name}: ${message} ${hint}`;
          expect(message, about).to.match(/^.{8,400}[.”]$/s);
          expect(hint, about).to.match(/^.{8,400}[.”"]$/s);
          // A gap that nothing filled, or a value that is no word.
          expect(about).not.to.match(/(?<!\\u)\{\w+\}|undefined|Infinity|NaN|\[object/);
          expect(path, about).to.match(/^(\/[^/]+)*$/);
          expect(code, about).to.match(/^[a-z]+(-[a-z]+)*$/);
        }
      }
    });

    it('never changes a spec, and takes a frozen one and a proxy as it takes a plain one', () => {
      for (const fixture of fixtures) {
        const spec = clone(fixture.spec);
        const plain = read(id, fixture, spec);
        expect(spec, fixture.name).to.deep.equal(clone(fixture.spec));
        for (const other of [deepFreeze(clone(fixture.spec)), proxied(clone(fixture.spec))]) {
          const parsed = read(id, fixture, other);
          expect(parsed.issues, fixture.name).to.deep.equal(plain.issues);
          expect(plainly(parsed), fixture.name).to.deep.equal(plainly(plain));
        }
      }
    });

    it('sends replies that JSON keeps whole', () => {
      for (const { fixture, form } of forms()) {
        for (const type of OUTCOMES) {
          const sent = reply(form, outcomeOf(type, form));
          if (sent !== undefined) expect(JSON.parse(JSON.stringify(sent)), fixture.name).to.deep.equal(sent);
        }
      }
    });

    it('has a fixture for the reply to every outcome', () => {
      const covered = new Set(fixtures.flatMap(({ replies = [] }) => replies.map(({ outcome }) => outcome.type)));
      expect([...covered].sort()).to.deep.equal([...OUTCOMES].sort());
    });

    it('offers submitting, and nothing that it has no reply for', () => {
      for (const { fixture, form } of forms()) {
        expect(form.offers, fixture.name).to.include('submit');
        for (const type of form.offers) expect(reply(form, outcomeOf(type, form)), type).not.to.equal(undefined);
      }
    });

    it('starts each field with a default that the field itself accepts', () => {
      for (const { fixture, form } of forms()) {
        const store = new FormStore();
        store.load(form);
        for (const state of store.snapshot.fields.filter(({ field }) => field.default !== undefined)) {
          const value = store.value(state);
          // A consent that starts off is a default all the same.
          if (state.field.kind === 'boolean' && value !== true) expect(state.raw, fixture.name).to.equal(false);
          else if (state.field.kind === 'datetime') expect(value, fixture.name).to.be.a('string');
          else expect(value, fixture.name).to.deep.equal(state.field.default);
        }
      }
    });

    it('takes keys that every object has as ordinary keys', () => {
      const before = Object.getOwnPropertyNames(Object.prototype);
      const odd = forms().find(({ form }) =>
        ODD_NAMES.every((name) => form.fields.some((field) => field.name === name)),
      );
      if (!odd) throw new Error(`No fixture has the fields ${ODD_NAMES.join(', ')}.`);
      const given = Object.fromEntries(ODD_NAMES.map((name) => [name, 'answer']));
      const store = new FormStore();
      store.load(odd.form);
      for (const name of ODD_NAMES) store.type(name, 'answer');
      for (const values of [validate(odd.form, given).values, store.attempt()]) {
        expect(Object.keys(values ?? {}).sort()).to.deep.equal([...ODD_NAMES].sort());
        expect(Object.getPrototypeOf(values)).to.equal(Object.prototype);
        const text = JSON.stringify(reply(odd.form, { type: 'submit', values: values! }));
        for (const name of ODD_NAMES) expect(text).to.contain(`"${name}":"answer"`);
      }
      // What every object inherits is not an answer.
      const empty = validate(odd.form, {});
      expect(empty.values ? Object.keys(empty.values) : []).to.deep.equal([]);
      expect(Object.getOwnPropertyNames(Object.prototype)).to.deep.equal(before);
      expect('answer' in {}).to.equal(false);
    });
  });
}
