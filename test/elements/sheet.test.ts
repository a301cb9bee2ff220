import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import {
  answering,
  atRest,
  focused,
  heard,
  passing,
  receiptOf,
  show,
  until,
  untilPhase,
  type Shown,
} from '../support/form.js';
import { person } from '../support/person.js';

const trip = {
  title: 'Plan the trip',
  fields: [
    { type: 'text', name: 'city', label: 'City', required: true },
    ...Array.from({ length: 12 }, (_, at) => ({ type: 'text', name: `n${at}`, label: `Note ${at}` })),
  ],
};
const seat = { title: 'Hold a seat', fields: [{ key: 'seat', label: 'Seat', type: 'text', required: true }] };

/** A chat with a link in its thread, and a form that slides up over it. */
async function open(spec: object, settings = {}): Promise<Shown & { readonly chat: HTMLElement }> {
  const chat = passing(document.createElement('div'));
  Object.assign(chat.style, { position: 'relative', width: '400px', height: '600px', overflow: 'hidden' });
  chat.innerHTML = '<a href="#behind">Behind</a>';
  document.body.append(chat);
  const shown = await show(spec, { container: chat, presentation: 'sheet', ...settings });
  await atRest(shown.element);
  return { ...shown, chat };
}
const plateOf = ({ element }: Shown): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>('.plate')!;

