import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { answering, expectCount, focused, later, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Lunch order',
  fields: [
    { type: 'text', name: 'notes', label: 'Notes', multiline: true },
    { type: 'text', name: 'dish', label: 'Dish', required: true },
  ],
};
const open = (): Promise<void> => person.click('button', 'Or type a response instead…');
const back = (): Promise<void> => person.click('button', 'Back to the form');

describe('The free reply', () => {
  it('takes the place of the fields, and the focus', async () => {
    const { element } = await show(spec);
    await open();
    await element.updateComplete;
    expect(focused()).to.equal(element.shadowRoot!.getElementById('reply'));
    expect(await person.isFocused('textbox', 'Your response')).to.be.true;
    expect(await person.count('textbox')).to.equal(1);
    expect(await person.count('button', 'Submit')).to.equal(0);
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('is left again, with the focus on the first field', async () => {
    const { element } = await show(spec);
    await open();
    await back();
    await element.updateComplete;
    expect(await person.isFocused('textbox', 'Notes')).to.be.true;
    expect(await person.count('textbox', 'Your response')).to.equal(0);
  });

  it('gives the fields back when it is offered no more, and is not sent', async () => {
    const { element, replies } = await show(spec);
    await open();
    await person.type('Your response', 'Rather pizza');
    element.spec = { ...spec, allowFreeformResponse: false };
    await element.updateComplete;
    expect(await person.count('textbox', 'Your response')).to.equal(0);
    expect(await person.isFocused('textbox', 'Notes')).to.be.true;
    await person.type('Dish', 'Soup');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { dish: 'Soup' } }]);
  });

  it('is sent as typed, line ends and outer blanks too', async () => {
    const { replies, events, element } = await show(spec);
    await open();
    await person.type('Your response', ' Rather');
    await person.press('Enter');
    await person.typeHere('pizza ');
    await person.click('button', 'Send response');
    expect(replies).to.deep.equal([{ freeformResponse: ' Rather\npizza ' }]);
    expect(events.map(({ type, detail }) => [type, detail.text])).to.deep.equal([['freeform', ' Rather\npizza ']]);
    await untilPhase(element, 'freeform');
    expect(await person.seesText('Rather pizza', { exact: false })).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    it(`is sent once with ${keys}`, async () => {
      const { replies } = await show(spec);
      await open();
      await person.type('Your response', 'Pizza');
      await person.press(keys);
      expect(replies).to.deep.equal([{ freeformResponse: 'Pizza' }]);
    });
  }

  it('needs words: an empty one is refused in words, which go with the first key', async () => {
    const { element, events } = await show(spec);
    await open();
    await person.click('button', 'Send response');
    await element.updateComplete;
    expect(events).to.deep.equal([]);
    expect(await person.seesText('Type a response first.')).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
    await person.type('Your response', 'P');
    expect(await person.seesText('Type a response first.')).to.be.false;
  });

  it('that was refused for being empty leaves no words behind at the fields', async () => {
    const { element } = await show(spec);
    await open();
    await person.click('button', 'Send response');
    await back();
    await element.updateComplete;
    expect(await person.seesText('Type a response first.')).to.be.false;
    expect(element.phase).to.equal('open');
  });

  it('hides the count of the fields, and shows it again', async () => {
    const { element } = await show(spec);
    await person.click('button', 'Submit');
    await expectCount(element, 1);
    await open();
    await element.updateComplete;
    await expectCount(element, 0);
    await back();
    await element.updateComplete;
    await expectCount(element, 1);
  });

  it('asks nothing of the fields', async () => {
    const { replies } = await show(spec);
    await open();
    await person.fill('Your response', 'Pizza');
    await person.click('button', 'Send response');
    expect(replies).to.deep.equal([{ freeformResponse: 'Pizza' }]);
  });

  it('that fails is kept, with the focus in it', async () => {
    const { promise, settle } = later();
    const { element } = await show(spec, { host: answering(promise) });
    await open();
    await person.fill('Your response', 'Pizza');
    await person.press('Control+Enter');
    expect(await person.sees('button', 'Sending…')).to.be.true;
    expect(await person.isEnabled('textbox', 'Your response')).to.be.false;
    settle({ status: 'unreachable' });
    await untilPhase(element, 'unreachable');
    expect(await person.value('Your response')).to.equal('Pizza');
    expect(await person.isFocused('textbox', 'Your response')).to.be.true;
  });

  it('that was not taken stands there to read and to copy, whatever the end', async () => {
    for (const status of ['already-answered', 'expired', undefined] as const) {
      const { element } = await show(spec, status ? { host: answering({ status }) } : {});
      await open();
      await person.fill('Your response', 'Pizza, whole');
      if (status) await person.click('button', 'Send response');
      else element.withdraw();
      await untilPhase(element, status ?? 'withdrawn');
      expect(textIn(element)).to.contain('What you typed:');
      expect(textIn(element)).to.contain('Pizza, whole');
      element.remove();
    }
  });

  it('that is rejected says why, though the issue names a field', async () => {
    const issues = [{ path: '/dish', code: 'odd', message: 'There is no pizza.' }];
    const { element } = await show(spec, { host: answering({ status: 'rejected', issues }) });
    await open();
    await person.fill('Your response', 'Pizza');
    await person.click('button', 'Send response');
    await untilPhase(element, 'rejected');
    expect(await person.seesText('There is no pizza.')).to.be.true;
  });

  it('is not offered where the spec has switched it off', async () => {
    await show({ ...spec, allowFreeformResponse: false });
    expect(await person.count('button')).to.equal(2);
    expect(await person.count('button', 'Or type a response instead…')).to.equal(0);
  });

  it('is offered by the host where the dialect has none, and has no wire object then', async () => {
    const collect = { title: 'Lunch order', fields: [{ key: 'dish', label: 'Dish', type: 'text' }] };
    const plain = await show(collect);
    expect(await person.count('button')).to.equal(1);
    plain.element.remove();
    const { events, replies } = await show(collect, { allowFreeform: true });
    await open();
    await person.fill('Your response', 'Pizza');
    await person.click('button', 'Send response');
    expect(replies).to.deep.equal([undefined]);
    expect(events[0]!.detail.text).to.equal('Pizza');
  });
});

