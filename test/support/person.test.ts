import { expect } from '@open-wc/testing';
import { axeFinds } from './axe.js';
import { expectConsole } from './console.js';
import { person } from './person.js';

const markup = `
  <h2>Order</h2>
  <label>Name <span aria-hidden="true">*</span> <input id="name"></label>
  <label>Note <textarea></textarea></label>
  <label>Colour <select><option value="r">Red</option><option value="g">Green</option></select></label>
  <label><input type="checkbox"> Gift</label>
  <fieldset><legend>Size</legend>
    <label><input type="radio" name="size" value="s"> Small</label>
    <label><input type="radio" name="size" value="l"> Large</label>
  </fieldset>
  <label>Day <input type="date"></label>
  <button type="button">Send</button>
  <button type="button" disabled>Send later</button>
  <p role="status"></p>`;

describe('person', () => {
  let host: HTMLElement;
  let root: ShadowRoot;
  const button = () => root.querySelector('button')!;
  const name = () => root.querySelector<HTMLInputElement>('#name')!;

  beforeEach(() => {
    host = document.createElement('person-host');
    root = host.attachShadow({ mode: 'open' });
    root.innerHTML = markup;
    document.body.append(host);
  });

  afterEach(async () => {
    host.remove();
    await person.emulate({ timezone: '', locale: '', colorScheme: '', viewport: { width: 800, height: 900 } });
  });

  it('clicks and double-clicks by role and whole name', async () => {
    const heard: string[] = [];
    for (const type of ['click', 'dblclick']) button().addEventListener(type, () => heard.push(type));
    await person.click('button', 'Send');
    expect(heard).to.deep.equal(['click']);
    await person.doubleClick('button', 'Send');
    expect(heard).to.deep.equal(['click', 'click', 'click', 'dblclick']);
  });

  it('types key by key after what is there, and a mark hidden from readers is no part of the name', async () => {
    const keys: string[] = [];
    name().addEventListener('keydown', ({ key }) => keys.push(key));
    await person.type('Name', 'Ada');
    expect(keys).to.deep.equal(['A', 'd', 'a']);
    await person.type('Name', '!');
    expect(await person.value('Name')).to.equal('Ada!');
    await person.fill('Name', 'Grace');
    expect(name().value).to.equal('Grace');
    await person.clear('Name');
    expect(name().value).to.equal('');
  });

  it('presses keys where the focus is', async () => {
    await person.focus('Name');
    await person.press('Tab');
    await person.typeHere('hi');
    expect(await person.value('Note')).to.equal('hi');
    await person.press('Shift+Tab', 'x');
    expect(name().value).to.equal('x');
    await person.pressIn('Note', 'Backspace');
    expect(await person.value('Note')).to.equal('h');
    expect(await person.isFocused('textbox', 'Note')).to.be.true;
  });

  it('chooses, checks, unchecks and picks', async () => {
    await person.choose('Colour', 'Green');
    expect(await person.value('Colour')).to.equal('g');
    await person.check('Gift');
    expect(await person.isChecked('Gift')).to.be.true;
    await person.uncheck('Gift');
    expect(await person.isChecked('Gift')).to.be.false;
    await person.pick('Large');
    expect(await person.isChecked('Large')).to.be.true;
    await person.fill('Day', '2026-01-31');
    expect(await person.value('Day')).to.equal('2026-01-31');
  });

  it('sees, counts and reads', async () => {
    expect(await person.sees('button', 'Send')).to.be.true;
    expect(await person.sees('button', 'Sen')).to.be.false;
    expect(await person.count('button')).to.equal(2);
    expect(await person.isEnabled('button', 'Send later')).to.be.false;
    expect(await person.aria('person-host')).to.contain('- heading "Order" [level=2]');
    setTimeout(() => (root.querySelector('[role=status]')!.textContent = 'Sent'), 100);
    await person.waitsForText('Sent');
    expect(await person.text('status')).to.equal('Sent');
  });

  it('says what it did not find', async () => {
    const error: unknown = await person.click('button', 'Absent').catch((reason: unknown) => reason);
    expect(String(error)).to.match(/click .*"Absent".*6000ms exceeded/s);
  });

  it('lives in another time zone, with another locale, media and window', async () => {
    const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const own = zone();
    await person.emulate({ timezone: 'Asia/Tokyo', locale: 'de-DE', colorScheme: 'dark' });
    expect(zone()).to.equal('Asia/Tokyo');
    expect(new Date(0).getHours()).to.equal(9);
    expect((1.5).toLocaleString()).to.equal('1,5');
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.be.true;
    await person.emulate({ timezone: 'America/New_York', locale: 'fr-FR', viewport: { width: 320, height: 640 } });
    expect(zone()).to.equal('America/New_York');
    expect(innerWidth).to.equal(320);
    await person.emulate({ timezone: '', locale: '' });
    expect(zone()).to.equal(own);
    expect((1.5).toLocaleString()).to.equal('1.5');
  });

  it('composes with an input method', async () => {
    const heard: string[] = [];
    for (const type of ['compositionstart', 'compositionend']) name().addEventListener(type, () => heard.push(type));
    await person.focus('Name');
    await person.compose('に');
    await person.compose('にほん');
    expect(name().value).to.equal('にほん');
    expect(heard).to.deep.equal(['compositionstart']);
    await person.commit('日本');
    expect(name().value).to.equal('日本');
    expect(heard).to.deep.equal(['compositionstart', 'compositionend']);
  });
});

describe('axeFinds', () => {
  it('sees into shadow roots', async () => {
    const host = document.createElement('axe-host');
    host.attachShadow({ mode: 'open' }).innerHTML = '<input>';
    document.body.append(host);
    const finds = await axeFinds(host);
    expect(finds).to.have.lengthOf(1);
    expect(finds[0]).to.match(/^label: .*axe-host >>> input/);
    host.shadowRoot!.innerHTML = '<label>Name <input></label>';
    expect(await axeFinds(host)).to.deep.equal([]);
    host.remove();
  });
});

describe('the watch over the console', () => {
  it('lets through what a test expects', async () => {
    expectConsole('a warning');
    expectConsole(/^Error: an error$/);
    expectConsole('a rejection');
    expectConsole('thrown in a listener');
    console.warn('a warning', 1);
    console.error(new Error('an error'));
    void Promise.reject(new Error('a rejection'));
    const target = new EventTarget();
    target.addEventListener('x', () => {
      throw new Error('thrown in a listener');
    });
    target.dispatchEvent(new Event('x'));
    await Promise.resolve();
  });
});
