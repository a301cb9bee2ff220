import { expect } from '@open-wc/testing';
import type { Delivery, DeliveryStatus, Phase } from '../../src/index.js';
import {
  answering,
  expectCount,
  expectRight,
  expectWrong,
  later,
  nextEvent,
  pressCount,
  show,
  textIn,
  untilPhase,
} from '../support/form.js';
import { expectConsole } from '../support/console.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Lunch order',
  fields: [
    { key: 'dish', label: 'Dish', type: 'text', required: true },
    { key: 'guests', label: 'Guests', type: 'integer' },
  ],
};
const order = async (): Promise<void> => {
  await person.fill('Dish', 'Soup');
  await person.click('button', 'Submit');
};
const says = (message: string): Promise<boolean> => person.seesText(message);

/** What becomes of each status: the phase, what is said, and whether the person can go on. */
const STATUSES: Readonly<Record<DeliveryStatus, readonly [phase: Phase, text: string, open: boolean]>> = {
  sent: ['sent', 'Sent', false],
  'already-answered': ['already-answered', 'This form was answered already.', false],
  expired: ['expired', 'This form has ended. Nothing was sent.', false],
  rejected: ['rejected', 'Your answers were not accepted.', true],
  busy: ['busy', 'The assistant is still answering. Your answers are kept: try again in a moment.', true],
  unreachable: ['unreachable', 'Your answers could not be sent. They are kept: try again.', true],
};

