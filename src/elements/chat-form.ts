import type { PropertyValues, TemplateResult } from 'lit';
import { adoptStyles, html, LitElement, nothing } from 'lit';
import type { Transport } from '../core/delivery.js';
import type { Issue } from '../core/issue.js';
import type { Form, Look, Outcome, OutcomeType, SecretPolicy, Value, Values } from '../core/model.js';
import { isEditable, isTerminal, type Phase } from '../core/phase.js';
import { Problem } from '../core/problem.js';
import { reply } from '../core/read-spec.js';
import { FormStore } from '../core/store.js';
import type { Words } from '../core/words.js';
import { fieldStyles } from './chat-form-field.styles.js';
import { formStyles } from './chat-form.styles.js';
import { FieldEvents } from './field-events.js';
import type { Language } from './form-context.js';
import { FocusKeeper } from './focus-keeper.js';
import { FormProvider } from './form-provider.js';
import { Outbox } from './outbox.js';
import { SpecReader } from './spec-reader.js';
import { outcomeWords, renderForm, renderNotice, renderOutcome, type FormView } from './render-form.js';

/** What makes the spec be read again. */
const READ_AGAIN = ['spec', 'dialect', 'strict', 'secrets', 'loading'] as const;

const always = (): boolean => true;

/**
 * A form that an agent asks for in a conversation: reads a spec in any of the dialects, draws it, and
 * hands back the answer in the words of the dialect that asked.
 *
 * @tag chat-form
 * @slot - `<chat-form-field>`s, for a page that lays the fields out itself; fields that are not slotted follow them
 * @event {OutcomeEvent} submit - the person sent answers that are in order; not for a press that showed errors. Does not bubble
 * @event {OutcomeEvent} cancel - the person dismissed the form, or declined it (`outcome.type`). Does not bubble
 * @event {OutcomeEvent} freeform - the person sent a reply in free words instead. Does not bubble
 * @event {OutcomeEvent} chat-form-submit - twin of `submit` that bubbles
 * @event {OutcomeEvent} chat-form-cancel - twin of `cancel` that bubbles
 * @event {OutcomeEvent} chat-form-freeform - twin of `freeform` that bubbles
 * @event {FieldChangeEvent} field-change - the person changed a field; not for values that the page sets
 * @event {PhaseChangeEvent} phase-change - the form went on in its life
 * @event {SpecIssuesEvent} spec-issues - the spec has errors or warnings
 * @csspart plate - the card
 * @csspart title - the form's title
 * @csspart description - the text under the title
 * @csspart field - one field with everything that belongs to it
 * @csspart label - a field's label or legend
 * @csspart control - the input, list, text area or group
 * @csspart help - the text under a control
 * @csspart caution - what is said of a field that asks for a secret
 * @csspart error - what is wrong with an answer
 * @csspart submit - the button that sends
 * @csspart receipt - the answers after they were sent
 * @cssprop [--chat-form-width=28rem] - width, at most that of the container
 * @cssprop [--chat-form-ink] - colour of text
 * @cssprop [--chat-form-surface] - colour of the card
 * @cssprop [--chat-form-accent] - colour of the button, the focus ring and what is chosen
 * @cssprop [--chat-form-on-accent] - colour of text on the accent
 * @cssprop [--chat-form-danger] - colour of errors
 * @cssprop [--chat-form-font=inherit] - font family
 * @cssprop [--chat-form-radius=12px] - radius of the card
 * @cssprop [--chat-form-control-radius=8px] - radius of controls and buttons
 * @cssstate loading - and so on: the phase that the form is in
 */
export class ChatForm extends LitElement {
  static override styles = [fieldStyles, formStyles];

  static override properties = {
    spec: { hasChanged: always },
    dialect: {},
    loading: { type: Boolean },
    busy: { type: Boolean },
    action: {},
    transport: { attribute: false },
    requester: {},
    allowFreeform: { type: Boolean, attribute: 'allow-freeform' },
    allowCancel: { type: Boolean, attribute: 'allow-cancel' },
    receipt: {},
    messages: { attribute: false, hasChanged: always },
    headingLevel: { type: Number, attribute: 'heading-level' },
    strict: { type: Boolean },
    secrets: {},
    lang: { reflect: true, converter: { toAttribute: (lang: string) => lang || null } },
  };

