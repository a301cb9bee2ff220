import { expect } from '@open-wc/testing';
import type { ChatForm, SpecIssuesEvent } from '../../src/index.js';
import { axeFinds } from '../support/axe.js';
import { field, focused, heard, labels, passing, receiptOf, show, textIn, untilPhase, watch } from '../support/form.js';
import { person } from '../support/person.js';

const text = (name: string, label: string) => ({ kind: 'text', name, label });
const block = (fields: readonly object[], id = 'harbour') => ({
  type: 'form',
  fallback_text: 'Tell us which harbour.',
  props: { form_id: id, fields, submit_label: 'Send' },
});
const harbour = block([text('harbour', 'Harbour')]);

async function set(element: ChatForm, spec: unknown): Promise<void> {
  element.spec = spec;
  await element.updateComplete;
}

describe('The spec', () => {
  const ways: Readonly<Record<string, () => ChatForm>> = {
    'an attribute in the markup': () => {
      const box = passing(document.createElement('div'));
      document.body.append(box);
      box.innerHTML = '<chat-form></chat-form>';
      const element = box.querySelector('chat-form')!;
      element.setAttribute('spec', JSON.stringify(harbour));
      return element;
    },
    'an attribute before the element is in the page': () => {
      const element = passing(document.createElement('chat-form'));
      element.setAttribute('spec', JSON.stringify(harbour));
      document.body.append(element);
      return element;
    },
    'a property with JSON text': () => {
      const element = passing(document.createElement('chat-form'));
      document.body.append(element);
      element.spec = JSON.stringify(harbour);
      return element;
    },
    'a property with JSON text inside a JSON string': () => {
      const element = passing(document.createElement('chat-form'));
      document.body.append(element);
      element.spec = JSON.stringify(JSON.stringify(harbour));
      return element;
    },
    'a frozen object': () => {
      const element = passing(document.createElement('chat-form'));
      document.body.append(element);
      element.spec = Object.freeze({ ...harbour, props: Object.freeze({ ...harbour.props }) });
      return element;
    },
    'a proxy': () => {
      const element = passing(document.createElement('chat-form'));
      document.body.append(element);
      const wrap = (value: object): object =>
        new Proxy(value, {
          get: (target, key) => {
            const member: unknown = Reflect.get(target, key);
            return typeof member === 'object' && member !== null ? wrap(member) : member;
          },
        });
      element.spec = wrap(harbour);
      return element;
    },
  };

  for (const [way, make] of Object.entries(ways)) {
    it(`is taken as ${way}`, async () => {
      const { element, replies } = watch(make());
      await person.waitsFor('textbox', 'Harbour');
      await person.type('Harbour', 'Northway');
      await person.click('button', 'Send');
      expect(replies).to.deep.equal([{ form_submission: { form_id: 'harbour', values: { harbour: 'Northway' } } }]);
      expect(element.form?.dialect).to.equal('copilot_form');
    });
  }

  it('that is equal changes nothing and says nothing', async () => {
    const { element, phases } = await show({ ...harbour, fallback_text: undefined });
    await element.updateComplete;
    const input = field(element, 'Harbour').control;
    const { form } = element;
    const said = heard(element, 'spec-issues', 'field-change');
    await set(element, JSON.parse(JSON.stringify(harbour)));
    await set(element, JSON.stringify({ ...harbour, fallback_text: 'Tell us which harbour.' }));
    expect(field(element, 'Harbour').control).to.equal(input);
    expect(element.form?.fields).to.deep.equal(form?.fields);
    expect(phases.filter((phase) => phase !== 'open')).to.deep.equal([]);
    expect(said.map(({ type }) => type)).to.not.include('field-change');
  });

  it('that one object grows into is read again when it is set again', async () => {
    const spec = { form_id: 'grow', submit_label: 'Send', fields: [text('harbour', 'Harbour')] };
    const { element } = await show(spec);
    spec.fields.push(text('berth', 'Berth'));
    await set(element, spec);
    expect(labels(element)).to.deep.equal(['Harbour', 'Berth']);
  });

  it('that grows while the person types keeps text, focus and caret', async () => {
    const { element, replies } = await show(harbour);
    await person.type('Harbour', 'Nor');
    const input = focused() as HTMLInputElement;
    await set(element, block([text('harbour', 'Harbour'), { kind: 'number', name: 'berth', label: 'Berth' }]));
    expect(labels(element)).to.deep.equal(['Harbour', 'Berth']);
    await person.typeHere('th');
    await set(
      element,
      block([
        { kind: 'date', name: 'day', label: 'Day' },
        text('harbour', 'Harbour'),
        { kind: 'number', name: 'berth', label: 'Berth' },
      ]),
    );
    expect(labels(element)).to.deep.equal(['Day', 'Harbour', 'Berth']);
    expect(focused()).to.equal(input);
    expect([input.value, input.selectionStart]).to.deep.equal(['North', 5]);
    await person.typeHere('way');
    await person.click('button', 'Send');
    expect(replies).to.deep.equal([{ form_submission: { form_id: 'harbour', values: { harbour: 'Northway' } } }]);
  });

  it('that puts every field elsewhere leaves the focused one in peace', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const fields = names.map((name) => text(name, `Field ${name}`));
    const { element } = await show(block(fields));
    for (const order of ['e d c b a', 'c a b d e', 'e b a d c', 'c', 'a b c d e']) {
      const now = order.split(' ');
      await person.focus('Field c');
      const input = focused() as HTMLInputElement;
      await person.press('End');
      await person.typeHere('x');
      await set(element, block(now.map((name) => text(name, `Field ${name}`))));
      expect(labels(element), order).to.deep.equal(now.map((name) => `Field ${name}`));
      expect(focused(), order).to.equal(input);
      expect(input.selectionStart).to.equal(input.value.length);
    }
    expect(await person.value('Field c')).to.equal('xxxxx');
  });

  it('that changes a label, a help or a bound keeps the answer', async () => {
    const { element } = await show(harbour);
    await person.type('Harbour', 'Northway');
    await set(element, block([text('harbour', 'Home harbour')]));
    expect(labels(element)).to.deep.equal(['Home harbour']);
    expect(await person.value('Home harbour')).to.equal('Northway');
  });

  it('that drops a field and brings it back finds the text again', async () => {
    const { element } = await show(block([text('harbour', 'Harbour'), text('berth', 'Berth')]));
    await person.type('Berth', '9');
    await set(element, harbour);
    expect(element.values).to.deep.equal({});
    await set(element, block([text('harbour', 'Harbour'), text('berth', 'Berth')]));
    expect(await person.value('Berth')).to.equal('9');
  });

  it('that moves the options of a choice keeps the one that was chosen', async () => {
    const choice = (...options: readonly string[]) =>
      block([
        { kind: 'select', name: 'bay', label: 'Bay', options: options.map((label) => ({ label, value: label })) },
      ]);
    const { element, replies } = await show(choice('North', 'South'));
    await person.pick('South');
    await set(element, choice('East', 'North', 'South'));
    expect(await person.isChecked('South')).to.be.true;
    await person.click('button', 'Send');
    expect(replies).to.deep.equal([{ form_submission: { form_id: 'harbour', values: { bay: 'South' } } }]);
  });

  it('that is new after the end starts a new life, an equal one does not', async () => {
    const { element, replies } = await show(harbour);
    await person.type('Harbour', 'Northway');
    await person.click('button', 'Send');
    await untilPhase(element, 'sent');
    await set(element, structuredClone(harbour));
    expect(element.phase).to.equal('sent');
    expect(receiptOf(element)).to.deep.equal([['Harbour', 'Northway']]);
    await set(element, block([text('harbour', 'Next harbour')], 'next'));
    expect(element.phase).to.equal('open');
    expect(await person.value('Next harbour')).to.equal('');
    await person.click('button', 'Send');
    expect(replies[1]).to.deep.equal({ form_submission: { form_id: 'next', values: {} } });
  });
});