describe('The cancel', () => {
  const block = {
    type: 'form',
    form_id: 'x',
    fields: [{ name: 'a', label: 'Dish', field_type: 'text', required: true }],
  };

  it('has the words of the spec', async () => {
    const { replies } = await show({ ...spec, cancelLabel: 'Not hungry' });
    await person.click('button', 'Not hungry');
    expect(replies).to.deep.equal([{ cancelled: true }]);
  });

  it('needs no answers', async () => {
    const { element } = await show(spec);
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    await expectCount(element, 0);
  });

  it('is offered by the host where the dialect has none, and has no wire object then', async () => {
    const plain = await show(block);
    expect(await person.count('button', 'Cancel')).to.equal(0);
    plain.element.remove();
    const { events, replies } = await show(block, { allowCancel: true });
    await person.click('button', 'Cancel');
    expect(replies).to.deep.equal([undefined]);
    expect(events[0]!.detail.outcome).to.deep.equal({ type: 'cancel' });
  });

  it('of a call says so to the call', async () => {
    const { replies } = await show(
      {
        action: 'request_form',
        interaction_id: 'call-7',
        status: 'pending',
        display: { title: 'Lunch', fields: [{ key: 'dish', label: 'Dish', type: 'text' }] },
      },
      { allowCancel: true },
    );
    await person.click('button', 'Cancel');
    expect(replies).to.deep.equal([{ interaction_id: 'call-7', status: 'cancelled' }]);
  });

  it('carries the answers so far in the event, and never in the reply', async () => {
    const { events } = await show(spec);
    await person.fill('Notes', 'No salt');
    await person.click('button', 'Cancel');
    expect(events[0]!.detail.values).to.deep.equal({ notes: 'No salt' });
    expect(events[0]!.detail.reply).to.deep.equal({ cancelled: true });
  });
});
