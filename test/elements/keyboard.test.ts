import { expect } from '@open-wc/testing';
import { expectCount, field, focused, heard, passing, show, until } from '../support/form.js';
import { person } from '../support/person.js';

const options = (...labels: readonly string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }));
const spec = {
  title: 'Stay',
  fields: [
    { type: 'text', name: 'name', label: 'Name', required: true },
    { type: 'choices', name: 'room', label: 'Room', options: options('Garden', 'Street', 'Roof') },
    { type: 'choices', name: 'extras', label: 'Extras', multiSelect: true, options: options('Breakfast', 'Parking') },
    { type: 'text', name: 'wishes', label: 'Wishes', multiline: true },
  ],
};
/** What a reader would call the focused control. */
const at = (): string => {
  const active = focused();
  const label =
    active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active.labels?.[0] : active;
  return (label?.textContent ?? '').replace(/[\s*]+/g, ' ').trim();
};

async function tabs(times: number): Promise<string[]> {
  const stops: string[] = [];
  for (let n = 0; n < times; n++) {
    await person.press('Tab');
    stops.push(at());
  }
  return stops;
}

describe('With the keyboard', () => {
  it('Tab goes through the fields in their order, then the buttons', async () => {
    const before = passing(document.createElement('button'));
    document.body.append(before);
    await show(spec);
    before.focus();
    expect(await tabs(8)).to.deep.equal([
      'Name',
      'Garden',
      'Breakfast',
      'Parking',
      'Wishes',
      'Cancel',
      'Submit',
      'Or type a response instead…',
    ]);
  });

  it('the arrows choose among radio buttons, and Space ticks a box', async () => {
    const { element } = await show(spec);
    await person.focus('Name');
    await person.press('Tab', 'Space');
    expect(element.values).to.deep.include({ room: 'garden' });
    await person.press('ArrowDown');
    expect(await person.isChecked('Street')).to.be.true;
    // Whether the last is followed by the first is the engine's.
    await person.press('ArrowDown', 'ArrowUp', 'ArrowDown');
    expect(await person.isChecked('Roof')).to.be.true;
    expect(element.values).to.deep.include({ room: 'roof' });
    await person.focus('Parking');
    await person.press('Space');
    expect(element.values).to.deep.include({ extras: ['parking'] });
    await person.press('Space');
    expect(element.values).to.deep.include({ extras: [] });
  });

  for (const key of ['Enter', 'Space']) {
    it(`${key} on the way back from a choice leaves the focus in the group`, async () => {
      const { element } = await show(spec);
      await person.pick('Street');
      await person.press('Tab');
      if (!at().startsWith('Clear choice')) await person.press('Shift+Tab', 'Shift+Tab');
      expect(at()).to.equal('Clear choice');
      await person.press(key);
      await element.updateComplete;
      expect(element.values).to.not.have.property('room');
      expect(field(element, 'Room').control.contains(focused())).to.be.true;
      expect(focused()).to.be.instanceOf(HTMLInputElement);
      expect(await person.count('button', 'Clear choice: Room')).to.equal(0);
    });
  }

  it('a required choice offers no way back', async () => {
    await show({ title: 'Room', fields: [{ ...spec.fields[1], required: true }] });
    await person.pick('Street');
    expect(await person.count('button', 'Clear choice: Room')).to.equal(0);
  });

  it('Enter submits from a one-line text, a radio button and a check box', async () => {
    for (const label of ['Name', 'Garden', 'Breakfast']) {
      const { element, events } = await show(spec, { host: (event) => event.preventDefault() });
      await person.fill('Name', 'Mara');
      await person.focus(label);
      await person.press('Enter');
      expect(
        events.map(({ type }) => type),
        label,
      ).to.deep.equal(['submit']);
      element.remove();
    }
  });

  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    it(`${keys} submits from a text of several lines, and makes no line`, async () => {
      const { replies } = await show(spec);
      await person.fill('Name', 'Mara');
      await person.type('Wishes', 'A quiet room');
      await person.press(keys);
      expect(replies).to.deep.equal([{ values: { name: 'Mara', extras: [], wishes: 'A quiet room' } }]);
    });
  }

  it('an Enter that shows errors leaves the focus where it is', async () => {
    const { element } = await show(spec);
    await person.focus('Name');
    await person.press('Enter');
    await expectCount(element, 1);
    expect(at()).to.equal('Name');
  });

  it('after a press of the button that shows errors, the count is one step back and leads to the first', async () => {
    const { element } = await show({
      title: 'Two',
      fields: [
        { type: 'number', name: 'beds', label: 'Beds' },
        { type: 'choices', name: 'room', label: 'Room', options: options('Garden', 'Street'), required: true },
        { type: 'text', name: 'name', label: 'Name', required: true },
      ],
    });
    await person.click('button', 'Submit');
    expect(await person.isFocused('button', 'Submit')).to.be.true;
    await person.needs('Shift+Tab from a pressed button');
    await person.press('Shift+Tab', 'Shift+Tab');
    expect(at()).to.equal('2 fields above need fixing.');
    await person.press('Enter');
    expect(field(element, 'Room').control.contains(focused())).to.be.true;
  });

  it('Escape stays with the page where the form cannot be cancelled', async () => {
    const { events, element } = await show({ title: 'Call', fields: [{ key: 'name', label: 'Name', type: 'text' }] });
    const keys = heard(document.body, 'keydown');
    await person.pressIn('Name', 'Escape');
    expect(events).to.deep.equal([]);
    expect(element.phase).to.equal('open');
    expect(keys.map((event) => event.defaultPrevented)).to.deep.equal([false]);
  });

  it('Escape cancels once where the form can be cancelled, and only from inside', async () => {
    const composer = passing(document.createElement('input'));
    document.body.append(composer);
    const { events } = await show(spec);
    composer.focus();
    await person.press('Escape');
    expect(events).to.deep.equal([]);
    await person.type('Name', 'A');
    await person.press('Escape', 'Escape');
    expect(events.map(({ type, detail }) => [type, detail.outcome.type])).to.deep.equal([['cancel', 'cancel']]);
  });

  it('Escape leaves a composition and an open list alone', async () => {
    const { events, element } = await show(
      {
        title: 'Trip',
        fields: [
          { key: 'place', label: 'Place', type: 'text' },
          {
            key: 'month',
            label: 'Month',
            type: 'select',
            options: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label) => ({ label, value: label })),
          },
        ],
      },
      { allowCancel: true },
    );
    await person.focus('Place');
    await person.compose('みな');
    await person.press('Escape');
    await person.focus('Month');
    await person.press('Alt+ArrowDown');
    await until(() => field(element, 'Month').control.matches(':open'), 'the list is open');
    await person.press('Escape');
    expect(events).to.deep.equal([]);
  });

  it('a form that arrives takes no focus', async () => {
    const composer = passing(document.createElement('input'));
    document.body.append(composer);
    composer.focus();
    await show(spec);
    expect(focused()).to.equal(composer);
  });
});
