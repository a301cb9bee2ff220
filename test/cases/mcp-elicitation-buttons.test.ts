// The buttons and the words of an elicitation: submit, decline and cancel are three things.
import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { answering, receiptOf, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const request = (message: string, properties: object, required: readonly string[] = []) => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});
const accept = (content: object) => ({ action: 'accept', content });

const dock = request('Pick a dock', { dock: { type: 'string', title: 'Dock', minLength: 2 } }, ['dock']);
const retries = request(
  'Retry settings',
  {
    retries: { type: 'integer', title: 'Retries', minimum: 1 },
    owner: { type: 'string', title: 'Owner mailbox', format: 'email' },
  },
  ['retries', 'owner'],
);
describe('The buttons of an elicitation', () => {
  it('say yes, say no, and dismiss, in this order from the end', async () => {
    const { element } = await show(retries);
    const [submit, decline, cancel] = ['submit', 'decline', 'cancel'].map((part) =>
      element.shadowRoot!.querySelector(`[part=${part}]`)!.getBoundingClientRect(),
    );
    expect(cancel!.right).to.be.below(decline!.left);
    expect(decline!.right).to.be.below(submit!.left);
    expect(decline!.left - cancel!.right, 'cancel stands apart').to.be.above(submit!.left - decline!.right);
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('stand in German and in Arabic', async () => {
    for (const [lang, word] of [
      ['de', 'Ablehnen'],
      ['ar', 'رفض'],
    ] as const) {
      const { element } = await show(retries, { lang });
      await person.waitsFor('button', word);
      element.remove();
    }
  });

  it('stand below each other where there is no room, none wider than the form', async () => {
    const narrow = document.createElement('div');
    narrow.style.inlineSize = '280px';
    document.body.append(narrow);
    try {
      const { element } = await show(retries, { container: narrow });
      const [submit, decline, cancel] = ['submit', 'decline', 'cancel'].map((part) =>
        element.shadowRoot!.querySelector(`[part=${part}]`)!.getBoundingClientRect(),
      );
      expect([submit!.width, decline!.width, cancel!.width]).to.deep.equal([246, 246, 246]);
      expect(submit!.bottom).to.be.below(decline!.top + 1);
      expect(decline!.bottom).to.be.below(cancel!.top + 1);
    } finally {
      narrow.remove();
    }
  });

  it('are reached by Tab after the fields, and pressed by key', async () => {
    const { element, replies } = await show(dock);
    await person.focus('Dock');
    await person.press('Tab', 'Tab');
    expect(await person.isFocused('button', 'Decline')).to.be.true;
    await person.press('Enter');
    await untilPhase(element, 'declined');
    expect(replies).to.deep.equal([{ action: 'decline' }]);
  });

  it('decline while the assistant is busy: a person may always say no', async () => {
    const { element, replies } = await show(dock, { busy: true });
    await person.click('button', 'Decline');
    await untilPhase(element, 'declined');
    expect(replies).to.deep.equal([{ action: 'decline' }]);
  });

  it('do the same as the methods, which end the form once', async () => {
    const { element, replies } = await show(dock);
    element.requestDecline();
    await untilPhase(element, 'declined');
    element.requestDecline();
    element.requestCancel();
    expect(replies).to.deep.equal([{ action: 'decline' }]);
  });

  it('keep what was typed when the no could not be delivered', async () => {
    const { element } = await show(dock, { host: answering({ status: 'unreachable' }) });
    await person.type('Dock', 'West');
    await person.click('button', 'Decline');
    await untilPhase(element, 'unreachable');
    expect(await person.value('Dock')).to.equal('West');
  });

  it('are not offered by systems that know no decline', async () => {
    await show({ title: 'Lunch', fields: [{ type: 'text', name: 'dish', label: 'Dish' }] });
    await person.waitsFor('button', 'Cancel');
    expect(await person.count('button', 'Decline')).to.equal(0);
  });
});

describe('The words of an elicitation', () => {
  it('name the form and stand above it, with whoever asks if the host says so', async () => {
    const { element } = await show(dock, { requester: 'Harbour office' });
    expect(await person.sees('form', 'Pick a dock')).to.be.true;
    expect(textIn(element)).to.include('Harbour office asks');
    element.remove();
    const alone = await show(dock);
    expect(textIn(alone.element)).not.to.include('asks');
  });

  it('go to the agent as a decline, and to the host as they are, where a free reply is offered', async () => {
    const { replies, events } = await show(dock, { allowFreeform: true });
    await person.click('button', 'Or type a response instead…');
    await person.fill('Your response', 'Ask the harbour master');
    await person.click('button', 'Send response');
    expect(replies).to.deep.equal([{ action: 'decline' }]);
    expect([events[0]!.type, events[0]!.detail.text]).to.deep.equal(['freeform', 'Ask the harbour master']);
  });

  it('show everything that is going to be sent before it is, and after', async () => {
    const { element, replies } = await show(
      request('Is this right?', {
        name: { type: 'string', title: 'Name', default: 'Quay 9' },
        how: { type: 'string', title: 'How', enum: ['post', 'courier'], default: 'courier' },
        opens: { type: 'string', title: 'Opens', format: 'date', default: '2028-02-29' },
      }),
    );
    expect([await person.value('Name'), await person.isChecked('courier'), await person.value('Opens')]).to.deep.equal([
      'Quay 9',
      true,
      '2028-02-29',
    ]);
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([accept({ name: 'Quay 9', how: 'courier', opens: '2028-02-29' })]);
    await untilPhase(element, 'sent');
    expect(receiptOf(element)).to.deep.equal([
      ['Name', 'Quay 9'],
      ['How', 'courier'],
      ['Opens', 'February 29, 2028'],
    ]);
  });

  it('take keys that every object has for ordinary keys', async () => {
    const spec = `{"message":"Odd keys","requestedSchema":{"type":"object","properties":{
      "__proto__":{"type":"string","title":"First"},"constructor":{"type":"string","title":"Second"}}}}`;
    const { replies } = await show(spec);
    await person.type('First', 'a');
    await person.type('Second', 'b');
    await person.click('button', 'Submit');
    expect(JSON.stringify(replies)).to.equal('[{"action":"accept","content":{"__proto__":"a","constructor":"b"}}]');
  });
});
