import { expect } from '@open-wc/testing';
import type { OutcomeEvent } from '../../src/index.js';
import { answering, heard, later, onTwin, passing, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const NAMES = ['submit', 'cancel', 'freeform'];
const TWINS = NAMES.map((name) => `chat-form-${name}`);

const spec = {
  title: 'Lunch order',
  fields: [{ type: 'text', name: 'dish', label: 'Dish', required: true }],
};

/** Each outcome, and what the person does for it. */
const ways: Readonly<Record<string, () => Promise<void>>> = {
  submit: async () => {
    await person.fill('Dish', 'Soup');
    await person.click('button', 'Submit');
  },
  cancel: () => person.click('button', 'Cancel'),
  freeform: async () => {
    await person.click('button', 'Or type a response instead…');
    await person.fill('Your response', 'Surprise me');
    await person.click('button', 'Send response');
  },
};

/** A box around the form, as a host has it. */
const box = (tag = 'div') => {
  const element = passing(document.createElement(tag));
  document.body.append(element);
  return element;
};

describe('The outcome events', () => {
  for (const [name, act] of Object.entries(ways)) {
    it(`${name}: the bare name stays at the element, the twin bubbles out of shadow roots`, async () => {
      const outer = box();
      const inner = document.createElement('div');
      outer.attachShadow({ mode: 'open' }).append(inner);
      const around = heard(inner, ...NAMES, ...TWINS);
      const outside = heard(outer, ...NAMES, ...TWINS);
      const { events } = await show(spec, { container: inner });
      await act();
      expect(events.map(({ type, bubbles, composed }) => [type, bubbles, composed])).to.deep.equal([
        [name, false, false],
      ]);
      expect(around.map(({ type, composed }) => [type, composed])).to.deep.equal([[`chat-form-${name}`, true]]);
      expect(outside.map(({ type }) => type)).to.deep.equal([`chat-form-${name}`]);
      expect((outside[0] as OutcomeEvent).detail).to.equal(events[0]!.detail);
    });

    it(`${name}: says what happened in the words of the dialect`, async () => {
      const { events, element } = await show(spec);
      await act();
      const { detail } = events[0]!;
      const expected = {
        submit: [{ type: 'submit', values: { dish: 'Soup' } }, { values: { dish: 'Soup' } }, undefined],
        cancel: [{ type: 'cancel' }, { cancelled: true }, undefined],
        freeform: [{ type: 'freeform', text: 'Surprise me' }, { freeformResponse: 'Surprise me' }, 'Surprise me'],
      }[name];
      expect([detail.outcome, detail.reply, detail.text]).to.deep.equal(expected);
      expect(detail.form).to.equal(element.form);
      expect(detail.submissionId).to.match(/^[0-9a-f]{32}$/);
      expect(detail.signal.aborted).to.be.false;
    });

    it(`${name}: preventDefault on the twin alone keeps the form open`, async () => {
      const around = box();
      around.addEventListener(`chat-form-${name}`, (event) => event.preventDefault());
      const { element, phases } = await show(spec, { container: around });
      await act();
      await element.updateComplete;
      expect(phases).to.deep.equal(['open', 'sending', 'open']);
      expect(await person.isEnabled('button', name === 'freeform' ? 'Send response' : 'Submit')).to.be.true;
    });
  }

  it('preventDefault on the bare event keeps the form open, its answers too', async () => {
    const { element } = await show(spec, { host: (event) => event.preventDefault() });
    await ways['submit']!();
    expect(element.phase).to.equal('open');
    expect(await person.value('Dish')).to.equal('Soup');
  });

  it('the twin knows that the bare event was prevented, and the other way round', async () => {
    const around = box();
    const seen: [string, boolean][] = [];
    around.addEventListener('chat-form-submit', (event) => seen.push([event.type, event.defaultPrevented]));
    const { events } = await show(spec, { container: around, host: (event) => event.preventDefault() });
    await ways['submit']!();
    expect(seen).to.deep.equal([['chat-form-submit', true]]);
    expect(events[0]!.defaultPrevented).to.be.true;
  });

  it('the bare event knows afterwards that its twin was prevented', async () => {
    const around = box();
    around.addEventListener('chat-form-submit', (event) => event.preventDefault());
    const { events } = await show(spec, { container: around });
    await ways['submit']!();
    expect(events[0]!.defaultPrevented).to.be.true;
  });

  it('whoever listens to the twin may hand the delivery over', async () => {
    const around = box();
    const { promise, settle } = later();
    onTwin(around, 'chat-form-submit', (event) => event.respondWith(promise));
    const { element } = await show(spec, { container: around });
    await ways['submit']!();
    expect(element.phase).to.equal('sending');
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    await person.waitsForText('Sent');
  });

  it('respondWith may be called once over both names', async () => {
    const around = box();
    let error: unknown;
    onTwin(around, 'chat-form-submit', (event) => {
      try {
        event.respondWith(Promise.resolve({ status: 'rejected' }));
      } catch (thrown) {
        error = thrown;
      }
    });
    const { element } = await show(spec, { container: around, host: answering({ status: 'sent' }) });
    await ways['submit']!();
    await untilPhase(element, 'sent');
    expect(error).to.be.instanceOf(DOMException).with.property('name', 'InvalidStateError');
  });

  it('respondWith comes too late after the event', async () => {
    const { element, events } = await show(spec);
    await ways['submit']!();
    expect(element.phase).to.equal('sent');
    expect(() => events[0]!.respondWith(Promise.resolve(undefined)))
      .to.throw(DOMException)
      .with.property('name', 'InvalidStateError');
  });

  it('a press that shows errors says nothing to the host', async () => {
    const outside = heard(document.body, ...TWINS);
    const { events, phases } = await show(spec);
    await person.click('button', 'Submit');
    expect(events).to.deep.equal([]);
    expect(outside).to.deep.equal([]);
    expect(phases).to.deep.equal(['open']);
  });

  it('a form of the page around it is not submitted, by click or by Enter', async () => {
    const outer = box('form');
    const submitted = heard(outer, 'submit');
    const { replies } = await show(spec, { container: outer });
    await person.fill('Dish', 'Soup');
    await person.pressIn('Dish', 'Enter');
    expect(replies).to.deep.equal([{ values: { dish: 'Soup' } }]);
    expect(submitted).to.deep.equal([]);
  });

  it('nothing of it is in the data of a form around it', async () => {
    const outer = box('form') as HTMLFormElement;
    await show(spec, { container: outer });
    await person.fill('Dish', 'Soup');
    expect([...new FormData(outer).keys()]).to.deep.equal([]);
  });

  it('a dialog around it stays open when the person cancels', async () => {
    const dialog = box('dialog') as HTMLDialogElement;
    const cancelled = heard(dialog, 'cancel', 'close');
    const { replies } = await show(spec, { container: dialog });
    dialog.showModal();
    await person.click('button', 'Cancel');
    expect(replies).to.deep.equal([{ cancelled: true }]);
    expect(cancelled).to.deep.equal([]);
    expect(dialog.open).to.be.true;
  });

  it('field-change tells each change of a value, its name and whether it is in order', async () => {
    const { element } = await show({
      title: 'Count',
      fields: [{ type: 'number', name: 'n', label: 'Number', max: 20 }],
    });
    const changes: unknown[] = [];
    element.addEventListener('field-change', ({ detail, bubbles }) => changes.push({ ...detail, bubbles }));
    await person.type('Number', '30');
    await person.press('Backspace', 'Backspace');
    expect(changes).to.deep.equal([
      { name: 'n', value: 3, valid: true, bubbles: false },
      { name: 'n', value: undefined, valid: false, bubbles: false },
      { name: 'n', value: 3, valid: true, bubbles: false },
      { name: 'n', value: undefined, valid: true, bubbles: false },
    ]);
  });

  it('field-change is silent about values that the page sets', async () => {
    const { element } = await show(spec);
    const changes = heard(element, 'field-change');
    element.values = { dish: 'Soup' };
    await element.updateComplete;
    expect(await person.value('Dish')).to.equal('Soup');
    expect(changes).to.deep.equal([]);
  });
});
