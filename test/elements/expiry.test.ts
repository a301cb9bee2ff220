import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { answering, later, receiptOf, show, showAgain, textIn, until, untilPhase, watch } from '../support/form.js';
import { person } from '../support/person.js';

const spec = () => ({
  title: 'Hold a seat',
  interaction_id: `seat-${Math.random()}`,
  fields: [{ key: 'seat', label: 'Seat', type: 'text', required: true }],
});
const envelope = (expires_at: string) => {
  const { interaction_id, ...display } = spec();
  return { action: 'request_form', interaction_id, expires_at, status: 'pending', display };
};
const MINUTE = 60_000;
/** An ISO time so many milliseconds from now. */
const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The machine sleeps: its clock goes on, no timer has run, and the page is shown again. */
function sleep(ms: number): void {
  const { now } = Date;
  Date.now = () => now.call(Date) + ms;
  document.dispatchEvent(new Event('visibilitychange'));
}
const { now: realNow } = Date;
afterEach(() => {
  Date.now = realNow;
});

describe('The end of a form', () => {
  it('comes at the time of the spec: nothing is sent, what was typed stays, and the host hears of it once', async () => {
    const call = envelope(soon(900));
    const { element, events } = await show(call);
    const heard: unknown[] = [];
    element.addEventListener('phase-change', ({ detail }) => {
      if (detail.phase === 'expired') heard.push(detail.reply);
    });
    await person.type('Seat', '14C');
    await untilPhase(element, 'expired');
    expect(events).to.deep.equal([]);
    expect(textIn(element)).to.contain('This form has ended. Nothing was sent.');
    expect(receiptOf(element)).to.deep.equal([['Seat', '14C']]);
    expect(heard).to.deep.equal([{ interaction_id: call.interaction_id, status: 'expired' }]);
    expect(await axeFinds(element)).to.deep.equal([]);
    element.remove();
    const again = document.createElement('chat-form');
    const second = watch(again);
    const told: unknown[] = [];
    again.addEventListener('phase-change', ({ detail }) => told.push(detail.reply));
    again.spec = call;
    document.body.append(again);
    await again.updateComplete;
    expect(again.phase).to.equal('expired');
    expect(told.filter(Boolean)).to.deep.equal([]);
    expect(second.events).to.deep.equal([]);
    again.remove();
  });

  it('comes at the time that the host gives, before that of the spec', async () => {
    const { element } = await show(envelope(soon(10 * MINUTE)), { expiresAt: soon(300) });
    await untilPhase(element, 'expired');
  });

  it('is found by the press that comes before the timer', async () => {
    const { element, events } = await show(envelope(soon(30 * MINUTE)));
    await person.type('Seat', '14C');
    // With the press itself: anything that is drawn between would find it first.
    const jump = (): void => {
      Date.now = () => realNow.call(Date) + 31 * MINUTE;
    };
    window.addEventListener('click', jump, { capture: true, once: true });
    await person.click('button', 'Submit');
    expect(element.phase).to.equal('expired');
    expect(events).to.deep.equal([]);
    expect(receiptOf(element)).to.deep.equal([['Seat', '14C']]);
  });

  it('is found when the page wakes up', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)));
    sleep(31 * MINUTE);
    expect(element.phase).to.equal('expired');
  });

  it('is told by the server’s clock, however wrong the page’s is', async () => {
    const server = Date.now() + 24 * 60 * MINUTE;
    const late = await show(envelope(new Date(server + 700).toISOString()), { now: new Date(server).toISOString() });
    expect(late.element.phase).to.equal('open');
    await untilPhase(late.element, 'expired');
    late.element.remove();
    const early = await show(envelope(new Date(server - 1).toISOString()), { now: server });
    expect(early.element.phase).to.equal('expired');
  });

  it('waits for an answer that is under way', async () => {
    const reply = later();
    const { element } = await show(envelope(soon(30 * MINUTE)), { host: answering(reply.promise) });
    await person.type('Seat', '1A');
    await person.click('button', 'Submit');
    sleep(31 * MINUTE);
    expect(element.phase).to.equal('sending');
    reply.settle({ status: 'sent' });
    await untilPhase(element, 'sent');
  });

  it('runs from the first display, through elements that come and go', async () => {
    const call = { ...spec(), ttl_minutes: 1 };
    const first = await show(call);
    sleep(40_000);
    expect(first.element.phase).to.equal('open');
    first.element.remove();
    const second = await showAgain(call);
    expect(second.element.phase).to.equal('open');
    sleep(25_000);
    expect(second.element.phase).to.equal('expired');
  });

  it('is an hour after the first display where the spec says nothing', async () => {
    const { element } = await show(spec());
    sleep(59 * MINUTE);
    expect(element.phase).to.equal('open');
    sleep(MINUTE);
    expect(element.phase).to.equal('expired');
  });

  it('of a form that is not in the page moves nothing', async () => {
    const { element, phases } = await show(envelope(soon(30 * MINUTE)));
    element.remove();
    sleep(31 * MINUTE);
    expect(phases).to.deep.equal(['open']);
    // It is told when it comes back.
    document.body.append(element);
    await untilPhase(element, 'expired');
  });
});

