// Whatever a host or a person does around the answers, these stay as they are: every kind of field, in every dialect.
import { expect } from '@open-wc/testing';
import type { ChatForm } from '../../src/index.js';
import { english } from '../../src/core/words.js';
import { askers, nameOf, type Asker, type Kind, type Question } from '../support/askers.js';
import { field, focused, labels, passing, show, showAgain, untilPhase, watch, type Shown } from '../support/form.js';
import { person } from '../support/person.js';

const MANY = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Sorb'].map((word) => [word, word] as const);

/** One question of each kind, started with something, and what the person makes of it. */
interface Filled extends Question {
  /** What has the focus when this field has it; else its control. */
  readonly at?: string;
  act(): Promise<unknown>;
  readonly value: unknown;
}
const written = (kind: Kind, label: string, start: string | number, text: string, value: unknown = text): Filled => ({
  kind,
  label,
  start,
  act: () => person.fill(label, text),
  value,
});
const QUESTIONS: readonly Filled[] = [
  written('text', 'Word', 'Oslo', 'Bergen'),
  written('lines', 'Story', 'one\r\ntwo', 'two\nthree'),
  written('email', 'Mail', 'jo@example.com', 'mara@example.org'),
  written('phone', 'Call', '030 1234567', '+44 20 7946 0000'),
  written('url', 'Site', 'https://example.com', 'https://example.org'),
  written('number', 'Weight', 1, '2.50', 2.5),
  written('integer', 'Count', 1, '1,200', 1200),
  written('date', 'Day', '2026-02-28', '2027-05-10'),
  written('time', 'Hour', '08:05', '23:30'),
  written('datetime', 'Moment', '2027-01-15T10:00:00Z', '2027-07-01T09:30', '2027-07-01T09:30:00+02:00'),
  {
    kind: 'choice',
    label: 'Pace',
    options: [
      ['Slow', 's'],
      ['Fast', 'f'],
      ['Faster', 'f'],
    ],
    at: 'Faster',
    start: 's',
    act: () => person.pick('Faster'),
    value: 'f',
  },
  { kind: 'choice', label: 'Tree', options: MANY, act: () => person.choose('Tree', 'Elm'), value: 'Elm' },
  {
    kind: 'several',
    label: 'Extras',
    options: [
      ['Towel', 't'],
      ['Lamp', 'l'],
    ],
    at: 'Lamp',
    start: ['t'],
    act: () => person.uncheck('Towel').then(() => person.check('Lamp')),
    value: ['l'],
  },
  { kind: 'tick', label: 'Bike', start: true, act: () => person.uncheck('Bike'), value: false },
];
const of = ({ kinds }: Asker): readonly Filled[] => QUESTIONS.filter(({ kind }) => kinds[kind]);
const answers = (questions: readonly Filled[]): object =>
  Object.fromEntries(questions.map((question) => [nameOf(question), question.value]));

const HALVES: readonly (readonly [label: string, text: string])[] = [
  ['Weight', '1e'],
  ['Day', '05'],
  ['Hour', '05'],
  ['Moment', '05'],
];
const FIRST: Question = { kind: 'date', label: 'Before' };
const LAST: Question = { kind: 'number', label: 'After' };

async function set(element: ChatForm, spec: unknown): Promise<void> {
  element.spec = spec;
  await element.updateComplete;
}

interface Happening {
  readonly what: string;
  /** Gives the element that has the answers afterwards. */
  happen(shown: Shown, spec: object, grown: object): Promise<Shown>;
  /** It takes answers that are in order. */
  readonly whole?: true;
}

