/** What becomes of answers when the spec comes again: it grows, is reordered, or says something else. */
import { expect } from '@open-wc/testing';
import type { Form } from '../../src/core/index.js';
import { FormStore, type FieldState } from '../../src/core/store.js';
import { Problem } from '../../src/core/problem.js';
import { formOf, OPTIONS } from './forms.js';

function storeOf(form: Form): FormStore {
  const store = new FormStore();
  store.load(form);
  return store;
}

const raws = (store: FormStore): readonly unknown[] => store.snapshot.fields.map(({ raw }) => raw);
const said = ({ problem }: FieldState): string | undefined => (problem instanceof Problem ? problem.code : problem);
const problems = (store: FormStore): readonly unknown[] => store.snapshot.fields.map(said);

const NAME = { key: 'name', label: 'Name', required: true };
const AGE = { key: 'age', label: 'Age', type: 'integer', min: 18 };
const ON = { key: 'on', label: 'On', type: 'checkbox', default: true };
const ONE = { key: 'one', label: 'One', type: 'select', options: OPTIONS, default: 'b' };
const SOME = { key: 'some', label: 'Some', type: 'multiselect', options: OPTIONS };

describe('A spec that comes again', () => {
  const fill = (store: FormStore): void => {
    store.type('name', 'Ada');
    store.type('age', '1e');
    store.type('some', [2, 0]);
  };

  it('changes nothing when it is equal', () => {
    const store = storeOf(formOf([NAME, AGE, SOME]));
    fill(store);
    store.attempt();
    const before = store.snapshot;
    let calls = 0;
    store.subscribe(() => calls++);
    expect(store.load(formOf([NAME, AGE, SOME]))).to.equal(false);
    expect(store.snapshot).to.equal(before);
    expect(calls).to.equal(0);
  });

  it('keeps what was typed while it grows, and the fields before the same objects', () => {
    const store = storeOf(formOf([NAME]));
    store.type('name', 'Ad');
    const [first] = store.snapshot.fields;
    expect(store.load(formOf([NAME, AGE]))).to.equal(true);
    store.type('age', '1e');
    const grown = store.snapshot.fields;
    store.load(formOf([NAME, AGE, SOME]));
    expect(store.snapshot.fields[0]).to.equal(first);
    expect(store.snapshot.fields[1]).to.equal(grown[1]);
    expect(raws(store)).to.deep.equal(['Ad', '1e', []]);
  });

  it('keeps what was typed and what is wrong when it is reordered', () => {
    const store = storeOf(formOf([NAME, AGE, SOME]));
    fill(store);
    store.type('name', '');
    store.attempt();
    store.load(formOf([SOME, AGE, NAME]));
    expect(raws(store)).to.deep.equal([[2, 0], '1e', '']);
    expect(problems(store)).to.deep.equal([undefined, 'integer', 'required']);
  });

  it('keeps a problem of a field that nobody touched when its label changes, until it is answered', () => {
    const store = storeOf(formOf([NAME, AGE]));
    store.attempt();
    store.load(formOf([{ ...NAME, label: 'Your name' }, AGE]));
    expect(problems(store)).to.deep.equal(['required', undefined]);
    store.load(formOf([{ ...NAME, required: false }, AGE]));
    expect(problems(store)).to.deep.equal([undefined, undefined]);
  });

  it('keeps the chosen options when they move, and forgets those that go', () => {
    const store = storeOf(formOf([ONE, SOME]));
    store.type('one', [2]);
    store.type('some', [0, 2]);
    const [a, b, c] = OPTIONS;
    store.load(
      formOf([
        { ...ONE, options: [c, b, a] },
        { ...SOME, options: [{ value: 'n', label: 'New' }, c, b] },
      ]),
    );
    expect(raws(store)).to.deep.equal([[0], [1]]);
    expect(store.values).to.deep.equal({ one: 'c', some: ['c'] });
    store.load(
      formOf([
        { ...ONE, options: [a, b] },
        { ...SOME, options: [a] },
      ]),
    );
    expect(raws(store)).to.deep.equal([[], []]);
  });

  it('follows an option by its label where two have one value', () => {
    const twins = [
      { value: 'x', label: 'First' },
      { value: 'x', label: 'Second' },
    ];
    const store = storeOf(formOf([{ ...SOME, options: twins }]));
    store.type('some', [1]);
    store.load(formOf([{ ...SOME, options: [...twins].reverse() }]));
    expect(raws(store)).to.deep.equal([[0]]);
  });

  it('keeps one choice when several may be chosen no more', () => {
    const store = storeOf(formOf([SOME]));
    store.type('some', [0, 2]);
    store.load(formOf([{ ...SOME, type: 'select' }]));
    expect(raws(store)).to.deep.equal([[0]]);
  });

  it('starts a field anew when it becomes another kind', () => {
    const store = storeOf(formOf([NAME, ON]));
    store.type('name', 'Ada');
    store.type('on', false);
    store.attempt();
    store.load(
      formOf([
        { ...NAME, type: 'integer' },
        { ...ON, type: 'text', default: 'x' },
      ]),
    );
    expect(raws(store)).to.deep.equal(['', 'x']);
    expect(problems(store)).to.deep.equal([undefined, undefined]);
  });

  it('shows a changed default to who has typed nothing, and never over what was typed', () => {
    const store = storeOf(
      formOf([
        { ...NAME, default: 'Ada' },
        { ...AGE, default: 20 },
      ]),
    );
    store.type('name', '');
    store.load(
      formOf([
        { ...NAME, default: 'Grace' },
        { ...AGE, default: 30 },
      ]),
    );
    expect(raws(store)).to.deep.equal(['', '30']);
  });

  it('gives a text back to a field that went and came, but no positions of other options', () => {
    const store = storeOf(formOf([NAME, ONE, SOME]));
    fill(store);
    store.type('one', [0]);
    store.load(formOf([AGE]));
    store.load(formOf([AGE, NAME, { ...ONE, options: [...OPTIONS].reverse() }, { ...SOME, type: 'text' }]));
    expect(raws(store)).to.deep.equal(['', 'Ada', [1], '']);
  });

  it('forgets everything when it is cleared', () => {
    const store = storeOf(formOf([NAME]));
    store.type('name', 'Ada');
    store.clear();
    expect(store.snapshot.form).to.equal(undefined);
    store.load(formOf([NAME]));
    expect(raws(store)).to.deep.equal(['']);
  });
});
