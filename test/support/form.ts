// A form in the page, and what it says: its outcomes, its phases, what stands under a field.
import { expect, waitUntil } from '@open-wc/testing';
import '../../src/define.js';
import { forget } from '../../src/core/life.js';
import type { ChatForm, Delivery, OutcomeEvent, Phase } from '../../src/index.js';
import { person } from './person.js';

export interface Shown {
  readonly element: ChatForm;
  /** The plain outcome events, `submit`, `cancel` and `freeform`, in order. */
  readonly events: readonly OutcomeEvent[];
  /** Every phase that it went to since it was put into the page. */
  readonly phases: readonly Phase[];
  /** What was handed to the host, in the words of the dialect. */
  readonly replies: readonly unknown[];
}

export interface Settings extends Partial<ChatForm> {
  /** Where it is put; else at the end of the page. */
  readonly container?: ParentNode;
  /** What the host does about an outcome; else nobody takes it. */
  readonly host?: (event: OutcomeEvent) => unknown;
}

const shown = new Set<Element>();

/** Takes an element out of the page when the test is over. */
export function passing<E extends Element>(element: E): E {
  shown.add(element);
  return element;
}

afterEach(() => {
  for (const element of shown) element.remove();
  shown.clear();
  forget();
});

/** Listens to an element that is, or will be, in the page. */
export function watch(element: ChatForm, host?: Settings['host']): Shown {
  const events: OutcomeEvent[] = [];
  const replies: unknown[] = [];
  const phases: Phase[] = [];
  for (const type of ['submit', 'cancel', 'freeform'] as const) {
    element.addEventListener(type, (event) => {
      events.push(event);
      replies.push(event.detail.reply);
      host?.(event);
    });
  }
  element.addEventListener('phase-change', ({ detail }) => phases.push(detail.phase));
  return { element, events, replies, phases };
}

/** Puts a form into the page, until the end of the test; a spec that other tests have shown is new here. */
export function show(spec: unknown, settings: Settings = {}): Promise<Shown> {
  forget();
  return showAgain(spec, settings);
}

/** Makes another element for a block that may have been shown before, as a thread does that was scrolled. */
export async function showAgain(spec: unknown, { container, host, ...properties }: Settings = {}): Promise<Shown> {
  const element = passing(document.createElement('chat-form'));
  const seen = watch(element, host);
  Object.assign(element, properties, { spec });
  (container ?? document.body).append(element);
  await element.updateComplete;
  return seen;
}

/** A host that hands the delivery over. */
export const answering =
  (delivery?: Delivery | Promise<Delivery | undefined>) =>
  (event: OutcomeEvent): void =>
    event.respondWith(Promise.resolve(delivery));

/** A promise that the test settles. */
export function later<T = Delivery | undefined>(): {
  readonly promise: Promise<T>;
  readonly settle: (value: T) => void;
  readonly fail: (reason: unknown) => void;
} {
  let settle!: (value: T) => void;
  let fail!: (reason: unknown) => void;
  const promise = new Promise<T>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

/** How long a test waits for what has to come, in milliseconds: a machine may be busy. */
export const PATIENCE = 6_000;

/** Waits until something is so. */
export const until = (isSo: () => unknown, what = 'it is so'): Promise<void> =>
  waitUntil(isSo, what, { timeout: PATIENCE });

/** Waits for an event of this name. */
export const nextEvent = (target: EventTarget, type: string): Promise<Event> =>
  new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`no “${type}” came`)), PATIENCE);
    const listener = (event: Event): void => {
      clearTimeout(late);
      done(event);
    };
    target.addEventListener(type, listener, { once: true });
  });

