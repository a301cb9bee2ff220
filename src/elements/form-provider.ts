import { ContextProvider } from '@lit/context';
import type { LitElement } from 'lit';
import type { Look } from '../core/model.js';
import type { FormStore } from '../core/store.js';
import type { Words } from '../core/words.js';
import { formContext, type FormContext } from './form-context.js';
import { languageOf, loadWords, nearestLang } from './language.js';

/** A form's habits before it has any. */
const LOOK: Look = { marks: 'required', button: 'submit', receipt: 'values' };

/** Lends the form to its fields, in the language and the look that are in force. */
export class FormProvider {
  /** Fields that the page has placed itself, by name. */
  readonly placed = new Map<string, HTMLElement>();
  readonly #host: LitElement;
  readonly #store: FormStore;
  readonly #actions: Pick<FormContext, 'changed' | 'requestSubmit'>;
  readonly #provider: ContextProvider<typeof formContext, LitElement>;

  constructor(host: LitElement, store: FormStore, actions: Pick<FormContext, 'changed' | 'requestSubmit'>) {
    this.#host = host;
    this.#store = store;
    this.#actions = actions;
    this.#provider = new ContextProvider(host, { context: formContext });
  }

  get context(): FormContext | undefined {
    return this.#provider.value;
  }

  /** Takes the language and the look as they are now; the fields hear of it only when something is new. */
  update(own: string, messages: Partial<Words> | null): FormContext {
    const lang = own || nearestLang(this.#host);
    const language = languageOf(lang, messages ?? undefined);
    void loadWords(lang).then((news) => {
      if (news) this.#host.requestUpdate();
    });
    this.#store.locale = language.locale;
    const look = this.#store.snapshot.form?.look ?? LOOK;
    const now = this.context;
    if (now && JSON.stringify([now.look, now.language]) === JSON.stringify([look, language])) return now;
    const next: FormContext = { store: this.#store, language, look, adopt: this.#adopt, ...this.#actions };
    this.#provider.setValue(next);
    return next;
  }

  readonly #adopt = (name: string, element: HTMLElement): (() => void) => {
    this.placed.set(name, element);
    this.#host.requestUpdate();
    return () => {
      if (this.placed.get(name) === element) this.placed.delete(name);
      this.#host.requestUpdate();
    };
  };
}
