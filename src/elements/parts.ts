import type { CSSResult, TemplateResult } from 'lit';
import type { FormStore } from '../core/store.js';
import type { ChatForm } from './chat-form.js';
import type { Language } from './form-context.js';

/** What a form shows its parts, and the places that they may fill. */
export interface Insides {
  readonly host: ChatForm;
  readonly store: FormStore;
  language(): Language | undefined;
  adopt(styles: CSSResult): void;
  /** Reads a text out; an empty one takes back what was read. */
  tell(text: string): void;
  /** Drawn while there is no form yet. */
  skeleton?: () => TemplateResult;
  /** Drawn above the button. */
  notice?: () => unknown;
  /** Looked at before anything is sent; true when the form has ended. */
  isOver?: () => boolean;
  /** Drawn before the form, inside the root. */
  handle?: () => unknown;
  /** Brings the fields into sight. */
  reveal?: () => void;
}

interface Chunk {
  attach(insides: Insides): void;
}

/** What few forms need: which do, and the chunk with it. */
const PARTS: readonly (readonly [isWanted: (host: ChatForm) => unknown, load: () => Promise<Chunk>])[] = [
  [(host) => host.loading || host.streaming, () => import('./skeleton.js')],
  [({ form, expiresAt }) => expiresAt ?? form?.expiresAt ?? form?.ttlMinutes, () => import('./clock.js')],
  [(host) => host.draftKey, () => import('./draft.js')],
  [(host) => host.presentation === 'sheet', () => import('./sheet.js')],
];

/** Fetches the parts that a form needs, each once; without one that cannot be had the form works all the same. */
export class Parts {
  /** Under way while a part is fetched. */
  pending: Promise<unknown> | undefined;
  /** How many parts are on their way. */
  coming = 0;
  readonly #insides: Insides;
  readonly #had = new Set<unknown>();

  constructor(host: ChatForm, store: FormStore, language: () => Language | undefined, tell: (text: string) => void) {
    const adopt = ({ styleSheet }: CSSResult): void => {
      const root = host.renderRoot as ShadowRoot;
      if (styleSheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    };
    this.#insides = { host, store, language, adopt, tell };
  }

  get filled(): Readonly<Insides> {
    return this.#insides;
  }

  update(): void {
    const { host } = this.#insides;
    for (const [isWanted, load] of PARTS) {
      if (this.#had.has(load) || !isWanted(host)) continue;
      this.#had.add(load);
      this.coming++;
      const part = load()
        .then(
          ({ attach }) => attach(this.#insides),
          // The next form asks for it again.
          () => undefined,
        )
        .then(() => {
          this.coming--;
          host.requestUpdate();
        });
      this.pending = Promise.all([this.pending, part]);
    }
  }
}
