import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { expectCount, expectRight, expectWrong, field, show } from '../support/form.js';
import { person } from '../support/person.js';

const collect = (...fields: readonly object[]) => ({ title: 'Notes', description: 'A few.', fields });
const wave = '\u{1F30A}';

describe('What is typed', () => {
  it('is judged at the first press, not before', async () => {
    const { element } = await show(collect({ key: 'mail', label: 'E-mail', type: 'email', required: true }));
    await person.type('E-mail', 'mara');
    await person.press('Tab');
    expectRight(element, 'E-mail');
    await person.click('button', 'Submit');
    expectWrong(element, 'E-mail', '“E-mail” must be an e-mail address, such as name@example.org.');
  });

  it('is right again as soon as it is, and never wrong in another way while typing', async () => {
    const { element } = await show(collect({ key: 'mail', label: 'E-mail', type: 'email', required: true }));
    await person.click('button', 'Submit');
    expectWrong(element, 'E-mail', 'Enter “E-mail”.');
    await person.type('E-mail', 'mara@');
    expectWrong(element, 'E-mail', 'Enter “E-mail”.');
    await person.typeHere('example.org');
    expectRight(element, 'E-mail');
    await expectCount(element, 0);
  });

  it('is judged again on leaving, once there was a press', async () => {
    const { element } = await show(
      collect(
        { key: 'mail', label: 'E-mail', type: 'email' },
        { key: 'name', label: 'Name', type: 'text', required: true },
      ),
    );
    await person.click('button', 'Submit');
    await expectCount(element, 1);
    await person.type('E-mail', 'mara');
    expectRight(element, 'E-mail');
    await person.press('Tab');
    expectWrong(element, 'E-mail', /must be an e-mail address/);
    await expectCount(element, 2);
  });

  it('in a half-typed date is wrong, and survives every redraw until it is whole', async () => {
    const { element, replies } = await show(
      collect({ key: 'day', label: 'Day', type: 'date' }, { key: 'name', label: 'Name', type: 'text' }),
    );
    const day = field(element, 'Day').control as HTMLInputElement;
    await person.type('Day', '05');
    expect(day.validity.badInput).to.be.true;
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Day', '“Day” must be a day that exists, with its year.');
    await person.type('Name', 'Mara');
    element.requestUpdate();
    await element.updateComplete;
    expect(day.validity.badInput, 'what was typed is still there').to.be.true;
    await person.focus('Day');
    await person.typeParts('05', '10', '2027');
    await person.press('Tab');
    expect(day.value).to.equal('2027-05-10');
    expectRight(element, 'Day');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { day: '2027-05-10', name: 'Mara' } } }]);
  });

  it('in a half-typed time and date with time is wrong, too', async () => {
    const { element, replies } = await show(
      collect({ key: 'hour', label: 'Hour', type: 'time' }, { key: 'moment', label: 'Moment', type: 'datetime' }),
    );
    await person.type('Hour', '05');
    await person.type('Moment', '0510');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Hour', '“Hour” must be a time, such as 14:30.');
    expectWrong(element, 'Moment', '“Moment” must be a day that exists and a time.');
  });

  it('in a date that was whole and is half again is wrong', async () => {
    const { element, replies } = await show(collect({ key: 'day', label: 'Day', type: 'date', default: '2027-05-10' }));
    await person.focus('Day');
    await person.press('Delete');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([]);
    expectWrong(element, 'Day', /must be a day that exists/);
  });

  describe('near the most that fits', () => {
    const spec = collect({ key: 'note', label: 'Note', type: 'text', max: 20 });

    it('is counted down, from the last characters on', async () => {
      const { element } = await show(spec);
      const { box } = field(element, 'Note');
      await person.fill('Note', 'nine char');
      expect(box.textContent).to.not.contain('left');
      await person.type('Note', 's');
      expect(await person.seesText('10 characters left')).to.be.true;
      await person.fill('Note', 'nineteen characters');
      expect(await person.seesText('1 character left')).to.be.true;
      await person.typeHere('!!');
      expect(await person.seesText('1 character too many')).to.be.true;
      expect(await axeFinds(element)).to.deep.equal([]);
      await person.click('button', 'Submit');
      expectWrong(element, 'Note', '“Note” must have at most 20 characters.');
    });

    it('counts what a reader sees as one sign, and is never cut', async () => {
      const { element, replies } = await show(collect({ key: 'note', label: 'Note', type: 'text', max: 4 }));
      await person.fill('Note', wave.repeat(5));
      expect(await person.value('Note')).to.equal(wave.repeat(5));
      await person.click('button', 'Submit');
      expectWrong(element, 'Note', /at most 4 characters/);
      await person.press('Shift+Tab');
      await person.fill('Note', wave.repeat(4));
      expect(await person.seesText('0 characters left')).to.be.true;
      await person.click('button', 'Submit');
      expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { note: wave.repeat(4) } } }]);
    });

    it('is not counted where there is no limit', async () => {
      const { element } = await show(collect({ key: 'note', label: 'Note', type: 'text' }));
      await person.fill('Note', 'x'.repeat(300));
      expect(field(element, 'Note').box.textContent).to.not.match(/characters? (left|too many)/);
    });
  });

  it('is kept in the other fields while one is typed in', async () => {
    const { element } = await show(
      collect({ key: 'a', label: 'First', type: 'text' }, { key: 'b', label: 'Second', type: 'text', default: 'two' }),
    );
    await person.focus('Second');
    await person.press('End');
    await person.typeHere('!');
    await person.type('First', 'one');
    expect(await person.value('Second')).to.equal('two!');
    expect(element.values).to.deep.equal({ a: 'one', b: 'two!' });
  });

  it('may hold any text: markup stays text', async () => {
    const { replies, element } = await show(
      collect({ key: 'a', label: '<b>Bold</b>', type: 'text', help: '<img src=x onerror=alert(1)>' }),
    );
    expect(field(element, '<b>Bold</b>').help).to.equal('<img src=x onerror=alert(1)>');
    await person.fill('<b>Bold</b>', '"><script>alert(1)</script>');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { a: '"><script>alert(1)</script>' } } }]);
    expect(element.shadowRoot!.querySelector('img, script, b')).to.equal(null);
  });
});
