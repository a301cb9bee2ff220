import type { PropertyValues, TemplateResult } from 'lit';
import { html, LitElement, nothing } from 'lit';
import type { Transport } from '../core/delivery.js';
import type { Issue } from '../core/issue.js';
import { VISIBLE } from '../core/kinds.js';
import type { Form, Look, Outcome, SecretPolicy, Value, Values } from '../core/model.js';
import { isEditable, isTerminal, type Phase } from '../core/phase.js';
import { Problem } from '../core/problem.js';
import { replyOf } from '../core/read-spec.js';
import { FormStore } from '../core/store.js';
import type { Words } from '../core/words.js';
import { fieldStyles } from './chat-form-field.styles.js';
import { formStyles } from './chat-form.styles.js';
import { FieldEvents } from './field-events.js';
import { FocusKeeper, isOver } from './focus-keeper.js';
import type { Language } from './form-context.js';
import { FormProvider } from './form-provider.js';
import { ease } from './ease.js';
import { drawFields } from './field-list.js';
import { Outbox } from './outbox.js';
import { Parts } from './parts.js';
import { SpecReader } from './spec-reader.js';
import { outcomeWords, renderForm, renderNotice, renderOutcome, type FormView, type WayOut } from './render-form.js';

/** What makes the spec be read again. */
const READ_AGAIN = ['spec', 'dialect', 'strict', 'secrets', 'loading', 'streaming', 'answered'] as const;

/** A native list or picker that is open; a browser that does not know the word finds none. */
const OPEN = ':is(:open)';

