import { expect } from '@open-wc/testing';
import { openPage } from '../support/frame.js';
import { person } from '../support/person.js';

const spec = { title: 'Lunch order', fields: [{ type: 'text', name: 'dish', label: 'Dish', required: true }] };

describe('In a sandboxed frame that may not submit forms', () => {
  for (const how of ['a click', 'Enter']) {
    it(`${how} sends the answers`, async () => {
      const { page, where, load } = await openPage('allow-scripts allow-same-origin');
      await load('/src/define.ts');
      const element = page.createElement('chat-form');
      const replies: unknown[] = [];
      element.addEventListener('submit', ({ detail }) => replies.push(detail.reply));
      element.spec = spec;
      page.body.append(element);
      await person.fill('Dish', 'Soup', where);
      await (how === 'Enter' ? person.pressIn('Dish', 'Enter', where) : person.click('button', 'Submit', where));
      expect(replies).to.deep.equal([{ values: { dish: 'Soup' } }]);
    });
  }
});

describe('A page that loads the elements twice', () => {
  it('keeps the first, and warns once', async () => {
    const { page, where, warnings, load } = await openPage();
    await load('/src/define.ts');
    const first = page.defaultView!.customElements.get('chat-form');
    expect(warnings).to.deep.equal([]);
    await load('/src/define.ts?again');
    expect(page.defaultView!.customElements.get('chat-form')).to.equal(first);
    expect(warnings).to.deep.equal([
      'Defined already and left as it is by this copy of chat-form: <chat-form>, <chat-form-field>.',
    ]);
    const element = page.createElement('chat-form');
    element.spec = spec;
    page.body.append(element);
    await person.waitsFor('textbox', 'Dish', where);
  });
});
