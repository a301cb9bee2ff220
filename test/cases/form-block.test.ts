import { expect } from '@open-wc/testing';
import {
  answering,
  expectRight,
  expectWrong,
  field,
  focused,
  later,
  receiptOf,
  show,
  untilPhase,
} from '../support/form.js';
import { openPage } from '../support/frame.js';
import { person } from '../support/person.js';

const block = (id: string, fields: readonly object[], submit?: string) => ({
  type: 'form',
  form_id: id,
  ...(submit ? { submit_label: submit } : {}),
  fields,
});
const select = (name: string, label: string, required: boolean, options: readonly (readonly [string, string])[]) => ({
  name,
  label,
  field_type: 'select',
  required,
  options: options.map(([text, payload]) => ({ label: text, payload })),
});

describe('A form of form_block', () => {
  it('takes a half-typed number for wrong, and never for nothing', async () => {
    const { element, replies } = await show(
      block('crates', [
        { name: 'crates', label: 'Crates', field_type: 'number', required: true },
        { name: 'discount', label: 'Discount', field_type: 'number', required: false },
      ]),
    );
    await person.type('Crates', '1e');
    await person.type('Discount', '-');
    await person.click('button', 'Submit');
    expectWrong(element, 'Crates', '“Crates” must be a number, such as 2.5.');
    expectWrong(element, 'Discount', '“Discount” must be a number, such as 2.5.');
    await person.fill('Crates', '1e999');
    await person.fill('Discount', '2');
    await person.click('button', 'Submit');
    expectWrong(element, 'Crates', /must be a number/);
    expectRight(element, 'Discount');
    expect(replies).to.deep.equal([]);
    await person.fill('Crates', '1e2');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { crates: 100, discount: 2 } }]);
  });

  for (const [how, more] of [
    ['a few', []],
    ['many', ['Suite', 'Studio', 'Garden', 'Tower'].map((word): [string, string] => [word, word.toLowerCase()])],
  ] as const) {
    it(`marks none of ${how} options until the person chooses, and the first in one step`, async () => {
      const { element, replies } = await show(
        block(
          'cabin',
          [
            select('cabin', 'Cabin', true, [['Inside', 'in'], ['Balcony', 'bal'], ...more]),
            select('meal', 'Meal', false, [['Early', 'early'], ['Late', 'late'], ...more]),
          ],
          'Continue',
        ),
      );
      expect(element.values).to.deep.equal({});
      for (const label of ['Cabin', 'Meal']) {
        const { box, control } = field(element, label);
        expect(box.textContent).to.contain('Choose one');
        expect(control.querySelectorAll('input:checked').length).to.equal(0);
        if (control instanceof HTMLSelectElement)
          expect(control.selectedOptions[0]!.textContent.trim()).to.equal('Choose one');
      }
      await person.click('button', 'Continue');
      expectWrong(element, 'Cabin', 'Choose an option for “Cabin”.');
      expectRight(element, 'Meal');
      expect(replies).to.deep.equal([]);
      await (more.length ? person.choose('Cabin', 'Inside') : person.pick('Inside'));
      await person.click('button', 'Continue');
      expect(replies).to.deep.equal([{ values: { cabin: 'in' } }]);
    });
  }

  it('tells two options of one value apart by their place', async () => {
    const { element, replies } = await show(
      block('speed', [
        select('speed', 'Speed', true, [
          ['Standard', 'ship'],
          ['Express', 'ship'],
          ['Collect', 'pick'],
        ]),
      ]),
      { receipt: 'values' },
    );
    expect(await person.count('radio')).to.equal(3);
    await person.pick('Express');
    expect(await person.isChecked('Express')).to.be.true;
    expect(field(element, 'Speed').control.querySelectorAll('input:checked').length).to.equal(1);
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { speed: 'ship' } }]);
    await element.updateComplete;
    expect(receiptOf(element)).to.deep.equal([['Speed', 'Express']]);
  });

  it('tells two options of one value apart in a list, too', async () => {
    const { element, replies } = await show(
      block('speed', [
        select('speed', 'Speed', true, [
          ['Standard', 'ship'],
          ['Express', 'ship'],
          ...['Locker', 'Desk', 'Store', 'Dock'].map((word): [string, string] => [word, word]),
        ]),
      ]),
      { receipt: 'values' },
    );
    await person.choose('Speed', 'Express');
    await element.updateComplete;
    const list = field(element, 'Speed').control as HTMLSelectElement;
    expect([...list.selectedOptions].map((option) => option.textContent.trim())).to.deep.equal(['Express']);
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { speed: 'ship' } }]);
    await element.updateComplete;
    expect(receiptOf(element)).to.deep.equal([['Speed', 'Express']]);
  });

  for (const timezone of ['America/Los_Angeles', 'Pacific/Auckland']) {
    it(`keeps a day the same day in ${timezone}`, async () => {
      await person.emulate({ timezone });
      try {
        const { element, replies } = await show(
          block('pickup', [{ name: 'pickup', label: 'Pick-up day', field_type: 'date', required: true }]),
          { receipt: 'values' },
        );
        await person.fill('Pick-up day', '2027-05-10');
        expect(await person.value('Pick-up day')).to.equal('2027-05-10');
        await person.click('button', 'Submit');
        expect(replies).to.deep.equal([{ values: { pickup: '2027-05-10' } }]);
        await element.updateComplete;
        expect(receiptOf(element)).to.deep.equal([['Pick-up day', 'May 10, 2027']]);
      } finally {
        await person.emulate({ timezone: '' });
      }
    });
  }

  it('lets a page that listens for single keys see that they are typed into a text box', async () => {
    const opened: string[] = [];
    const editable = (target: EventTarget | undefined | null): boolean =>
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const onKey = (event: KeyboardEvent): void => {
      if (editable(event.composedPath()[0]) && editable(focused())) return;
      if (event.key === 's' || event.key === '/') opened.push(event.key);
    };
    document.addEventListener('keydown', onKey);
    try {
      await show(block('note', [{ name: 'note', label: 'Note', field_type: 'text', required: true }]));
      await person.type('Note', 's/p');
      expect(await person.value('Note')).to.equal('s/p');
      expect(opened).to.deep.equal([]);
      expect(await person.isFocused('textbox', 'Note')).to.be.true;
    } finally {
      document.removeEventListener('keydown', onKey);
    }
  });

  it('tells the host once, however often the person presses', async () => {
    const { promise, settle } = later();
    const { element, replies, events } = await show(
      block('seat', [{ name: 'row', label: 'Row', field_type: 'text', required: true }], 'Continue'),
      { host: answering(promise) },
    );
    await person.type('Row', '14C');
    await person.doubleClick('button', 'Continue');
    await person.press('Enter');
    expect(await person.sees('button', 'Sending…')).to.be.true;
    expect(await person.isEnabled('textbox', 'Row')).to.be.false;
    await person.click('button', 'Sending…').catch(() => undefined);
    await person.pressIn('Row', 'Enter');
    expect(replies).to.deep.equal([{ values: { row: '14C' } }]);
    expect(events[0]!.detail.form.id).to.equal('seat');
    settle({ status: 'sent' });
    await untilPhase(element, 'sent');
    expect(replies.length).to.equal(1);
  });

  it('is drawn from a property that was set before its script was loaded', async () => {
    const { page, where, load } = await openPage();
    const element = page.createElement('chat-form');
    page.body.append(element);
    element.spec = block('late', [{ name: 'code', label: 'Code', field_type: 'text', required: true }]);
    await load('/src/define.ts');
    await person.waitsFor('textbox', 'Code', where);
    element.spec = block('late', [{ name: 'code', label: 'Ticket code', field_type: 'text', required: true }]);
    await person.waitsFor('textbox', 'Ticket code', where);
    expect(await person.count('textbox', undefined, where)).to.equal(1);
  });

  it('has whatever else was set before its script was loaded, in a placed field too', async () => {
    const { page, where, load } = await openPage();
    const element = page.createElement('chat-form');
    const placed = page.createElement('chat-form-field');
    placed.name = 'code';
    element.append(placed);
    page.body.append(element);
    const fields = [
      { name: 'code', label: 'Code', field_type: 'text', required: true },
      { name: 'note', label: 'Note', field_type: 'text', required: false },
    ];
    Object.assign(element, {
      values: { code: 'A7' },
      allowCancel: true,
      allowFreeform: true,
      requester: 'Harbour office',
      messages: { cancel: 'Not now' },
      receipt: 'values',
      extend: () => '2099-01-01T00:00:00Z',
      spec: block('late', fields),
    });
    await load('/src/define.ts');
    await person.waitsFor('button', 'Not now', where);
    expect(await person.value('Code', where)).to.equal('A7');
    expect(await person.seesText('Harbour office asks', where)).to.be.true;
    expect(await person.sees('button', 'Or type a response instead…', where)).to.be.true;
    expect(placed.shadowRoot!.querySelectorAll('input').length).to.equal(1);
    expect(element.extend, 'what gives more time').to.be.a('function');
    await person.click('button', 'Submit', where);
    await person.waitsForText('A7', where);
    expect(receiptOf(element)).to.deep.equal([
      ['Code', 'A7'],
      ['Note', 'Not answered'],
    ]);
  });
});
