import { expect } from '@open-wc/testing';
import type { ChatForm } from '../../src/index.js';
import { expectConsole } from '../support/console.js';
import { axeFinds } from '../support/axe.js';
import {
  answering,
  expectCount,
  expectWrong,
  field,
  focused,
  later,
  passing,
  pressCount,
  untilPhase,
  watch,
} from '../support/form.js';
import type { Settings } from '../support/form.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Address',
  fields: [
    { key: 'first', label: 'Street', type: 'text', required: true },
    { key: 'second', label: 'House number', type: 'text', required: true },
    {
      key: 'side',
      label: 'Side',
      type: 'select',
      options: ['Left', 'Right'].map((label) => ({ label, value: label.toLowerCase() })),
    },
    { key: 'third', label: 'City', type: 'text', required: true },
  ],
};
const names = ['second', 'first'];

/** A form whose page lays out some of the fields side by side, the second before the first. */
async function showPlaced(placed: readonly string[] = names, { host, ...properties }: Settings = {}) {
  const element = passing(document.createElement('chat-form'));
  const seen = watch(element, host);
  const columns = document.createElement('div');
  Object.assign(columns.style, { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' });
  columns.append(
    ...placed.map((name) => {
      const one = document.createElement('chat-form-field');
      one.name = name;
      return one;
    }),
  );
  element.append(columns);
  Object.assign(element, properties, { spec });
  document.body.append(element);
  await settled(element);
  return { ...seen, columns };
}

async function settled(element: ChatForm): Promise<void> {
  await element.updateComplete;
  for (const one of element.querySelectorAll('chat-form-field')) await one.updateComplete;
  await element.updateComplete;
}

const topOf = (element: ChatForm, label: string): number =>
  Math.round(field(element, label).control.getBoundingClientRect().top);

describe('Fields that the page has placed', () => {
  it('are drawn where they were put, the others after them', async () => {
    const { element } = await showPlaced();
    expect(await person.count('textbox')).to.equal(3);
    for (const label of ['Street', 'House number', 'City']) expect(await person.count('textbox', label)).to.equal(1);
    expect(topOf(element, 'House number')).to.equal(topOf(element, 'Street'));
    expect(topOf(element, 'City')).to.be.greaterThan(topOf(element, 'Street'));
    const left = (label: string): number => field(element, label).control.getBoundingClientRect().left;
    expect(left('House number')).to.be.lessThan(left('Street'));
    expect(field(element, 'Street').box.getRootNode()).to.equal(
      element.querySelector('chat-form-field[name=first]')?.shadowRoot ??
        element.querySelectorAll('chat-form-field')[1]!.shadowRoot,
    );
    expect(field(element, 'City').box.getRootNode()).to.equal(element.shadowRoot);
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('answer like the others', async () => {
    const { replies } = await showPlaced();
    await person.type('Street', 'Quay');
    await person.type('House number', '9');
    await person.type('City', 'Northway');
    await person.pick('Right');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([
      { status: 'submitted', result: { values: { first: 'Quay', second: '9', side: 'right', third: 'Northway' } } },
    ]);
  });

  it('tell their changes', async () => {
    const { element } = await showPlaced();
    const changes: unknown[] = [];
    element.addEventListener('field-change', ({ detail }) => changes.push(detail));
    await person.fill('House number', '9');
    expect(changes).to.deep.equal([{ name: 'second', value: '9', valid: true }]);
  });

  it('submit on Enter, once', async () => {
    const { replies, element } = await showPlaced();
    element.values = { first: 'Quay', third: 'Northway' };
    await person.type('House number', '9');
    await person.press('Enter');
    expect(replies).to.deep.equal([
      { status: 'submitted', result: { values: { first: 'Quay', second: '9', third: 'Northway' } } },
    ]);
  });

  it('show their errors, and the count leads to the first of the form', async () => {
    const { element } = await showPlaced();
    await person.click('button', 'Submit');
    await settled(element);
    expectWrong(element, 'Street', 'Enter “Street”.');
    expectWrong(element, 'House number', 'Enter “House number”.');
    expectWrong(element, 'City', 'Enter “City”.');
    await expectCount(element, 3);
    await pressCount(3);
    expect(await person.isFocused('textbox', 'Street')).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
    await person.typeHere('Quay');
    await expectCount(element, 2);
  });

  it('are switched off while the form is sending, and get the focus back when that fails', async () => {
    const { promise, settle } = later();
    const { element } = await showPlaced(names, {
      host: answering(promise),
      values: { first: 'Quay', third: 'Northway' },
    });
    await person.type('House number', '9');
    await person.press('Enter');
    await settled(element);
    expect(await person.isEnabled('textbox', 'House number')).to.be.false;
    expect(focused()?.textContent.trim()).to.equal('Sending…');
    settle({ status: 'unreachable' });
    await untilPhase(element, 'unreachable');
    await settled(element);
    expect(await person.isEnabled('textbox', 'House number')).to.be.true;
    expect(await person.isFocused('textbox', 'House number')).to.be.true;
  });

  it('that leave the page are drawn by the form, with their text; and back again', async () => {
    const { element, columns } = await showPlaced();
    await person.type('Street', 'Quay');
    const one = columns.lastElementChild!;
    one.remove();
    await settled(element);
    expect(await person.count('textbox', 'Street')).to.equal(1);
    expect(field(element, 'Street').box.getRootNode()).to.equal(element.shadowRoot);
    expect(await person.value('Street')).to.equal('Quay');
    columns.append(one);
    await settled(element);
    expect(await person.count('textbox', 'Street')).to.equal(1);
    expect(field(element, 'Street').box.getRootNode()).to.equal(one.shadowRoot);
    expect(await person.value('Street')).to.equal('Quay');
    await person.type('Street', 's');
    expect(element.values).to.deep.include({ first: 'sQuay' });
  });

  it('may change their name', async () => {
    const { element, columns } = await showPlaced(['first']);
    columns.querySelector('chat-form-field')!.name = 'third';
    await settled(element);
    expect(field(element, 'City').box.getRootNode()).to.equal(columns.querySelector('chat-form-field')!.shadowRoot);
    expect(field(element, 'Street').box.getRootNode()).to.equal(element.shadowRoot);
  });

  it('speak the language of the form, and its words', async () => {
    const { element } = await showPlaced(names, { lang: 'de', messages: { 'required.text': '{label}, bitte.' } });
    await person.waitsFor('button', 'Absenden');
    await person.click('button', 'Absenden');
    await settled(element);
    expectWrong(element, 'Street', 'Street, bitte.');
  });

  it('are gone from the form that has ended', async () => {
    const { element } = await showPlaced(names, { values: { first: 'Quay', second: '9', third: 'Northway' } });
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    expect(await person.count('textbox')).to.equal(0);
  });

  it('follow a spec that comes later, or changes', async () => {
    const element = passing(document.createElement('chat-form'));
    const one = document.createElement('chat-form-field');
    one.name = 'first';
    element.append(one);
    document.body.append(element);
    await settled(element);
    element.spec = spec;
    await settled(element);
    expect(field(element, 'Street').box.getRootNode()).to.equal(one.shadowRoot);
    element.spec = { ...spec, fields: [{ ...spec.fields[0], label: 'Road' }] };
    await settled(element);
    expect(field(element, 'Road').box.getRootNode()).to.equal(one.shadowRoot);
  });

  it('reset with the form, a half-typed date too', async () => {
    const element = passing(document.createElement('chat-form'));
    const one = document.createElement('chat-form-field');
    one.name = 'day';
    element.append(one);
    element.spec = { title: 'Day', fields: [{ key: 'day', label: 'Day', type: 'date' }] };
    document.body.append(element);
    await settled(element);
    await person.type('Day', '05');
    const day = field(element, 'Day').control as HTMLInputElement;
    expect(day.validity.badInput).to.be.true;
    element.reset();
    await settled(element);
    expect(day.validity.badInput).to.be.false;
  });

  it('of a name that the form does not have warn, and draw nothing', async () => {
    expectConsole('<chat-form-field name="no such field">: the form has no field of this name.');
    const { element } = await showPlaced(['first', 'no such field']);
    expect(await person.count('textbox')).to.equal(3);
    expect(element.querySelectorAll('chat-form-field')[1]!.shadowRoot!.textContent.trim()).to.equal('');
  });

  it('outside of a form draw nothing', async () => {
    const one = passing(document.createElement('chat-form-field'));
    one.name = 'first';
    document.body.append(one);
    await one.updateComplete;
    expect(one.shadowRoot!.textContent.trim()).to.equal('');
  });
});
