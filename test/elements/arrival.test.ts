import { expect } from '@open-wc/testing';
import type { ChatForm } from '../../src/index.js';
import { PATIENCE, show, showAgain, untilPhase } from '../support/form.js';
import { block } from './berth.js';

const region = (element: ChatForm): Element =>
  [...element.shadowRoot!.children].find((one) => one.matches('[role=status]'))!;

/** What is said of a form to those who do not see it, when something is. */
const said = (element: ChatForm): Promise<string> =>
  new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('nothing was said')), PATIENCE);
    const look = (): void => {
      const text = region(element).textContent.trim();
      if (!text) return;
      clearTimeout(late);
      watcher.disconnect();
      done(text);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(region(element), { childList: true, characterData: true, subtree: true });
    look();
  });

describe('The arrival of a form', () => {
  it('is said when the place where it is said has been there before: who asks, for what, how much', async () => {
    const { element } = await show(block(), { requester: 'Pilot' });
    expect(region(element).textContent.trim()).to.equal('');
    expect(await said(element)).to.equal('Pilot asks: Your berth: 2 questions');
    expect(document.activeElement).to.equal(document.body);
  });

  it('is said in the language of the form, of what there is', async () => {
    const { element } = await show({ fields: [{ key: 'pier', label: 'Steg', type: 'text' }] }, { lang: 'de' });
    expect(await said(element)).to.equal('1 Frage');
  });

  it('is said once for a block, not each time that the thread shows it again', async () => {
    const spec = block();
    const { element } = await show(spec);
    await said(element);
    element.remove();
    const { element: again } = await showAgain(spec);
    const { element: other } = await showAgain(block('other'));
    await said(other);
    expect(region(again).textContent.trim()).to.equal('');
  });

  it('is not said of a form that was answered before; what becomes of one is', async () => {
    const { element: old } = await show(block(), { answered: true });
    const { element } = await showAgain(block());
    await said(element);
    expect(region(old).textContent.trim()).to.equal('Sent');
    element.withdraw();
    await untilPhase(element, 'withdrawn');
    expect(region(element).textContent.trim()).to.equal('This form is no longer needed.');
  });

  it('of one that cannot be shown is said too', async () => {
    const { element } = await show('{"title":');
    expect(await said(element)).to.equal('This form did not arrive whole. What you typed is kept.');
  });
});
