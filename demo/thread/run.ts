/**
 * One run through the script: the assistant's words and then its call come in pieces, the person answers, the network
 * loses the first try. How far it is stands in `step`; whatever comes next waits for that, never for a time.
 */
import type { ChatForm, Delivery, OutcomeEvent } from '../../src/index.js';
import type { Script } from './script.js';

export type Step = 'asking' | 'streaming' | 'open' | 'sending' | 'unreachable' | 'answering' | 'done';

export interface Said {
  readonly by: 'person' | 'assistant';
  readonly text: string;
  /** More of it is coming. */
  readonly open: boolean;
}

/** One way of an answer over the network. */
export interface Try {
  readonly id: string;
  readonly state: 'under way' | 'lost' | 'arrived';
}

/** Milliseconds. A person who wants no motion gets whole sentences and no waiting but for the network. */
export interface Pace {
  readonly word: number;
  readonly piece: number;
  readonly network: number;
}

/** Characters of the call that come at once. */
const PIECE = 12;

export class Run {
  readonly script: Script;
  readonly lang: string;
  /** The call's text, as far as it has come. */
  spec = '';
  step: Step = 'asking';
  before: readonly Said[] = [];
  after: Said | undefined;
  tries: readonly Try[] = [];
  form: ChatForm | undefined;
  readonly #pace: Pace;
  readonly #changed: () => void;
  readonly #end = new AbortController();
  #outcome: OutcomeEvent['detail'] | undefined;
  #waiting: (() => void)[] = [];

  constructor(script: Script, lang: string, pace: Pace, changed: () => void) {
    this.script = script;
    this.lang = lang;
    this.#pace = pace;
    this.#changed = changed;
  }

  get text(): string {
    return JSON.stringify(this.script.spec);
  }

  isOver(): boolean {
    return this.#end.signal.aborted;
  }

  readonly attach = (form?: Element): void => {
    this.form = form as ChatForm | undefined;
  };

  /** Plays the assistant's part up to its call; resolves when it is all there, or the run has been ended. */
  async start(): Promise<void> {
    const { wish, before } = this.script;
    this.before = [{ by: 'person', text: wish, open: false }];
    this.#changed();
    for await (const text of this.#words(before)) {
      this.before = [...this.before.slice(0, 1), { by: 'assistant', text, open: text !== before }];
      this.#changed();
    }
    if (this.isOver()) return;
    this.#go('streaming');
    const { text } = this;
    while (this.spec.length < text.length) {
      await this.#wait(this.#pace.piece);
      if (this.isOver()) return;
      this.spec = text.slice(0, this.#pace.piece ? this.spec.length + PIECE : undefined);
      this.#changed();
    }
  }

  /** Nothing of this run comes any more. */
  end(): void {
    this.#end.abort();
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves when the run is at one of these steps; rejects when it has been ended. */
  async until(...steps: readonly Step[]): Promise<void> {
    while (!steps.includes(this.step)) {
      this.#end.signal.throwIfAborted();
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
    this.#end.signal.throwIfAborted();
  }

  /** Takes the outcome to the bakery. A cancel needs no way there. */
  take(event: OutcomeEvent): void {
    this.#outcome = event.detail;
    if (event.type !== 'cancel') event.respondWith(this.#post(event.detail));
  }

  /** Follows the form through its life. */
  follow(phase: string): void {
    if (phase === 'open' || phase === 'sending' || phase === 'unreachable') this.#go(phase);
    if (phase === 'sent' || phase === 'freeform' || phase === 'cancelled') void this.#answer();
  }

  /** The first try is lost on the way; a retry is known by the id of the answer. */
  async #post({ submissionId, signal }: OutcomeEvent['detail']): Promise<Delivery> {
    const first = this.tries.length === 0;
    const before = this.tries;
    const note = (state: Try['state']): void => {
      this.tries = [...before, { id: submissionId, state }];
      this.#changed();
    };
    note('under way');
    await this.#wait(this.#pace.network);
    signal.throwIfAborted();
    note(first ? 'lost' : 'arrived');
    return { status: first ? 'unreachable' : 'sent' };
  }

  async #answer(): Promise<void> {
    const { after, afterWords, without } = this.script;
    const detail = this.#outcome;
    this.#go('answering');
    const line =
      detail?.outcome.type === 'submit'
        ? after(detail.values)
        : detail?.outcome.type === 'freeform'
          ? afterWords(detail.text ?? '')
          : without;
    for await (const text of this.#words(line)) {
      this.after = { by: 'assistant', text, open: text !== line };
      this.#changed();
    }
    if (!this.isOver()) this.#go('done');
  }

  /** A line as it grows by words. */
  async *#words(line: string): AsyncGenerator<string> {
    const { word } = this.#pace;
    const words = word ? line.split(/(?<= )/) : [line];
    for (let at = 1; at <= words.length; at += 1) {
      await this.#wait(word);
      if (this.isOver()) return;
      yield words.slice(0, at).join('');
    }
  }

  #go(step: Step): void {
    this.step = step;
    for (const wake of this.#waiting.splice(0)) wake();
    this.#changed();
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => setTimeout(done, time));
  }
}
