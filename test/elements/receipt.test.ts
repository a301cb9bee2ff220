import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { answering, focused, receiptOf, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const options = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label.slice(0, 1) }));
const everything = {
  title: 'Everything',
  fields: [
    { key: 'word', label: 'Word', type: 'text', default: 'Heron' },
    { key: 'lines', label: 'Lines', type: 'textarea', default: 'one\ntwo' },
    { key: 'amount', label: 'Amount', type: 'number', default: 1234.5 },
    { key: 'day', label: 'Day', type: 'date', default: '2027-05-10' },
    { key: 'hour', label: 'Hour', type: 'time', default: '14:30' },
    { key: 'moment', label: 'Moment', type: 'datetime', default: '2027-05-10T14:30' },
    { key: 'one', label: 'One', type: 'select', options, default: 'G' },
    { key: 'some', label: 'Some', type: 'multiselect', options, default: ['B', 'R'] },
    { key: 'yes', label: 'Agreed', type: 'checkbox', default: true },
    { key: 'no', label: 'News', type: 'checkbox' },
    { key: 'gap', label: 'Left out', type: 'text' },
    { key: 'none', label: 'None of them', type: 'multiselect', options },
  ],
};
const rest = [
  ['Word', 'Heron'],
  ['Lines', 'one two'],
];
const sent = { host: answering({ status: 'sent' }) };

describe('The receipt', () => {
  it('says every answer as a person would', async () => {
    const { element } = await show(everything, sent);
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    expect(receiptOf(element)).to.deep.equal([
      ...rest,
      ['Amount', '1,234.5'],
      ['Day', 'May 10, 2027'],
      ['Hour', '2:30 PM'],
      ['Moment', 'May 10, 2027 at 2:30 PM'],
      ['One', 'Green'],
      ['Some', 'Red, Blue'],
      ['Agreed', 'Yes'],
      ['News', 'No'],
      ['Left out', 'Not answered'],
      ['None of them', 'Not answered'],
    ]);
    expect(await person.sees('heading', 'Everything')).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('says it in the language of the form', async () => {
    const { element } = await show(everything, { ...sent, lang: 'de' });
    await person.waitsFor('button', 'Absenden');
    await person.click('button', 'Absenden');
    await untilPhase(element, 'sent');
    expect(receiptOf(element)).to.deep.equal([
      ...rest,
      ['Amount', '1.234,5'],
      ['Day', '10. Mai 2027'],
      ['Hour', '14:30'],
      ['Moment', '10. Mai 2027 um 14:30'],
      ['One', 'Green'],
      ['Some', 'Red, Blue'],
      ['Agreed', 'Ja'],
      ['News', 'Nein'],
      ['Left out', 'Keine Angabe'],
      ['None of them', 'Keine Angabe'],
    ]);
    expect(await person.seesText('Gesendet')).to.be.true;
  });

  it('keeps the lines of a text of several lines', async () => {
    const { element } = await show(everything, sent);
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    const [, lines] = element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=receipt] dd');
    expect(lines!.innerText).to.equal('one\ntwo');
  });

  it('is a mark alone in form_block, since what was said is not kept', async () => {
    const { element } = await show(
      { type: 'form', form_id: 'x', fields: [{ name: 'a', label: 'Word', field_type: 'text', required: true }] },
      sent,
    );
    await person.type('Word', 'Heron');
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    expect(receiptOf(element)).to.deep.equal([]);
    expect(textIn(element)).to.not.contain('Heron');
    expect(await person.seesText('Sent')).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  for (const [receipt, values, title] of [
    ['values', true, true],
    ['mark-only', false, true],
    ['hidden', false, false],
  ] as const) {
    it(`is what the host asks for: ${receipt}`, async () => {
      const { element } = await show(everything, { ...sent, receipt });
      await person.click('button', 'Submit');
      await untilPhase(element, 'sent');
      expect(receiptOf(element).length > 0).to.equal(values);
      expect(await person.sees('heading', 'Everything')).to.equal(title);
      expect(focused()?.textContent.trim(), 'what has the focus').to.equal('Sent');
      expect(await axeFinds(element)).to.deep.equal([]);
    });
  }

  it('of a cancelled form is a mark alone', async () => {
    const { element } = await show(everything, { ...sent, allowCancel: true });
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    expect(receiptOf(element)).to.deep.equal([]);
    expect(await person.seesText('Cancelled')).to.be.true;
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('leaves no control behind', async () => {
    await show(everything, sent);
    await person.click('button', 'Submit');
    await person.waitsForText('Sent');
    for (const role of ['button', 'textbox', 'radio', 'checkbox', 'combobox'])
      expect(await person.count(role), role).to.equal(0);
  });
});
