/**
 * A form that slides up from the bottom of its container, which must be positioned. It covers what is behind with a
 * thin scrim and traps nothing: it is put aside, down to a bar, with one press, and the page behind is there again.
 */
import type { ReactiveController } from 'lit';
import { css, html } from 'lit';
import { sheetWords } from '../core/sheet-words.js';
import { isTerminal } from '../core/phase.js';
import { say } from '../core/say.js';
import type { Insides } from './parts.js';

const styles = css`
  :host([presentation='sheet']:not([hidden])) {
    position: absolute !important;
    inset: 0;
    z-index: 1;
    display: flex !important;
    flex-direction: column;
    justify-content: flex-end;
    inline-size: auto !important;
    max-inline-size: none !important;
    padding-block-start: 24px;
    background: rgb(0 0 0 / 20%);
    animation: dim 200ms ease-out;
  }

  :host([presentation='sheet']:is([data-aside], [data-over])) {
    inset-block-start: auto;
    max-block-size: 100%;
    padding: 0;
    background: none;
  }

  :host([presentation='sheet'][data-over]) .plate {
    overflow-y: auto;
  }

  /* What nothing is left of needs no bar. Firefox does not look again when the form that leaves has gone. */
  :host([presentation='sheet'][data-over]) .bar:not(:has(~ .plate:not(.leaving))) {
    display: none;
  }

  :host([presentation='sheet']) :is(.bar, .plate) {
    inline-size: 100%;
    max-inline-size: 40rem;
    margin-inline: auto;
    animation: rise 200ms ease-out;
  }

  .bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    flex: none;
    padding-inline: 16px;
    min-block-size: 44px;
    border: 1px solid var(--_hairline);
    border-block-end: 0;
    border-radius: 16px 16px 0 0;
    background: var(--_surface);
    text-align: start;
  }

  .bar::before {
    content: '';
    grid-area: 1 / 1 / 2 / 3;
    justify-self: center;
    inline-size: 36px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--_edge);
  }

  :host([data-aside]) .bar::before {
    display: none;
  }

  :host([data-aside]) .bar {
    padding-block-end: env(safe-area-inset-bottom);
    border-block-end: 1px solid var(--_hairline);
    font-weight: 600;
  }

  .bar:focus-visible {
    outline-offset: -3px;
  }

  .bar i {
    inline-size: 8px;
    block-size: 8px;
    margin-block-start: 4px;
    border: solid;
    border-width: 2px 0 0 2px;
    rotate: 45deg;
  }

  :host([presentation='sheet']) .plate {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    padding-block-start: 0;
    padding-block-end: max(16px, env(safe-area-inset-bottom), var(--_keyboard, 0px));
    border-block: 0;
    border-radius: 0;
  }

  :host([presentation='sheet'][data-aside]) .plate {
    display: none;
  }

  /* The fields scroll, the button stays; the room around is for the focus ring. */
  :host([presentation='sheet']) :is(.fields, .receipt) {
    flex: 0 1 auto;
    min-block-size: 0;
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  :host([presentation='sheet']) :is(.intro, .foot) {
    flex: none;
  }

  /* As far for each part, so that they move as one. */
  @keyframes rise {
    from {
      translate: 0 var(--_rise, 100%);
    }
  }

  @keyframes dim {
    from {
      background: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :host([presentation='sheet']),
    :host([presentation='sheet']) :is(.bar, .plate) {
      animation: none;
    }
  }
`;

class Sheet implements ReactiveController {
  readonly #in: Insides;
  #aside = false;
  /** Where the focus was when the sheet was put aside. */
  #left: HTMLElement | null = null;

  constructor(insides: Insides) {
    this.#in = insides;
    insides.adopt(styles);
    insides.handle = () => this.#render();
    insides.reveal = () => this.#reveal();
    insides.host.addController(this);
  }

