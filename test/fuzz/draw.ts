/**
 * Runs in a page that has the built bundle: every form that the same specs come to is drawn by `<chat-form>`, filled in its
 * own controls and sent, one after the other. The page is told by what is named in {@link Page}.
 */
import { wireOf } from '../../src/core/kinds.js';
import fc from 'fast-check';
import type { Field, Form, Value } from '../../src/core/index.js';
import { parse, validate } from '../../src/core/index.js';
import { readStamp, toWall } from '../../src/core/temporal.js';
import { dialects } from '../../src/dialects/index.js';
import type { ChatForm, OutcomeEvent } from '../../src/index.js';
import { random } from '../core/random-patterns.js';
import { prototypes } from '../support/prototypes.js';
import { rightAnswer } from './answers.js';
import { Failure, hold, same, shown } from './check.js';
import { decode } from './codec.js';
import type { Case, Options, Regression } from './run.js';
import { broken, kept, lookLong, toAnswer } from './run.js';
import { anySpec } from './specs.js';

/** What Node gives the page: a click of the mouse there. */
interface Page {
  readonly press: (x: number, y: number) => Promise<void>;
}
const { press } = globalThis as unknown as Page;

export interface Drawn {
  forms: number;
  /** Forms whose every required field had a right answer, and that took it. */
  sent: number;
  /** The most fields of a form. */
  fields: number;
  failures: readonly Regression[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const LATER = '9999-12-31T00:00:00Z';

/** What the page complains of while a form is there. */
const noise: string[] = [];
for (const level of ['warn', 'error'] as const) console[level] = (...words: unknown[]) => noise.push(words.join(' '));
addEventListener('error', ({ message }) => noise.push(message));
addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)));

