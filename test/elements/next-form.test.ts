/** One form after another in the same element, as a wizard asks: the keyboard stays in it. */
import { expect } from '@open-wc/testing';
import { answering, focused, show, until, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const step = (label: string): object => ({ title: label, fields: [{ key: label.toLowerCase(), label, type: 'text' }] });

describe('A form that takes the place of another', () => {
  it('takes the focus too, when the answered one had it', async () => {
    const { element } = await show(step('Harbour'), { host: answering() });
    await person.type('Harbour', 'North');
    await person.press('Enter');
    await untilPhase(element, 'sent');
    expect(element.matches(':focus-within')).to.be.true;
    element.spec = step('Berth');
    await element.updateComplete;
    await until(() => element.matches(':focus-within'));
    await person.typeHere('12');
    expect(await person.value('Berth')).to.equal('12');
  });

  it('takes the focus too, with a skeleton between the two', async () => {
    const { element } = await show(step('Harbour'));
    await person.type('Harbour', 'North');
    element.loading = true;
    element.spec = null;
    await element.updateComplete;
    expect(focused()).not.to.equal(element);
    element.spec = step('Berth');
    element.loading = false;
    await element.updateComplete;
    await person.typeHere('12');
    expect(await person.value('Berth')).to.equal('12');
  });

  it('leaves the focus where it went meanwhile', async () => {
    const composer = document.body.appendChild(document.createElement('textarea'));
    try {
      const { element } = await show(step('Harbour'));
      await person.type('Harbour', 'North');
      element.loading = true;
      element.spec = null;
      await element.updateComplete;
      composer.focus();
      element.spec = step('Berth');
      element.loading = false;
      await element.updateComplete;
      expect(document.activeElement).to.equal(composer);
    } finally {
      composer.remove();
    }
  });

  it('takes no focus that was not in the one before', async () => {
    const { element } = await show(step('Harbour'));
    element.spec = step('Berth');
    await element.updateComplete;
    expect(document.activeElement).to.equal(document.body);
  });
});
