import type { LitElement } from 'lit';
import type { Look } from '../core/model.js';
import type { FormStore } from '../core/store.js';
import type { Words } from '../core/words.js';
import type { FormContext } from './form-context.js';
import { around, languageOf, loadWords, nearestLang } from './language.js';

/** A form's habits before it has any. */
const LOOK: Look = { marks: 'required', button: 'submit', receipt: 'values' };

/** By element. A field that a page has placed finds the form around it here, and takes it up as a context. */
const providers = new WeakMap<Node, FormProvider>();

/** The provider of the form around an element, through shadow roots. */
export function providerOf(element: Element): FormProvider | undefined {
  let node: Node | null = element;
  while (node && !providers.has(node)) node = around(node);
  return node ? providers.get(node) : undefined;
}

/** Lends the form to its fields, in the language and the look that are in force. */
export class FormProvider {
  /** Fields that the page has placed itself, by name. */
  readonly placed = new Map<string, HTMLElement>();
  /** Hears of each new context; set by the first field that a page has placed. */
  onRenewed: ((context: FormContext) => void) | undefined;
  readonly host: LitElement;
  readonly #store: FormStore;
  readonly #actions: Pick<FormContext, 'changed' | 'requestSubmit' | 'escape'>;
  #context: FormContext | undefined;

  constructor(host: LitElement, store: FormStore, actions: Pick<FormContext, 'changed' | 'requestSubmit' | 'escape'>) {
    this.host = host;
    this.#store = store;
    this.#actions = actions;
    providers.set(host, this);
  }

  get context(): FormContext | undefined {
    return this.#context;
  }

  /** Takes the language and the look as they are now; the fields hear of it only when something is new. */
  update(own: string, messages: Partial<Words> | null): FormContext {
    const lang = own || nearestLang(this.host);
    const language = languageOf(lang, messages ?? undefined);
    void loadWords(lang).then((news) => {
      if (news) this.host.requestUpdate();
    });
    this.#store.locale = language.locale;
    const look = this.#store.snapshot.form?.look ?? LOOK;
    const now = this.context;
    if (now && JSON.stringify([now.look, now.language]) === JSON.stringify([look, language])) return now;
    const next: FormContext = { store: this.#store, language, look, ...this.#actions };
    this.#context = next;
    this.onRenewed?.(next);
    return next;
  }

  /** A field element asks to draw this field; returns what to call when it no longer does. */
  adopt(name: string, element: HTMLElement): () => void {
    this.placed.set(name, element);
    this.host.requestUpdate();
    return () => {
      if (this.placed.get(name) === element) this.placed.delete(name);
      this.host.requestUpdate();
    };
  }
}
