// What can go wrong between the words and the values of options: in every dialect, as rows, as a list and as boxes.
import { expect } from '@open-wc/testing';
import { say } from '../../src/core/say.js';
import { english } from '../../src/core/words.js';
import { askersOf, type Asker, type Kind, type Question } from '../support/askers.js';
import { expectWrong, field, receiptOf, show, textIn, untilPhase, type Shown } from '../support/form.js';
import { person } from '../support/person.js';

type Pair = readonly [label: string, value: string];
type Raw = readonly unknown[];

interface Shape {
  readonly what: string;
  readonly kind: Kind;
  /** More options, so that they take this shape. */
  readonly more: readonly Pair[];
  choose(label: string): Promise<void>;
  /** The answer when these values are chosen. */
  answer(...values: readonly string[]): unknown;
  readonly missing: string;
}

const MORE = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'].map((word): Pair => [word, word.toLowerCase()]);
const missing = say(english, 'en', 'required.choice', { label: 'Topping' });
const SHAPES: readonly Shape[] = [
  { what: 'rows', kind: 'choice', more: [], choose: (label) => person.pick(label), answer: (one) => one, missing },
  {
    what: 'a list',
    kind: 'choice',
    more: MORE,
    choose: (label) => person.choose('Topping', label),
    answer: (one) => one,
    missing,
  },
  {
    what: 'boxes',
    kind: 'several',
    more: [],
    choose: (label) => person.check(label),
    answer: (...values) => values,
    missing: say(english, 'en', 'tooFew', { label: 'Topping', n: 1 }),
  },
];

/** The words of the options that are marked, as the person sees them. */
function marked({ element }: Shown): readonly string[] {
  const { control } = field(element, 'Topping');
  const words = (of: Element | null | undefined): string => of?.textContent.trim() ?? '';
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].map((option) => words(option)).filter((label) => label !== english.chooseOne);
  return [...control.querySelectorAll('input:checked')].map((input) => words(input.closest('label')));
}

/** The words of all options, in order. */
function offered({ element }: Shown): readonly string[] {
  const { control } = field(element, 'Topping');
  return [...control.querySelectorAll('label, option[dir]')].map((option) => option.textContent.trim());
}

async function send(shown: Shown, asker: Asker, answer: unknown): Promise<void> {
  await person.click('button', asker.button);
  expect(shown.replies).to.deep.equal([asker.reply({ topping: answer })]);
  await untilPhase(shown.element, 'sent');
}

const ask = (asker: Asker, shape: Shape, options: readonly Pair[] | Raw, rest: Partial<Question> = {}) => {
  const pairs = options.every((option) => Array.isArray(option)) ? (options as readonly Pair[]) : undefined;
  return show(
    asker.spec([
      {
        label: 'Topping',
        kind: shape.kind,
        required: true,
        options: pairs ? [...pairs, ...shape.more] : { raw: [...options, ...shape.more.map(([label]) => label)] },
        ...rest,
      },
    ]),
    { receipt: 'values' },
  );
};

for (const shape of SHAPES) {
  for (const asker of askersOf(shape.kind)) {
    describe(`Options as ${shape.what} in ${asker.dialect}`, () => {
      const empty: readonly Pair[] = [
        ['No topping', ''],
        ['Salt', 'salt'],
      ];
      const twins: readonly Pair[] = [
        ['Standard', 'ship'],
        ['Express', 'ship'],
        ['Collect', 'pick'],
      ];

      it('tell the empty value from no choice at all', async () => {
        const shown = await ask(asker, shape, empty);
        expect(marked(shown)).to.deep.equal([]);
        await person.click('button', asker.button);
        expect(shown.replies).to.deep.equal([]);
        expectWrong(shown.element, 'Topping', shape.missing);
        await shape.choose('No topping');
        expect(marked(shown)).to.deep.equal(['No topping']);
        await send(shown, asker, shape.answer(''));
        expect(receiptOf(shown.element)).to.deep.equal([['Topping', 'No topping']]);
      });

      it('keep apart two of one value: one is marked, and the receipt names it', async () => {
        const shown = await ask(asker, shape, twins);
        expect(offered(shown).slice(0, 3)).to.deep.equal(['Standard', 'Express', 'Collect']);
        await shape.choose('Express');
        await shown.element.updateComplete;
        expect(marked(shown)).to.deep.equal(['Express']);
        await send(shown, asker, shape.answer('ship'));
        expect(receiptOf(shown.element)).to.deep.equal([['Topping', 'Express']]);
      });

      it('may be plain words among pairs', async () => {
        const pair = { label: 'Large', title: 'Large', value: 'L', payload: 'L', const: 'L' };
        const shown = await ask(asker, shape, ['Small', 'Medium', pair]);
        expect(offered(shown).slice(0, 3)).to.deep.equal(['Small', 'Medium', 'Large']);
        expect(textIn(shown.element)).not.to.match(/undefined|\[object/);
        await shape.choose('Medium');
        await send(shown, asker, shape.answer('Medium'));
      });

      it('never stand there without a word', async () => {
        const bare = (value: string, words: object) => ({ value, payload: value, const: value, ...words });
        const shown = await ask(asker, shape, [
          bare('north', {}),
          bare('south', { label: ' ', title: ' ' }),
          bare('west', { label: null, title: null }),
        ]);
        expect(
          offered(shown)
            .slice(0, 3)
            .map((word) => word.toLowerCase()),
        ).to.deep.equal(['north', 'south', 'west']);
        await shape.choose(offered(shown)[1]!);
        await send(shown, asker, shape.answer('south'));
      });

      if (!asker.prefills) return;
      it('start with the empty value where the spec says so, and with one of two that share a value', async () => {
        const start = (value: string): unknown => (shape.kind === 'several' ? [value] : value);
        const first = await ask(asker, shape, twins, { start: start('ship') });
        expect(marked(first)).to.deep.equal(['Standard']);
        await send(first, asker, shape.answer('ship'));
        expect(receiptOf(first.element)).to.deep.equal([['Topping', 'Standard']]);
        first.element.remove();
        const second = await ask(asker, shape, empty, { start: start('') });
        expect(marked(second)).to.deep.equal(['No topping']);
        await send(second, asker, shape.answer(''));
      });
    });
  }
}