/** Waits until what moves has come to rest, but for what moves for ever, and what has faded out is gone. */
export async function atRest(element: ChatForm): Promise<void> {
  const root = element.shadowRoot;
  await Promise.all(
    [...element.getAnimations(), ...(root?.getAnimations() ?? [])]
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
  // Told of the end in the next frame.
  while (element.isConnected && root?.querySelector('.leaving')) await new Promise(requestAnimationFrame);
}

/** Waits until the form is in this phase, drawn and at rest. */
export async function untilPhase(element: ChatForm, phase: Phase): Promise<void> {
  while (element.phase !== phase) {
    await nextEvent(element, 'phase-change').catch(() => {
      throw new Error(`still “${element.phase}”, not “${phase}”`);
    });
  }
  await element.updateComplete;
  await atRest(element);
}

export interface SeenField {
  readonly box: HTMLElement;
  /** The input, list, text area or group. */
  readonly control: HTMLElement;
  readonly help: string;
  /** What is shown as wrong; empty when nothing is. */
  readonly error: string;
  /** Something in it carries `aria-invalid="true"`. */
  readonly invalid: boolean;
  /** The texts that describe the control, in order. */
  readonly described: readonly string[];
}

const textOf = (element: Node | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const ids = (element: Element, attribute: string): readonly string[] =>
  element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];

/** The form's own root, and those of the fields that the page has placed. */
const rootsOf = (element: ChatForm): readonly ShadowRoot[] =>
  [element, ...element.querySelectorAll('chat-form-field')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

/** The labels of the fields, in the order in which they are drawn. */
export const labels = (element: ChatForm): readonly string[] =>
  rootsOf(element).flatMap((root) =>
    [...root.querySelectorAll('[part~=field]')].map((box) => labelOf(box)).filter(Boolean),
  );

const labelOf = (box: Element): string => {
  const label = box.querySelector('[part~=label]');
  return textOf(label).replace(/\s*\*$/, '');
};

/** One field, found by its label, through its public parts. */
export function field(element: ChatForm, label: string): SeenField {
  const box = rootsOf(element)
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('[part~=field]')])
    .find((one) => labelOf(one) === label);
  const control = box?.querySelector<HTMLElement>('[part~=control]');
  if (!box || !control) throw new Error(`no field “${label}” among ${labels(element).join(', ')}`);
  const root = box.getRootNode() as ShadowRoot;
  return {
    box,
    control,
    help: textOf(box.querySelector('[part~=help]')),
    error: textOf(box.querySelector('[part~=error]')),
    invalid: [control, ...control.querySelectorAll('*')].some((one) => one.getAttribute('aria-invalid') === 'true'),
    described: ids(control, 'aria-describedby')
      .map((id) => textOf(root.getElementById(id)))
      .filter(Boolean),
  };
}

/** A field is shown as wrong: in words, marked, and the words tied to the control. */
export function expectWrong(element: ChatForm, label: string, message: string | RegExp): void {
  const { error, invalid, described } = field(element, label);
  if (typeof message === 'string') expect(error).to.equal(message);
  else expect(error).to.match(message);
  expect(invalid, `aria-invalid of “${label}”`).to.be.true;
  expect(described, `what describes “${label}”`).to.include(error);
}

/** A field is shown as right, or as not judged yet. */
export function expectRight(element: ChatForm, label: string): void {
  const { error, invalid } = field(element, label);
  expect(error, `the error of “${label}”`).to.equal('');
  expect(invalid, `aria-invalid of “${label}”`).to.be.false;
}

const countWords = (n: number): string => `${n} ${n === 1 ? 'field above needs' : 'fields above need'} fixing.`;

/** The count of what is wrong is a button, in a live region, right above the button that sends. */
export async function expectCount(element: ChatForm, n: number): Promise<void> {
  const counts = [...element.shadowRoot!.querySelectorAll('[role=status] button')];
  expect(counts.map((count) => textOf(count))).to.deep.equal(n === 0 ? [] : [countWords(n)]);
  if (n === 0) return;
  expect(await person.sees('button', countWords(n))).to.be.true;
  const send = element.shadowRoot!.querySelector('[part~=submit]')!.getBoundingClientRect();
  expect(counts[0]!.getBoundingClientRect().bottom, 'above the button').to.be.at.most(send.top);
}

/** Presses the button that goes to what is wrong. */
export const pressCount = (n: number): Promise<void> => person.click('button', countWords(n));

/** The receipt's lines: label and answer. */
export const receiptOf = (element: ChatForm): readonly (readonly [string, string])[] =>
  [...element.shadowRoot!.querySelectorAll('[part~=receipt] dt')].map((term) => [
    textOf(term),
    textOf(term.nextElementSibling),
  ]);

/** Everything that stands in the form, as text; not what fades out of it. */
export const textIn = (element: ChatForm): string =>
  rootsOf(element)
    .flatMap((root) => [...root.childNodes])
    .filter((node) => !(node instanceof Comment) && !(node instanceof Element && node.matches('.leaving')))
    .map(textOf)
    .join(' ')
    .trim();

/** The control that has the focus, through shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Listens to a twin, `chat-form-submit` and so on, where it bubbles to. */
export function onTwin(target: EventTarget, type: string, listener: (event: OutcomeEvent) => void): void {
  target.addEventListener(type, listener as (event: Event) => void);
}

/** Watches every event of these types that reaches a target, by bubbling. */
export function heard(target: EventTarget, ...types: string[]): Event[] {
  const events: Event[] = [];
  for (const type of types) target.addEventListener(type, (event) => events.push(event));
  return events;
}
