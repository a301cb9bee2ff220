/** A reply in free words in place of the answers, for the forms that offer one: the way there, the box, the way back. */
import { css, html, nothing } from 'lit';
import { VISIBLE } from '../core/kinds.js';
import { partWords } from '../core/part-words.js';
import { say } from '../core/say.js';
import { isComposing } from './field-events.js';
import { live } from './live.js';
import { offersReply, type Insides, type Reply } from './parts.js';

const styles = css`
  .words-instead {
    display: block;
    margin-block: 4px -8px;
    margin-inline: auto 0;
    color: var(--_second);
    font-size: 0.875em;
  }

  @container (inline-size < 360px) {
    .words-instead {
      inline-size: 100%;
      margin-inline: 0;
    }
  }
`;

class FreeReply implements Reply {
  readonly #in: Insides;

  constructor(insides: Insides) {
    this.#in = insides;
    insides.adopt(styles);
  }

  get label(): string {
    return this.#say('freeformSend');
  }

  /** The text, where there is something to be seen in it; else says so. */
  take(): string | undefined {
    const { store } = this.#in;
    const text = store.snapshot.freeformText;
    if (VISIBLE.test(text)) return text;
    store.move('open', this.#say('freeformEmpty'));
    return undefined;
  }

  /** Going there and back keeps both, what is in the fields and what is in the box. */
  show(isShown: boolean): void {
    const { host, store } = this.#in;
    this.#hush();
    store.showFreeform(isShown);
    void host.updateComplete.then(() => {
      if (isShown) host.shadowRoot?.getElementById('reply')?.focus();
      else host.focus();
    });
  }

  box(): unknown {
    const { host, store } = this.#in;
    const { freeform, freeformText, phase } = store.snapshot;
    if (!offersReply(host)) return nothing;
    return html`<fieldset class="freeform field" role="none" ?hidden=${!freeform} ?disabled=${phase === 'sending'}>
      <label for="reply">${this.#say('freeformLabel')}</label>
      <textarea
        id="reply"
        rows="3"
        enterkeyhint="enter"
        autocomplete="off"
        .value=${live(freeformText)}
        @input=${this.#onInput}
        @keydown=${this.#onKeyDown}
      ></textarea>
    </fieldset>`;
  }

  way(): unknown {
    const { host, store } = this.#in;
    const { freeform, phase } = store.snapshot;
    if (!offersReply(host)) return nothing;
    return html`<button
      type="button"
      class="quiet words-instead"
      part="freeform"
      ?disabled=${phase === 'sending'}
      @click=${this.#onClick}
    >
      ${this.#say(freeform ? 'freeformBack' : 'freeform')}
    </button>`;
  }

  readonly #onClick = (): void => {
    this.show(!this.#in.store.snapshot.freeform);
  };

  readonly #onInput = ({ target }: InputEvent): void => {
    this.#hush();
    this.#in.store.writeFreeform((target as HTMLTextAreaElement).value);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    this.#in.host.requestSubmit();
  };

  /** What was said about an empty reply goes when the person does something about it. */
  #hush(): void {
    const { store } = this.#in;
    if (store.snapshot.phase === 'open' && store.snapshot.message) store.move('open');
  }

  #say(phrase: 'freeform' | 'freeformLabel' | 'freeformSend' | 'freeformBack' | 'freeformEmpty'): string {
    const language = this.#in.language();
    return say({ ...partWords, ...language?.words }, language?.locale ?? 'en', phrase);
  }
}

export function attach(insides: Insides): void {
  insides.reply = new FreeReply(insides);
}
