import { expect } from '@open-wc/testing';
import { answering, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { block } from './berth.js';

describe('A draft over a reload', () => {
  const KEY = 'chat-form:trip';
  afterEach(() => {
    sessionStorage.clear();
  });

  /** The page after a reload: no block is known, the storage is. */
  const reload = (element: Element): Promise<Awaited<ReturnType<typeof show>>> => {
    element.remove();
    return show(JSON.parse(JSON.stringify(block())), { draftKey: 'trip' });
  };

  it('brings back what was typed, and nothing else', async () => {
    const { element } = await show(block(), { draftKey: 'trip' });
    expect(sessionStorage.getItem(KEY)).to.equal(null);
    await person.type('Note', 'by the gate');
    expect(sessionStorage.getItem(KEY)).to.contain('by the gate');
    // Nothing of what the form asks, or was filled with.
    expect(sessionStorage.getItem(KEY)).not.to.match(/Your berth|Berth|7"/);
    const again = await reload(element);
    expect(await person.value('Note')).to.equal('by the gate');
    expect(again.element.values).to.deep.equal({ berth: '7', note: 'by the gate' });
  });

  it('brings back a prefill that was cleared', async () => {
    const { element } = await show(block(), { draftKey: 'trip' });
    await person.clear('Berth');
    await reload(element);
    expect(await person.value('Berth')).to.equal('');
  });

  it('is gone when the form has ended', async () => {
    const { element } = await show(block(), { draftKey: 'trip', host: answering({ status: 'sent' }) });
    await person.type('Note', 'x');
    await person.click('button', 'Send');
    await untilPhase(element, 'sent');
    expect(sessionStorage.getItem(KEY)).to.equal(null);
  });

  it('never moves a choice to another option', async () => {
    const spec = (...values: string[]) => ({
      title: 'Pick',
      fields: [{ key: 'p', label: 'P', type: 'select', options: values.map((value) => ({ value, label: value })) }],
    });
    const { element } = await show(spec('a', 'b'), { draftKey: 'trip' });
    await person.pick('b');
    element.remove();
    const other = await show(spec('x', 'y'), { draftKey: 'trip' });
    expect(other.element.values).to.deep.equal({});
    other.element.remove();
  });

  it('does no harm where the storage holds something else', async () => {
    for (const text of ['{', '5', 'null', '{"typed":5}', '{"typed":[["note",["x"]]],"form":"","freeform":7}']) {
      sessionStorage.setItem(KEY, text);
      const { element } = await show(block(), { draftKey: 'trip' });
      expect(await person.value('Note'), text).to.equal('');
      element.remove();
    }
  });
});
