import type { AnswerIssue } from './issue.js';
import type { Form, Outcome } from './model.js';

/** What became of an outcome on its way out. */
export type DeliveryStatus = 'sent' | 'rejected' | 'already-answered' | 'expired' | 'busy' | 'unreachable';

export interface Delivery {
  readonly status: DeliveryStatus;
  /** With `rejected`: what is wrong, by JSON pointer into the answers. */
  readonly issues?: readonly AnswerIssue[];
  /** Said to the person in place of the widget's own words. */
  readonly message?: string;
}

/** One outcome, ready to leave the page. */
export interface Message {
  /** The wire object in the words of the dialect that asked. */
  readonly reply: unknown;
  readonly outcome: Outcome;
  readonly form: Form;
  /** The same for every retry of one answer. */
  readonly submissionId: string;
}

/** A way out of the page. A rejected promise counts as `unreachable`. */
export interface Transport {
  send(message: Message, options: { readonly signal: AbortSignal }): Promise<Delivery>;
}
