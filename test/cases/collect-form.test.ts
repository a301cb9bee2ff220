import { expect } from '@open-wc/testing';
import { expectCount, expectRight, expectWrong, field, receiptOf, show } from '../support/form.js';
import { person } from '../support/person.js';

const submitted = (values: object) => ({ status: 'submitted', result: { values } });

/** The longest time, in milliseconds, for which the page did not get to its own work. */
function watchPulse(): () => number {
  let longest = 0;
  let last = performance.now();
  const beat = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(beat, 5);
  return () => {
    clearInterval(timer);
    beat();
    return longest;
  };
}

describe('A form of collect_form', () => {
  it('checks a pattern that browsers refuse to compile with the v flag', async () => {
    const { element, replies } = await show({
      title: 'Name the page',
      fields: [{ key: 'slug', label: 'Page address', type: 'text', required: true, pattern: '^[a-z0-9_-]+$' }],
    });
    await person.type('Page address', 'Bad Page!');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Page address', '“Page address” is not written in the form that is asked for.');
    await person.fill('Page address', 'good-page_1');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([submitted({ slug: 'good-page_1' })]);
  });

  it('answers to keys and clicks under a pattern that explodes elsewhere', async () => {
    const { element, replies } = await show({
      title: 'Image tag',
      fields: [{ key: 'tag', label: 'Tag', type: 'text', required: true, pattern: '^([a-z0-9]+)+:[0-9]+$' }],
    });
    const pulse = watchPulse();
    await person.type('Tag', `${'a'.repeat(40)}!`);
    await person.click('button', 'Submit');
    expect(pulse()).to.be.below(1_000);
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Tag', /not written in the form/);
    await person.fill('Tag', 'base:7');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([submitted({ tag: 'base:7' })]);
  });

  describe('with an option whose value is the empty string', () => {
    const spec = {
      title: 'Snack order',
      fields: [
        {
          key: 'topping',
          label: 'Topping',
          type: 'select',
          required: true,
          options: [
            { value: '', label: 'No topping' },
            { value: 'salt', label: 'Salt' },
            { value: 'herbs', label: 'Herbs' },
          ],
        },
      ],
    };

    it('tells it from no choice at all', async () => {
      const { element, replies } = await show(spec);
      expect(await person.isChecked('No topping')).to.be.false;
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([]);
      expectWrong(element, 'Topping', 'Choose an option for “Topping”.');
      await person.pick('No topping');
      expect(await person.isChecked('No topping')).to.be.true;
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([submitted({ topping: '' })]);
      await element.updateComplete;
      expect(receiptOf(element)).to.deep.equal([['Topping', 'No topping']]);
    });

    it('sends what was chosen last', async () => {
      const { replies } = await show(spec);
      await person.pick('Herbs');
      await person.pick('Salt');
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([submitted({ topping: 'salt' })]);
    });
  });

  for (const [how, act] of [
    ['never touched', () => Promise.resolve()],
    ['ticked and unticked', () => person.check('Lamp').then(() => person.uncheck('Lamp'))],
  ] as const) {
    it(`answers a list that was ${how} with an empty list`, async () => {
      const { replies } = await show({
        title: 'Extras',
        fields: [
          {
            key: 'extras',
            label: 'Extras',
            type: 'multiselect',
            options: [
              { value: 'lamp', label: 'Lamp' },
              { value: 'rug', label: 'Rug' },
            ],
          },
          { key: 'room', label: 'Room', type: 'text', required: true },
        ],
      });
      await act();
      await person.type('Room', '12');
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([submitted({ extras: [], room: '12' })]);
    });
  }

  it('takes keys that are named like the members of forms and objects', async () => {
    const { element, replies } = await show({
      title: 'Odd names',
      fields: [
        { key: 'action', label: 'Action', type: 'text', required: true },
        { key: 'submit', label: 'Submit to', type: 'text' },
        { key: 'length', label: 'Length', type: 'number' },
        { key: 'constructor', label: 'Constructor', type: 'text', required: true },
      ],
    });
    for (const label of ['Action', 'Submit to', 'Length', 'Constructor'])
      expect(await person.value(label)).to.equal('');
    await person.type('Action', 'go');
    await person.type('Submit to', 'desk');
    await person.type('Length', '4');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Constructor', 'Enter “Constructor”.');
    for (const label of ['Action', 'Submit to', 'Length']) expectRight(element, label);
    await expectCount(element, 1);
    await person.type('Constructor', 'Acme');
    await person.pressIn('Constructor', 'Enter');
    expect(replies).to.deep.equal([submitted({ action: 'go', submit: 'desk', length: 4, constructor: 'Acme' })]);
  });

  it('says what is missing from a web address without its scheme', async () => {
    const { element, replies } = await show({
      title: 'Link us',
      fields: [{ key: 'docs', label: 'Docs address', type: 'url', required: true }],
    });
    await person.type('Docs address', 'example.org/docs');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Docs address', /starts with https:\/\//);
    expect(await person.value('Docs address')).to.equal('example.org/docs');
  });

  it('takes what a password manager fills in, as it is', async () => {
    const { element, replies } = await show({
      title: 'Reach you',
      fields: [
        { key: 'mail', label: 'E-mail', type: 'email', required: true },
        { key: 'tel', label: 'Phone', type: 'phone' },
      ],
    });
    const mail = field(element, 'E-mail').control as HTMLInputElement;
    const phone = field(element, 'Phone').control as HTMLInputElement;
    expect([mail.type, mail.inputMode, mail.autocomplete]).to.deep.equal(['email', 'email', 'email']);
    expect([phone.type, phone.inputMode, phone.autocomplete]).to.deep.equal(['tel', 'tel', 'tel']);
    for (const [input, value] of [
      [mail, 'desk+night@example.travel'],
      [phone, '+44 20 7946 0000'],
    ] as const) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([submitted({ mail: 'desk+night@example.travel', tel: '+44 20 7946 0000' })]);
  });
});
