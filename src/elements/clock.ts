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
/** Timers cannot wait longer. */
const LONGEST = 2 ** 31 - 1;

const styles = css`
  [part='extend'] {
    flex: none;
    margin: -8px -12px;
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
`;

const toTime = (time: string | number | null | undefined): number =>
  typeof time === 'number' ? time : Date.parse(time ?? '');

class Clock implements ReactiveController {
  readonly #in: Insides;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the host said, when it said so by the page's two clocks. */
  #set = { now: null as string | number | null, server: 0, wall: 0, steady: 0 };
  /** How much time is left, when little is; and in whole minutes. */
  #left = '';
  #minutes = 0;
  #asking = false;
  /** There was no more time to be had. */
  #isRefused = false;

  constructor(insides: Insides) {
    this.#in = insides;
    insides.adopt(styles);
    insides.isOver = this.#check;
    insides.notice = () => this.#render();
    insides.host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#check);
    this.#check();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#check);
    clearTimeout(this.#timer);
  }

  hostUpdate(): void {
    this.#check();
  }

  /** The time by the server. A clock that is set back gives no time, and one that stood still in sleep loses none. */
  get #now(): number {
    const { now } = this.#in.host;
    const wall = Date.now();
    if (now !== this.#set.now || !this.#set.wall)
      this.#set = { now, server: toTime(now) || wall, wall, steady: performance.now() };
    return this.#set.server + Math.max(wall - this.#set.wall, performance.now() - this.#set.steady);
  }

  /** Ends the form when its time is up, else waits for the next thing to say; true when it is over. */
  readonly #check = (): boolean => {
    clearTimeout(this.#timer);
    const { form, phase } = this.#in.store.snapshot;
    if (!isEditable(phase)) return false;
    const { expiresAt, isConnected } = this.#in.host;
    const time = this.#now;
    const start = this.#in.store.life.since + this.#set.server - this.#set.wall;
    const given = [expiresAt, form?.expiresAt].map(toTime).find((one) => !Number.isNaN(one));
    const end = given ?? start + (form?.ttlMinutes ?? Infinity) * MINUTE;
    const rest = end - time;
    if (rest <= 0) {
      this.#in.store.move('expired');
      return true;
    }
    const lead = Math.min(WARNING, Math.max(LEAST, (end - start) / 5));
    const minutes = Math.round(rest / MINUTE);
    const left = rest > lead ? '' : minutes ? this.#say('minutesLeft', { n: minutes }) : this.#say('secondsLeft');
    if (left !== this.#left) {
      // Once, and again in a language that comes later; what is no longer so is not found by who reads on.
      this.#in.tell(!this.#left || minutes === this.#minutes ? left : '');
      this.#left = left;
    }
    this.#minutes = minutes;
    // The words change in the middle between two whole minutes.
    const next = left ? (rest + MINUTE / 2) % MINUTE || MINUTE : rest - lead;
    if (isConnected && rest < Infinity) this.#timer = setTimeout(this.#check, Math.min(next + 5, rest, LONGEST));
    return false;
  };

  #say(phrase: Phrase, params?: Params): string {
    const language = this.#in.language();
    return say({ ...clockWords, ...language?.words }, language?.locale ?? 'en', phrase, params);
  }

  /** The time is shown where it is not read out with every change. */
  #render(): unknown {
    if (!this.#left) return nothing;
    return html`<div class="status">
      <p class="head" part="time">
        <span>${this.#left}${this.#isRefused ? ` ${this.#say('notKeptOpen')}` : nothing}</span>
        ${
          this.#in.host.extend
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
      </p>
    </div>`;
  }

  readonly #onExtend = async (): Promise<void> => {
    const host = this.#in.host;
    if (this.#asking) return;
    this.#asking = true;
    host.requestUpdate();
    let answer: Phrase = 'notKeptOpen';
    try {
      const end = (await host.extend?.()) ?? null;
      if (toTime(end) > this.#now) {
        host.expiresAt = end;
        answer = 'keptOpen';
      }
    } catch {
      // There is none.
    }
    this.#asking = false;
    this.#isRefused = answer === 'notKeptOpen';
    const inside = host.matches(':focus-within');
    this.#check();
    this.#in.tell(this.#say(answer));
    await host.updateComplete;
    // The button goes with the warning.
    if (inside && !host.matches(':focus-within')) host.focus();
  };
}

export function attach(insides: Insides): void {
  new Clock(insides);
}