describe('A sheet', () => {
  it('stands at the bottom edge of its container, its button in sight while the fields scroll', async () => {
    const shown = await open(trip);
    const chat = shown.chat.getBoundingClientRect();
    const plate = plateOf(shown).getBoundingClientRect();
    expect(plate.bottom).to.be.closeTo(chat.bottom, 1);
    expect(plate.top).to.be.above(chat.top);
    expect(plate.left).to.be.closeTo(chat.left, 1);
    const button = shown.element.shadowRoot!.querySelector('[part=submit]')!;
    const fields = shown.element.shadowRoot!.querySelector('.fields')!;
    expect(fields.scrollHeight).to.be.above(fields.clientHeight);
    const before = button.getBoundingClientRect();
    expect(before.bottom).to.be.below(chat.bottom);
    await person.type('Note 11', 'last');
    expect(button.getBoundingClientRect().top).to.equal(before.top);
    expect(fields.scrollTop).to.be.above(0);
  });

  it('is a dialog with a name to assistive technology, not a modal one, and axe finds nothing', async () => {
    const { element } = await open(trip);
    expect(await person.count('dialog', 'Plan the trip')).to.equal(1);
    expect(element.hasAttribute('aria-modal')).to.be.false;
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('takes no focus when it comes, and traps none', async () => {
    const { chat } = await open(seat);
    const link = chat.querySelector('a')!;
    expect(focused()).not.to.equal(chat.querySelector('chat-form'));
    link.focus();
    await person.press('Tab', 'Tab');
    expect(await person.isFocused('textbox', 'Seat')).to.be.true;
    await person.press('Shift+Tab', 'Shift+Tab');
    expect(document.activeElement).to.equal(link);
  });

  it('is put aside by its handle and comes back with everything that was typed', async () => {
    const shown = await open(seat);
    await person.type('Seat', '14C');
    await person.click('button', 'Put the form aside');
    expect(await person.count('textbox')).to.equal(0);
    expect(await person.isFocused('button', 'Hold a seat: Back to the form')).to.be.true;
    expect(shown.events).to.deep.equal([]);
    expect(await axeFinds(shown.element)).to.deep.equal([]);
    await person.click('button', 'Hold a seat: Back to the form');
    expect(await person.value('Seat')).to.equal('14C');
    expect(shown.element.phase).to.equal('open');
  });

  it('lets the page behind be used while it is aside', async () => {
    const { chat } = await open(seat);
    const clicks = heard(chat.querySelector('a')!, 'click');
    await person.click('button', 'Put the form aside');
    await person.click('link', 'Behind');
    expect(clicks.length).to.equal(1);
  });

  it('is put aside by a press beside it', async () => {
    const { element } = await open(seat);
    // The middle of the element, above the short form, is the scrim.
    await person.clickAt('chat-form');
    await until(() => element.shadowRoot!.querySelector('[aria-expanded=false]'));
    expect(element.phase).to.equal('open');
  });

  it('comes back for a host that leads the person to a field', async () => {
    const { element } = await open(seat);
    for (const lead of [() => element.focus(), () => void element.reportValidity()]) {
      await person.click('button', 'Put the form aside');
      await until(() => element.shadowRoot!.querySelector('[aria-expanded=false]'));
      lead();
      await until(() => element.shadowRoot!.activeElement?.matches('input'));
      await element.updateComplete;
      expect(await person.sees('textbox', 'Seat')).to.be.true;
    }
  });

  it('is put aside by Escape where that cannot cancel, and the focus comes back to where it was', async () => {
    const { events } = await open(seat);
    await person.type('Seat', '1');
    await person.press('Escape');
    expect(await person.isFocused('button', 'Hold a seat: Back to the form')).to.be.true;
    expect(events).to.deep.equal([]);
    await person.press('Enter');
    await until(() => (focused() as HTMLInputElement | null)?.value === '1');
  });

  it('is cancelled by Escape where the form can be', async () => {
    const { events } = await open(trip);
    await person.pressIn('City', 'Escape');
    expect(events.map(({ type }) => type)).to.deep.equal(['cancel']);
  });

  it('ends in its receipt with the focus on it, and goes when that is put aside', async () => {
    const shown = await open(seat, { host: answering({ status: 'sent' }) });
    await person.type('Seat', '14C');
    await person.press('Enter');
    await untilPhase(shown.element, 'sent');
    expect(receiptOf(shown.element)).to.deep.equal([['Seat', '14C']]);
    expect(focused()?.textContent.trim()).to.equal('Sent');
    await person.click('button', 'Put the form aside');
    await until(() => shown.element.hidden);
    expect(shown.element.getClientRects().length, 'what is drawn of it').to.equal(0);
    // What was behind can be pressed again.
    await person.click('link', 'Behind');
  });

  it('is hidden by the host like any element', async () => {
    const { element } = await open(trip);
    element.hidden = true;
    expect(element.getClientRects().length).to.equal(0);
    element.hidden = false;
    expect(await person.sees('button', 'Submit')).to.be.true;
  });

  it('keeps a receipt that is taller than its container within it, all of it in reach', async () => {
    const { plate, chat, element } = await open(trip, { host: answering({ status: 'sent' }), receipt: 'values' }).then(
      async (shown) => {
        shown.chat.style.height = '300px';
        shown.element.values = { city: 'Bergen' };
        shown.element.requestSubmit();
        await untilPhase(shown.element, 'sent');
        return { plate: plateOf(shown), chat: shown.chat.getBoundingClientRect(), element: shown.element };
      },
    );
    expect(element.getBoundingClientRect().top).to.be.at.least(chat.top);
    expect(plate.getBoundingClientRect().bottom).to.be.closeTo(chat.bottom, 1);
    const [first] = plate.querySelectorAll('dt');
    first!.scrollIntoView();
    expect(first!.getBoundingClientRect().top).to.be.at.least(chat.top);
    const mark = plate.querySelector('.mark')!;
    mark.scrollIntoView();
    expect(mark.getBoundingClientRect().bottom).to.be.at.most(chat.bottom);
  });

  it('stays where it is while something else that it needs is on its way', async () => {
    const { element } = await open(seat);
    await person.type('Seat', '14');
    const input = focused();
    element.expiresAt = new Date(Date.now() + 60_000).toISOString();
    await element.updateComplete;
    expect(focused()).to.equal(input);
    await person.press('C');
    expect(await person.value('Seat')).to.equal('14C');
  });

  it('of which nothing is left has no bar either', async () => {
    const { element } = await open(seat, { host: answering({ status: 'sent' }), receipt: 'hidden' });
    await person.type('Seat', '14C');
    await person.press('Enter');
    await untilPhase(element, 'sent');
    expect(await person.count('button')).to.equal(0);
    expect(element.offsetHeight).to.equal(0);
    expect(focused()?.textContent.trim()).to.equal('Sent');
  });

  it('is an ordinary form again when the host says so', async () => {
    const shown = await open(seat);
    shown.element.presentation = 'inline';
    await shown.element.updateComplete;
    expect(getComputedStyle(shown.element).position).not.to.equal('absolute');
    expect(await person.count('dialog')).to.equal(0);
    expect(await person.count('button', 'Put the form aside')).to.equal(0);
  });
});
