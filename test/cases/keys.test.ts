// Keys and second presses: Enter, Escape, an input method, the one-key shortcuts of the page; in every kind of field.
import { expect } from '@open-wc/testing';
import type { OutcomeEvent } from '../../src/index.js';
import { sheetWords } from '../../src/core/sheet-words.js';
import { english } from '../../src/core/words.js';
import { askers, askersOf, nameOf, type Kind, type Question } from '../support/askers.js';
import { answering, field, focused, later, passing, show, untilPhase, type Settings } from '../support/form.js';
import { person } from '../support/person.js';

const OPTIONS = [
  ['Garden', 'g'],
  ['Street', 's'],
] as const;
const MANY = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Sorb'].map((word) => [word, word] as const);

/** One question of each kind; a control of it goes by its label, a row by that of its option. */
const QUESTIONS: readonly (Question & { readonly at?: string })[] = [
  { kind: 'text', label: 'Word' },
  { kind: 'lines', label: 'Story' },
  { kind: 'email', label: 'Mail' },
  { kind: 'phone', label: 'Call' },
  { kind: 'url', label: 'Site' },
  { kind: 'number', label: 'Weight' },
  { kind: 'integer', label: 'Count' },
  { kind: 'date', label: 'Day' },
  { kind: 'time', label: 'Hour' },
  { kind: 'datetime', label: 'Moment' },
  { kind: 'choice', label: 'Room', options: OPTIONS, at: 'Garden' },
  { kind: 'choice', label: 'Tree', options: MANY },
  { kind: 'several', label: 'Extras', options: [['Towel', 't']], at: 'Towel' },
  { kind: 'tick', label: 'Agreed' },
];
const answersOf = (kinds: Readonly<Partial<Record<Kind, object>>>): readonly (Question & { at?: string })[] =>
  QUESTIONS.filter(({ kind }) => kinds[kind]);
const prevent = (event: OutcomeEvent): void => event.preventDefault();
const open = (): Promise<void> => person.click('button', english.freeform);

for (const { dialect, kinds, spec, no } of askers) {
  describe(`A key in a form of ${dialect}`, () => {
    const questions = answersOf(kinds);
    const ways: Settings = { allowCancel: true, allowFreeform: true };

    it('that is Enter sends once from every field of one line, whatever buttons there are', async () => {
      const outer = passing(document.createElement('form'));
      document.body.append(outer);
      outer.addEventListener('submit', () => expect.fail('the form of the page is sent'));
      const { events } = await show(spec(questions), { ...ways, container: outer, host: prevent });
      for (const { kind, label, at = label } of questions) {
        // Several lines have lines; in a list, Enter is the platform's.
        if (kind === 'lines' || label === 'Tree') continue;
        const before = events.length;
        await person.focus(at);
        await person.press('Enter');
        expect(
          events.slice(before).map(({ type }) => type),
          label,
        ).to.deep.equal(['submit']);
      }
    });

    it('that is Enter makes a line in a text of several lines and in the free reply', async () => {
      const { element, events } = await show(spec(questions), ways);
      if (kinds.lines) {
        await person.type('Story', 'one');
        await person.press('Enter');
        await person.typeHere('two');
        await person.press('Shift+Enter');
        await person.typeHere('three');
        expect(element.values).to.deep.include({ story: 'one\ntwo\nthree' });
      }
      await open();
      await person.type(english.freeformLabel, 'one');
      await person.press('Enter');
      await person.typeHere('two');
      expect(events).to.deep.equal([]);
      await person.click('button', english.freeformSend);
      expect(events.map(({ type, detail }) => [type, detail.text])).to.deep.equal([['freeform', 'one\ntwo']]);
    });

    it('that is Escape cancels from every field, whatever stands in it, and says nothing of that', async () => {
      for (const { label, at = label } of questions) {
        const { element, events, replies } = await show(
          spec(questions.map((one) => ({ ...one, required: true }))),
          ways,
        );
        await person.focus(at);
        // A letter is half a number, half an address, no digit of a day, and chooses in a list.
        await person.typeHere('e');
        if (label === 'Day' || label === 'Hour' || label === 'Moment') await person.typeHere('05');
        await person.press('Escape', 'Escape');
        await untilPhase(element, 'cancelled');
        expect(replies, label).to.deep.equal([no['Cancel']]);
        expect(events.map(({ type, detail }) => [type, detail.outcome])).to.deep.equal([
          ['cancel', { type: 'cancel' }],
        ]);
        expect(element.shadowRoot!.querySelector('[aria-invalid=true]')).to.equal(null);
        element.remove();
      }
    });

    it('that is a letter comes out of the form as one that was typed into a control', async () => {
      const heard: string[] = [];
      const isControl = (target: EventTarget | null | undefined): boolean =>
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      const onKey = (event: KeyboardEvent): void => {
        if (!isControl(event.composedPath()[0]) || !isControl(focused())) heard.push(event.key);
      };
      document.addEventListener('keydown', onKey);
      try {
        const { element } = await show(spec(questions), ways);
        for (const { label, at = label } of questions) {
          await person.focus(at);
          await person.typeHere('s/');
          expect(focused()?.getRootNode(), label).to.equal(element.shadowRoot);
        }
        await open();
        await person.type(english.freeformLabel, 's/');
        expect(await person.value(english.freeformLabel)).to.equal('s/');
        expect(heard).to.deep.equal([]);
        element.remove();
        const { element: host } = await show(spec(questions));
        const placed = document.createElement('chat-form-field');
        placed.setAttribute('name', nameOf(questions[0]!));
        host.append(placed);
        await person.type('Word', 's/');
        expect(await person.value('Word')).to.equal('s/');
        expect((focused()?.getRootNode() as ShadowRoot).host).to.equal(placed);
        expect(heard).to.deep.equal([]);
      } finally {
        document.removeEventListener('keydown', onKey);
      }
    });
  });
}

