import { expect } from '@open-wc/testing';
import type { Form } from '../../src/core/index.js';
import { parse } from '../../src/core/index.js';
import { FormStore, type FieldState } from '../../src/core/store.js';
import { Problem } from '../../src/core/problem.js';
import { dialects } from '../../src/dialects/index.js';
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

describe('What a form starts with', () => {
  it('is the defaults, as the controls show them', () => {
    const store = storeOf(
      formOf([{ ...NAME, default: 'Ada' }, { ...AGE, default: 42 }, ON, ONE, SOME, { key: 'd', type: 'date' }]),
    );
    expect(raws(store)).to.deep.equal(['Ada', '42', true, [1], [], '']);
    expect(store.values).to.deep.equal({ name: 'Ada', age: 42, on: true, one: 'b', some: [] });
    expect(store.snapshot.faults).to.equal(0);
  });

  it('shows nothing as wrong before a try to submit', () => {
    const store = storeOf(formOf([NAME, AGE]));
    store.type('age', 'abc');
    store.leave('age');
    expect(problems(store)).to.deep.equal([undefined, undefined]);
    expect(store.valid).to.equal(false);
    expect(store.values).to.deep.equal({});
  });
});

describe('Typing', () => {
  it('changes one field and no other, and tells the listeners', () => {
    const store = storeOf(formOf([NAME, AGE, ON]));
    let calls = 0;
    const stop = store.subscribe(() => calls++);
    const before = store.snapshot;
    store.type('age', '20');
    expect(calls).to.equal(1);
    expect(store.snapshot.fields.map((state, at) => state === before.fields[at])).to.deep.equal([true, false, true]);
    expect(before.fields[1]!.raw).to.equal('');
    store.type('age', '20');
    store.type('nobody', '20');
    expect(calls).to.equal(1);
    stop();
    store.type('age', '21');
    expect(calls).to.equal(1);
  });

  it('gives snapshots that cannot be changed', () => {
    const store = storeOf(formOf([NAME]));
    expect([store.snapshot, ...store.snapshot.fields].every((one) => Object.isFrozen(one))).to.equal(true);
    store.type('name', 'a');
    store.clear();
    expect(Object.isFrozen(store.snapshot)).to.equal(true);
  });

  it('keeps an answer with a name that every object has', () => {
    const store = storeOf(formOf([{ key: '__proto__' }, { key: 'constructor' }]));
    store.type('__proto__', 'a');
    store.type('constructor', 'b');
    expect(Object.entries(store.attempt() ?? {})).to.deep.equal([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(storeOf(formOf([{ key: '__proto__' }, { key: 'constructor' }])).values).to.deep.equal({});
  });
});

describe('A try to submit', () => {
  it('shows all that is wrong and counts it, or gives the answers', () => {
    const store = storeOf(formOf([NAME, AGE, ON]));
    store.type('age', '17');
    expect(store.attempt()).to.equal(undefined);
    expect(problems(store)).to.deep.equal(['required', 'min', undefined]);
    expect(store.snapshot.faults).to.equal(2);
    store.type('name', ' Ada ');
    store.type('age', '');
    expect(store.attempt()).to.deep.equal({ name: 'Ada', on: true });
    expect(store.snapshot.faults).to.equal(0);
  });

  it('clears a problem as soon as it is right, and shows no new one while typing', () => {
    const store = storeOf(formOf([{ ...NAME, type: 'email' }, AGE]));
    store.attempt();
    store.type('name', 'ada');
    expect(problems(store)).to.deep.equal(['required', undefined]);
    store.type('name', 'ada@example.org');
    store.type('age', '1');
    expect(problems(store)).to.deep.equal([undefined, undefined]);
    store.type('name', 'ada@');
    expect(problems(store)).to.deep.equal([undefined, undefined]);
    store.leave('name');
    store.leave('age');
    expect(problems(store)).to.deep.equal(['email', 'min']);
    expect(store.snapshot.faults).to.equal(2);
  });

  it('keeps a field that is as wrong as before the same object', () => {
    const store = storeOf(formOf([NAME, AGE]));
    store.attempt();
    const before = store.snapshot.fields;
    store.attempt();
    expect(store.snapshot.fields.map((state, at) => state === before[at])).to.deep.equal([true, true]);
  });

  it('is refused for what is required and cannot be answered, and sends nothing for what is not', () => {
    const block = (required: boolean): Form =>
      parse(
        { form_id: 'f', submit_label: 'S', fields: [{ kind: 'select', name: 'a', label: 'A', required }] },
        { dialects },
      ).form!;
    const stuck = storeOf(block(true));
    expect(stuck.attempt()).to.equal(undefined);
    expect(problems(stuck)).to.deep.equal(['unanswerable']);
    expect(storeOf(block(false)).attempt()).to.deep.equal({});
  });
});

describe('The host’s own issues', () => {
  it('stand under their fields until these are changed, and the others come back', () => {
    const store = storeOf(formOf([NAME, AGE]));
    store.type('name', 'Ada');
    const issue = (path: string, message: string) => ({ path, code: 'taken', message });
    const rest = store.blame([
      issue('/name', 'This name is taken.'),
      issue('age', 'Too young.'),
      issue('/pet', 'No pets.'),
      issue('', 'No.'),
    ]);
    expect(problems(store)).to.deep.equal(['This name is taken.', 'Too young.']);
    expect(store.snapshot.faults).to.equal(2);
    expect(rest.map(({ path }) => path)).to.deep.equal(['/pet', '']);
    store.leave('name');
    expect(problems(store)[0]).to.equal('This name is taken.');
    store.type('name', 'Grace');
    expect(problems(store)).to.deep.equal([undefined, 'Too young.']);
    expect(store.attempt()).to.deep.equal({ name: 'Grace' });
  });

  it('find a field whose name needs escaping', () => {
    const spec = { fields: [{ type: 'text', name: 'a/~b', label: 'A' }] };
    const store = storeOf(parse(spec, { dialects }).form!);
    expect(store.blame([{ path: '/a~1~0b', code: 'x', message: 'No.' }])).to.deep.equal([]);
    expect(problems(store)).to.deep.equal(['No.']);
  });
});

describe('Answers set by the host', () => {
  it('are shown as typed, and what is no field is passed over', () => {
    const store = storeOf(formOf([NAME, AGE, ON, ONE, SOME]));
    store.assign({ name: 'Ada', age: 20, on: false, one: 'c', some: ['c', 'a'], pet: 'cat' });
    expect(raws(store)).to.deep.equal(['Ada', '20', false, [2], [2, 0]]);
    expect(store.values).to.deep.equal({ name: 'Ada', age: 20, on: false, one: 'c', some: ['a', 'c'] });
    store.assign({});
    expect(store.values['name']).to.equal('Ada');
  });

  it('of a wrong type leave the field empty', () => {
    const store = storeOf(formOf([NAME, AGE, ON, ONE, SOME]));
    store.assign({ name: 5, age: '20', on: 'yes', one: 5, some: 'x' });
    expect(raws(store)).to.deep.equal(['', '', false, [], []]);
  });
});

describe('A reset', () => {
  it('puts back the defaults, and shows nothing as wrong', () => {
    const store = storeOf(formOf([NAME, { ...AGE, default: 20 }]));
    store.type('age', '1');
    store.writeFreeform('Rather by phone');
    store.showFreeform(true);
    store.attempt();
    store.reset();
    expect(raws(store)).to.deep.equal(['', '20']);
    expect(problems(store)).to.deep.equal([undefined, undefined]);
    expect([store.snapshot.freeform, store.snapshot.freeformText]).to.deep.equal([false, '']);
    store.type('age', '2');
    store.leave('age');
    expect(problems(store)).to.deep.equal([undefined, undefined]);
  });
});

describe('A change of language', () => {
  it('draws untouched defaults anew, and leaves what was typed', () => {
    const number = { type: 'number', default: 1.5 };
    const store = storeOf(formOf([number, number, { ...NAME, default: 'Ada' }]));
    store.type('f1', '2.5');
    const [, , name] = store.snapshot.fields;
    store.locale = 'de';
    expect(raws(store)).to.deep.equal(['1,5', '2.5', 'Ada']);
    expect(store.snapshot.fields[2]).to.equal(name);
    expect(store.value(store.snapshot.fields[0]!)).to.equal(1.5);
    expect(said(store.snapshot.fields[1]!)).to.equal(undefined);
  });

  it('judges what is shown as wrong again', () => {
    const store = storeOf(formOf([{ type: 'number' }, NAME]));
    store.type('f0', '2,5');
    store.attempt();
    expect(problems(store)).to.deep.equal(['separator', 'required']);
    store.locale = 'de';
    expect(problems(store)).to.deep.equal([undefined, 'required']);
  });

  it('to the same language tells nobody', () => {
    const store = storeOf(formOf([NAME]));
    const before = store.snapshot;
    store.locale = 'en';
    expect(store.snapshot).to.equal(before);
  });
});

describe('The free reply', () => {
  it('and the fields both keep what was typed', () => {
    const store = storeOf(formOf([NAME]));
    store.type('name', 'Ada');
    store.showFreeform(true);
    store.writeFreeform('Rather by phone');
    store.showFreeform(false);
    expect(raws(store)).to.deep.equal(['Ada']);
    expect(store.snapshot.freeformText).to.equal('Rather by phone');
  });
});
