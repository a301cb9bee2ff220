import { ContextConsumer, ContextProvider, createContext } from '@lit/context';
import type { ReactiveController, TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { ChatFormField } from './chat-form-field.js';
import { FieldEvents } from './field-events.js';
import type { FormContext } from './form-context.js';
import { providerOf } from './form-provider.js';
import { showRaw } from './control-value.js';
import { renderField } from './render-field.js';

const formContext = createContext<FormContext>('chat-form');

/** Makes the form around an element a provider of its context; once for each form, and only where a field needs it. */
function provideFor(element: Element): void {
  const lender = providerOf(element);
  if (!lender || lender.onRenewed) return;
  const provider = new ContextProvider(lender.host, { context: formContext });
  lender.onRenewed = (context) => {
    provider.setValue(context);
  };
  if (lender.context) lender.onRenewed(lender.context);
}

/** Ties a field element to its form. A chunk of its own, since most forms draw their fields themselves. */
export class PlacedField implements ReactiveController {
  readonly #host: ChatFormField;
  readonly #consumer: ContextConsumer<typeof formContext, ChatFormField>;
  readonly #events = new FieldEvents(() => this.#consumer.value);
  #context: FormContext | undefined;
  #name = '';
  #release: (() => void)[] = [];
  #unknown = '';

  constructor(host: ChatFormField) {
    this.#host = host;
    provideFor(host);
    host.addController(this);
    this.#consumer = new ContextConsumer(host, {
      context: formContext,
      subscribe: true,
      callback: () => host.requestUpdate(),
    });
  }

  hostConnected(): void {
    provideFor(this.#host);
  }

  focus(options?: FocusOptions): void {
    const { renderRoot } = this.#host;
    const control =
      renderRoot.querySelector<HTMLElement>('[type=radio]:checked') ??
      renderRoot.querySelector<HTMLElement>('input, select, textarea');
    control?.focus(options);
  }

  /** Joins when the form, or the name of the field, is another one. */
  hostUpdate(): void {
    const { name } = this.#host;
    const context = this.#consumer.value;
    if (context?.store === this.#context?.store && name === this.#name) return;
    this.hostDisconnected();
    if (!context || !name || !this.#host.isConnected) return;
    this.#context = context;
    this.#name = name;
    const { store } = context;
    let state = store.state(name);
    let { phase } = store.snapshot;
    this.#release = [
      store.subscribe(() => {
        // Another field's keystroke is none of this one's business.
        if (state === store.state(name) && phase === store.snapshot.phase) return;
        state = store.state(name);
        phase = store.snapshot.phase;
        this.#host.requestUpdate();
      }),
    ];
  }

  /** What was drawn now shows what was put in. */
  hostUpdated(): void {
    const state = this.#consumer.value?.store.state(this.#host.name);
    if (state) showRaw(state, this.#host.renderRoot);
  }

  hostDisconnected(): void {
    for (const release of this.#release) release();
    this.#release = [];
    this.#context = undefined;
  }

  render(): TemplateResult {
    const context = this.#consumer.value;
    const state = context?.store.state(this.#host.name);
    if (!context || !state) {
      this.#complain();
      return html`${nothing}`;
    }
    const { language, look, store } = context;
    const last = store.snapshot.form?.fields.at(-1)?.name === this.#host.name;
    return html`<fieldset
      role="none"
      ?disabled=${store.snapshot.phase === 'sending'}
      @input=${this.#events.onInput}
      @change=${this.#events.onInput}
      @keyup=${this.#events.onInput}
      @keydown=${this.#onKeyDown}
      @click=${this.#events.onClick}
    >
      ${renderField({ state, id: 'f', last, language, look })}
    </fieldset>`;
  }

  /** Says once that the form has no such field; a form that is still growing may get it yet. */
  #complain(): void {
    const { form, phase } = this.#context?.store.snapshot ?? {};
    const { name } = this.#host;
    if (!form || phase === 'streaming' || this.#unknown === name) return;
    this.#unknown = name;
    console.warn(`<chat-form-field name="${name}">: the form has no field of this name.`);
  }

  /** The form's button is in another root, where the platform's own Enter does not reach. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    this.#events.onKeyDown(event);
    const target = event.target;
    if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    this.#consumer.value?.requestSubmit();
  };
}