/** What may happen around the answers. */
const HAPPENINGS: readonly Happening[] = [
  {
    what: 'the host sets an equal spec, and once more as text',
    async happen(shown, spec) {
      await set(shown.element, structuredClone(spec));
      shown.element.setAttribute('spec', JSON.stringify(spec));
      await shown.element.updateComplete;
      return shown;
    },
  },
  {
    what: 'the spec grows at both ends',
    async happen(shown, _, grown) {
      await set(shown.element, grown);
      expect([labels(shown.element)[0], labels(shown.element).at(-1)]).to.deep.equal(['Before', 'After']);
      return shown;
    },
  },
  {
    what: 'the person goes to the free reply and back',
    async happen(shown) {
      await person.click('button', english.freeform);
      await person.type(english.freeformLabel, 'Perhaps');
      await person.click('button', english.freeformBack);
      return shown;
    },
  },
  {
    what: 'the block is scrolled out of the thread and back in',
    async happen({ element }, spec) {
      element.remove();
      return showAgain(spec, { allowFreeform: true });
    },
  },
  {
    what: 'they do not arrive at first',
    whole: true,
    async happen(shown) {
      const { element } = shown;
      element.addEventListener('submit', (event) => event.respondWith(Promise.resolve({ status: 'unreachable' })), {
        once: true,
      });
      element.requestSubmit();
      await untilPhase(element, 'unreachable');
      return shown;
    },
  },
];

for (const asker of askers) {
  describe(`The answers in a form of ${asker.dialect}`, () => {
    const questions = of(asker);
    const spec = asker.spec(questions);
    const grown = asker.spec([FIRST, ...questions, LAST]);
    // Moments are told in a zone.
    before(() => person.emulate({ timezone: 'Europe/Berlin' }));
    after(() => person.emulate({ timezone: '' }));

    for (const { what, happen, whole } of HAPPENINGS) {
      it(`stay when ${what}`, async () => {
        const first = await show(spec, { allowFreeform: true });
        for (const { act } of questions) await act();
        expect(first.element.values).to.deep.equal(answers(questions));
        const { element, replies } = await happen(first, spec, grown);
        expect(element.values).to.deep.equal(answers(questions));
        for (const { label, kind } of questions) {
          if (kind === 'number' || kind === 'integer')
            expect(await person.value(label), 'as typed').to.equal(kind === 'number' ? '2.50' : '1,200');
        }
        await person.click('button', asker.button);
        expect(replies.at(-1)).to.deep.equal(asker.reply(answers(questions)));
      });

      if (whole) continue;
      it(`stay half typed when ${what}`, async () => {
        const halves = HALVES.filter(([label]) => questions.some((one) => one.label === label));
        const bare = (all: readonly Question[]): object => asker.spec(all.map(({ start: _, ...rest }) => rest));
        const empty = bare(questions);
        const first = await show(empty, { allowFreeform: true });
        for (const [label, text] of halves) await person.type(label, text);
        const { element, replies } = await happen(first, empty, bare([FIRST, ...questions, LAST]));
        await person.click('button', asker.button);
        await element.updateComplete;
        expect(replies).to.deep.equal([]);
        // Half a date can be shown by its own control alone: where that is gone, the field is blank, and no fault.
        const isKept = (label: string): boolean => element === first.element || label === 'Weight';
        for (const [label] of halves) expect(field(element, label).invalid, label).to.equal(isKept(label));
        expect(await person.value('Weight')).to.equal('1e');
      });
    }

    it('keep the focus, whatever kind of field has it, while the spec grows', async () => {
      const { element } = await show(spec);
      for (const { label, at = label } of questions) {
        await person.focus(at);
        const control = focused();
        await set(element, grown);
        expect(focused(), `${label}, grown`).to.equal(control);
        await set(element, spec);
        expect(focused(), `${label}, shrunk`).to.equal(control);
      }
    });

    it('stay with a spec that streams in, to its end, and are sent once', async () => {
      const element = passing(document.createElement('chat-form'));
      const { replies } = watch(element);
      element.streaming = true;
      document.body.append(element);
      const text = JSON.stringify(spec);
      for (let piece = 1; piece <= 8; piece++) {
        await set(element, text.slice(0, Math.ceil((text.length * piece) / 8)));
        if (piece < 8) element.requestSubmit();
        if (labels(element)[0] === 'Word' && piece < 8) await person.fill('Word', `Bergen ${piece}`);
      }
      expect(labels(element)).to.deep.equal(questions.map(({ label }) => label));
      expect(replies).to.deep.equal([]);
      element.streaming = false;
      await element.updateComplete;
      expect(await person.value('Word')).to.match(/^Bergen \d$/);
      for (const { act } of questions) await act();
      await person.click('button', asker.button);
      expect(replies).to.deep.equal([asker.reply(answers(questions))]);
      expect(element.issues.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
    });
  });
}