/** What Safari tells after a composition: a key that belongs to it, by its code alone. */
function safariKey(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more });
  Object.defineProperty(event, 'keyCode', { value: 229 });
  focused()!.dispatchEvent(event);
  return event;
}

describe('A key that belongs to an input method', () => {
  const [asker] = askersOf('lines');
  const spec = asker!.spec([
    { kind: 'text', label: 'Word' },
    { kind: 'lines', label: 'Story' },
  ]);
  const ways: Settings = { allowCancel: true, allowFreeform: true };
  const BOXES: readonly (readonly [what: string, label: string, enter: string])[] = [
    ['a text of one line', 'Word', 'Enter'],
    ['a text of several lines', 'Story', 'Control+Enter'],
    ['the free reply', english.freeformLabel, 'Control+Enter'],
  ];

  for (const [what, label, enter] of BOXES) {
    it(`neither sends nor cancels: ${what}`, async () => {
      const { element, events } = await show(spec, ways);
      if (label === english.freeformLabel) await open();
      await person.focus(label);
      await person.compose('みなと');
      await person.press(enter, 'Escape');
      await person.commit('港');
      safariKey('Enter', { ctrlKey: enter !== 'Enter' });
      safariKey('Escape');
      await element.updateComplete;
      expect(events).to.deep.equal([]);
      expect(element.phase).to.equal('open');
      expect(await person.value(label)).to.equal('港');
      await person.press(enter);
      expect(events.map(({ type }) => type)).to.deep.equal([label === english.freeformLabel ? 'freeform' : 'submit']);
    });
  }

  it('does not put a sheet aside', async () => {
    const room = passing(document.createElement('div'));
    room.style.cssText = 'position: relative; block-size: 600px';
    document.body.append(room);
    const { element } = await show(spec, { container: room, presentation: 'sheet' });
    await person.waitsFor('button', sheetWords.collapse);
    await person.focus('Word');
    await person.compose('みなと');
    await person.press('Escape');
    await person.commit('港');
    safariKey('Escape');
    await element.updateComplete;
    expect(await person.sees('textbox', 'Word')).to.be.true;
    expect(await person.value('Word')).to.equal('港');
    await person.press('Escape');
    await element.updateComplete;
    expect(await person.sees('textbox', 'Word')).to.be.false;
  });
});

describe('A second press', () => {
  for (const { dialect, spec, button, no, reply } of askers) {
    const word = spec([{ kind: 'text', label: 'Word' }]);
    for (const [what, name, sent] of [
      ['sends', button, reply({ word: 'go' })],
      ['cancels', english.cancel, no['Cancel']],
      ...('Decline' in no ? ([['declines', english.decline, no['Decline']]] as const) : []),
    ] as const) {
      it(`${what} no second time while the host takes its time: ${dialect}`, async () => {
        const { promise, settle } = later();
        const { element, replies } = await show(word, { allowCancel: true, host: answering(promise) });
        await person.type('Word', 'go');
        await person.doubleClick('button', name);
        await person.press('Enter', 'Escape', 'Space');
        await element.updateComplete;
        expect(element.phase).to.equal('sending');
        expect(replies).to.deep.equal([sent]);
        settle({ status: 'sent' });
        await untilPhase(element, what === 'sends' ? 'sent' : what === 'cancels' ? 'cancelled' : 'declined');
        expect(replies.length).to.equal(1);
      });
    }

    it(`says a free reply no second time: ${dialect}`, async () => {
      const { promise, settle } = later();
      const { element, replies } = await show(word, { allowFreeform: true, host: answering(promise) });
      await open();
      await person.type(english.freeformLabel, 'Rather not');
      await person.doubleClick('button', english.freeformSend);
      await person.press('Control+Enter', 'Enter');
      expect(replies.length).to.equal(1);
      settle({ status: 'sent' });
      await untilPhase(element, 'freeform');
      expect(replies.length).to.equal(1);
    });
  }
});

describe('What fills in a form instead of a person', () => {
  const OUTSIDE: readonly (readonly [kind: Kind, text: string, value: unknown])[] = [
    ['text', 'Mara', 'Mara'],
    ['lines', '1 Quay', '1 Quay'],
    ['email', 'desk+night@example.travel', 'desk+night@example.travel'],
    ['phone', '+44 20 7946 0000', '+44 20 7946 0000'],
    ['url', 'https://example.org', 'https://example.org'],
    ['number', '2.5', 2.5],
    ['integer', '3', 3],
    ['date', '2027-05-10', '2027-05-10'],
    ['choice', '5', 'Sorb'],
  ];
  for (const [kind, text, value] of OUTSIDE) {
    for (const asker of askersOf(kind)) {
      it(`is heard, whichever event tells of it: ${kind} of ${asker.dialect}`, async () => {
        for (const told of [['input', 'change'], ['input'], ['change']]) {
          const { element, replies } = await show(
            asker.spec([{ kind, label: 'Given', required: true, ...(kind === 'choice' ? { options: MANY } : {}) }]),
          );
          await person.click('button', asker.button);
          const control = field(element, 'Given').control as HTMLInputElement;
          control.value = text;
          for (const type of told) control.dispatchEvent(new Event(type, { bubbles: true }));
          await element.updateComplete;
          expect(field(element, 'Given').error, told.join()).to.equal('');
          await person.click('button', asker.button);
          expect(replies, told.join()).to.deep.equal([asker.reply({ given: value })]);
          element.remove();
        }
      });
    }
  }
});
