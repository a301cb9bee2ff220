/**
 * The end of a form that ends by itself. It tells the time that is left once, and again only to the eye; at the end
 * nothing is sent, even when the timer comes late, as in a tab that slept.
 */
import type { ReactiveController } from 'lit';
import { css, html, nothing } from 'lit';
import { clockWords } from '../core/clock-words.js';
import { isEditable } from '../core/phase.js';
import { say, type Params } from '../core/say.js';
import type { Phrase } from '../core/words.js';
import type { Insides } from './parts.js';

const MINUTE = 60_000;
/** A warning comes so long before the end, or at a fifth of a shorter time. */
const WARNING = 3 * MINUTE;
/** But never later than this: so long the person must have to ask for more time (WCAG 2.2.1). */
const LEAST = 20_000;
/** Milliseconds until a live region that has just come is listened to. */
const NOTICED = 150;
/** Timers cannot wait longer. */
const LONGEST = 2 ** 31 - 1;

const styles = css`
  .time {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-end: 12px;
    font-size: 0.875em;
    color: var(--_second);
    font-variant-numeric: tabular-nums;
  }

  .time button {
    margin-inline: -12px;
    color: var(--_ink);
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
`;

const toTime = (time: string | number | null | undefined): number =>
  typeof time === 'number' ? time : Date.parse(time ?? '');

class Clock implements ReactiveController {
  readonly #in: Insides;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until what is said is listened to. */
  #hearing: ReturnType<typeof setTimeout> | undefined;
  #isHeard = false;
  /** What the host said, when it said so by the page's two clocks. */
  #set = { now: null as string | number | null, server: 0, wall: 0, steady: 0 };
  #warned = false;
  /** What was read out when the warning came. */
  #first: string | undefined;
  /** What became of the last wish for more time. */
  #answer: Phrase | undefined;
  #asking = false;

  constructor(insides: Insides) {
    this.#in = insides;
    insides.adopt(styles);
    insides.isOver = () => this.#check();
    insides.notice = () => this.#render();
    this.#start();
    insides.host.addController(this);
  }

  hostConnected(): void {
    this.#hearing = setTimeout(() => {
      this.#isHeard = true;
      this.#in.host.requestUpdate();
    }, NOTICED);
    document.addEventListener('visibilitychange', this.#onWake);
    this.#check();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onWake);
    clearTimeout(this.#timer);
    clearTimeout(this.#hearing);
  }

  hostUpdate(): void {
    this.#check();
  }

  /** Takes the host's clock, else the page's own. */
  #start(): void {
    const { now } = this.#in.host;
    const wall = Date.now();
    const server = toTime(now);
    this.#set = { now, server: Number.isNaN(server) ? wall : server, wall, steady: performance.now() };
  }

  /** The time by the server. A clock that is set back gives no time, and one that stood still in sleep loses none. */
  get #now(): number {
    if (this.#in.host.now !== this.#set.now) this.#start();
    const { server, wall, steady } = this.#set;
    return server + Math.max(Date.now() - wall, performance.now() - steady);
  }

  /** Since when the form runs and when it ends, by the server's clock. */
  get #span(): readonly [start: number, end: number] {
    const { host, store } = this.#in;
    const { form } = store.snapshot;
    const start = store.life.since + this.#set.server - this.#set.wall;
    const end = [host.expiresAt, form?.expiresAt].map(toTime).find((time) => !Number.isNaN(time));
    return [start, end ?? start + (form?.ttlMinutes ?? Infinity) * MINUTE];
  }

  /** Ends the form when its time is up, else waits for the next thing to say; true when it is over. */
  #check(): boolean {
    clearTimeout(this.#timer);
    const { host, store } = this.#in;
    const now = this.#now;
    const [start, end] = this.#span;
    if (!isEditable(store.snapshot.phase)) return false;
    if (now >= end) {
      store.move('expired');
      return true;
    }
    const lead = Math.min(WARNING, Math.max(LEAST, (end - start) / 5));
    const warned = now >= end - lead;
    if (warned !== this.#warned) {
      this.#warned = warned;
      host.requestUpdate();
    }
    // The words change in the middle between two whole minutes.
    const left = end - now;
    const next = warned ? (left + MINUTE / 2) % MINUTE || MINUTE : left - lead;
    if (host.isConnected) this.#timer = setTimeout(this.#onTime, Math.min(next + 5, left, LONGEST));
    return false;
  }

  readonly #onTime = (): void => {
    if (!this.#check()) this.#in.host.requestUpdate();
  };

  readonly #onWake = (): void => {
    this.#check();
  };

  #say(phrase: Phrase, params?: Params): string {
    const language = this.#in.language();
    return say({ ...clockWords, ...language?.words }, language?.locale ?? 'en', phrase, params);
  }

  /** The time is shown where it is not read out with every change; what is read out is said once. */
  #render(): unknown {
    const { host } = this.#in;
    const minutes = Math.round((this.#span[1] - this.#now) / MINUTE);
    const left = minutes > 0 ? this.#say('minutesLeft', { n: minutes }) : this.#say('secondsLeft');
    if (!this.#warned) this.#first = undefined;
    else if (this.#isHeard) this.#first ??= left;
    // What was read out and is no longer so is not found by who reads on.
    const news = this.#answer ? this.#say(this.#answer) : this.#first === left ? left : '';
    return html`<p class="unseen" role="status">${news}</p>
      ${
        this.#warned
          ? html`<div class="time" part="time">
              <span>${left}</span>
              ${
                host.extend
                  ? html`<button
                      type="button"
                      class="quiet"
                      part="extend"
                      aria-disabled=${this.#asking ? 'true' : nothing}
                      @click=${this.#onExtend}
                    >
                      ${this.#say('keepOpen')}
                    </button>`
                  : nothing
              }
            </div>`
          : nothing
      }`;
  }
  readonly #onExtend = async (): Promise<void> => {
    const { host } = this.#in;
    if (this.#asking) return;
    this.#asking = true;
    this.#answer = undefined;
    host.requestUpdate();
    try {
      const end = await host.extend?.();
      if (!(toTime(end) > this.#now)) throw new RangeError('extend() must resolve with an ISO time to come.');
      host.expiresAt = end ?? null;
      this.#answer = 'keptOpen';
      const inside = host.matches(':focus-within');
      // The button goes with the warning.
      void host.updateComplete.then(() => {
        if (inside && !host.matches(':focus-within')) host.focus();
      });
    } catch {
      this.#answer = 'notKeptOpen';
    }
    this.#asking = false;
    host.requestUpdate();
  };
}

export function attach(insides: Insides): void {
  new Clock(insides);
}