describe('A spec that is taken away', () => {
  it('leaves nothing, and what was typed waits for it to come back', async () => {
    const { element, phases } = await show(JSON.stringify(harbour));
    await person.type('Harbour', 'North');
    await set(element, null);
    expect(textIn(element)).to.equal('');
    expect(element.form).to.equal(undefined);
    expect(element.issues).to.deep.equal([]);
    element.requestSubmit();
    await set(element, JSON.stringify(harbour));
    expect(await person.value('Harbour')).to.equal('North');
    expect(phases).to.deep.equal(['open', 'loading', 'open']);
  });

  it('after the end leaves room for the next', async () => {
    const { element } = await show(harbour);
    await person.click('button', 'Send');
    await untilPhase(element, 'sent');
    await set(element, undefined);
    expect(textIn(element)).to.equal('');
    await set(element, block([text('pier', 'Pier')], 'pier'));
    expect(element.phase).to.equal('open');
    await person.type('Pier', '4');
  });

  it('while it streams gives way to a skeleton, then to the next', async () => {
    const { element } = await show(null, { streaming: true });
    await set(element, JSON.stringify(harbour).slice(0, -4));
    expect(labels(element)).to.deep.equal(['Harbour']);
    await set(element, null);
    expect(textIn(element)).to.equal('The form is loading.');
    const next = JSON.stringify(block([text('pier', 'Pier'), text('side', 'Side')], 'pier'));
    await set(element, next.slice(0, 30));
    expect(labels(element)).to.deep.equal([]);
    await set(element, next);
    expect(labels(element)).to.deep.equal(['Pier', 'Side']);
  });
});

