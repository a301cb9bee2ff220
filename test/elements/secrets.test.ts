import { expect } from '@open-wc/testing';
import { english } from '../../src/core/words.js';
import { showForm } from '../../src/index.js';
import type { ChatForm } from '../../src/index.js';
import { axeFinds } from '../support/axe.js';
import { answering, field, passing, receiptOf, show, textIn, until, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Sign in to the library',
  fields: [
    { key: 'user', label: 'User name', type: 'text', required: true },
    { key: 'word', label: 'Password', type: 'text', required: true, help: 'The one for the reading room.' },
    { key: 'words', label: 'Recovery phrase', type: 'textarea' },
    { key: 'code', label: 'One-time code', type: 'integer' },
    { key: 'way', label: 'Password or PIN?', type: 'select', options: [{ value: 'p', label: 'PIN' }] },
  ],
};
const SECRET = ['Password', 'Recovery phrase', 'One-time code'];
const issuesOf = ({ issues }: ChatForm): string[] =>
  issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('A field that asks for a secret', () => {
  it('has a caution, which describes it to everybody', async () => {
    const { element } = await show(spec);
    for (const label of SECRET) {
      const { box, described } = field(element, label);
      expect(box.querySelector('[part~=caution]')?.textContent).to.equal(english.secret);
      expect(described[0]).to.equal(english.secret);
    }
    expect(field(element, 'Password').described).to.deep.equal([english.secret, 'The one for the reading room.']);
    expect(element.shadowRoot!.querySelectorAll('[part~=caution]')).to.have.lengthOf(3);
    expect(await person.aria('chat-form')).to.include('Password');
    expect(issuesOf(element)).to.deep.equal([1, 2, 3].map((at) => `warning secret /fields/${at}`));
    expect(element.form?.fields.map(({ secret }) => secret === true)).to.deep.equal([false, true, true, true, false]);
    expect(await axeFinds(element)).to.deep.equal([]);
  });

  it('is an ordinary text box that no browser fills in, corrects or hides', async () => {
    const { element } = await show(spec);
    for (const label of SECRET) {
      const { control } = field(element, label);
      expect(control.getAttribute('autocomplete'), label).to.equal('off');
      expect(control.getAttribute('spellcheck'), label).to.equal('false');
      expect(control.getAttribute('type') ?? 'text', label).to.equal('text');
    }
    const { element: named } = await show({
      title: 'T',
      fields: [{ key: 'name', label: 'Name', type: 'text', help: 'Enter your password.' }],
    });
    expect(field(named, 'Name').control.getAttribute('autocomplete')).to.equal('off');
  });

  it('shows what it is filled with, and sends it, as any other; the receipt does not show it', async () => {
    const fields = [{ key: 'word', label: 'Password', type: 'text', default: 'hunter' }];
    const { element, replies } = await show({ title: 'T', fields }, { host: answering({ status: 'sent' }) });
    expect(await person.value('Password')).to.equal('hunter');
    await person.fill('Password', 'hunter 3');
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { word: 'hunter 3' } } }]);
    expect(receiptOf(element)).to.deep.equal([['Password', english.hidden]]);
    expect(textIn(element)).not.to.include('hunter');
  });

  it('is not read out by a receipt under any policy, and one that was left out is said to be', async () => {
    for (const secrets of ['warn', 'allow'] as const) {
      const answered = { user: 'heron', word: 'hunter 3', code: 4711 };
      const { element } = await show(spec, { secrets, answered });
      expect(receiptOf(element)).to.deep.equal([
        ['User name', 'heron'],
        ['Password', english.hidden],
        ['Recovery phrase', english.notAnswered],
        ['One-time code', english.hidden],
        ['Password or PIN?', english.notAnswered],
      ]);
      element.remove();
    }
  });

  it('keeps its caution beside its error', async () => {
    const { element } = await show(spec);
    await person.click('button', 'Submit');
    const { described, error } = field(element, 'Password');
    expect(error).to.equal('Enter “Password”.');
    expect(described).to.deep.equal([error, english.secret, 'The one for the reading room.']);
  });

  it('makes no form where the host refuses it', async () => {
    const element = passing(document.createElement('chat-form'));
    element.setAttribute('secrets', 'refuse');
    element.spec = spec;
    document.body.append(element);
    await element.updateComplete;
    expect(element.phase).to.equal('unusable');
    expect(issuesOf(element)).to.deep.equal([1, 2, 3].map((at) => `error secret /fields/${at}`));
    expect(textIn(element).trim()).to.equal('Sign in to the libraryThis form cannot be shown.');
    expect(await person.count('textbox')).to.equal(0);
  });

  it('is a field like any other where the host allows it', async () => {
    const { element } = await show(spec, { secrets: 'allow' });
    expect(element.issues).to.deep.equal([]);
    expect(element.shadowRoot!.querySelector('[part~=caution]')).to.equal(null);
    expect(field(element, 'Password').described).to.deep.equal(['The one for the reading room.']);
  });

  it('is kept nowhere and shown to no speller where the host allows it either', async () => {
    for (const secrets of ['warn', 'allow'] as const) {
      const { element } = await show(spec, { secrets, draftKey: 'library' });
      for (const label of SECRET) expect(field(element, label).control.getAttribute('spellcheck')).to.equal('false');
      await person.fill('User name', 'heron');
      await person.fill('Password', 'hunter 3');
      await until(() => sessionStorage.getItem('chat-form:library')?.includes('heron'));
      expect(sessionStorage.getItem('chat-form:library')).not.to.include('hunter');
      element.remove();
      sessionStorage.clear();
    }
  });

  it('makes no form where the policy is none that there is', async () => {
    for (const secrets of ['REFUSE', ' refuse', 'deny', '']) {
      const element = passing(document.createElement('chat-form'));
      element.setAttribute('secrets', secrets);
      element.spec = spec;
      document.body.append(element);
      await element.updateComplete;
      expect(element.phase, secrets).to.equal('unusable');
      element.remove();
    }
  });

  it('is told by a word for its type, and by the title above it', async () => {
    const value = { key: 'a', label: 'Value', type: 'text' };
    const specs = [
      { title: 'T', fields: [{ ...value, type: 'password' }] },
      { title: 'Enter your password', fields: [value] },
      { title: 'T', description: 'Please type your bank PIN below.', fields: [value] },
    ];
    for (const given of specs) {
      const { element } = await show(given);
      expect(field(element, 'Value').described[0]).to.equal(english.secret);
      element.secrets = 'refuse';
      await element.updateComplete;
      expect(element.phase).to.equal('unusable');
      element.remove();
    }
  });

  it('keeps what was typed when the host thinks again', async () => {
    const { element } = await show(spec);
    await person.fill('User name', 'heron');
    element.secrets = 'allow';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part~=caution]')).to.equal(null);
    expect(await person.value('User name')).to.equal('heron');
    element.secrets = 'warn';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('[part~=caution]')).to.have.lengthOf(3);
  });

  it('has its caution where a page has placed it', async () => {
    const element = passing(document.createElement('chat-form'));
    element.innerHTML = '<chat-form-field name="word"></chat-form-field>';
    element.spec = spec;
    document.body.append(element);
    await element.updateComplete;
    await element.querySelector('chat-form-field')!.updateComplete;
    await person.waitsForText(english.secret, { within: 'chat-form-field' });
  });

  for (const lang of ['de', 'ar']) {
    it(`is cautioned about in the words of “${lang}”`, async () => {
      const { element } = await show(
        { title: 'T', fields: [{ key: 'a', label: lang === 'de' ? 'Kennwort' : 'كلمة المرور', type: 'text' }] },
        { lang },
      );
      const { words } = (await import(`../../src/locales/${lang}.ts`)) as { words: typeof english };
      await person.waitsForText(words.secret);
      expect(field(element, lang === 'de' ? 'Kennwort' : 'كلمة المرور').described).to.deep.equal([words.secret]);
    });
  }

  it('reads well by day and by night, narrow and from the right', async () => {
    await person.emulate({ viewport: { width: 460, height: 760 } });
    for (const colorScheme of ['light', 'dark'] as const) {
      await person.emulate({ colorScheme });
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      const { element } = await show(spec);
      await person.click('button', 'Submit');
      expect(await axeFinds(element)).to.deep.equal([]);
      await person.screenshot(`secret-${colorScheme}`);
      element.remove();
    }
    await person.emulate({ viewport: { width: 320, height: 760 } });
    for (const dir of ['ltr', 'rtl'] as const) {
      document.documentElement.dir = dir;
      const { element } = await show(spec, dir === 'rtl' ? { lang: 'ar' } : {});
      if (dir === 'rtl') await person.waitsForText('يبدو أن هذا سرّ', { exact: false, nth: 0 });
      expect(element.scrollWidth).to.be.at.most(320);
      await person.screenshot(`secret-320-${dir}`);
      element.remove();
    }
    document.documentElement.removeAttribute('dir');
    document.documentElement.style.colorScheme = '';
    document.body.style.background = '';
    await person.emulate({ colorScheme: '', viewport: { width: 800, height: 900 } });
  });

  const properties = {
    password: { type: 'string', title: 'Password' },
    otp: { type: 'string', title: 'One-time code' },
    cvv: { type: 'integer', title: 'CVV' },
  };
  const elicitation = { message: 'Log in', requestedSchema: { type: 'object', properties } };

  it('has a caution in an elicitation, and is kept nowhere', async () => {
    const { element } = await show(elicitation, { draftKey: 'elicited' });
    expect(element.shadowRoot!.querySelectorAll('[part~=caution]')).to.have.lengthOf(3);
    await person.fill('Password', 'hunter 3');
    expect(sessionStorage.getItem('chat-form:elicited') ?? '').not.to.include('hunter');
  });

  it('cancels an elicitation where the host refuses it', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const { outcome, reply } = await showForm(elicitation, { container, secrets: 'refuse' });
    expect([outcome, reply]).to.deep.equal([{ type: 'cancel' }, { action: 'cancel' }]);
    expect(container.childElementCount).to.equal(0);
    container.remove();
  });

  it('is not drawn while it streams in, where the host refuses it, and has its caution where not', async () => {
    for (const given of [spec, elicitation]) {
      for (const secrets of ['refuse', 'warn'] as const) {
        const element = passing(document.createElement('chat-form'));
        Object.assign(element, { secrets, streaming: true });
        document.body.append(element);
        const text = JSON.stringify(given);
        for (let end = 60; end < text.length + 60; end += 60) {
          element.spec = text.slice(0, end);
          await element.updateComplete;
          const drawn = element.shadowRoot!.querySelector('[data-field=password],[data-field=word]');
          expect(Boolean(drawn?.querySelector('input')), secrets).to.equal(
            Boolean(drawn?.querySelector('[part~=caution]')),
          );
          if (secrets === 'refuse') expect(drawn).to.equal(null);
        }
        element.streaming = false;
        await element.updateComplete;
        expect(element.phase).to.equal(secrets === 'refuse' ? 'unusable' : 'open');
        element.remove();
      }
    }
  });
});
