// Hosts and pages that do what no type would allow, or what nobody thought of.
import { expect } from '@open-wc/testing';
import type { Delivery } from '../../src/index.js';
import { showForm } from '../../src/index.js';
import { answering, passing, show } from '../support/form.js';
import { person } from '../support/person.js';

const spec = { title: 'Lunch order', fields: [{ type: 'text', name: 'dish', label: 'Dish', required: true }] };
const order = {
  type: 'form',
  form_id: 'a',
  fields: [{ name: 'dish', label: 'Dish', field_type: 'text', required: true }],
};

const textOf = (element: Element, css: string): string =>
  element.shadowRoot!.querySelector(css)?.textContent.trim() ?? '';

describe('A host without types', () => {
  for (const issues of ['x', {}, [null], [{ path: 7, message: 'No' }], [{ path: '/dish' }]]) {
    it(`gets its form back after a rejection with issues ${JSON.stringify(issues)}`, async () => {
      const delivery = { status: 'rejected', issues } as unknown as Delivery;
      const { element } = await show(spec, { host: answering(delivery) });
      await person.type('Dish', 'Soup');
      await person.click('button', 'Submit');
      await person.waitsForText('Your answers were not accepted.');
      expect(element.phase).to.equal('rejected');
      expect(await person.isEnabled('button', 'Submit')).to.be.true;
    });
  }

  it('may send a message that is no text: the widget has words of its own', async () => {
    const delivery = { status: 'rejected', message: { text: 'No' } } as unknown as Delivery;
    await show(spec, { host: answering(delivery) });
    await person.type('Dish', 'Soup');
    await person.click('button', 'Submit');
    await person.waitsForText('Your answers were not accepted.');
  });

  it('is told at once that nothing is no spec', async () => {
    const container = passing(document.createElement('div'));
    document.body.append(container);
    for (const nothing of [null, undefined, '']) {
      const reason: unknown = await showForm(nothing, { container }).catch((error: unknown) => error);
      expect(reason).to.have.property('name', 'UnusableSpecError');
    }
    expect(container.childElementCount).to.equal(0);
  });

  it('may set a day that is none: the control and the answer stay one', async () => {
    const { element, replies } = await show({
      title: 'Trip',
      fields: [{ type: 'date', name: 'day', label: 'Day', defaultValue: '2026-01-02' }],
    });
    element.values = { day: 'junk' };
    await element.updateComplete;
    expect(await person.value('Day')).to.equal('');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: {} }]);
  });
});

describe('A busy assistant', () => {
  it('can still be told no', async () => {
    const { element, replies } = await show(spec, { busy: true });
    await person.click('button', 'Cancel');
    expect(replies).to.deep.equal([{ cancelled: true }]);
    expect(element.phase).to.equal('cancelled');
  });
});

describe('The language of the element', () => {
  it('is told to readers, however it is set, and not at all when it is not', async () => {
    const { element } = await show(spec);
    expect(element.hasAttribute('lang')).to.be.false;
    element.lang = 'de';
    await element.updateComplete;
    expect(element.getAttribute('lang')).to.equal('de');
    await person.waitsFor('button', 'Absenden');
    element.removeAttribute('lang');
    await element.updateComplete;
    expect(await person.sees('button', 'Submit')).to.be.true;
    element.lang = 'de';
    element.lang = '';
    await element.updateComplete;
    expect(element.hasAttribute('lang')).to.be.false;
  });
});

describe('Another form in the same element', () => {
  it('does not take over what was typed under the same name', async () => {
    const { element } = await show(order);
    await person.type('Dish', 'Soup');
    element.spec = { ...order, form_id: 'b' };
    await element.updateComplete;
    expect(await person.value('Dish')).to.equal('');
  });

  it('keeps what was typed when it is the same form, grown', async () => {
    const { element } = await show(order);
    await person.type('Dish', 'Soup');
    element.spec = {
      ...order,
      fields: [...order.fields, { name: 'drink', label: 'Drink', field_type: 'text', required: false }],
    };
    await element.updateComplete;
    expect(await person.value('Dish')).to.equal('Soup');
  });
});

describe('What is said', () => {
  it('is said aloud at the end when the focus is elsewhere, and not twice when it is inside', async () => {
    const { element } = await show(spec);
    element.values = { dish: 'Soup' };
    element.requestSubmit();
    await element.updateComplete;
    expect(textOf(element, '.unseen[role=status]:not(form *)')).to.equal('Answered');

    const { element: other } = await show({ ...spec, title: 'Dinner' });
    await person.type('Dish', 'Rice');
    await person.press('Enter');
    await other.updateComplete;
    expect(other.phase).to.equal('sent');
    expect(textOf(other, '.unseen[role=status]:not(form *)')).to.equal('');
    expect(other.shadowRoot!.activeElement?.textContent.trim()).to.equal('Answered');
  });

  it('tells how many to choose where the choosing is', async () => {
    const options = ['Bike', 'Boat', 'Bus'].map((label) => ({ label, value: label }));
    await show({
      title: 'Ways',
      fields: [{ type: 'choices', name: 'ways', label: 'Ways', multiSelect: true, required: true, options }],
    });
    const group = document.querySelector('chat-form')!.shadowRoot!.querySelector('fieldset.group')!;
    const described = group.getAttribute('aria-describedby')!.split(' ');
    const words = described.map(
      (id) => group.getRootNode() instanceof ShadowRoot && textOf(document.querySelector('chat-form')!, `#${id}`),
    );
    expect(words).to.include('Choose at least 1.');
  });

  it('repeats the help where a text is not written as asked', async () => {
    const { element } = await show({
      title: 'Tag',
      fields: [{ key: 'tag', label: 'Tag', type: 'text', pattern: '[a-z]{3}', help: 'Three small letters.' }],
    });
    await person.type('Tag', 'AB');
    await person.click('button', 'Submit');
    expect(textOf(element, '.error')).to.equal('“Tag” is not written as asked: Three small letters.');
  });

  it('leads from the count to a field that nobody can answer', async () => {
    const { element } = await show({
      type: 'form',
      fallback_text: 'A choice',
      props: {
        form_id: 'f',
        submit_label: 'Send',
        fields: [{ kind: 'select', name: 's', label: 'Point', required: true, options: [] }],
      },
    });
    await person.click('button', 'Send');
    await person.click('button', '1 field above needs fixing.');
    expect(element.shadowRoot!.activeElement?.getAttribute('data-field')).to.equal('s');
  });
});

describe('The prose of a chat bubble', () => {
  it('does not reach into the form', async () => {
    const bubble = passing(document.createElement('div'));
    bubble.style.cssText = 'white-space: pre-wrap; text-align: end; text-transform: uppercase';
    document.body.append(bubble);
    const plain = await show(spec);
    const inside = await show(spec, { container: bubble });
    expect(inside.element.offsetHeight).to.equal(plain.element.offsetHeight);
    const title = inside.element.shadowRoot!.querySelector('.title')!;
    expect(getComputedStyle(title).textAlign).to.equal('start');
    expect(getComputedStyle(title).textTransform).to.equal('none');
  });
});
