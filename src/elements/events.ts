import type { Delivery } from '../core/delivery.js';
import type { Issue } from '../core/issue.js';
import type { Form, Outcome, Value, Values } from '../core/model.js';
import type { Phase } from '../core/phase.js';

/** What the three outcome events carry. */
export interface OutcomeDetail {
  /** The typed answers; for a cancel or a free reply, those that were in order so far. */
  readonly values: Values;
  /** The wire object in the words of the dialect that asked; `undefined` where it has none. */
  readonly reply: unknown;
  readonly outcome: Outcome;
  readonly form: Form;
  /** The same for every retry of one answer. */
  readonly submissionId: string;
  /** Aborts when the element leaves the page while sending. */
  readonly signal: AbortSignal;
  /** The reply in free words, with `freeform`. */
  readonly text?: string;
}

/**
 * What the host does about one outcome. The plain event and its bubbling twin share one claim, so that
 * whoever listens to either speaks for both.
 */
export interface Claim {
  prevented?: boolean;
  promise?: Promise<Delivery | undefined>;
  /** Dispatch is over. */
  closed?: boolean;
}

/** `submit`, `cancel` or `freeform`, or the twin of one: `chat-form-submit` and so on, which bubbles. */
export class OutcomeEvent extends CustomEvent<OutcomeDetail> {
  readonly #claim: Claim;

  constructor(type: string, detail: OutcomeDetail, claim: Claim, twin: boolean) {
    super(type, { detail, cancelable: true, bubbles: twin, composed: twin });
    this.#claim = claim;
  }

  /**
   * Hands the delivery over, as `FetchEvent.respondWith` does: the form stays in `sending` until the
   * promise settles. A rejected promise is `unreachable`; one that resolves with nothing is `sent`.
   *
   * @throws InvalidStateError when called twice, or after the event was dispatched
   */
  respondWith(delivery: Promise<Delivery | undefined>): void {
    if (this.#claim.closed || this.#claim.promise)
      throw new DOMException('respondWith() comes once, during dispatch.', 'InvalidStateError');
    this.#claim.promise = Promise.resolve(delivery);
  }

  override preventDefault(): void {
    // Who catches every event called `submit` on its way down means the page's own forms.
    if (!this.bubbles && this.eventPhase === Event.CAPTURING_PHASE) return;
    this.#claim.prevented = true;
    super.preventDefault();
  }

  override get defaultPrevented(): boolean {
    return this.#claim.prevented ?? super.defaultPrevented;
  }
}

/** Dispatches an outcome under both of its names and returns what the host wants done. */
export function announce(target: EventTarget, detail: OutcomeDetail): Claim {
  const claim: Claim = {};
  // A decline is a cancel to the page, told apart by `outcome.type`.
  const { type } = detail.outcome;
  const name = type === 'submit' || type === 'freeform' ? type : 'cancel';
  for (const twin of [false, true]) {
    const event = new OutcomeEvent(twin ? `chat-form-${name}` : name, detail, claim, twin);
    target.dispatchEvent(event);
    if (event.defaultPrevented) claim.prevented = true;
  }
  claim.closed = true;
  return claim;
}

/** The person changed one field. */
export type FieldChangeEvent = CustomEvent<{
  readonly name: string;
  /** Absent while the field has no value, or none that is in order. */
  readonly value: Value | undefined;
  readonly valid: boolean;
}>;

/** The form went from one phase of its life to the next. */
export type PhaseChangeEvent = CustomEvent<{
  readonly phase: Phase;
  readonly previous: Phase;
  readonly reply?: unknown;
}>;

/** What is wrong with a spec: its errors and warnings. */
export type SpecIssuesEvent = CustomEvent<{ readonly issues: readonly Issue[] }>;

export interface ChatFormEventMap {
  submit: OutcomeEvent;
  cancel: OutcomeEvent;
  freeform: OutcomeEvent;
  'chat-form-submit': OutcomeEvent;
  'chat-form-cancel': OutcomeEvent;
  'chat-form-freeform': OutcomeEvent;
  'field-change': FieldChangeEvent;
  'phase-change': PhaseChangeEvent;
  'spec-issues': SpecIssuesEvent;
}
