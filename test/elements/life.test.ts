import { expect } from '@open-wc/testing';
import { answering, later, receiptOf, show, showAgain, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { block } from './berth.js';

/** Each system's spec once, with a field “Note”. */
const SPECS: readonly (readonly [dialect: string, make: () => object])[] = [
  ['collect_form', () => ({ title: 'A', fields: [{ key: 'note', label: 'Note', type: 'text' }] })],
  [
    'form_block',
    () => ({
      type: 'form',
      form_id: 'b',
      fields: [{ name: 'note', label: 'Note', field_type: 'text', required: false }],
    }),
  ],
  ['collect_user_input', () => ({ title: 'C', fields: [{ name: 'note', label: 'Note', type: 'text' }] })],
  ['copilot_form', () => block()],
];

describe('What lives with the block', () => {
  for (const [dialect, make] of SPECS) {
    it(`is what was typed, in an element that is made again: ${dialect}`, async () => {
      const spec = make();
      const { element } = await show(spec);
      expect(element.form?.dialect).to.equal(dialect);
      await person.type('Note', 'near the crane');
      element.remove();
      const again = await showAgain(spec);
      expect(await person.value('Note')).to.equal('near the crane');
      await person.press('Tab');
      await person.clickAt('[part=submit]');
      expect(JSON.stringify(again.replies)).to.contain('near the crane');
    });
  }

  it('is a prefill that was cleared', async () => {
    const spec = block();
    const { element } = await show(spec);
    await person.clear('Berth');
    element.remove();
    await showAgain(spec);
    expect(await person.value('Berth')).to.equal('');
  });

  it('is known by the id of the block where the object is another one, and by a form’s id only in texts', async () => {
    const { element } = await show(block('ask-1'));
    await person.type('Note', 'one');
    element.remove();
    const second = await showAgain(block('ask-1'));
    expect(await person.value('Note')).to.equal('one');
    second.element.remove();
    // The same form may be asked for again; then it is another asking.
    const third = await showAgain(block());
    expect(await person.value('Note')).to.equal('');
    third.element.remove();
    const fourth = await showAgain(JSON.stringify(block()));
    await person.type('Note', 'four');
    fourth.element.remove();
    await showAgain(JSON.stringify(block()));
    expect(await person.value('Note')).to.equal('four');
  });

  it('is never shared by two forms that are shown at once', async () => {
    const spec = block();
    const first = await show(spec);
    const second = await showAgain(spec);
    await person.type('Note', 'mine', { nth: 0 });
    expect(await person.value('Note', { nth: 1 })).to.equal('');
    await person.type('Note', 'yours', { nth: 1 });
    expect(first.element.values).to.deep.equal({ berth: '7', note: 'mine' });
    expect(second.element.values).to.deep.equal({ berth: '7', note: 'yours' });
  });

  it('is what was typed last, when two elements took turns', async () => {
    const spec = block();
    const first = await show(spec);
    await person.type('Note', 'a');
    first.element.remove();
    const second = await showAgain(spec);
    await person.fill('Note', 'ab');
    second.element.remove();
    document.body.append(first.element);
    await first.element.updateComplete;
    expect(await person.value('Note')).to.equal('ab');
  });

  it('is untouched by a move within the page', async () => {
    const spec = block();
    const { element } = await show(spec);
    await person.type('Note', 'here');
    const box = document.body.appendChild(document.createElement('div'));
    box.append(element);
    await element.updateComplete;
    expect(await person.value('Note')).to.equal('here');
    box.replaceWith(element);
  });

  it('is the end with its receipt: nobody can answer twice', async () => {
    const spec = block();
    const { element } = await show(spec, { host: answering({ status: 'sent' }) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(element, 'sent');
    element.remove();
    const again = await showAgain(spec);
    expect(again.element.phase).to.equal('sent');
    expect(receiptOf(again.element)).to.deep.equal([
      ['Berth', '7'],
      ['Note', 'x'],
    ]);
    expect(textIn(again.element)).to.contain('Sent');
    expect(await person.count('button')).to.equal(0);
  });

  for (const status of ['already-answered', 'expired'] as const) {
    it(`is the end: ${status}`, async () => {
      const spec = block();
      const { element } = await show(spec, { host: answering({ status, message: 'Too late.' }) });
      await person.type('Note', 'unsent words');
      await person.click('button', 'Send');
      await untilPhase(element, status);
      element.remove();
      const again = await showAgain(spec);
      expect(again.element.phase).to.equal(status);
      expect(textIn(again.element)).to.contain('Too late.').and.to.contain('unsent words');
    });
  }

  it('is the cancel, and the reply in free words', async () => {
    const spec = { fields: [{ name: 'note', label: 'Note', type: 'text' }], title: 'C' };
    const { element } = await show(spec);
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    element.remove();
    const cancelled = await showAgain(spec);
    expect(cancelled.element.phase).to.equal('cancelled');
    const other = { ...spec };
    const free = await show(other);
    await person.click('button', 'Or type a response instead…');
    await person.type('Your response', 'Call me.');
    await person.click('button', 'Send response');
    await untilPhase(free.element, 'freeform');
    free.element.remove();
    const again = await showAgain(other);
    expect(again.element.phase).to.equal('freeform');
    expect(textIn(again.element)).to.contain('Call me.');
  });

  it('is the id of a submission that may have arrived, for the retry of another element', async () => {
    const spec = block();
    const lost = later();
    const first = await show(spec, { host: answering(lost.promise) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(first.element, 'sending');
    first.element.remove();
    expect(first.events[0]!.detail.signal.aborted).to.equal(false);
    await Promise.resolve();
    expect(first.events[0]!.detail.signal.aborted).to.equal(true);
    const second = await showAgain(spec, { host: answering({ status: 'sent' }) });
    expect(second.element.phase).to.equal('open');
    await person.click('button', 'Send');
    await untilPhase(second.element, 'sent');
    expect(second.events[0]!.detail.submissionId).to.equal(first.events[0]!.detail.submissionId);
    lost.settle({ status: 'sent' });
  });

  it('is answered when the host says so, though the element that sent it is gone', async () => {
    const spec = block();
    const late = later();
    const first = await show(spec, { host: answering(late.promise) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(first.element, 'sending');
    first.element.remove();
    late.settle({ status: 'sent' });
    await late.promise;
    await first.element.updateComplete;
    await first.element.updateComplete;
    const { element } = await showAgain(spec);
    expect(element.phase).to.equal('sent');
    expect(receiptOf(element)).to.deep.equal([
      ['Berth', '7'],
      ['Note', 'x'],
    ]);
    document.body.append(first.element);
    await first.element.updateComplete;
    expect(first.element.phase).to.equal('sent');
  });

  it('is not answered for somebody who has typed something else by then', async () => {
    const spec = block();
    const late = later();
    const first = await show(spec, { host: answering(late.promise) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(first.element, 'sending');
    first.element.remove();
    const { element } = await showAgain(spec);
    await person.fill('Note', 'something else');
    late.settle({ status: 'sent' });
    await late.promise;
    await first.element.updateComplete;
    expect(element.phase).to.equal('open');
    element.remove();
    await showAgain(spec);
    expect(await person.value('Note')).to.equal('something else');
  });

  it('that has ended is seen as ended by two elements at once', async () => {
    const spec = block();
    const { element: first } = await show(spec, { host: answering({ status: 'sent' }) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(first, 'sent');
    const { element: second } = await showAgain(spec);
    expect(second.phase).to.equal('sent');
    first.remove();
    expect(receiptOf(second).at(-1)).to.deep.equal(['Note', 'x']);
  });

  it('shows in the receipt what was sent, whatever the page sets meanwhile', async () => {
    const reply = later();
    const { element } = await show(block(), { host: answering(reply.promise) });
    await person.type('Note', 'sent');
    await person.click('button', 'Send');
    await untilPhase(element, 'sending');
    element.values = { note: 'changed' };
    reply.settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    expect(receiptOf(element)).to.deep.include(['Note', 'sent']);
  });

  it('goes with the block in an element that is used again for another', async () => {
    const [one, two] = [block('one'), block('two')];
    const { element } = await show(one);
    await person.type('Note', 'first');
    element.spec = two;
    await element.updateComplete;
    expect(await person.value('Note')).to.equal('');
    await person.type('Note', 'second');
    element.spec = one;
    await element.updateComplete;
    expect(await person.value('Note')).to.equal('first');
  });

  it('ends when the host says that this asking was not answered', async () => {
    const spec = block();
    const { element } = await show(spec);
    await person.click('button', 'Send');
    await untilPhase(element, 'sent');
    element.remove();
    const again = await showAgain(spec, { answered: false });
    expect(again.element.phase).to.equal('open');
  });
});
