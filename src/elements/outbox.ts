import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Delivery, Transport } from '../core/delivery.js';
import type { AnswerIssue } from '../core/issue.js';
import type { Form, Outcome } from '../core/model.js';
import { replyOf } from '../core/read-spec.js';
import { isTerminal, type Phase } from '../core/phase.js';
import type { FormStore } from '../core/store.js';
import { announce } from './events.js';

/** Where an outcome goes when it has arrived. */
const END = {
  submit: 'sent',
  freeform: 'freeform',
  cancel: 'cancelled',
  decline: 'declined',
  expire: 'expired',
} as const;
const KNOWN = /^(sent|rejected|already-answered|expired|busy|unreachable)$/;

/** Random in a page without a secure context too, where `randomUUID` is missing. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** An issue that can be shown; a host without types may give anything. */
const isIssue = (issue: Partial<AnswerIssue> | null): issue is AnswerIssue =>
  typeof issue?.path === 'string' && typeof issue.message === 'string';

/** What was answered, as one text: a retry has the same, a corrected answer another. */
const contentOf = (outcome: Outcome): string => JSON.stringify(outcome);

/**
 * Takes an outcome out of the form and brings home what became of it: tells the host, waits for whoever
 * delivers it, moves the phase. One outcome is under way at a time.
 */
export class Outbox implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #store: FormStore;
  #underway: AbortController | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, store: FormStore) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostDisconnected(): void {
    // A move within the page is a disconnect and a connect in one task; only a removal outlasts it.
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.abort();
      if (this.#store.snapshot.phase === 'sending') this.#store.move('unreachable');
    });
  }

  /** Gives up on what is under way; where the form goes from there is the caller's. */
  abort(): void {
    this.#underway?.abort();
    this.#underway = undefined;
  }

  /** Resolves when the outcome has arrived or the form is open again. */
  async send(form: Form, outcome: Outcome, transport: Transport | Promise<Transport> | undefined): Promise<void> {
    if (this.#underway) return;
    const content = contentOf(outcome);
    const { life } = this.#store;
    if (content !== life.sent.content) life.sent = { content, id: newId() };
    const submissionId = life.sent.id;
    const controller = new AbortController();
    const { signal } = controller;
    const wire = replyOf(form, outcome);
    this.#underway = controller;
    this.#store.move('sending');
    const claim = announce(this.#host, {
      values: outcome.type === 'submit' ? outcome.values : this.#store.values,
      reply: wire,
      outcome,
      form,
      submissionId,
      signal,
      ...(outcome.type === 'freeform' ? { text: outcome.text } : {}),
    });
    // A listener may have taken the form back already.
    if (this.#underway !== controller) return;
    const carried = transport && wire !== undefined && !claim.prevented;
    if (!claim.promise && claim.prevented) {
      this.#arrive(controller, 'open');
      return;
    }
    if (!claim.promise && !carried) {
      life.confirmed = false;
      this.#arrive(controller, END[outcome.type]);
      return;
    }
    const letter = { reply: wire, outcome, form, submissionId };
    const delivery = await (
      claim.promise ?? Promise.resolve(transport).then((way) => way?.send(letter, { signal }))
    ).then(
      // A host without types may give anything; `null` too must not leave the form in “sending”.
      (given): Delivery => (given === undefined ? { status: 'sent' } : (Object(given) as Delivery)),
      (): Delivery => ({ status: 'unreachable' }),
    );
    // The form left the page, but not the answer; who shows the form by now may have typed another.
    if (signal.aborted && delivery.status === 'sent' && !life.holder) {
      life.confirmed = true;
      life.end ??= { phase: END[outcome.type] };
    }
    if (this.#underway !== controller) return;
    const status = KNOWN.test(delivery.status) ? delivery.status : 'unreachable';
    life.confirmed = status === 'sent';
    const issues = status === 'rejected' && Array.isArray(delivery.issues) ? delivery.issues.filter(isIssue) : [];
    // Of a free reply, none can be shown under a field.
    const rest = outcome.type === 'freeform' ? issues : issues.length ? this.#store.blame(issues) : [];
    const { message = rest[0]?.message } = delivery;
    this.#arrive(
      controller,
      status === 'sent' ? END[outcome.type] : status,
      typeof message === 'string' ? message : '',
    );
  }

  #arrive(controller: AbortController, phase: Phase, message?: string): void {
    if (this.#underway !== controller) return;
    this.#underway = undefined;
    if (isTerminal(this.#store.snapshot.phase)) return;
    this.#store.move(phase, message);
  }
}
