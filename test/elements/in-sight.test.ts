import { expect } from '@open-wc/testing';
import type { ChatForm } from '../../src/index.js';
import { answering, expectCount, field, later, passing, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const names = Array.from({ length: 12 }, (_, at) => `Guest ${String(at + 1)}`);
const spec = {
  title: 'Guests',
  fields: names.map((label) => ({ type: 'text', name: label, label, required: true })),
};
const filled = Object.fromEntries(names.map((name) => [name, 'Mara']));

/** A thread that is lower than the form in it. */
function thread(): HTMLElement {
  const scroller = passing(document.createElement('div'));
  scroller.style.cssText = 'height: 400px; overflow: auto';
  document.body.append(scroller);
  return scroller;
}

/** Whether a part of the form can be seen whole in its thread. */
function isInSight(element: ChatForm, css: string): boolean {
  const part = element.shadowRoot?.querySelector(css)?.getBoundingClientRect();
  const frame = element.parentElement!.getBoundingClientRect();
  return part !== undefined && part.top >= frame.top && part.bottom <= frame.bottom;
}

const expectInSight = (element: ChatForm): void => {
  expect(isInSight(element, '[role=status]'), 'what is said above the button').to.be.true;
  expect(isInSight(element, '[part~=submit]'), 'the button').to.be.true;
};

describe('In a thread that is lower than the form, what a press has led to is in sight', () => {
  it('when the errors that came have pushed the button down', async () => {
    const { element } = await show(spec, { container: thread() });
    await person.click('button', 'Submit');
    await expectCount(element, names.length);
    expectInSight(element);
  });

  it('when Enter was pressed far above the button', async () => {
    const { element } = await show(spec, { container: thread() });
    await person.focus('Guest 1');
    expect(isInSight(element, '[part~=submit]')).to.be.false;
    await person.press('Enter');
    await expectCount(element, names.length);
    expectInSight(element);
    expect(await person.isFocused('textbox', 'Guest 1')).to.be.true;
  });

  it('when the host has refused each answer', async () => {
    const delivery = later();
    const { element } = await show(spec, { container: thread(), values: filled, host: answering(delivery.promise) });
    await person.click('button', 'Submit');
    delivery.settle({
      status: 'rejected',
      issues: names.map((name) => ({ path: `/${name}`, code: 'absent', message: 'Not on the list.' })),
    });
    await untilPhase(element, 'rejected');
    expect(field(element, 'Guest 1').error).to.equal('Not on the list.');
    expectInSight(element);
  });

  it('when the network has failed', async () => {
    const { element } = await show(spec, {
      container: thread(),
      values: filled,
      host: answering({ status: 'unreachable' }),
    });
    await person.click('button', 'Submit');
    await untilPhase(element, 'unreachable');
    expectInSight(element);
  });

  it('but nothing moves and the focus stays when the person has gone elsewhere meanwhile', async () => {
    const delivery = later();
    const container = thread();
    const { element } = await show(spec, { container, values: filled, host: answering(delivery.promise) });
    await person.click('button', 'Submit');
    const elsewhere = passing(document.createElement('input'));
    document.body.append(elsewhere);
    elsewhere.focus();
    container.scrollTop = 0;
    delivery.settle({ status: 'unreachable' });
    await untilPhase(element, 'unreachable');
    expect(document.activeElement).to.equal(elsewhere);
    expect(container.scrollTop).to.equal(0);
  });
});
