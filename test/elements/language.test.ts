import { expect } from '@open-wc/testing';
import { axeFinds } from '../support/axe.js';
import { expectWrong, passing, show } from '../support/form.js';
import { person } from '../support/person.js';

const spec = {
  title: 'Betrag',
  fields: [
    { type: 'number', name: 'amount', label: 'Betrag', required: true },
    { type: 'number', name: 'rate', label: 'Satz', defaultValue: 2.5 },
  ],
};
const BUTTON: Readonly<Record<string, string>> = { en: 'Submit', de: 'Absenden', ar: 'إرسال' };

/** Per language: what is typed, and the number it is, or what is said. */
const NUMBERS: readonly (readonly [lang: string, typed: string, read: number | RegExp])[] = [
  ['en', '1.5', 1.5],
  ['en', '1,234.5', 1234.5],
  ['en', '2,5', /Write “Betrag” with “\.” before the decimals, such as 2\.5\./],
  ['de', '1,5', 1.5],
  ['de', '1.234', 1234],
  ['de', '1.5', /Schreiben Sie „Betrag“ mit „,“ vor den Nachkommastellen, zum Beispiel 2,5\./],
  ['de-CH', '1’234.5', 1234.5],
  ['ar', '١٫٥', 1.5],
  ['ar', '1.5', 1.5],
];

describe('The language', () => {
  for (const [lang, typed, read] of NUMBERS) {
    it(`${lang}: “${typed}” is ${read instanceof RegExp ? 'asked back about' : read}`, async () => {
      const { element, replies } = await show(spec, { lang });
      const button = BUTTON[lang.split('-')[0]!]!;
      await person.waitsFor('button', button);
      await person.type('Betrag', typed);
      await person.click('button', button);
      if (read instanceof RegExp) {
        expect(replies).to.deep.equal([]);
        expectWrong(element, 'Betrag', read);
        expect(await person.value('Betrag')).to.equal(typed);
      } else expect(replies).to.deep.equal([{ values: { amount: read, rate: 2.5 } }]);
    });
  }

  it('is the nearest one around the form, through shadow roots', async () => {
    const outer = passing(document.createElement('div'));
    outer.lang = 'de';
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    document.body.append(outer);
    await show(spec, { container: inner });
    await person.waitsFor('button', 'Absenden');
    expect(await person.value('Satz')).to.equal('2,5');
  });

  it('is the form’s own before that of what is around it', async () => {
    const outer = passing(document.createElement('div'));
    outer.lang = 'ar';
    document.body.append(outer);
    await show(spec, { container: outer, lang: 'de' });
    await person.waitsFor('button', 'Absenden');
  });

  it('may change: words, prefilled numbers and errors follow, typed text stays', async () => {
    const { element } = await show(spec, { lang: 'en' });
    await person.type('Betrag', 'vier');
    expect(await person.value('Satz')).to.equal('2.5');
    await person.click('button', 'Submit');
    expectWrong(element, 'Betrag', '“Betrag” must be a number, such as 2.5.');
    element.lang = 'de';
    await person.waitsFor('button', 'Absenden');
    await person.waitsForText('1 Feld oben ist noch zu berichtigen.');
    expectWrong(element, 'Betrag', '„Betrag“ muss eine Zahl sein, zum Beispiel 2,5.');
    expect(await person.value('Betrag')).to.equal('vier');
    expect(await person.value('Satz')).to.equal('2,5');
    element.lang = 'en';
    await person.waitsFor('button', 'Submit');
    expect(await person.value('Satz')).to.equal('2.5');
  });

  it('that nobody has the words of is English, with its own numbers', async () => {
    const { replies } = await show(spec, { lang: 'fr' });
    await person.type('Betrag', '1,5');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { amount: 1.5, rate: 2.5 } }]);
  });

  it('that is no language tag does no harm', async () => {
    const { replies } = await show(spec, { lang: 'not a language' });
    await person.type('Betrag', '1.5');
    await person.click('button', 'Submit');
    expect(replies).to.deep.equal([{ values: { amount: 1.5, rate: 2.5 } }]);
  });

  it('from right to left has nothing that axe finds', async () => {
    const { element } = await show(spec, { lang: 'ar', dir: 'rtl' });
    await person.waitsFor('button', 'إرسال');
    await person.click('button', 'إرسال');
    expect(await axeFinds(element)).to.deep.equal([]);
  });
});
