/** One form of a conversation as it goes on: its spec as edited, its element, what it told the page. */
import type { ChatForm, OutcomeEvent } from '../src/index.js';
import { answerLine } from './answer-line.js';
import type { Ask, Conversation } from './conversations/index.js';
import { deliver } from './delivery.js';
import { formatJson } from './format-json.js';
import type { Settings } from './settings.js';

export interface Entry {
  readonly type: string;
  readonly detail: string;
  readonly at: Date;
}

/** What has become of the answer, for the thread. */
export interface Ended {
  readonly type: 'submit' | 'freeform' | 'cancel' | 'decline';
  readonly text: string;
}

export class Request {
  readonly id: string;
  readonly conversation: Conversation;
  readonly ask: Ask;
  /** The spec as it stands in the editor, JSON or not. */
  text: string;
  /** The last text that was JSON; what the form is drawn from. */
  spec: unknown;
  /** Counts how often the form was asked for: each time a new element. */
  life = 0;
  log: Entry[] = [];
  ended: Ended | undefined;
  /** The last wire object that the form gave out, and whether the form has ended with it. */
  reply: unknown;
  replied = false;
  element: ChatForm | undefined;
  readonly #changed: () => void;
  #last: OutcomeEvent['detail'] | undefined;

  constructor(conversation: Conversation, at: number, ask: Ask, changed: () => void) {
    this.id = `${conversation.dialect}/${at + 1}`;
    this.conversation = conversation;
    this.ask = ask;
    this.#changed = changed;
    this.text = formatJson(ask.spec);
    this.spec = ask.asText ? this.text : ask.spec;
  }

  get edited(): boolean {
    return this.text !== formatJson(this.ask.spec);
  }

  readonly attach = (element?: Element): void => {
    this.element = element as ChatForm | undefined;
  };

  /** Takes what was typed in the editor; the form changes once it is JSON again. */
  edit(text: string): void {
    this.text = text;
    try {
      const spec: unknown = JSON.parse(text);
      this.spec = this.ask.asText ? text : spec;
    } catch {
      // Half-typed JSON: the form stays as it was.
    }
    this.#changed();
  }

  /** Asks once more, from the start. */
  again(): void {
    this.life += 1;
    this.ended = undefined;
    this.replied = false;
    this.reply = undefined;
    this.note('asked again', '');
  }

  reset(): void {
    this.edit(formatJson(this.ask.spec));
  }

  /** Hands the answer over and keeps what goes back. */
  take(event: OutcomeEvent, delivery: Settings['delivery']): void {
    const { detail } = event;
    this.#last = detail;
    this.reply = detail.reply;
    this.replied = true;
    event.respondWith(deliver(delivery, detail.form, detail.signal));
    this.note(event.type, `submissionId ${detail.submissionId.slice(0, 8)}…`);
  }

  /** Follows the form through its life; at an end the thread says what the person said. */
  follow(phase: string, previous: string): void {
    const detail = this.#last;
    if (detail && phase === 'sent') {
      this.ended = { type: 'submit', text: answerLine(detail.form, detail.values, this.element?.lang || 'en') };
    }
    if (detail && phase === 'freeform') this.ended = { type: 'freeform', text: detail.text ?? '' };
    if (phase === 'cancelled') this.ended = { type: 'cancel', text: '' };
    if (phase === 'declined') this.ended = { type: 'decline', text: '' };
    if (phase === 'open' || phase === 'loading') this.ended = undefined;
    this.note('phase-change', `${previous} → ${phase}`);
  }

  note(type: string, detail: string): void {
    this.log = [...this.log, { type, detail, at: new Date() }];
    this.#changed();
  }
}
