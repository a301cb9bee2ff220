// Numbers as people type them, in every dialect: what is half typed, how it is written, and what a spec starts with.
import { expect } from '@open-wc/testing';
import { say } from '../../src/core/say.js';
import { english } from '../../src/core/words.js';
import { askersOf, type Kind } from '../support/askers.js';
import { expectCount, expectRight, expectWrong, field, receiptOf, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

interface Numbers {
  readonly kind: Kind;
  /** Typed key by key, and sent. */
  readonly typed: readonly [text: string, value: number];
  /** Written otherwise than a program would, and sent. */
  readonly own: readonly [text: string, value: number];
  readonly wrong: string;
}

const NUMBERS: readonly Numbers[] = [
  {
    kind: 'number',
    typed: ['-3.07', -3.07],
    own: ['2.50', 2.5],
    wrong: say(english, 'en', 'number', { label: 'Amount', example: '2.5' }),
  },
  {
    kind: 'integer',
    typed: ['-307', -307],
    own: ['1,250', 1250],
    wrong: say(english, 'en', 'integer', { label: 'Amount' }),
  },
];
const HALF = ['1e', '-', '+', '.', '1e999', '-1e999', 'NaN', 'Infinity', '0x10', '1 2 . 3'];

for (const { kind, typed, own, wrong } of NUMBERS) {
  for (const { dialect, button, prefills, spec, reply } of askersOf(kind)) {
    const ask = (rest: object = {}) => spec([{ kind, label: 'Amount', ...rest }]);

    describe(`A ${kind} of ${dialect}`, () => {
      it('leaves the text in the box to the person, key by key', async () => {
        const { element, replies } = await show(ask());
        const input = field(element, 'Amount').control as HTMLInputElement;
        const boxes: string[] = [];
        for (const key of typed[0]) {
          await person.type('Amount', key);
          boxes.push(input.value);
          expectRight(element, 'Amount');
        }
        expect(boxes).to.deep.equal(Array.from(typed[0], (_, at) => typed[0].slice(0, at + 1)));
        await person.click('button', button);
        expect(replies).to.deep.equal([reply({ amount: typed[1] })]);
      });

      it('keeps the text as it was written, and sends the number', async () => {
        const { element, replies } = await show(ask({ required: true }), { host: (event) => event.preventDefault() });
        await person.type('Amount', own[0]);
        await person.press('Tab');
        await person.click('button', button);
        await element.updateComplete;
        expect(await person.value('Amount')).to.equal(own[0]);
        expect(replies).to.deep.equal([reply({ amount: own[1] })]);
      });

      it(`takes for wrong, and never for nothing: ${HALF.join(', ')}`, async () => {
        const { element, replies } = await show(ask());
        for (const text of HALF) {
          await person.fill('Amount', text);
          await person.click('button', button);
          await element.updateComplete;
          expect(replies, text).to.deep.equal([]);
          expectWrong(element, 'Amount', wrong);
          await expectCount(element, 1);
          expect(await person.value('Amount')).to.equal(text);
        }
        await person.fill('Amount', '1e2');
        await person.click('button', button);
        expect(replies).to.deep.equal([reply({ amount: 100 })]);
      });

      it('is left out when it holds blanks alone', async () => {
        const { replies } = await show(ask());
        await person.type('Amount', ' \u00a0 ');
        await person.click('button', button);
        expect(replies).to.deep.equal([reply({})]);
      });

      it('is read and shown with the signs of the language', async () => {
        const whole = kind === 'integer';
        const { element, replies } = await show(ask({ start: whole ? 1234 : 1234.5 }), {
          lang: 'de',
          receipt: 'values',
        });
        // The words of a language come after the form.
        await person.waitsFor('textbox', 'Amount');
        const sends = button === 'Send' ? 'Send' : 'Absenden';
        await person.waitsFor('button', sends);
        expect(await person.value('Amount')).to.equal(!prefills ? '' : whole ? '1234' : '1234,5');
        await person.fill('Amount', whole ? '2.5' : '1.5');
        await person.click('button', sends);
        expect(replies).to.deep.equal([]);
        expect(field(element, 'Amount').error).to.not.equal('');
        expect(await person.value('Amount')).to.equal(whole ? '2.5' : '1.5');
        await person.fill('Amount', whole ? '2.500' : '2.500,25');
        await person.click('button', sends);
        expect(replies).to.deep.equal([reply({ amount: whole ? 2500 : 2500.25 })]);
        await untilPhase(element, 'sent');
        expect(receiptOf(element)).to.deep.equal([['Amount', whole ? '2.500' : '2.500,25']]);
      });

      if (!prefills) return;
      it('starts with 0 where the spec says so, and sends it when it is left alone', async () => {
        const { replies } = await show(ask({ required: true, start: 0 }));
        expect(await person.value('Amount')).to.equal('0');
        await person.click('button', button);
        expect(replies).to.deep.equal([reply({ amount: 0 })]);
      });

      it('starts with nothing where the spec gives more than a number can hold', async () => {
        const text = JSON.stringify(ask({ required: true, start: 12321 })).replace('12321', '1e999');
        const { element, replies } = await show(text);
        expect(await person.value('Amount')).to.equal('');
        await person.click('button', button);
        expect(replies).to.deep.equal([]);
        expect(field(element, 'Amount').invalid).to.be.true;
        await person.fill('Amount', '7');
        await person.click('button', button);
        expect(replies).to.deep.equal([reply({ amount: 7 })]);
      });
    });
  }
}
