import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { answering, field, focused, later, passing, receiptOf, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Lunch order',
  fields: [
    { type: 'text', name: 'dish', label: 'Dish', required: true },
    { type: 'checkbox', name: 'spicy', label: 'Spicy' },
    {
      type: 'choices',
      name: 'size',
      label: 'Size',
      options: [
        { label: 'Small', value: 's' },
        { label: 'Large', value: 'l' },
      ],
    },
  ],
};

async function sendWithEnter() {
  const delivery = later();
  const shown = await show(spec, { host: answering(delivery.promise) });
  await person.fill('Dish', 'Soup');
  await person.pressIn('Dish', 'Enter');
  await shown.element.updateComplete;
  return { ...shown, ...delivery };
}

describe('While a form is sending', () => {
  it('its fields and its other buttons are switched off, and its button says so', async () => {
    const { element, settle } = await sendWithEnter();
    for (const [role, name] of [
      ['textbox', 'Dish'],
      ['checkbox', 'Spicy'],
      ['radio', 'Small'],
      ['radio', 'Large'],
      ['button', 'Cancel'],
      ['button', 'Or type a response instead…'],
    ] as const)
      expect(await person.isEnabled(role, name), name).to.be.false;
    const send = element.shadowRoot!.querySelector<HTMLButtonElement>('[part~=submit]')!;
    expect(send.textContent.trim()).to.equal('Sending…');
    expect(send.getAttribute('aria-disabled')).to.equal('true');
    expect(send.disabled, 'or the focus would fall to the page').to.be.false;
    expect(await axeFinds(element)).to.deep.equal([]);
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
  });

  it('the focus is on the button, and afterwards on the mark', async () => {
    const { element, settle } = await sendWithEnter();
    expect(focused()?.textContent.trim()).to.equal('Sending…');
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    expect(focused()?.textContent.trim()).to.equal('Sent');
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  for (const status of ['rejected', 'busy', 'unreachable'] as const) {
    it(`the focus goes back to where the person was when it ends ${status}`, async () => {
      const { element, settle } = await sendWithEnter();
      settle({ status });
      await untilPhase(element, status);
      expect(focused()).to.equal(field(element, 'Dish').control);
      expect(await person.isEnabled('textbox', 'Dish')).to.be.true;
      await person.press('End');
      await person.typeHere('!');
      expect(await person.value('Dish')).to.equal('Soup!');
      expect(await axeFinds(element)).to.deep.equal([]);
    });
  }

  it('the focus stays on the button when that was pressed and it fails', async () => {
    const { promise, settle } = later();
    const { element } = await show(spec, { host: answering(promise) });
    await person.fill('Dish', 'Soup');
    await person.click('button', 'Submit');
    settle({ status: 'unreachable' });
    await untilPhase(element, 'unreachable');
    expect(await person.isFocused('button', 'Submit')).to.be.true;
  });

  it('the focus is left alone where it was outside of the form', async () => {
    const composer = passing(document.createElement('input'));
    document.body.append(composer);
    const { promise, settle } = later();
    const { element } = await show(spec, { host: answering(promise) });
    element.values = { dish: 'Soup' };
    composer.focus();
    element.requestSubmit();
    await untilPhase(element, 'sending');
    expect(focused()).to.equal(composer);
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    expect(focused()).to.equal(composer);
  });

  it('a spec that comes is read when it is over', async () => {
    const { element, settle } = await sendWithEnter();
    element.spec = { ...spec, title: 'Dinner order', fields: [{ ...spec.fields[0], label: 'Main dish' }] };
    await element.updateComplete;
    expect(await person.seesText('Lunch order')).to.be.true;
    settle({ status: 'unreachable' });
    await untilPhase(element, 'unreachable');
    await person.waitsFor('textbox', 'Main dish');
    expect(await person.value('Main dish')).to.equal('Soup');
  });

  it('a spec that comes and asks for more leaves the answer answered, another form is shown', async () => {
    const more = { ...spec, fields: [...spec.fields, { name: 'drink', label: 'Drink', type: 'text' }] };
    const other = { ...spec, fields: [{ name: 'dessert', label: 'Dessert', type: 'text' }] };
    for (const [next, phase] of [
      [more, 'sent'],
      [other, 'open'],
    ] as const) {
      const { element, settle } = await sendWithEnter();
      element.spec = next;
      await element.updateComplete;
      settle({ status: 'sent' });
      await untilPhase(element, 'sent');
      await element.updateComplete;
      expect(element.phase).to.equal(phase);
      expect(receiptOf(element).map(([label]) => label)).to.deep.equal(
        phase === 'sent' ? ['Dish', 'Spicy', 'Size'] : [],
      );
      expect(await person.count('textbox')).to.equal(phase === 'sent' ? 0 : 1);
      element.remove();
    }
  });
});
