import { expect } from '@open-wc/testing';
import {
  answering,
  expectCount,
  expectRight,
  expectWrong,
  field,
  focused,
  later,
  show,
  textIn,
  untilPhase,
} from '../support/form.js';
import { person } from '../support/person.js';

const options = ['Red', 'Green'].map((label) => ({ label, value: label.toLowerCase() }));
const spec = {
  title: 'Things',
  fields: [
    { key: 'colour', label: 'Colour', type: 'select', options },
    { key: 'word', label: 'Word', type: 'text', required: true },
    { key: 'amount', label: 'Amount', type: 'number', default: 2.5, max: 10 },
    { key: 'some', label: 'Some', type: 'multiselect', options: [{ label: 'Crimson', value: 'red' }] },
    { key: 'agreed', label: 'Agreed', type: 'checkbox' },
  ],
};
const submitted = (values: object) => ({ status: 'submitted', result: { values } });

describe('The property values', () => {
  it('holds the answers so far, those that are in order', async () => {
    const { element } = await show(spec);
    expect(element.values).to.deep.equal({ amount: 2.5, some: [], agreed: false });
    await person.type('Word', 'Heron');
    await person.fill('Amount', '20');
    await person.pick('Green');
    expect(element.values).to.deep.equal({ colour: 'green', word: 'Heron', some: [], agreed: false });
  });

  const given = { colour: 'green', word: 'Heron', amount: 3.5, some: ['red'], agreed: true };

  it('fills the fields in, each in its own way', async () => {
    const { element } = await show(spec);
    element.values = { ...given, 'no such field': 1 };
    await element.updateComplete;
    expect(element.values).to.deep.equal(given);
    expect(await person.isChecked('Agreed')).to.be.true;
    expect(await person.value('Amount')).to.equal('3.5');
    expect(await person.value('Word')).to.equal('Heron');
    expect(field(element, 'Colour').control.querySelector<HTMLInputElement>('input:checked')?.value).to.equal('1');
  });

  it('may be set before the spec, and wins over its defaults', async () => {
    const { element, replies } = await show(null);
    element.values = given;
    element.spec = spec;
    await element.updateComplete;
    expect(await person.value('Amount')).to.equal('3.5');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([submitted(given)]);
  });

  it('may be set before the element is in the page', async () => {
    const { element } = await show(spec, { values: { word: 'Heron' } });
    expect(await person.value('Word')).to.equal('Heron');
    expect(element.values['word']).to.equal('Heron');
  });

  it('leaves what it does not name', async () => {
    const { element } = await show(spec);
    await person.type('Word', 'Heron');
    element.values = { agreed: true };
    await element.updateComplete;
    expect(await person.value('Word')).to.equal('Heron');
  });

  it('shows nothing as wrong by itself', async () => {
    const { element } = await show(spec);
    element.values = { amount: 99 };
    await element.updateComplete;
    expectRight(element, 'Amount');
    await person.click('button', 'Submit');
    expectWrong(element, 'Amount', '“Amount” must be 10 or less.');
  });
});

