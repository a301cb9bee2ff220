import { expect } from '@open-wc/testing';
import { expectRight, field, focused, heard, labels, passing, show } from '../support/form.js';
import { person } from '../support/person.js';

const options = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([label, value]) => ({ label, value }));

describe('A form of collect_user_input', () => {
  describe('with a number', () => {
    const spec = {
      title: 'Weigh-in',
      fields: [{ type: 'number', name: 'kilos', label: 'Weight (kg)', min: 0, max: 10, required: true }],
      submitLabel: 'Save',
    };

    it('leaves the text in the box to the person, key by key', async () => {
      const { element, replies } = await show(spec);
      const input = field(element, 'Weight (kg)').control as HTMLInputElement;
      const boxes: string[] = [];
      for (const key of '3.07') {
        await person.type('Weight (kg)', key);
        boxes.push(input.value);
        expect(input.selectionStart).to.equal(input.value.length);
        expectRight(element, 'Weight (kg)');
      }
      expect(boxes).to.deep.equal(['3', '3.', '3.0', '3.07']);
      await person.click('button', 'Save');
      expect(replies).to.deep.equal([{ values: { kilos: 3.07 } }]);
    });

    it('sends the number and keeps the text', async () => {
      const { element, replies } = await show(spec, { host: (event) => event.preventDefault() });
      await person.type('Weight (kg)', '2.50');
      expect(await person.value('Weight (kg)')).to.equal('2.50');
      await person.click('button', 'Save');
      expect(replies).to.deep.equal([{ values: { kilos: 2.5 } }]);
      await element.updateComplete;
      expect(await person.value('Weight (kg)')).to.equal('2.50');
    });
  });

  for (const [how, act] of [
    ['never touched', () => Promise.resolve()],
    ['ticked and unticked', () => person.check('Add a gift bag').then(() => person.uncheck('Add a gift bag'))],
  ] as const) {
    it(`answers a check box that was ${how} with false`, async () => {
      const { replies } = await show({
        title: 'Order',
        fields: [
          { type: 'text', name: 'item', label: 'Item', required: true },
          { type: 'checkbox', name: 'giftBag', label: 'Add a gift bag' },
        ],
      });
      await act();
      await person.type('Item', 'Mug');
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([{ values: { item: 'Mug', giftBag: false } }]);
    });
  }

  for (const [label, value] of [
    ['Medium', 'Medium'],
    ['Large', 'L'],
  ] as const) {
    it(`reads options that are plain words: ${label}`, async () => {
      const { element, replies } = await show({
        title: 'Cup',
        fields: [
          {
            type: 'choices',
            name: 'cup',
            label: 'Size',
            options: ['Small', 'Medium', { label: 'Large', value: 'L' }],
            required: true,
          },
        ],
      });
      const rows = [...field(element, 'Size').control.querySelectorAll('label')];
      expect(rows.map((row) => row.textContent.trim())).to.deep.equal(['Small', 'Medium', 'Large']);
      await person.pick(label);
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([{ values: { cup: value } }]);
    });
  }

  it('keeps ticks and words apart on the way to a free reply and back', async () => {
    const { element, replies } = await show({
      title: 'Rollout',
      fields: [
        {
          type: 'choices',
          name: 'regions',
          label: 'Regions',
          multiSelect: true,
          options: options(['North', 'n'], ['South', 's']),
          required: true,
        },
      ],
      allowFreeformResponse: true,
    });
    await person.check('North');
    await person.click('button', 'Or type a response instead…');
    await person.type('Your response', 'hold it');
    await person.click('button', 'Back to the form');
    expect(await person.isChecked('North')).to.be.true;
    expect(await person.isChecked('South')).to.be.false;
    await person.click('button', 'Or type a response instead…');
    expect(await person.value('Your response')).to.equal('hold it');
    await person.fill('Your response', ' \n ');
    await person.click('button', 'Send response');
    await element.updateComplete;
    expect(replies).to.deep.equal([]);
    expect(await person.seesText('Type a response first.')).to.be.true;
    await person.fill('Your response', 'hold it until Friday');
    await person.click('button', 'Send response');
    expect(replies).to.deep.equal([{ freeformResponse: 'hold it until Friday' }]);
  });

  it('makes lines with Enter in a text of several lines, and sends nothing', async () => {
    const { replies } = await show({
      title: 'Incident',
      fields: [{ type: 'text', name: 'story', label: 'What happened', multiline: true, required: true }],
    });
    await person.type('What happened', 'one');
    await person.press('Enter');
    await person.typeHere('two');
    await person.press('Shift+Enter');
    await person.typeHere('three');
    expect(replies).to.deep.equal([]);
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { story: 'one\ntwo\nthree' } }]);
  });

  it('sends on Enter, though the button that cancels comes first', async () => {
    const outer = passing(document.createElement('form'));
    document.body.append(outer);
    const submits = heard(outer, 'submit');
    const { replies } = await show(
      {
        title: 'Rename',
        fields: [{ type: 'text', name: 'newName', label: 'New name', required: true }],
        submitLabel: 'Rename',
        cancelLabel: 'Keep old name',
      },
      { container: outer },
    );
    await person.type('New name', 'Harbour');
    await person.press('Enter');
    expect(replies).to.deep.equal([{ values: { newName: 'Harbour' } }]);
    expect(submits).to.deep.equal([]);
  });

  it('is not emptied by a host that sets an equal spec again', async () => {
    const spec = {
      title: 'Trip notes',
      fields: [
        { type: 'text', name: 'city', label: 'City', defaultValue: 'Oslo' },
        { type: 'choices', name: 'pace', label: 'Pace', options: options(['Slow', 's'], ['Fast', 'f']) },
        { type: 'checkbox', name: 'bike', label: 'Bike' },
      ],
    };
    const { element, replies } = await show(spec);
    await person.fill('City', 'Bergen');
    await person.pick('Fast');
    await person.check('Bike');
    await person.focus('City');
    const city = focused() as HTMLInputElement;
    city.setSelectionRange(3, 3);
    for (const again of [
      () => (element.spec = structuredClone(spec)),
      () => element.setAttribute('spec', JSON.stringify(spec)),
    ]) {
      again();
      await element.updateComplete;
      expect(focused()).to.equal(city);
      expect([city.value, city.selectionStart, city.selectionEnd]).to.deep.equal(['Bergen', 3, 3]);
      expect(labels(element)).to.deep.equal(['City', 'Pace', 'Bike']);
    }
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { city: 'Bergen', pace: 'f', bike: true } }]);
  });
});