/** What is said in a live region, when something is. */
async function filled(region: Element): Promise<string> {
  while (region.textContent.trim() === '') await new Promise(requestAnimationFrame);
  return region.textContent.trim();
}

describe('The warning before the end', () => {
  const warned = (element: Element): string =>
    element.shadowRoot!.querySelector('[part~=time] span')?.textContent.trim() ?? '';

  it('is not there while there is time', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)));
    expect(warned(element)).to.equal('');
  });

  it('comes at least two minutes before, tells the time that is left, and is said once', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)));
    const status = element.shadowRoot!.querySelector('.unseen[role=status]')!;
    // Its arrival.
    expect(await filled(status)).to.contain('1 question');
    sleep(27.5 * MINUTE);
    await element.updateComplete;
    expect(warned(element)).to.equal('2 minutes left to answer.');
    expect(status.textContent.trim()).to.equal('2 minutes left to answer.');
    sleep(MINUTE);
    element.requestUpdate();
    await element.updateComplete;
    expect(warned(element)).to.equal('1 minute left to answer.');
    // The eye is told how time goes; the ear is not told again, nor is what was told still found there.
    expect(status.textContent.trim()).to.equal('');
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('comes at a fifth of a shorter time', async () => {
    const { element } = await show(envelope(soon(5 * MINUTE)));
    sleep(3.9 * MINUTE);
    await element.updateComplete;
    expect(warned(element)).to.equal('');
    sleep(0.2 * MINUTE);
    await element.updateComplete;
    expect(warned(element)).to.equal('1 minute left to answer.');
    sleep(0.5 * MINUTE);
    element.requestUpdate();
    await element.updateComplete;
    expect(warned(element)).to.equal('Less than a minute left to answer.');
  });

  it('is said of a form that comes with little time left, too', async () => {
    const { element } = await show(envelope(soon(15_000)));
    const status = element.shadowRoot!.querySelector('.unseen[role=status]')!;
    // With its arrival, since a live region that has just come is not listened to.
    await until(() => /1 question: Less than a minute left to answer\.$/.test(status.textContent.trim()));
  });

  it('is said in the language of the form, though that comes a moment later', async () => {
    const { element } = await show(envelope(soon(15_000)), { lang: 'de' });
    const status = element.shadowRoot!.querySelector('.unseen[role=status]')!;
    await until(() => status.textContent.includes('Noch weniger als eine Minute'));
    expect(status.textContent).not.to.include('Less than');
  });

  it('has nothing to press where the host cannot give more time', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)));
    sleep(28 * MINUTE);
    await element.updateComplete;
    expect(warned(element)).not.to.equal('');
    expect(await person.count('button', 'Keep open')).to.equal(0);
  });

  it('offers to keep the form open in one action, ten times and more', async () => {
    let asked = 0;
    const { element, events } = await show(envelope(soon(30 * MINUTE)), {
      extend: () => {
        asked += 1;
        return Promise.resolve(soon(asked < 12 ? MINUTE : 60 * MINUTE));
      },
    });
    sleep(28 * MINUTE);
    for (let time = 1; time <= 12; time++) {
      await person.click('button', 'Keep open');
      await until(() => asked === time && element.updateComplete);
    }
    await until(() => warned(element) === '');
    expect(element.phase).to.equal('open');
    expect(textIn(element)).to.contain('The form stays open.');
    await person.type('Seat', '9');
    await person.click('button', 'Submit');
    expect(events.length).to.equal(1);
  });

  it('keeps the time there is when the host gives one that has passed', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)), { extend: () => '2020-01-01T00:00:00Z' });
    sleep(28 * MINUTE);
    await person.click('button', 'Keep open');
    await until(() => textIn(element).includes('There was no more time to be had.'));
    expect(element.phase).to.equal('open');
  });

  it('leaves the focus in the form when the form is kept open', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)), { extend: () => soon(60 * MINUTE) });
    sleep(28 * MINUTE);
    await element.updateComplete;
    await person.pressIn('Seat', 'Tab');
    await person.press('Enter');
    await until(() => element.shadowRoot!.activeElement?.matches('input') && textIn(element).includes('stays open'));
  });

  it('says so when there is no more time to be had', async () => {
    const { element } = await show(envelope(soon(30 * MINUTE)), { extend: () => Promise.reject(new Error('no')) });
    sleep(28 * MINUTE);
    await person.click('button', 'Keep open');
    // To the ear and to the eye.
    await until(() => warned(element) === '2 minutes left to answer. There was no more time to be had.');
    const status = element.shadowRoot!.querySelector('.unseen[role=status]')!;
    expect(status.textContent.trim()).to.equal('There was no more time to be had.');
    expect(element.phase).to.equal('open');
    expect(await person.count('button', 'Keep open')).to.equal(1);
  });
});
