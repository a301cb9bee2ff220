import { LitElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { isTerminal, type Phase } from '../core/phase.js';
import type { FormStore } from '../core/store.js';
import { controlFor } from './controls/index.js';

/** There is no control any more that could have the focus. */
export const isOver = (phase: Phase): boolean => isTerminal(phase) || phase === 'unusable';

/** Keeps the keyboard where the person left it: on the button while sending, on what is left of the form in the end. */
export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & LitElement;
  readonly #store: FormStore;
  /** Fields that the page has placed itself, by name. */
  readonly #placed: ReadonlyMap<string, HTMLElement>;
  #goal: HTMLElement | undefined;
  /** What had the focus when it was last drawn, until something has it that takes its place. */
  #last: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost & LitElement, store: FormStore, placed: ReadonlyMap<string, HTMLElement>) {
    this.#host = host;
    this.#store = store;
    this.#placed = placed;
    host.addController(this);
  }

  /** Before the fields are switched off: the button takes the focus, if it was anywhere inside. */
  hold(): void {
    this.#goal = this.#focused();
    if (this.#goal) this.#host.renderRoot.querySelector<HTMLElement>('.send')?.focus();
  }

  hostUpdate(): void {
    const focused = this.#focused();
    this.#last = focused ?? this.#last;
    // Who has gone on to something else while it was sent is not called back.
    if (!focused) this.#goal = undefined;
  }

  hostUpdated(): void {
    const { phase } = this.#store.snapshot;
    const goal = this.#goal;
    // Another form has taken the place of the one that had it, or will after its skeleton.
    const isLost = this.#last?.isConnected === false && document.activeElement === document.body;
    if (isLost) this.toFirst();
    if (!isLost || this.#focused()) this.#last = undefined;
    if (!goal || phase === 'sending') return;
    this.#goal = undefined;
    if (isOver(phase)) this.#host.renderRoot.querySelector<HTMLElement>('[tabindex]')?.focus();
    // A placed field is switched on when it has drawn itself.
    else if (goal instanceof LitElement) void goal.updateComplete.then(() => goal.focus());
    else goal.focus();
    this.showFoot();
  }

  /** Errors that come push the button and what is said above it out of sight; and Enter may be pressed far from both. */
  showFoot(): void {
    this.#host.renderRoot.querySelector('form:not([inert]) .foot')?.scrollIntoView({ block: 'nearest' });
  }

  /** Goes to the first control that can take the focus, or to the free reply. */
  toFirst(options?: FocusOptions): void {
    const { fields, freeform } = this.#store.snapshot;
    const first = fields.find(({ field }) => !field.unanswerable)?.field.name;
    const control = freeform ? this.#host.shadowRoot?.getElementById('reply') : this.#controlOf(first);
    control?.focus(options);
  }

  /** Goes to the first field that is shown as wrong. */
  toFault(): void {
    const fault = this.#store.snapshot.fields.find(({ problem }) => problem !== undefined);
    if (fault) this.#controlOf(fault.field.name)?.focus();
  }

  /** A half-typed date has no value that another could replace; only its control knows of it. */
  wipeHalfTyped(): void {
    for (const { field } of this.#store.snapshot.fields) {
      const control = this.#controlOf(field.name);
      if (control) controlFor(field).wipe?.(control);
    }
  }

  /** The focused control, or the placed field that holds it. */
  #focused(): HTMLElement | undefined {
    if (!this.#host.matches(':focus-within')) return undefined;
    const active =
      this.#host.shadowRoot?.activeElement ?? (this.#host.getRootNode() as Document | ShadowRoot).activeElement;
    return active instanceof HTMLElement ? active : undefined;
  }

  #controlOf(name = ''): HTMLElement | null | undefined {
    const root = this.#placed.get(name)?.shadowRoot ?? this.#host.renderRoot;
    const frame = [...root.querySelectorAll('[data-field]')].find((one) => one.getAttribute('data-field') === name);
    return (
      frame?.querySelector<HTMLElement>('[type=radio]:checked') ??
      frame?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea') ??
      // What cannot be answered cannot take the focus either; its frame says why.
      (frame as HTMLElement | undefined)
    );
  }
}