/** What typing, or picking from a list, comes to in the page. */
function enter(control: Control, text: string): void {
  control.focus({ preventScroll: true });
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Answers one field in its own control. */
function fill(box: Element, field: Field, value: Value): void {
  const control = box.querySelector<Control>('input, select, textarea');
  hold(control !== null, `no control for ${field.path}`);
  if (field.kind === 'boolean') {
    if ((control as HTMLInputElement).checked !== value) control.click();
  } else if (field.kind === 'choice') {
    const wanted = field.options.flatMap((option, at) =>
      // Of options with one value, any will do.
      (Array.isArray(value) ? value : [value]).includes(wireOf(option)) ? String(at) : [],
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

/** Presses the button that sends, with the mouse. */
async function send(element: ChatForm): Promise<void> {
  const button = element.shadowRoot!.querySelector('[part~=submit]');
  hold(button !== null, 'no button that sends');
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  hold(width > 0 && height > 0, 'a button that nobody can see');
  await press(left + width / 2, top + height / 2);
}

/** What stands behind the boxes is what the form says, in its order. */
function boxesOf(element: ChatForm, form: Form): readonly Element[] {
  const boxes = [...element.shadowRoot!.querySelectorAll('[part~=field]')];
  const names = form.fields.map(({ name }) => name);
  hold(
    same(
      boxes.map((box) => box.getAttribute('data-field')),
      names,
    ),
    'other fields than the form has',
  );
  for (const [at, { label, path }] of form.fields.entries())
    hold(boxes[at]!.textContent.includes(label), `the label of ${path} is not shown`);
  return boxes;
}

/** Draws, fills and sends one form. True when it was sent; false when a required field has no right answer. */
async function answer({ input, dialect, random: number = 0 }: Case, expected: Form): Promise<boolean> {
  const next = random(number);
  const events: OutcomeEvent[] = [];
  const element = document.createElement('chat-form');
  element.addEventListener('submit', (event) => {
    events.push(event);
    event.respondWith(Promise.resolve({ status: 'sent' }));
  });
  // Many have the id of another, which was answered, and an end that is long past; each is asked anew, and now.
  const expiresAt = expected.expiresAt === undefined ? null : LATER;
  Object.assign(element, { answered: false, expiresAt, dialect: dialect ?? null, spec: input });
  document.body.append(element);
  try {
    await element.updateComplete;
    const { form } = element;
    hold(form !== undefined, `there is a form for the core, and none for the element: ${shown(element.issues)}`);
    hold(same(form, expected), 'the element reads another form than the core');
    const boxes = boxesOf(element, form);
    const given = new Map<string, Value>();
    for (const [at, field] of form.fields.entries()) {
      const value = field.unanswerable ? undefined : rightAnswer(field, next);
      if (value === undefined) continue;
      given.set(field.name, value);
      fill(boxes[at]!, field, value);
    }
    await element.updateComplete;
    await send(element);
    await element.updateComplete;
    const whole = form.fields.every(({ name, required }) => !required || given.has(name));
    if (!events.length) {
      hold(!whole, `right answers are not sent: ${shown([...given])}`);
      hold(element.shadowRoot!.querySelector('[data-invalid]') !== null, 'refused without saying where');
      return false;
    }
    if (element.phase !== 'sent') await new Promise((done) => element.addEventListener('phase-change', done));
    await element.updateComplete;
    hold(element.phase === 'sent', `it is “${element.phase}” when it should be sent`);
    checkSent(form, events, given);
    return whole;
  } finally {
    // Nor is anything kept of it for the next one of this id.
    if (element.phase !== 'sent') element.withdraw();
    element.remove();
  }
}

function checkSent(form: Form, events: readonly OutcomeEvent[], given: ReadonlyMap<string, Value>): void {
  hold(events.length === 1, `${events.length} answers to one press`);
  const { values, reply } = events[0]!.detail;
  for (const { name, kind } of form.fields)
    if (given.has(name) && kind !== 'datetime') {
      const value = given.get(name);
      // An empty list may be left out where the dialect has it so.
      hold(same(values[name] ?? [], value), `${name} is sent as ${shown(values[name])}, not ${shown(value)}`);
    }
  // The server takes what the person has sent, as it is.
  const verdict = validate(form, JSON.parse(JSON.stringify(values)));
  hold(same(verdict.values, values), `the server refuses what the person sends: ${shown(verdict.issues)}`);
  hold(JSON.stringify(reply).includes(JSON.stringify(values)), 'the reply leaves the values out');
}

/** No form keeps a run waiting: what has not come by then does not come. */
const SECONDS = 10;
function within<T>(task: Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, fail) => {
    late = setTimeout(() => fail(new Failure(`it is not done after ${SECONDS} s`)), SECONDS * 1000);
  });
  return Promise.race([task, end]).finally(() => clearTimeout(late));
}

/** Draws what a spec comes to, if it comes to a form; tells whether it was sent. */
async function draw(one: Case): Promise<{ readonly form: Form; readonly sent: boolean } | undefined> {
  const { form } = parse(one.input, { dialects, dialect: one.dialect });
  if (!form) return undefined;
  const before = prototypes();
  noise.length = 0;
  const sent = await within(answer(one, form));
  hold(noise.length === 0, `the page complains: ${noise.join('; ')}`);
  hold(same(prototypes(), before), 'a prototype has changed');
  return { form, sent };
}

/** Draws every form of a run: of the specs, and of those that are answered. */
export async function drawAll({ corpora, specs, submissions, seed }: Options): Promise<Drawn> {
  const drawn = { forms: 0, sent: 0, fields: 0 };
  const count = async (one: Case): Promise<boolean> => {
    const done = await draw(one);
    if (!done) return false;
    drawn.forms++;
    if (done.sent) drawn.sent++;
    drawn.fields = Math.max(drawn.fields, done.form.fields.length);
    return true;
  };
  const failures: Regression[] = [];
  let cut = 0;
  for (const given of broken(corpora, Math.floor(specs / 10))) {
    cut++;
    await count(given).catch((error: unknown) => {
      if (failures.length < 3) failures.push(kept(given, error));
    });
  }
  const any = async (given: Case): Promise<void> => {
    await count(given);
  };
  failures.push(...(await lookLong(anySpec(corpora), any, { numRuns: specs - cut, seed })));
  const likely = async (given: Case): Promise<void> => fc.pre(await count(given));
  failures.push(...(await lookLong(toAnswer(corpora), likely, { numRuns: submissions, seed })));
  return { ...drawn, failures };
}

/** Draws one input that is kept in a file. */
export async function redraw({ input, dialect, random: number }: Regression): Promise<void> {
  for (const one of number === undefined ? [1, 2, 3] : [number])
    await draw({ input: decode(input), dialect, random: one });
}