  /** The form spec: JSON text or an object, in any dialect. A spec that reads the same changes nothing. */
  spec: unknown = null;
  /** The dialect's name; else it is told by the spec's shape. */
  dialect: string | null = null;
  /** Draws a skeleton until the spec comes. */
  loading = false;
  /** The assistant's turn is still open: a submit is refused and the form says so. */
  busy = false;
  /** Where the built-in transport posts the reply. */
  action: string | null = null;
  /** Another way out of the page, in place of `action`. */
  transport: Transport | null = null;
  /** Who is asking, shown to the person. */
  requester: string | null = null;
  /** Offers the free reply where the dialect has none. */
  allowFreeform = false;
  /** Offers a cancel where the dialect has none. */
  allowCancel = false;
  /** What is left of a form that was sent: `values`, `mark-only` or `hidden`; else the dialect's habit. */
  receipt: Look['receipt'] | null = null;
  /** The host's own words in place of the widget's. */
  messages: Partial<Words> | null = null;
  /** Level of the title, 1 to 6. */
  headingLevel = 2;
  /** No repairs: every deviation from the dialect is an error. */
  strict = false;
  /** What is done about a field that asks for a secret: `warn` at the field, `refuse` the form, or `allow` it. */
  secrets: SecretPolicy = 'warn';
  /** Language of the form's words and numbers; else the nearest one around it. */
  override lang = '';

  /** The parsed form; `undefined` until a usable spec came. */
  get form(): Form | undefined {
    return this.#store.snapshot.form;
  }

  /** What is wrong with the spec; complete when `updateComplete` is. */
  get issues(): readonly Issue[] {
    return this.#reader.issues;
  }

  /** Where the form is in its life; also as `:state(open)` and so on. */
  get phase(): Phase {
    return this.#store.snapshot.phase;
  }

  /** The answers so far that are in order. Setting it fills in fields by name, also before the spec came. */
  get values(): Values {
    return this.#store.values;
  }

  set values(values: Readonly<Record<string, Value>>) {
    if (this.form) this.#store.assign(values);
    else this.#reader.early = values;
  }

