import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import {
  expectCount,
  expectRight,
  expectWrong,
  field,
  focused,
  labels,
  receiptOf,
  show,
  textIn,
  untilPhase,
} from '../support/form.js';
import { person } from '../support/person.js';

const request = (message: string, properties: object, required: readonly string[] = []) => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});
const accept = (content: object) => ({ action: 'accept', content });

const dock = request('Pick a dock', { dock: { type: 'string', title: 'Dock', minLength: 2 } }, ['dock']);
const retries = request(
  'Retry settings',
  {
    retries: { type: 'integer', title: 'Retries', minimum: 1 },
    owner: { type: 'string', title: 'Owner mailbox', format: 'email' },
  },
  ['retries', 'owner'],
);
const depot = request(
  'New depot',
  {
    label: { type: 'string', title: 'Label' },
    location: { type: 'object', title: 'Location', properties: { lat: { type: 'number' }, lon: { type: 'number' } } },
  },
  ['label', 'location'],
);

describe('An elicitation', () => {
  it('sends a yes that stands in the form and is left alone', async () => {
    const { replies } = await show(
      request(
        'Before I publish the draft',
        { notify_crew: { type: 'boolean', title: 'Tell the crew', default: true } },
        ['notify_crew'],
      ),
    );
    expect(await person.isChecked('Tell the crew')).to.be.true;
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([accept({ notify_crew: true })]);
  });

  it('takes no for an answer where a yes or no is required', async () => {
    const { element, replies } = await show(
      request(
        'Before I publish the draft',
        { notify_crew: { type: 'boolean', title: 'Tell the crew', default: true } },
        ['notify_crew'],
      ),
    );
    await person.uncheck('Tell the crew');
    await person.click('button', 'Submit');
    expect(element.shadowRoot!.querySelector('[aria-invalid=true]')).to.equal(null);
    expect(replies).to.deep.equal([accept({ notify_crew: false })]);
  });

  it('shows the older names of its values, and never one on the wrong value', async () => {
    const { element, replies } = await show(
      request(
        'Delivery',
        {
          channel: {
            type: 'string',
            title: 'How',
            enum: ['c1', 'c2', 'c3'],
            enumNames: ['Post', 'Courier', 'Pick-up point'],
          },
          bay: { type: 'string', title: 'Bay', enum: ['b1', 'b2'], enumNames: ['North bay'] },
        },
        ['channel', 'bay'],
      ),
    );
    for (const name of ['Post', 'Courier', 'Pick-up point', 'b1', 'b2'])
      expect(await person.count('radio', name), name).to.equal(1);
    expect(await person.count('radio')).to.equal(5);
    expect(textIn(element)).not.to.include('North bay');
    await person.pick('Courier');
    await person.pick('b2');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([accept({ channel: 'c2', bay: 'b2' })]);
  });

  it('is cancelled by Escape, once, with no word about half an answer', async () => {
    const { element, replies, events } = await show(dock);
    await person.type('Dock', 'W');
    await person.press('Escape');
    await untilPhase(element, 'cancelled');
    expect(replies).to.deep.equal([{ action: 'cancel' }]);
    expect([events[0]!.type, events[0]!.detail.outcome.type]).to.deep.equal(['cancel', 'cancel']);
    expect(textIn(element)).to.include('Cancelled');
    expect(textIn(element)).not.to.include('must');
    await person.press('Escape');
    expect(replies.length).to.equal(1);
  });

  it('is cancelled by its button as by Escape', async () => {
    const { element, replies } = await show(dock);
    await person.type('Dock', 'W');
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    expect(replies).to.deep.equal([{ action: 'cancel' }]);
  });

  it('leaves Escape to the input method while a word is composed', async () => {
    const { element, replies } = await show(dock);
    await person.focus('Dock');
    await person.compose('みなと');
    await person.press('Escape');
    expect(element.phase).to.equal('open');
    expect(replies).to.deep.equal([]);
  });

  it('can be declined at once, with wrong and missing answers, and says nothing of them', async () => {
    const { element, replies, events } = await show(retries);
    await person.type('Retries', '0');
    await person.click('button', 'Decline');
    await untilPhase(element, 'declined');
    expect(replies).to.deep.equal([{ action: 'decline' }]);
    expect([events[0]!.type, events[0]!.detail.outcome.type, events[0]!.detail.values]).to.deep.equal([
      'cancel',
      'decline',
      {},
    ]);
    expect(textIn(element)).to.include('Declined');
    for (const role of ['button', 'textbox']) expect(await person.count(role), role).to.equal(0);
    expect(focused()?.textContent.trim()).to.equal('Declined');
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('tells titles from values in a list, starts with its default and holds its bounds', async () => {
    const { element, replies } = await show(
      request(
        'Which zones',
        {
          zones: {
            type: 'array',
            title: 'Zones',
            minItems: 1,
            maxItems: 2,
            items: {
              anyOf: [
                { const: 'z-1', title: 'Rooftop' },
                { const: 'z-2', title: 'Courtyard' },
                { const: 'z-3', title: 'Cellar' },
              ],
            },
            default: ['z-2'],
          },
        },
        ['zones'],
      ),
    );
    expect(await person.isChecked('Courtyard')).to.be.true;
    await person.check('Rooftop');
    await person.check('Cellar');
    await person.click('button', 'Submit');
    expectWrong(element, 'Zones', 'Choose at most 2 for “Zones”.');
    await expectCount(element, 1);
    expect(replies).to.deep.equal([]);
    await person.uncheck('Cellar');
    expectRight(element, 'Zones');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([accept({ zones: ['z-1', 'z-2'] })]);
  });

  it('asks what may be null like anything optional, and leaves out what nobody answered', async () => {
    const { element, replies } = await show(
      request('Desk details', {
        floor: { type: ['integer', 'null'], title: 'Floor' },
        remark: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Remark', default: null },
      }),
    );
    expect(labels(element)).to.deep.equal(['Floor', 'Remark']);
    for (const label of ['Floor', 'Remark']) expect(await person.value(label), label).to.equal('');
    expect(textIn(element)).not.to.include('null');
    await person.type('Floor', '3');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([accept({ floor: 3 })]);
  });

  it('never accepts without a required answer that it cannot ask for, and says so', async () => {
    const { element, replies } = await show(depot);
    expect(field(element, 'Location').help).to.equal('This cannot be answered here.');
    await person.type('Label', 'Quay 9');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(
      element,
      'Location',
      '“Location” is required but cannot be answered here, so this form cannot be sent.',
    );
    await expectCount(element, 1);
    expect(await axeFinds(element)).to.deep.equal([]);
    await person.click('button', '1 field above needs fixing.');
    expect((focused() as HTMLElement).dataset['field']).to.equal('location');
    await person.click('button', 'Decline');
    await untilPhase(element, 'declined');
    expect(replies).to.deep.equal([{ action: 'decline' }]);
  });

  it('can be cancelled where it can never be accepted', async () => {
    const { element, replies } = await show(depot);
    await person.click('button', 'Submit');
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    expect(replies).to.deep.equal([{ action: 'cancel' }]);
  });

  it('takes the wall clock of the person for a moment, summer time and all', async () => {
    await person.emulate({ timezone: 'Europe/Berlin' });
    try {
      const { replies, element } = await show(
        request('Maintenance window', { starts_at: { type: 'string', title: 'Starts', format: 'date-time' } }, [
          'starts_at',
        ]),
      );
      await person.fill('Starts', '2027-07-01T09:30');
      expect(await person.value('Starts')).to.equal('2027-07-01T09:30');
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([accept({ starts_at: '2027-07-01T09:30:00+02:00' })]);
      await untilPhase(element, 'sent');
      expect(receiptOf(element)[0]![1]).to.match(/July 1, 2027.* 9:30/);
    } finally {
      await person.emulate({ timezone: '' });
    }
  });

  for (const [text, taken] of [
    ['AB-204-x', true],
    ['AB-20', false],
  ] as const) {
    it(`lets a pattern match anywhere: ${text} is ${taken ? 'taken' : 'refused'}`, async () => {
      const { element, replies } = await show(
        request('Reference', { ref: { type: 'string', title: 'Reference', pattern: '[0-9]{3}' } }, ['ref']),
      );
      await person.type('Reference', text);
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal(taken ? [accept({ ref: text })] : []);
      if (!taken) expectWrong(element, 'Reference', '“Reference” is not written in the form that is asked for.');
    });
  }

  it('counts characters as people do, and cuts none in half', async () => {
    const badge = request('Badge', { badge: { type: 'string', title: 'Badge', maxLength: 4 } }, ['badge']);
    const four = await show(badge);
    await person.fill('Badge', '🌊'.repeat(4));
    await person.click('button', 'Submit');
    expect(four.replies).to.deep.equal([accept({ badge: '🌊🌊🌊🌊' })]);
    four.element.remove();
    const five = await show(badge);
    await person.fill('Badge', '🌊'.repeat(5));
    await person.click('button', 'Submit');
    expect(five.replies).to.deep.equal([]);
    expectWrong(five.element, 'Badge', '“Badge” must have at most 4 characters.');
    expect(await person.value('Badge')).to.equal('🌊'.repeat(5));
  });
});