describe('The methods', () => {
  it('checkValidity tells, and shows nothing', async () => {
    const { element } = await show(spec);
    expect(element.checkValidity()).to.be.false;
    await element.updateComplete;
    expectRight(element, 'Word');
    element.values = { word: 'Heron' };
    expect(element.checkValidity()).to.be.true;
  });

  it('reportValidity shows what is wrong and goes to the first of it', async () => {
    const { element, events } = await show(spec);
    expect(element.reportValidity()).to.be.false;
    await element.updateComplete;
    expectWrong(element, 'Word', 'Enter “Word”.');
    await expectCount(element, 1);
    expect(await person.isFocused('textbox', 'Word')).to.be.true;
    element.values = { word: 'Heron' };
    expect(element.reportValidity()).to.be.true;
    expect(events).to.deep.equal([]);
  });

  it('reset goes back to the defaults, without errors and without the free reply', async () => {
    const { element } = await show(spec, { allowFreeform: true });
    await person.fill('Amount', '99');
    await person.pick('Red');
    await person.check('Agreed');
    await person.click('button', 'Submit');
    await expectCount(element, 2);
    await person.click('button', 'Or type a response instead…');
    await person.fill('Your response', 'No');
    element.reset();
    await element.updateComplete;
    expect(element.values).to.deep.equal({ amount: 2.5, some: [], agreed: false });
    expect(await person.value('Amount')).to.equal('2.5');
    expect(await person.isChecked('Red')).to.be.false;
    expect(await person.isChecked('Agreed')).to.be.false;
    await expectCount(element, 0);
    await person.click('button', 'Or type a response instead…');
    expect(await person.value('Your response')).to.equal('');
  });

  it('reset empties a half-typed date', async () => {
    const { element } = await show({ title: 'Day', fields: [{ key: 'day', label: 'Day', type: 'date' }] });
    await person.type('Day', '05');
    element.reset();
    await element.updateComplete;
    expect((field(element, 'Day').control as HTMLInputElement).validity.badInput).to.be.false;
  });

  it('focus goes to the first control, and in a group to what is chosen', async () => {
    const { element } = await show(spec);
    element.focus();
    expect(field(element, 'Colour').control.contains(focused())).to.be.true;
    await person.pick('Green');
    await person.focus('Word');
    element.focus();
    expect((focused() as HTMLInputElement).checked).to.be.true;
  });

  it('requestSubmit does what a press of the button does', async () => {
    const { element, replies } = await show(spec);
    element.requestSubmit();
    await element.updateComplete;
    expectWrong(element, 'Word', 'Enter “Word”.');
    element.values = { word: 'Heron' };
    element.requestSubmit();
    expect(replies).to.deep.equal([submitted({ word: 'Heron', amount: 2.5, some: [], agreed: false })]);
    element.requestSubmit();
    expect(replies.length).to.equal(1);
  });

  it('requestCancel cancels, whether there is a button or not', async () => {
    const { element, replies } = await show(spec);
    element.requestCancel();
    await untilPhase(element, 'cancelled');
    expect(replies).to.deep.equal([{ status: 'cancelled' }]);
    element.requestCancel();
    element.requestSubmit();
    expect(replies.length).to.equal(1);
  });

  it('before there is a spec, all of them do nothing', async () => {
    const { element, events } = await show(null);
    element.requestSubmit();
    element.requestCancel();
    element.reset();
    element.focus();
    expect(element.values).to.deep.equal({});
    expect(events).to.deep.equal([]);
    expect(element.phase).to.equal('loading');
  });

  it('withdraw takes the form back, in the host’s words or its own', async () => {
    for (const [message, shown] of [
      [undefined, 'This form is no longer needed.'],
      ['Answered by phone.', 'Answered by phone.'],
    ] as const) {
      const { element, events } = await show(spec);
      element.withdraw(message);
      await element.updateComplete;
      expect(element.phase).to.equal('withdrawn');
      expect(await person.seesText(shown)).to.be.true;
      expect(await person.count('button')).to.equal(0);
      expect(events).to.deep.equal([]);
      element.remove();
    }
  });

  it('withdraw after the end leaves the end', async () => {
    const { element } = await show(spec, { values: { word: 'Heron' } });
    await person.click('button', 'Submit');
    element.withdraw();
    await element.updateComplete;
    expect(element.phase).to.equal('sent');
    expect(textIn(element)).to.contain('Heron');
  });

  it('while sending, none of them sends again or empties the form', async () => {
    const { promise, settle } = later();
    const { element, replies } = await show(spec, { host: answering(promise), values: { word: 'Heron' } });
    await person.click('button', 'Submit');
    element.requestSubmit();
    element.requestCancel();
    element.reset();
    expect(replies.length).to.equal(1);
    expect(element.values).to.deep.include({ word: 'Heron' });
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
  });

  it('phase-change tells where the form came from', async () => {
    const { element } = await show(spec, { values: { word: 'Heron' } });
    const changes: unknown[] = [];
    element.addEventListener('phase-change', ({ detail, bubbles }) => changes.push([detail, bubbles]));
    await person.click('button', 'Submit');
    expect(changes).to.deep.equal([
      [{ phase: 'sending', previous: 'open' }, false],
      [{ phase: 'sent', previous: 'sending' }, false],
    ]);
  });
});
