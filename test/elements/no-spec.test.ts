// A form without a spec that could be shown: taken away, or never usable.
import { expect } from '@open-wc/testing';
import type { ChatForm, SpecIssuesEvent } from '../../src/index.js';
import { axeFinds } from '../support/axe.js';
import { field, labels, passing, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const text = (name: string, label: string) => ({ kind: 'text', name, label });
const block = (fields: readonly object[], id = 'harbour') => ({
  type: 'form',
  fallback_text: 'Tell us which harbour.',
  props: { form_id: id, fields, submit_label: 'Send' },
});
const harbour = block([text('harbour', 'Harbour')]);

async function set(element: ChatForm, spec: unknown): Promise<void> {
  element.spec = spec;
  await element.updateComplete;
}

describe('A spec that is taken away', () => {
  it('leaves nothing, and what was typed waits for it to come back', async () => {
    const { element, phases } = await show(JSON.stringify(harbour));
    await person.type('Harbour', 'North');
    await set(element, null);
    expect(textIn(element)).to.equal('');
    expect(element.form).to.equal(undefined);
    expect(element.issues).to.deep.equal([]);
    element.requestSubmit();
    await set(element, JSON.stringify(harbour));
    expect(await person.value('Harbour')).to.equal('North');
    expect(phases).to.deep.equal(['open', 'loading', 'open']);
  });

  it('after the end leaves room for the next', async () => {
    const { element } = await show(harbour);
    await person.click('button', 'Send');
    await untilPhase(element, 'sent');
    await set(element, undefined);
    expect(textIn(element)).to.equal('');
    await set(element, block([text('pier', 'Pier')], 'pier'));
    expect(element.phase).to.equal('open');
    await person.type('Pier', '4');
  });

  it('while it streams gives way to a skeleton, then to the next', async () => {
    const { element } = await show(null, { streaming: true });
    await set(element, JSON.stringify(harbour).slice(0, -4));
    expect(labels(element)).to.deep.equal(['Harbour']);
    await set(element, null);
    expect(textIn(element)).to.equal('The form is loading.');
    const next = JSON.stringify(block([text('pier', 'Pier'), text('side', 'Side')], 'pier'));
    await set(element, next.slice(0, 30));
    expect(labels(element)).to.deep.equal([]);
    await set(element, next);
    expect(labels(element)).to.deep.equal(['Pier', 'Side']);
  });
});

describe('Without a usable spec', () => {
  it('nothing is drawn while there is none', async () => {
    const { element } = await show(null);
    expect(element.phase).to.equal('loading');
    expect(textIn(element).trim()).to.equal('');
    expect(element.form).to.equal(undefined);
  });

  it('a skeleton stands there while it is loading, and says so once', async () => {
    const { element } = await show(null, { loading: true });
    expect(await person.text('status')).to.equal('The form is loading.');
    expect(await person.count('textbox')).to.equal(0);
    expect(await axeFinds(element)).to.deep.equal([]);
    element.spec = harbour;
    element.loading = false;
    await element.updateComplete;
    expect(await person.count('textbox', 'Harbour')).to.equal(1);
    expect(await person.seesText('The form is loading.')).to.be.false;
  });

  const UNUSABLE: readonly (readonly [what: string, spec: unknown, code: string, shown: string])[] = [
    ['the text of an object', '[object Object]', 'object-object', 'This form cannot be shown.'],
    ['no JSON', 'please fill this in', 'not-json', 'This form cannot be shown.'],
    ['no object', '[1, 2]', 'not-an-object', 'This form cannot be shown.'],
    ['of no dialect', { title: 'A title' }, 'unknown-dialect', 'A title'],
    ['without a field, but with a fallback', block([]), 'no-fields', 'Tell us which harbour.'],
    [
      'with two fields of one name',
      { title: 'Twice', fields: [1, 2].map(() => ({ key: 'a', label: 'A', type: 'text' })) },
      'duplicate-name',
      'Twice',
    ],
    [
      'with a choice without options',
      { title: 'Pick', fields: [{ key: 'a', label: 'A', type: 'select' }] },
      'no-options',
      'Pick',
    ],
  ];
  for (const [what, spec, code, shown] of UNUSABLE) {
    it(`words stand in its place, and the host hears why: ${what}`, async () => {
      const element = passing(document.createElement('chat-form'));
      const said: SpecIssuesEvent[] = [];
      element.addEventListener('spec-issues', (event) => said.push(event));
      element.spec = spec;
      document.body.append(element);
      await element.updateComplete;
      expect(element.phase).to.equal('unusable');
      expect(element.matches(':state(unusable)')).to.be.true;
      expect(await person.seesText(shown)).to.be.true;
      expect(await person.count('button')).to.equal(0);
      expect(said.length).to.equal(1);
      expect(said[0]!.detail.issues.map((issue) => issue.code)).to.include(code);
      expect(element.issues.some((issue) => issue.code === code && issue.severity === 'error')).to.be.true;
      expect(await axeFinds(element)).to.deep.equal([]);
    });
  }

  it('the issue names an object in an attribute for what it is', async () => {
    const { element } = await show('[object Object]');
    expect(element.issues[0]!.message).to.contain('[object Object]');
    expect(element.issues[0]!.hint).to.contain('property');
  });

  it('the next spec that is usable is shown', async () => {
    const { element, phases } = await show('nothing');
    await set(element, harbour);
    expect(phases).to.deep.equal(['unusable', 'open']);
    expect(await person.sees('textbox', 'Harbour')).to.be.true;
    await set(element, 'nothing again');
    expect(element.phase).to.equal('unusable');
    expect(await person.count('textbox')).to.equal(0);
  });

  it('a field that cannot be answered stands there, says so, and holds back nothing while it is optional', async () => {
    const { element, replies } = await show(block([text('a', 'Harbour'), { kind: 'select', name: 'b', label: 'Bay' }]));
    expect(field(element, 'Bay').help).to.equal('There is nothing to choose from here, so this cannot be answered.');
    expect(field(element, 'Bay').described).to.include(field(element, 'Bay').help);
    expect(await person.isEnabled('combobox', 'Bay')).to.be.false;
    expect(await axeFinds(element)).to.deep.equal([]);
    await person.type('Harbour', 'Northway');
    await person.click('button', 'Send');
    expect(replies).to.deep.equal([{ form_submission: { form_id: 'harbour', values: { a: 'Northway' } } }]);
  });

  it('a required field that cannot be answered holds the form back, and says why; cancel works', async () => {
    const { element, replies } = await show(
      block([{ kind: 'select', name: 'b', label: 'Bay', required: true, options: [] }]),
      { allowCancel: true },
    );
    await person.click('button', 'Send');
    expect(replies).to.deep.equal([]);
    expect(field(element, 'Bay').error).to.equal(
      '“Bay” is required but cannot be answered here, so this form cannot be sent.',
    );
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
  });
});