  readonly #store = new FormStore();
  readonly #provider = new FormProvider(this, this.#store, {
    changed: (name) => this.#onFieldChange(name),
    requestSubmit: () => this.requestSubmit(),
  });
  readonly #reader = new SpecReader(this, this.#store);
  readonly #outbox = new Outbox(this, this.#store);
  readonly #events = new FieldEvents(() => this.#provider.context);
  readonly #focus = new FocusKeeper(this, this.#store, this.#provider.placed);
  readonly #internals = this.attachInternals();
  #builtIn: (() => Promise<Transport>) | undefined;
  #skeleton: ((language: Language) => TemplateResult) | undefined;
  #phase: Phase = 'loading';

  constructor() {
    super();
    this.#store.subscribe(() => this.#onChange());
  }

  /** Does what a press of the button does: shows what is wrong, or sends. */
  requestSubmit(): void {
    const { freeform, phase } = this.#store.snapshot;
    if (!isEditable(phase) || phase === 'streaming' || !this.form) return;
    if (freeform) return this.#sendFreeform();
    const values = this.#store.attempt();
    if (values) this.#send({ type: 'submit', values });
  }

  /** Does what a press of the cancel button does, whether there is one or not. */
  requestCancel(): void {
    if (isEditable(this.phase) && this.form) this.#send({ type: 'cancel' });
  }

  /** Takes the form back: it was answered elsewhere, or nobody needs it any more. */
  withdraw(message?: string): void {
    if (isTerminal(this.phase)) return;
    this.#outbox.abort();
    this.#store.move('withdrawn', message);
  }

  /** Puts every field back to its default. */
  reset(): void {
    if (!isEditable(this.phase)) return;
    this.#store.reset();
    this.#focus.wipeHalfTyped();
  }

  /** Whether a submit would go through; shows nothing. */
  checkValidity(): boolean {
    return this.#store.valid;
  }

  /** Whether a submit would go through; shows what is wrong and goes to the first of it. */
  reportValidity(): boolean {
    const valid = this.#store.attempt() !== undefined;
    if (!valid) void this.updateComplete.then(() => this.#focus.toFault());
    return valid;
  }

  /** Puts the focus on the first control. */
  override focus(options?: FocusOptions): void {
    this.#focus.toFirst(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Inside a chat's log every later change of text would be read out; what matters has its own live region.
    if (!this.hasAttribute('aria-live')) this.setAttribute('aria-live', 'off');
  }

  /** Also waits for what the spec needs and is not there yet. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let done = await super.getUpdateComplete();
    for (let last; last !== this.#reader.pending; done = await super.getUpdateComplete()) {
      last = this.#reader.pending;
      await last;
    }
    return done;
  }

  protected override willUpdate(changed: PropertyValues<ChatForm>): void {
    if (READ_AGAIN.some((name) => changed.has(name))) this.#reader.read(this);
    if (changed.has('action')) {
      const { action } = this;
      this.#builtIn = action
        ? () => import('../transports/http.js').then(({ httpTransport }) => httpTransport(action))
        : undefined;
      // Fetched with the form and not with the answer: between the first key and the receipt nothing is loaded.
      void this.#builtIn?.().catch(() => undefined);
    }
    if (changed.has('loading') && this.loading) void this.#fetchSkeleton().catch(() => undefined);
    if (changed.has('busy') && !this.busy && this.phase === 'busy') this.#store.move('open');
    this.#provider.update(this.lang, this.messages);
  }

  protected override render(): TemplateResult {
    const { phase, form, message } = this.#store.snapshot;
    const language = this.#provider.context?.language;
    if (!language) return html`${nothing}`;
    if (phase === 'loading') return this.#skeleton && this.loading ? this.#skeleton(language) : html`${nothing}`;
    if (phase === 'unusable' || !form) {
      return renderNotice(
        isTerminal(phase) ? (message ?? language.say('withdrawn')) : this.#reader.fallback || language.say('unusable'),
      );
    }
    const view: FormView = {
      snapshot: this.#store.snapshot,
      form,
      language,
      look: form.look,
      requester: this.requester,
      headingLevel: this.headingLevel,
      message,
      confirmed: this.#outbox.confirmed,
      receipt: this.receipt ?? form.look.receipt,
      placed: this.#provider.placed,
      offers: (type) => this.#offers(type),
      events: this.#events,
      on: this.#on,
    };
    // Where the focus goes to the mark, it is read from there.
    const news = isTerminal(phase) && !this.matches(':focus-within') ? outcomeWords(view) : '';
    return html`${isTerminal(phase) ? renderOutcome(view) : renderForm(view)}
      <p class="unseen" role="status">${news}</p>`;
  }

  async #fetchSkeleton(): Promise<void> {
    const { renderSkeleton, skeletonStyles } = await import('./skeleton.js');
    if (!this.#skeleton) adoptStyles(this.renderRoot as ShadowRoot, [...ChatForm.styles, skeletonStyles]);
    this.#skeleton = renderSkeleton;
    this.requestUpdate();
  }

  #offers(type: OutcomeType): boolean {
    return (
      Boolean(this.form?.offers.includes(type)) ||
      (type === 'cancel' && this.allowCancel) ||
      (type === 'freeform' && this.allowFreeform)
    );
  }

  #send(outcome: Outcome): void {
    if (!this.form) return;
    // A person may always say no.
    if (this.busy && outcome.type !== 'cancel') return this.#store.move('busy');
    this.#focus.hold();
    const transport = this.transport ?? this.#builtIn?.();
    void this.#outbox.send(this.form, outcome, transport).then(() => this.requestUpdate('spec'));
  }

  #sendFreeform(): void {
    const text = this.#store.snapshot.freeformText;
    if (text.trim()) this.#send({ type: 'freeform', text });
    else this.#store.move('open', this.#provider.context?.language.say('freeformEmpty'));
  }

  /** What was said about an empty reply goes when the person does something about it. */
  #hush(): void {
    if (this.phase === 'open' && this.#store.snapshot.message) this.#store.move('open');
  }

  #onChange(): void {
    this.requestUpdate();
    const { phase } = this.#store.snapshot;
    if (phase === this.#phase) return;
    const previous = this.#phase;
    this.#phase = phase;
    try {
      this.#internals.states.delete(previous);
      this.#internals.states.add(phase);
    } catch {
      // Browsers of 2023 take only names with two dashes in front.
    }
    const { form } = this;
    // Nobody's doing, so there is no outcome event that would carry it.
    const wire = form && phase === 'expired' ? { reply: reply(form, { type: 'expire' }) } : {};
    this.dispatchEvent(new CustomEvent('phase-change', { detail: { phase, previous, ...wire } }));
  }

  #onFieldChange(name: string): void {
    const state = this.#store.state(name);
    if (!state) return;
    const value = this.#store.value(state);
    const valid = !(value instanceof Problem);
    this.dispatchEvent(new CustomEvent('field-change', { detail: { name, value: valid ? value : undefined, valid } }));
  }

  readonly #on: FormView['on'] = {
    submit: (event) => {
      // At the click, which Enter reaches too: a sandboxed frame never gets to the native submit.
      event.preventDefault();
      this.requestSubmit();
    },
    cancel: () => this.requestCancel(),
    fault: () => this.#focus.toFault(),
    showFreeform: (show) => {
      this.#hush();
      this.#store.showFreeform(show);
      void this.updateComplete.then(() => (show ? this.shadowRoot?.getElementById('reply')?.focus() : this.focus()));
    },
    writeFreeform: (text) => {
      this.#hush();
      this.#store.writeFreeform(text);
    },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-form': ChatForm;
  }
}
