/** Forms out of specs that went wrong at random, always the same ones: drawn, filled by hand, and answered. */
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Field, Value } from '../../src/core/index.js';
import { parse, validate } from '../../src/core/index.js';
import { readStamp, toWall } from '../../src/core/temporal.js';
import { dialects } from '../../src/dialects/index.js';
import { random } from '../core/random-patterns.js';
import { fixturesOf } from '../dialects/fixtures.js';
import { rightAnswer } from '../fuzz/answers.js';
import type { Given } from '../fuzz/specs.js';
import { likelySpec } from '../fuzz/specs.js';
import { answering, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { prototypes } from '../support/prototypes.js';

const PER_DIALECT = 15;
/** A form that a person could look at whole. */
const MOST = 12;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What typing, or picking from a list, comes to in the page. */
function enter(control: Control, text: string): void {
  control.focus();
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Answers one field in its own control. */
function fill(box: Element, field: Field, value: Value): void {
  const control = box.querySelector<Control>('input, select, textarea')!;
  if (field.kind === 'boolean') {
    if ((control as HTMLInputElement).checked !== value) control.click();
  } else if (field.kind === 'choice') {
    const wanted = field.options.flatMap((option, at) =>
      // Of options with one value, any will do.
      (Array.isArray(value) ? value : [value]).includes(option.value) ? String(at) : [],
    );
    if (control instanceof HTMLSelectElement) enter(control, wanted[0]!);
    else if (!field.multiple) box.querySelector<HTMLInputElement>(`input[value="${wanted[0]}"]`)!.click();
    else
      for (const input of box.querySelectorAll<HTMLInputElement>('input'))
        if (input.checked !== wanted.includes(input.value)) input.click();
  } else if (field.kind === 'datetime') {
    enter(control, toWall(readStamp(String(value))!));
  } else {
    enter(control, String(value));
  }
}

/** True when the form was sent; false when some field has no right answer, and the form said so. */
async function answer({ input, dialect }: Given, seed: number): Promise<boolean> {
  const before = prototypes();
  const next = random(seed);
  const { element, events, replies } = await show(input, {
    dialect: dialect ?? null,
    host: answering({ status: 'sent' }),
  });
  const { form } = element;
  if (!form) throw new Error('There is a form for the core, and none for the element.');
  const boxes = [...element.shadowRoot!.querySelectorAll('[part~=field]')];
  expect(boxes.map((box) => box.getAttribute('data-field'))).to.deep.equal(form.fields.map(({ name }) => name));
  const given = new Map<string, Value>();
  for (const [at, field] of form.fields.entries()) {
    const value = field.unanswerable ? undefined : rightAnswer(field, next);
    if (value === undefined) continue;
    given.set(field.name, value);
    fill(boxes[at]!, field, value);
    await element.updateComplete;
  }
  await person.clickAt('chat-form [part~=submit]');
  if (form.fields.some(({ name, required }) => required && !given.has(name))) {
    await element.updateComplete;
    expect(replies).to.deep.equal([]);
    expect(element.shadowRoot!.querySelectorAll('[data-invalid]')).not.to.be.empty;
    return false;
  }
  await untilPhase(element, 'sent');
  const { values } = events[0]!.detail;
  for (const { name, kind } of form.fields)
    if (given.has(name) && kind !== 'datetime') expect(values[name], name).to.deep.equal(given.get(name));
  // The server takes what the person has sent, as it is.
  expect(validate(form, JSON.parse(JSON.stringify(values)))).to.deep.equal({ values });
  expect(JSON.stringify(replies[0])).to.include(JSON.stringify(values));
  expect(prototypes()).to.deep.equal(before);
  return true;
}

for (const { id } of dialects) {
  const specs = (await fixturesOf(id)).map(({ spec }) => spec);
  const forms = fc
    .sample(likelySpec([{ dialect: id, specs }]), { seed: 20261130, numRuns: 40 * PER_DIALECT })
    .filter(({ input, dialect }) => (parse(input, { dialects, dialect }).form?.fields.length ?? MOST + 1) <= MOST)
    .slice(0, PER_DIALECT);

  describe(`Forms at random in ${id}`, () => {
    let sent = 0;
    after(() => expect(sent, 'sent').to.be.above(PER_DIALECT * 0.8));

    it('are as many as were asked for', () => expect(forms).to.have.lengthOf(PER_DIALECT));

    for (const [at, given] of forms.entries()) {
      it(`number ${at + 1} is drawn, filled and answered`, async () => {
        const done = await answer(given, at).catch((error: unknown) => {
          throw new Error(`${String(error)}\n${JSON.stringify(given).slice(0, 2000)}`);
        });
        if (done) sent++;
      });
    }
  });
}