  hostConnected(): void {
    const { host } = this.#in;
    host.addEventListener('click', this.#onScrim);
    host.addEventListener('keydown', this.#onKeyDown);
    visualViewport?.addEventListener('resize', this.#onViewport);
    visualViewport?.addEventListener('scroll', this.#onViewport);
  }

  hostDisconnected(): void {
    const { host } = this.#in;
    host.removeEventListener('click', this.#onScrim);
    host.removeEventListener('keydown', this.#onKeyDown);
    visualViewport?.removeEventListener('resize', this.#onViewport);
    visualViewport?.removeEventListener('scroll', this.#onViewport);
  }

  hostUpdated(): void {
    const { host, store } = this.#in;
    const { form, phase } = store.snapshot;
    const isSheet = host.presentation === 'sheet';
    if (isSheet && !host.style.getPropertyValue('--_rise')) {
      const parts = [...host.renderRoot.querySelectorAll<HTMLElement>(':is(.bar, .plate)')];
      let rise = 0;
      for (const { offsetHeight } of parts) rise += offsetHeight;
      host.style.setProperty('--_rise', `${rise}px`);
    }
    host.toggleAttribute('data-aside', isSheet && this.#aside);
    host.toggleAttribute('data-over', isSheet && isTerminal(phase));
    // The person is not held in it: no aria-modal.
    if (!isSheet) host.removeAttribute('role');
    else if (!host.hasAttribute('role')) host.setAttribute('role', 'dialog');
    const name = form?.title ?? form?.fallback ?? host.requester;
    if (isSheet && name && !host.hasAttribute('aria-label')) host.setAttribute('aria-label', name);
  }

  /** For a host that leads the person to a field: at once, so that the field can take the focus. */
  #reveal(): void {
    const { host } = this.#in;
    if (!this.#aside) return;
    this.#aside = false;
    host.removeAttribute('data-aside');
    host.requestUpdate();
  }

  #say(phrase: 'collapse' | 'expand'): string {
    const language = this.#in.language();
    return say({ ...sheetWords, ...language?.words }, language?.locale ?? 'en', phrase);
  }

  #render(): unknown {
    const { host, store } = this.#in;
    if (host.presentation !== 'sheet') return undefined;
    const title = store.snapshot.form?.title;
    const label = this.#say(this.#aside ? 'expand' : 'collapse');
    return html`<button
      type="button"
      class="bar"
      part="handle"
      aria-expanded=${this.#aside ? 'false' : 'true'}
      aria-label=${this.#aside && title ? `${title}: ${label}` : label}
      @click=${this.#onToggle}
    >
      ${
        this.#aside
          ? html`<span><bdi>${title ?? label}</bdi></span
              ><i></i>`
          : undefined
      }
    </button>`;
  }

  /** A form that has ended goes when it is put aside; one that is open waits as a bar. */
  readonly #onToggle = (): void => {
    const { host, store } = this.#in;
    if (isTerminal(store.snapshot.phase)) {
      host.hidden = true;
      return;
    }
    const root = host.renderRoot as ShadowRoot;
    const active = root.activeElement as HTMLElement | null;
    this.#aside = !this.#aside;
    if (this.#aside && !active?.matches('.bar')) this.#left = active;
    host.requestUpdate();
    void host.updateComplete.then(() => {
      if (this.#aside) root.querySelector<HTMLElement>('.bar')?.focus();
      else if (this.#left?.isConnected) this.#left.focus();
      else host.focus();
    });
  };

  /** A press beside the sheet puts it aside. */
  readonly #onScrim = (event: Event): void => {
    if (event.composedPath()[0] === this.#in.host && !this.#aside) this.#onToggle();
  };

  /** Where Escape does not cancel, it puts the sheet aside: nothing is sent, nothing is lost. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    // As in `field-events.ts`; asking for it there would be paid for by every form.
    const composing = event.isComposing || (event as { readonly keyCode: number }).keyCode === 229;
    if (event.key !== 'Escape' || event.defaultPrevented || this.#aside || composing) return;
    event.preventDefault();
    this.#onToggle();
  };

  /** What the keyboard on the screen covers of the container. */
  readonly #onViewport = (): void => {
    const { host } = this.#in;
    const view = visualViewport;
    if (!view) return;
    const covered = host.getBoundingClientRect().bottom - view.offsetTop - view.height;
    host.style.setProperty('--_keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
}

export function attach(insides: Insides): void {
  new Sheet(insides);
}
