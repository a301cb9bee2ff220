import { expect } from '@open-wc/testing';
import { answering, focused, later, receiptOf, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { block } from './berth.js';

describe('A form that was answered before the page was loaded', () => {
  it('shows the answers that the host knows, and nothing to press', async () => {
    const { element, events } = await show(block(), { answered: { berth: '12', note: 'calm water' } });
    expect(element.phase).to.equal('sent');
    expect(receiptOf(element)).to.deep.equal([
      ['Berth', '12'],
      ['Note', 'calm water'],
    ]);
    expect(textIn(element)).to.contain('Sent');
    expect(await person.count('button')).to.equal(0);
    expect(events).to.deep.equal([]);
  });

  it('shows the mark alone where the host knows no more', async () => {
    const { element } = await show(block(), { answered: true });
    expect(element.phase).to.equal('sent');
    expect(receiptOf(element)).to.deep.equal([]);
    expect(textIn(element)).to.contain('Sent');
    expect(textIn(element)).not.to.contain('Not answered');
  });

  it('shows the answers that come after the news, and is open again when the host takes it back', async () => {
    const { element } = await show(block(), { answered: true });
    element.answered = { berth: '12', note: 'calm water' };
    await element.updateComplete;
    expect(receiptOf(element)).to.deep.equal([
      ['Berth', '12'],
      ['Note', 'calm water'],
    ]);
    element.answered = false;
    await untilPhase(element, 'open');
    expect(await person.value('Berth')).to.equal('7');
  });

  it('shows the mark alone where the host gives something else than values', async () => {
    for (const answered of ['yes', [], new Map([['note', 'x']]), {}]) {
      const { element } = await show(block(), { answered: answered as never });
      expect(element.phase).to.equal('sent');
      expect(receiptOf(element)).to.deep.equal([]);
      element.remove();
    }
  });

  it('shows the mark alone where a value is none of its field, and not that it was left out', async () => {
    for (const answered of [{ berth: 12, note: 'calm' }, { note: {} }, { note: ['calm'] }]) {
      const { element } = await show(block(), { answered: answered as never });
      expect(element.phase).to.equal('sent');
      expect(receiptOf(element), JSON.stringify(answered)).to.deep.equal([]);
      element.remove();
    }
    const { element } = await show(block(), { answered: { berth: '12', note: null } as never });
    expect(receiptOf(element)).to.deep.equal([
      ['Berth', '12'],
      ['Note', 'Not answered'],
    ]);
  });

  it('may be told so while the form is open', async () => {
    const { element } = await show(block());
    await person.type('Note', 'half');
    element.answered = true;
    await untilPhase(element, 'sent');
    expect(textIn(element)).not.to.contain('half');
  });
});

describe('A form that ended without taking the answers', () => {
  it('keeps what was typed to read and to copy, and the focus on its mark', async () => {
    const { element } = await show(block());
    await person.type('Note', 'ring twice');
    element.withdraw('You answered by mail.');
    await untilPhase(element, 'withdrawn');
    expect(receiptOf(element)).to.deep.equal([['Note', 'ring twice']]);
    expect(textIn(element)).to.contain('What you typed:');
    expect(focused()?.textContent.trim()).to.equal('You answered by mail.');
  });

  it('goes from sending to withdrawn when the host takes it back on its way', async () => {
    const { element, phases, events } = await show(block(), { host: answering(later().promise) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(element, 'sending');
    element.withdraw();
    await untilPhase(element, 'withdrawn');
    expect(phases).to.deep.equal(['open', 'sending', 'withdrawn']);
    expect(events[0]!.detail.signal.aborted).to.be.true;
    expect(textIn(element)).to.contain('x');
  });

  it('says nothing of fields that nobody touched', async () => {
    const { element } = await show(block());
    element.withdraw();
    await untilPhase(element, 'withdrawn');
    expect(textIn(element)).not.to.contain('What you typed:');
  });
});

describe('One answer', () => {
  it('is told from another tab’s by its id', async () => {
    const ids = new Set<string>();
    for (let tab = 0; tab < 2; tab++) {
      const { element, events } = await show(block());
      await person.type('Note', 'x');
      await person.click('button', 'Send');
      await untilPhase(element, 'sent');
      ids.add(events[0]!.detail.submissionId);
      element.remove();
    }
    expect(ids.size).to.equal(2);
  });

  it('is the truth of the host: a second tab says that it was answered already', async () => {
    const { element } = await show(block(), { host: answering({ status: 'already-answered' }) });
    await person.click('button', 'Send');
    await untilPhase(element, 'already-answered');
    expect(textIn(element)).to.contain('This form was answered already.');
    expect(await person.count('button')).to.equal(0);
  });
});
