import { expect } from '@open-wc/testing';
import type { ChatForm } from '../../src/index.js';
import { atRest, expectCount, field, passing, show } from '../support/form.js';
import { person } from '../support/person.js';

const options = ['Window', 'Aisle'].map((label) => ({ label, value: label }));
const spec = {
  title: 'Seat',
  fields: [
    { type: 'text', name: 'name', label: 'Name', required: true },
    { type: 'checkbox', name: 'rules', label: 'I agree', required: true },
    { type: 'choices', name: 'seat', label: 'Seat', required: true, options },
  ],
};
const boxOf = (element: ChatForm, css: string): DOMRect =>
  element.shadowRoot!.querySelector(css)!.getBoundingClientRect();
/** From the bottom of what is typed or ticked to what is said of it. */
const gapOf = (element: ChatForm, label: string): number => {
  const { box } = field(element, label);
  const target = box.querySelector('label:not([for])') ?? box.querySelector('input')!;
  return box.querySelector('[part~=error]')!.getBoundingClientRect().top - target.getBoundingClientRect().bottom;
};

describe('To the eye', () => {
  it('an error is as far from the next field below a check box as below a box to write in', async () => {
    const { element } = await show(spec);
    await person.click('button', 'Submit');
    await expectCount(element, 3);
    const [name, rules, seat] = ['Name', 'I agree', 'Seat'].map((label) => field(element, label).box);
    const bottom = (box: HTMLElement): number => box.querySelector('[part~=error]')!.getBoundingClientRect().bottom;
    // The row of a check box reaches six pixels into the space around it, the error below it does not.
    const above = rules!.querySelector('label')!.getBoundingClientRect().top - bottom(name!) + 6;
    const below = seat!.querySelector('legend')!.getBoundingClientRect().top - bottom(rules!);
    expect(below).to.be.closeTo(above, 0.5);
    expect(gapOf(element, 'I agree')).to.be.below(gapOf(element, 'Name'));
  });

  it('the rows of a choice that is wrong are marked as strongly as a box to write in', async () => {
    const { element } = await show(spec);
    await person.click('button', 'Submit');
    await expectCount(element, 3);
    await atRest(element);
    const [box, row] = ['#f0', '.card'].map((css) => getComputedStyle(element.shadowRoot!.querySelector(css)!));
    expect(box!.boxShadow).to.not.equal('none');
    expect(row!.boxShadow).to.equal(box!.boxShadow);
    expect(row!.borderColor).to.equal(box!.borderColor);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`the words of the free reply end where the button ends, ${dir}`, async () => {
      const container = passing(document.createElement('div'));
      container.dir = dir;
      document.body.append(container);
      const { element } = await show(spec, { container });
      const words = document.createRange();
      words.selectNodeContents(element.shadowRoot!.querySelector('[part~=freeform] bdi')!);
      const edge = dir === 'ltr' ? 'right' : 'left';
      const end = words.getBoundingClientRect()[edge];
      expect(end).to.be.closeTo(boxOf(element, '[part~=submit]')[edge], 1);
    });

  it('the marks of choices grow with the text', async () => {
    const container = passing(document.createElement('div'));
    container.style.fontSize = '32px';
    document.body.append(container);
    const { element } = await show(spec, { container });
    for (const kind of ['checkbox', 'radio'])
      expect(boxOf(element, `[type=${kind}]`).height, kind).to.be.closeTo(40, 1);
  });
});
