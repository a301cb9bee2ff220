import { expect } from '@open-wc/testing';
import {
  answering,
  expectCount,
  expectRight,
  expectWrong,
  field,
  focused,
  receiptOf,
  show,
  untilPhase,
} from '../support/form.js';
import { person } from '../support/person.js';

const block = (id: string, submit: string, fields: readonly object[]) => ({
  type: 'form',
  fallback_text: 'A form that asks for a little.',
  props: { form_id: id, fields, submit_label: submit },
});
const submission = (id: string, values: object) => ({ form_submission: { form_id: id, values } });

describe('A form of copilot_form', () => {
  it('reads a decimal comma where people write one', async () => {
    await person.emulate({ locale: 'de-DE' });
    try {
      const { replies } = await show(
        block('cut', 'Schneiden', [{ kind: 'number', name: 'metres', label: 'Länge (m)', required: true }]),
        { lang: 'de' },
      );
      await person.type('Länge (m)', '2,5');
      await person.click('button', 'Schneiden');
      expect(replies).to.deep.equal([submission('cut', { metres: 2.5 })]);
    } finally {
      await person.emulate({ locale: '' });
    }
  });

  it('leaves Enter to the input method while a word is composed', async () => {
    const { element, replies } = await show(
      block('place', 'Send', [{ kind: 'text', name: 'place', label: 'Place', required: true }]),
    );
    const input = field(element, 'Place').control as HTMLInputElement;
    const keys: [string, boolean][] = [];
    input.addEventListener('keydown', ({ key, isComposing }) => keys.push([key, isComposing]));
    await person.focus('Place');
    await person.compose('みなと');
    await person.press('Enter');
    expect(keys).to.deep.equal([['Enter', true]]);
    expect(replies).to.deep.equal([]);
    expectRight(element, 'Place');
    await person.commit('港');
    expect(input.value).to.equal('港');
    // As Safari does: the composition is over before the key that ended it is told, marked by its code.
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '港' }));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(enter, 'keyCode', { value: 229 });
    input.dispatchEvent(enter);
    expect(enter.defaultPrevented, 'the platform’s own press of the button').to.be.true;
    expect(replies).to.deep.equal([]);
    expectRight(element, 'Place');
    await person.press('Enter');
    expect(replies).to.deep.equal([submission('place', { place: '港' })]);
  });

  it('says what is wrong under each field, how many there are, and that it changed', async () => {
    const { element, replies } = await show(
      block('ret', 'Request', [
        { kind: 'text', name: 'order', label: 'Order number', required: true },
        {
          kind: 'select',
          name: 'why',
          label: 'Reason',
          required: true,
          options: [{ label: 'Too small', value: 'small' }],
        },
        { kind: 'date', name: 'day', label: 'Pick-up day', required: true },
        { kind: 'toggle', name: 'box', label: 'I have the box', required: true },
      ]),
    );
    const names = ['Order number', 'Reason', 'Pick-up day', 'I have the box'];
    const places = names.map((label) => field(element, label).box.querySelector('[part~=error]')!);
    const status = element.shadowRoot!.querySelector('[role=status]')!;
    expect(places.map((place) => [place.getAttribute('aria-live'), place.textContent.trim()])).to.deep.equal(
      names.map(() => ['polite', '']),
    );
    await person.click('button', 'Request');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Order number', 'Enter “Order number”.');
    expectWrong(element, 'Reason', 'Choose an option for “Reason”.');
    expectWrong(element, 'Pick-up day', 'Choose “Pick-up day”.');
    expectWrong(element, 'I have the box', 'Turn on “I have the box” to go on.');
    await expectCount(element, 4);
    expect(
      names.map((label) => field(element, label).box.querySelector('[part~=error]')),
      'the live regions are those that were there before',
    ).to.deep.equal(places);
    expect(element.shadowRoot!.querySelector('[role=status]')).to.equal(status);
    await person.type('Order number', '77');
    expectRight(element, 'Order number');
    await expectCount(element, 3);
  });

  it('turns into a list of answers in the person’s words, with nothing left to press', async () => {
    const { element, replies } = await show(
      block('plan', 'Confirm', [
        {
          kind: 'select',
          name: 'plan',
          label: 'Plan',
          required: true,
          options: [
            { label: 'Yearly, paid once', value: 'p_y1' },
            { label: 'Monthly', value: 'p_m1' },
          ],
        },
        { kind: 'toggle', name: 'mail', label: 'Send me mail' },
      ]),
      { host: answering({ status: 'sent' }) },
    );
    await person.pick('Yearly, paid once');
    await person.focus('Send me mail');
    await person.press('Enter');
    await untilPhase(element, 'sent');
    expect(receiptOf(element)).to.deep.equal([
      ['Plan', 'Yearly, paid once'],
      ['Send me mail', 'No'],
    ]);
    expect(focused()?.textContent.trim()).to.equal('Sent');
    for (const role of ['button', 'radio', 'switch', 'textbox']) expect(await person.count(role), role).to.equal(0);
    await person.clickText('Yearly, paid once');
    await person.press('Enter', 'Space', 'Tab', 'Enter');
    expect(replies).to.deep.equal([submission('plan', { plan: 'p_y1', mail: false })]);
  });

  it('takes blanks alone for no answer', async () => {
    const { element, replies } = await show(
      block('berth', 'Save', [{ kind: 'text', name: 'berth', label: 'Berth', required: true }]),
    );
    await person.type('Berth', '   \u00a0');
    await person.click('button', 'Save');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Berth', 'Enter “Berth”.');
    await person.fill('Berth', 'Pier 4');
    await person.click('button', 'Save');
    expect(replies).to.deep.equal([submission('berth', { berth: 'Pier 4' })]);
  });
});
