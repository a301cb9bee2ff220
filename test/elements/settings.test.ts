import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { expectWrong, show, textIn } from '../support/form.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Lunch order',
  description: 'So that the kitchen can start.',
  fields: [{ key: 'dish', label: 'Dish', type: 'text', required: true }],
};

describe('The settings', () => {
  it('heading-level sets the level of the title, two by default', async () => {
    const { element } = await show(spec);
    expect(await person.aria('chat-form')).to.contain('heading "Lunch order" [level=2]');
    element.setAttribute('heading-level', '4');
    await element.updateComplete;
    expect(await person.aria('chat-form')).to.contain('heading "Lunch order" [level=4]');
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('the form is named by its title and described by its description', async () => {
    const { element } = await show(spec);
    expect(await person.sees('form', 'Lunch order')).to.be.true;
    const form = element.shadowRoot!.querySelector('form')!;
    const described = element.shadowRoot!.getElementById(form.getAttribute('aria-describedby')!);
    expect(described!.textContent).to.equal('So that the kitchen can start.');
  });

  it('requester cannot turn or push away the words around it', async () => {
    const names = ['\u202Eknab ruoY', 'Evil\u2069 asks. Your bank\u2068', `A${'\n'.repeat(9)}B`, 'W'.repeat(5000)];
    for (const requester of names) {
      const { element } = await show(spec, { requester });
      const words = element.shadowRoot!.querySelector('.asks')!;
      expect(words.textContent).to.not.match(/[\u2066-\u2069\u202e\n]/);
      expect(words.querySelectorAll('bdi').length).to.equal(1);
      expect(words.textContent.length).to.be.below(220);
      element.remove();
    }
  });

  it('requester says who is asking, until the end', async () => {
    const { element } = await show(spec, { requester: 'Kitchen' });
    expect(await person.seesText('Kitchen asks')).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
    element.withdraw();
    await element.updateComplete;
    expect(await person.seesText('Kitchen asks')).to.be.true;
    element.requester = null;
    await element.updateComplete;
    expect(textIn(element)).to.not.contain('asks');
  });

  it('allow-cancel and allow-freeform work as attributes', async () => {
    const { element } = await show(spec);
    expect(await person.count('button')).to.equal(1);
    element.setAttribute('allow-cancel', '');
    element.setAttribute('allow-freeform', '');
    await element.updateComplete;
    expect(await person.sees('button', 'Cancel')).to.be.true;
    expect(await person.sees('button', 'Or type a response instead…')).to.be.true;
  });

  it('messages put the host’s words in place of single ones', async () => {
    const { element } = await show(spec, {
      messages: { submit: 'Order', 'required.text': 'Please name your {label}.', 'count.one': '{n} to go.' },
    });
    await person.click('button', 'Order');
    expectWrong(element, 'Dish', 'Please name your Dish.');
    expect(await person.sees('button', '1 to go.')).to.be.true;
    element.messages = { submit: 'Have it' };
    await element.updateComplete;
    expect(await person.sees('button', 'Have it')).to.be.true;
    expectWrong(element, 'Dish', 'Enter “Dish”.');
  });

  it('messages go before a language’s own', async () => {
    await show(spec, { lang: 'de', messages: { submit: 'Bestellen' } });
    await person.click('button', 'Bestellen');
    await person.waitsForText('Füllen Sie „Dish“ aus.');
  });

  it('strict refuses what is mended otherwise', async () => {
    const sloppy = { ...spec, fields: [{ key: 'dish', type: 'text' }] };
    const { element } = await show(sloppy);
    expect(await person.sees('textbox', 'Dish')).to.be.true;
    expect(element.issues.map(({ severity, path }) => [severity, path])).to.deep.equal([
      ['warning', '/fields/0/label'],
    ]);
    element.strict = true;
    await element.updateComplete;
    expect(element.phase).to.equal('unusable');
    expect(element.issues.map(({ severity, path }) => [severity, path])).to.deep.equal([['error', '/fields/0/label']]);
    expect(await person.count('textbox')).to.equal(0);
  });

  it('dialect says whose words the spec is in', async () => {
    const either = { title: 'Either', fields: [{ key: 'a', name: 'a', label: 'A', type: 'text', field_type: 'text' }] };
    const { element } = await show(either);
    expect(element.form?.dialect).to.equal('form_block');
    element.dialect = 'collect_form';
    await element.updateComplete;
    expect(element.form?.dialect).to.equal('collect_form');
    element.dialect = 'no such dialect';
    await element.updateComplete;
    expect(element.phase).to.equal('unusable');
    expect(element.issues[0]!.message).to.contain('no such dialect');
  });

  it('the words on the button come from the spec, else from the dialect', async () => {
    const { element } = await show({ ...spec, submit_label: 'Order now' });
    expect(await person.sees('button', 'Order now')).to.be.true;
    element.spec = spec;
    await element.updateComplete;
    expect(await person.sees('button', 'Submit')).to.be.true;
  });

  it('the form keeps out of the live region of a chat’s log, unless the page says otherwise', async () => {
    const { element } = await show(spec);
    expect(element.getAttribute('aria-live')).to.equal('off');
    const own = document.createElement('chat-form');
    own.setAttribute('aria-live', 'polite');
    element.after(own);
    expect(own.getAttribute('aria-live')).to.equal('polite');
    own.remove();
  });

  it('hidden hides it', async () => {
    const { element } = await show(spec, { hidden: true });
    expect(await person.count('textbox')).to.equal(0);
    element.hidden = false;
    expect(await person.count('textbox')).to.equal(1);
  });

  it('marks are the dialect’s: a star for required fields, a word for optional ones', async () => {
    const { element } = await show(spec);
    expect(textIn(element)).to.contain('Dish *').and.not.contain('Optional');
    element.spec = {
      form_id: 'x',
      submit_label: 'Send',
      fields: [
        { kind: 'text', name: 'a', label: 'Dish', required: true },
        { kind: 'text', name: 'b', label: 'Wishes' },
      ],
    };
    await element.updateComplete;
    expect(textIn(element)).to.contain('Optional').and.not.contain('*');
    expect(await person.sees('textbox', 'Wishes'), 'the mark is no part of the name').to.be.true;
  });
});