describe('Without a usable spec', () => {
  it('nothing is drawn while there is none', async () => {
    const { element } = await show(null);
    expect(element.phase).to.equal('loading');
    expect(textIn(element).trim()).to.equal('');
    expect(element.form).to.equal(undefined);
  });

  it('a skeleton stands there while it is loading, and says so once', async () => {
    const { element } = await show(null, { loading: true });
    expect(await person.text('status')).to.equal('The form is loading.');
    expect(await person.count('textbox')).to.equal(0);
    expect(await axeFinds(element)).to.deep.equal([]);
    element.spec = harbour;
    element.loading = false;
    await element.updateComplete;
    expect(await person.count('textbox', 'Harbour')).to.equal(1);
    expect(await person.seesText('The form is loading.')).to.be.false;
  });

  const UNUSABLE: readonly (readonly [what: string, spec: unknown, code: string, shown: string])[] = [
    ['the text of an object', '[object Object]', 'object-object', 'This form cannot be shown.'],
    ['no JSON', 'please fill this in', 'not-json', 'This form cannot be shown.'],
    ['no object', '[1, 2]', 'not-an-object', 'This form cannot be shown.'],
    ['of no dialect', { title: 'A title' }, 'unknown-dialect', 'A title'],
    ['without a field, but with a fallback', block([]), 'no-fields', 'Tell us which harbour.'],
    [
      'with two fields of one name',
      { title: 'Twice', fields: [1, 2].map(() => ({ key: 'a', label: 'A', type: 'text' })) },
      'duplicate-name',
      'Twice',
    ],
    [
      'with a choice without options',
      { title: 'Pick', fields: [{ key: 'a', label: 'A', type: 'select' }] },
      'no-options',
      'Pick',
    ],
  ];
  for (const [what, spec, code, shown] of UNUSABLE) {
    it(`words stand in its place, and the host hears why: ${what}`, async () => {
      const element = passing(document.createElement('chat-form'));
      const said: SpecIssuesEvent[] = [];
      element.addEventListener('spec-issues', (event) => said.push(event));
      element.spec = spec;
      document.body.append(element);
      await element.updateComplete;
      expect(element.phase).to.equal('unusable');
      expect(element.matches(':state(unusable)')).to.be.true;
      expect(await person.seesText(shown)).to.be.true;
      expect(await person.count('button')).to.equal(0);
      expect(said.length).to.equal(1);
      expect(said[0]!.detail.issues.map((issue) => issue.code)).to.include(code);
      expect(element.issues.some((issue) => issue.code === code && issue.severity === 'error')).to.be.true;
      expect(await axeFinds(element)).to.deep.equal([]);
    });
  }

  it('the issue names an object in an attribute for what it is', async () => {
    const { element } = await show('[object Object]');
    expect(element.issues[0]!.message).to.contain('[object Object]');
    expect(element.issues[0]!.hint).to.contain('property');
  });

  it('the next spec that is usable is shown', async () => {
    const { element, phases } = await show('nothing');
    await set(element, harbour);
    expect(phases).to.deep.equal(['unusable', 'open']);
    expect(await person.sees('textbox', 'Harbour')).to.be.true;
    await set(element, 'nothing again');
    expect(element.phase).to.equal('unusable');
    expect(await person.count('textbox')).to.equal(0);
  });

  it('a field that cannot be answered stands there, says so, and holds back nothing while it is optional', async () => {
    const { element, replies } = await show(block([text('a', 'Harbour'), { kind: 'select', name: 'b', label: 'Bay' }]));
    expect(field(element, 'Bay').help).to.equal('There is nothing to choose from here, so this cannot be answered.');
    expect(field(element, 'Bay').described).to.include(field(element, 'Bay').help);
    expect(await person.isEnabled('combobox', 'Bay')).to.be.false;
    expect(await axeFinds(element)).to.deep.equal([]);
    await person.type('Harbour', 'Northway');
    await person.click('button', 'Send');
    expect(replies).to.deep.equal([{ form_submission: { form_id: 'harbour', values: { a: 'Northway' } } }]);
  });

  it('a required field that cannot be answered holds the form back, and says why; cancel works', async () => {
    const { element, replies } = await show(
      block([{ kind: 'select', name: 'b', label: 'Bay', required: true, options: [] }]),
      { allowCancel: true },
    );
    await person.click('button', 'Send');
    expect(replies).to.deep.equal([]);
    expect(field(element, 'Bay').error).to.equal(
      '“Bay” is required but cannot be answered here, so this form cannot be sent.',
    );
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
  });
});