describe('A delivery', () => {
  for (const [status, [phase, text, open]] of Object.entries(STATUSES)) {
    it(`that ends ${status} is said in words, as a phase and as a state`, async () => {
      const { element } = await show(spec, { host: answering({ status } as Delivery) });
      await order();
      await untilPhase(element, phase);
      expect(await says(text)).to.be.true;
      expect(element.matches(`:state(${phase})`)).to.be.true;
      expect(element.matches(':state(sending), :state(open)')).to.be.false;
      expect(await person.count('button', 'Submit')).to.equal(open ? 1 : 0);
      expect(await person.count('textbox')).to.equal(open ? 2 : 0);
      if (open) expect(await person.value('Dish')).to.equal('Soup');
    });

    it(`that ends ${status} says the host's own words instead`, async () => {
      const { element } = await show(spec, {
        host: answering({ status, message: 'The kitchen says hello.' } as Delivery),
      });
      await order();
      await untilPhase(element, phase);
      expect(await says('The kitchen says hello.')).to.be.true;
      expect(await says(text)).to.be.false;
    });
  }

  it('that nobody takes reads as answered, not as sent', async () => {
    const { element } = await show(spec);
    await order();
    await untilPhase(element, 'sent');
    expect(await says('Answered')).to.be.true;
    expect(await says('Sent')).to.be.false;
  });

  it('that resolves with nothing is sent', async () => {
    const { element } = await show(spec, { host: answering(undefined) });
    await order();
    await untilPhase(element, 'sent');
    expect(await says('Sent')).to.be.true;
  });

  it('that ends in a status nobody knows counts as unreachable', async () => {
    const { element } = await show(spec, { host: answering({ status: 'lost' } as unknown as Delivery) });
    await order();
    await untilPhase(element, 'unreachable');
  });

  for (const [what, given] of [
    ['null', null],
    ['a text', 'ok'],
  ] as const) {
    it(`that resolves with ${what} leaves the form usable`, async () => {
      const { element } = await show(spec, { host: answering(given as unknown as Delivery) });
      await order();
      await untilPhase(element, 'unreachable');
      expect(await person.isEnabled('button', 'Submit')).to.be.true;
    });
  }

  it('that fails keeps the answers, and a retry has the same id, a corrected answer another', async () => {
    const host = (event: { respondWith(promise: Promise<undefined>): void }): void =>
      event.respondWith(Promise.reject(new Error('no network')));
    const { element, events } = await show(spec, { host });
    await order();
    await untilPhase(element, 'unreachable');
    expect(await person.value('Dish')).to.equal('Soup');
    expect(await person.isEnabled('button', 'Submit')).to.be.true;
    const again = nextEvent(element, 'submit');
    await person.click('button', 'Submit');
    await again;
    await untilPhase(element, 'unreachable');
    await person.fill('Dish', 'Salad');
    await person.click('button', 'Submit');
    await untilPhase(element, 'unreachable');
    const ids = events.map(({ detail }) => detail.submissionId);
    expect(ids.length).to.equal(3);
    expect(ids[1]).to.equal(ids[0]);
    expect(ids[2]).to.not.equal(ids[0]);
  });

  it('is told once for two clicks and two Enters', async () => {
    const { promise, settle } = later();
    const { element, replies } = await show(spec, { host: answering(promise) });
    await person.fill('Dish', 'Soup');
    await person.press('Enter', 'Enter');
    await person.doubleClick('button', 'Sending…').catch(() => undefined);
    expect(replies.length).to.equal(1);
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    expect(replies.length).to.equal(1);
  });

  it('puts the issues of a rejection under their fields, until the person types there', async () => {
    const { element, replies } = await show(spec, {
      host: answering({
        status: 'rejected',
        issues: [
          { path: '/dish', code: 'sold-out', message: 'Soup is sold out.' },
          { path: '/guests', code: 'needed', message: 'Say how many come.' },
        ],
      }),
    });
    await order();
    await untilPhase(element, 'rejected');
    expectWrong(element, 'Dish', 'Soup is sold out.');
    expectWrong(element, 'Guests', 'Say how many come.');
    await expectCount(element, 2);
    expect(await says('Your answers were not accepted.'), 'the fields say it').to.be.false;
    await pressCount(2);
    expect(await person.isFocused('textbox', 'Dish')).to.be.true;
    await person.typeHere('s');
    expectRight(element, 'Dish');
    await expectCount(element, 1);
    await person.type('Guests', '2');
    await expectCount(element, 0);
    await person.click('button', 'Submit');
    expect(replies.length).to.equal(2);
  });

  it('finds the field of an issue by its JSON pointer, whatever the name', async () => {
    const { element } = await show(
      {
        form_id: 'odd',
        submit_label: 'Send',
        fields: [{ kind: 'text', name: 'a/b~c', label: 'Odd' }],
      },
      { host: answering({ status: 'rejected', issues: [{ path: '/a~1b~0c', code: 'no', message: 'Not this.' }] }) },
    );
    await person.click('button', 'Send');
    await untilPhase(element, 'rejected');
    expectWrong(element, 'Odd', 'Not this.');
  });

  it('says an issue that belongs to no field above the button', async () => {
    const { element } = await show(spec, {
      host: answering({
        status: 'rejected',
        issues: [{ path: '', code: 'closed', message: 'The kitchen is closed.' }],
      }),
    });
    await order();
    await untilPhase(element, 'rejected');
    expect(await says('The kitchen is closed.')).to.be.true;
    await expectCount(element, 0);
  });

  it('is refused while the assistant is busy, and goes out when it is not', async () => {
    const { element, replies } = await show(spec, { busy: true });
    expect(await person.isEnabled('button', 'Submit')).to.be.true;
    await order();
    await untilPhase(element, 'busy');
    expect(replies).to.deep.equal([]);
    expect(await says(STATUSES.busy[1])).to.be.true;
    expect(await person.value('Dish')).to.equal('Soup');
    element.busy = false;
    await untilPhase(element, 'open');
    expect(await says(STATUSES.busy[1])).to.be.false;
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { dish: 'Soup' } } }]);
  });

  it('is given up when the form leaves the page, and the form works when it is back', async () => {
    const { promise, settle } = later();
    const { element, events } = await show(spec, { host: answering(promise) });
    await order();
    const { signal } = events[0]!.detail;
    expect(signal.aborted).to.be.false;
    element.remove();
    await untilPhase(element, 'unreachable');
    expect(signal.aborted).to.be.true;
    settle({ status: 'sent' });
    await promise;
    document.body.append(element);
    await element.updateComplete;
    expect(element.phase).to.equal('unreachable');
    expect(await person.value('Dish')).to.equal('Soup');
    expect(await person.isEnabled('button', 'Submit')).to.be.true;
  });

  it('goes on when the form is only moved within the page', async () => {
    const { promise, settle } = later();
    const { element, events } = await show(spec, { host: answering(promise) });
    await order();
    document.body.prepend(element);
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    expect(events[0]!.detail.signal.aborted).to.be.false;
  });

  it('is over when the host takes the form back meanwhile', async () => {
    const { promise, settle } = later();
    const { element, events } = await show(spec, { host: answering(promise) });
    await order();
    element.withdraw('Sorted out by phone.');
    settle({ status: 'sent' });
    await promise;
    await element.updateComplete;
    expect(events[0]!.detail.signal.aborted).to.be.true;
    expect(element.phase).to.equal('withdrawn');
    expect(textIn(element)).to.contain('Sorted out by phone.');
  });

  it('still goes its way when a listener throws', async () => {
    expectConsole('a fault of the host');
    const { element } = await show(spec, {
      host: () => {
        throw new Error('a fault of the host');
      },
    });
    await order();
    await untilPhase(element, 'sent');
  });

  it('that ran out says what the call must hear', async () => {
    const { element } = await show(
      {
        action: 'request_form',
        interaction_id: 'call-7',
        status: 'pending',
        display: spec,
      },
      { host: answering({ status: 'expired' }) },
    );
    const replies: unknown[] = [];
    element.addEventListener('phase-change', ({ detail }) => {
      if (detail.phase === 'expired') replies.push(detail.reply);
    });
    await order();
    await untilPhase(element, 'expired');
    expect(replies).to.deep.equal([{ interaction_id: 'call-7', status: 'expired' }]);
  });
});