/** Milliseconds until a live region that has just come is listened to. */
const NOTICED = 150;

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
 * @csspart freeform - the way to a reply in free words, and back
 * @csspart time - how much time is left, shortly before the form ends
 * @csspart extend - the button that keeps it open
 * @csspart caution - what is said of a field that asks for a secret
 * @csspart error - what is wrong with an answer
 * @csspart submit - the button that sends
 * @csspart cancel - the button that dismisses the form
 * @csspart decline - the button that says no
 * @csspart receipt - the answers after they were sent
 * @cssprop [--chat-form-width=max(28rem, 320px)] - width, at most that of the container
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
  static override styles = [...fieldStyles, formStyles];

  static override properties = {
    spec: { hasChanged: always },
    dialect: {},
    loading: { type: Boolean },
    streaming: { type: Boolean },
    busy: { type: Boolean },
    action: {},
    transport: { attribute: false },
    extend: { attribute: false },
    // Known to Lit for what was set before the script came.
    values: { attribute: false, noAccessor: true },
    requester: {},
    allowFreeform: { type: Boolean, attribute: 'allow-freeform' },
    allowCancel: { type: Boolean, attribute: 'allow-cancel' },
    presentation: { reflect: true },
    receipt: {},
    expiresAt: { attribute: 'expires-at' },
    now: { attribute: false },
    draftKey: { attribute: 'draft-key' },
    answered: { attribute: false },
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
  /** The spec is a growing prefix of JSON text, or an object that grows: fields come as they are whole, sending waits. */
  streaming = false;
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
  /** `sheet`: slides up from the bottom of its container, which must be positioned; else `inline`. */
  presentation: 'inline' | 'sheet' = 'inline';
  /** When the form ends, as an ISO time; wins over what the spec says. */
  expiresAt: string | null = null;
  /** The server's clock, as an ISO time or in milliseconds since the epoch, as it was when the property was set. */
  now: string | number | null = null;
  /** Asks the host for more time; resolves with the new end, as an ISO time. With it the form offers to be kept open. */
  extend: (() => string | Promise<string>) | null = null;
  /** Keeps half-filled answers over a reload, in session storage under this key. */
  draftKey: string | null = null;
  /** What is left of a form that was sent: `values`, `mark-only` or `hidden`; else the dialect's habit. */
  receipt: Look['receipt'] | null = null;
  /**
   * `true`, or the values: the form was answered before, and its receipt is drawn. `false`: it was not, whatever
   * the same spec object has been through.
   */
  answered: Readonly<Record<string, Value>> | boolean | null = null;
  /** The host's own words in place of the widget's. */
  messages: Partial<Words> | null = null;
  /** Level of the title, 1 to 6. */
  headingLevel = 2;
  /** No repairs: every deviation from the dialect is an error. */
  strict = false;
  /** What is done about a field that asks for a secret: `warn` at the field, `refuse` the form, or `allow` it; any other word refuses. */
  secrets: SecretPolicy = 'warn';
  /** Language of the form's words and numbers; else the nearest one around it. */
  override lang = '';

  /** The parsed form; `undefined` until a usable spec came, and when it was taken away again. */
  get form(): Form | undefined {
    return this.phase === 'loading' ? undefined : this.#store.snapshot.form;
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
    if (!this.form) this.#reader.early = values;
    // What is under way, and its receipt, is what was sent.
    else if (isEditable(this.phase)) this.#store.assign(values);
  }

  readonly #store = new FormStore();
  readonly #provider = new FormProvider(this, this.#store, {
    changed: (name) => this.#onFieldChange(name),
    requestSubmit: () => this.requestSubmit(),
    escape: (event) => this.#escape(event),
  });
  readonly #reader = new SpecReader(this, this.#store);
  readonly #outbox = new Outbox(this, this.#store);
  readonly #events = new FieldEvents(() => this.#provider.context);
  readonly #focus = new FocusKeeper(this, this.#store, this.#provider.placed);
  readonly #internals = this.attachInternals();
  #builtIn: (() => Promise<Transport>) | undefined;
  readonly #parts = new Parts(
    this,
    this.#store,
    () => this.#provider.context?.language,
    (news) => {
      this.#news = news;
      this.requestUpdate();
    },
  );
  #phase: Phase = 'loading';
  /** What is said to those who do not see it come. */
  #news = '';
  #heard: Phase | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#internals.states.add(this.#phase);
    this.#store.subscribe(() => this.#onChange());
  }

  /** Does what a press of the button does: shows what is wrong, or sends. */
  requestSubmit(): void {
    const { freeform, phase } = this.#store.snapshot;
    if (!isEditable(phase) || phase === 'streaming' || !this.form) return;
    if (freeform) {
      const text = this.#store.snapshot.freeformText;
      if (VISIBLE.test(text)) this.#send({ type: 'freeform', text });
      else this.#store.move('open', this.#provider.context?.language.say('freeformEmpty'));
    } else {
      const values = this.#store.attempt();
      if (values) this.#send({ type: 'submit', values });
    }
    void this.updateComplete.then(() => this.#focus.showFoot());
  }

  /** Does what a press of the cancel button does, whether there is one or not. */
  requestCancel(): void {
    this.#leave('cancel');
  }

  /** Does what a press of the decline button does, whether there is one or not. */
  requestDecline(): void {
    this.#leave('decline');
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
    if (!valid) {
      this.#parts.filled.reveal?.();
      void this.updateComplete.then(() => this.#focus.toFault());
    }
    return valid;
  }

  /** Puts the focus on the first control. */
  override focus(options?: FocusOptions): void {
    this.#parts.filled.reveal?.();
    this.#focus.toFirst(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#store.hold();
    this.requestUpdate('spec');
    // Inside a chat's log every later change of text would be read out; what matters has its own live region.
    if (!this.hasAttribute('aria-live')) this.setAttribute('aria-live', 'off');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#store.release();
    clearTimeout(this.#timer);
    this.#heard = undefined;
    // A move within the page is a disconnect and a connect in one task.
    queueMicrotask(() => this.isConnected || this.#store.dropFleeting());
  }

  /** Also waits for what the spec needs and is not there yet. */
  protected override async getUpdateComplete(): Promise<boolean> {
    for (let last: unknown; ;) {
      const done = await super.getUpdateComplete();
      const pending = this.#reader.pending ?? this.#parts.pending;
      if (pending === last) return done;
      last = pending;
      await pending;
    }
  }

  protected override willUpdate(changed: PropertyValues<ChatForm>): void {
    // Away from the page the block's life may be another's.
    if (this.isConnected && READ_AGAIN.some((name) => changed.has(name))) this.#reader.read(this);
    if (changed.has('action')) {
      const { action } = this;
      this.#builtIn = action
        ? () => import('../transports/http.js').then(({ httpTransport }) => httpTransport(action))
        : undefined;
      // Fetched with the form and not with the answer: between the first key and the receipt nothing is loaded.
      void this.#builtIn?.().catch(() => undefined);
    }
    // A reply that is offered no more would hide the fields for good, and be sent unseen.
    if (this.#store.snapshot.freeform && !this.#offers('freeform')) this.#store.showFreeform(false);
    if (changed.has('busy') && !this.busy && this.phase === 'busy') this.#store.move('open');
    this.#provider.update(this.lang, this.messages);
    this.#parts.update();
    this.#announce();
  }

  protected override update(changed: PropertyValues<ChatForm>): void {
    const draw = (): void => {
      try {
        super.update(changed);
        this.#drawFields();
      } catch (error) {
        // Where the page allows no template at all, as under `trusted-types 'none'`: words, and not nothing.
        this.renderRoot.textContent ||= this.#provider.context?.language.say('unusable') ?? '';
        throw error;
      }
    };
    if (!isOver(this.phase)) return draw();
    this.#focus.hold();
    if (this.phase === 'unusable') draw();
    else ease(this, draw);
  }

  protected override render(): TemplateResult {
    const { phase, form, message } = this.#store.snapshot;
    const language = this.#provider.context?.language;
    if (!language) return html`${nothing}`;
    // It is there before there is something to say, else nothing is heard.
    const page = (body: unknown, news: unknown = this.#news): TemplateResult =>
      html`${body}
        <div class=${body ? 'unseen' : ''} role="status">${news}</div>`;
    const { filled } = this.#parts;
    // Not in the thread first, and then out of it.
    if (this.presentation === 'sheet' && this.#parts.coming && !filled.handle) return page(nothing);
    if (phase === 'loading' || (phase === 'streaming' && !form)) {
      const skeleton = (this.loading || this.streaming) && filled.skeleton;
      return skeleton ? page(skeleton(), language.say('loading')) : page(nothing);
    }
    if (phase === 'unusable' || !form) return page('', renderNotice(this.#notices(language)));
    const view: FormView = {
      snapshot: this.#store.snapshot,
      form,
      language,
      look: form.look,
      requester: this.#asker,
      headingLevel: this.headingLevel,
      message,
      confirmed: this.#store.life.confirmed,
      // What nobody knows here is not shown as if it had been left out.
      receipt: this.answered && !this.#store.life.typed.size ? 'mark-only' : (this.receipt ?? form.look.receipt),
      typed: this.#store.life.typed,
      offers: (type) => this.#offers(type),
      notice: filled.notice,
      events: this.#events,
      on: this.#on,
    };
    // Where the focus goes to the mark, it is read from there.
    const news = isTerminal(phase) ? (this.matches(':focus-within') ? '' : outcomeWords(view)) : this.#news;
    return page(html`${filled.handle?.()}${isTerminal(phase) ? renderOutcome(view) : renderForm(view)}`, news);
  }

  /** Into the list that was just drawn, those that the page has not placed itself. */
  #drawFields(): void {
    const { form, fields } = this.#store.snapshot;
    const { context, placed } = this.#provider;
    const list = this.renderRoot.querySelector('form:not([inert]) .list');
    if (!list || !context) return;
    drawFields(
      list,
      fields.filter(({ field }) => !placed.has(field.name)),
      { ...context, lastName: form?.fields.at(-1)?.name },
    );
  }

  /** Who asks, in letters that can be seen and do not turn others: a host may hand on a name from anywhere. */
  get #asker(): string | undefined {
    return this.requester?.replace(/[\p{C}\p{DI}]+/gu, ' ').slice(0, 200);
  }

  /** In place of a form that there is not. */
  #notices(language: Language): readonly string[] {
    const { phase, message } = this.#store.snapshot;
    if (isTerminal(phase)) return [message ?? language.say('withdrawn')];
    const { fallback, isCutOff } = this.#reader;
    return [...(fallback ? [fallback] : []), language.say(isCutOff ? 'cutOff' : 'unusable')];
  }

  /** Says that a form has come, once: a log that reads out what is added would read all of it. */
  #announce(): void {
    const { life, snapshot } = this.#store;
    const { phase } = snapshot;
    if (phase === this.#heard) return;
    this.#heard = phase;
    this.#news = '';
    clearTimeout(this.#timer);
    if (phase !== 'open' || life.met) return;
    this.#timer = setTimeout(() => {
      const { form } = this;
      const requester = this.#asker;
      const { language } = this.#provider.context ?? {};
      life.met = true;
      this.#news = [
        requester && language?.say('asks', { requester }),
        form?.title ?? form?.description,
        language?.say('questions', { n: form?.fields.length ?? 0 }),
        // How much time is left, where there is little.
        this.#news,
      ]
        .filter(Boolean)
        .join(': ');
      this.requestUpdate();
    }, NOTICED);
  }

  #offers(type: WayOut): boolean {
    const isAllowed = { cancel: this.allowCancel, decline: false, freeform: this.allowFreeform };
    return isAllowed[type] || Boolean(this.form?.offers.includes(type));
  }

  #send(outcome: Outcome): void {
    if (!this.form || this.#parts.filled.isOver?.()) return;
    // A person may always say no.
    if (this.busy && (outcome.type === 'submit' || outcome.type === 'freeform')) return this.#store.move('busy');
    this.#focus.hold();
    const transport = this.transport ?? this.#builtIn?.();
    void this.#outbox.send(this.form, outcome, transport).then(() => this.requestUpdate('spec'));
  }

  /** Not while the spec is still coming: nobody knows yet what there is to say no to. */
  #leave(type: 'cancel' | 'decline'): void {
    if (isEditable(this.phase) && this.phase !== 'streaming') this.#send({ type });
  }

  /** Out of the free reply, else out of the form; a list or a picker that is open takes the key for itself. */
  #escape(event: KeyboardEvent): void {
    if (event.defaultPrevented || this.renderRoot.querySelector(OPEN)) return;
    if (this.#store.snapshot.freeform) this.#on.freeform();
    else if (this.#offers('cancel')) this.requestCancel();
    else return;
    event.preventDefault();
  }

  #onChange(): void {
    this.requestUpdate();
    const { phase } = this.#store.snapshot;
    if (phase === this.#phase) return;
    const previous = this.#phase;
    this.#phase = phase;
    this.#internals.states.delete(previous);
    this.#internals.states.add(phase);
    const { form } = this;
    // Nobody's doing, so there is no outcome event that would carry it.
    const { life } = this.#store;
    const wire = form && phase === 'expired' && !life.told ? { reply: replyOf(form, { type: 'expire' }) } : {};
    if (phase === 'expired') life.told = true;
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
    decline: () => this.requestDecline(),
    freeform: () => {
      this.#store.showFreeform(!this.#store.snapshot.freeform);
      void this.updateComplete.then(() => this.#focus.toFirst());
    },
    fault: () => this.#focus.toFault(),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-form': ChatForm;
  }
}
