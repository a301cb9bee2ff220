import { expect } from '@open-wc/testing';
import type { ChatForm } from '../../src/index.js';
import { field, focused, heard, labels, passing, receiptOf, show, untilPhase, watch } from '../support/form.js';
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
