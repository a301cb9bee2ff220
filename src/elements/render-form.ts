/** The form around its fields: head, fields or free reply, foot; and what is left of it in the end. */
import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { Form, Look } from '../core/model.js';
import type { Phase } from '../core/phase.js';
import type { Snapshot } from '../core/store.js';
import type { Phrase } from '../core/words.js';
import type { FieldEvents } from './field-events.js';
import type { Language } from './form-context.js';
import { renderReceipt } from './receipt.js';
import { sentence } from './sentence.js';

/** A way out that sends no answers. */
export type WayOut = 'cancel' | 'decline' | 'freeform';

/** Everything that a form is drawn from. */
export interface FormView {
  readonly snapshot: Snapshot;
  readonly form: Form;
  readonly language: Language;
  readonly look: Look;
  readonly requester: string | undefined;
  readonly headingLevel: number;
  /** The host's words about the last delivery. */
  readonly message: string | undefined;
  /** Somebody said that the answer arrived. */
  readonly confirmed: boolean;
  readonly receipt: Look['receipt'];
  /** What the person put in, by name. */
  readonly typed: ReadonlyMap<string, unknown>;
  /** Drawn above the button. */
  readonly notice: (() => unknown) | undefined;
  readonly events: FieldEvents;
  offers(type: WayOut): boolean;
  readonly on: {
    submit(event: Event): void;
    cancel(): void;
    decline(): void;
    /** To the free reply and back. */
    freeform(): void;
    fault(): void;
  };
}

function renderHead({ form, requester, headingLevel, language }: FormView): unknown {
  if (!form.title && !form.description && !requester) return nothing;
  return html`<div class="intro">
    ${requester ? html`<p class="asks">${sentence(language, 'asks', { requester })}</p>` : nothing}
    ${
      form.title
        ? html`<div class="title" part="title" id="title" role="heading" aria-level=${headingLevel}>
            <bdi>${form.title}</bdi>
          </div>`
        : nothing
    }
    ${form.description ? html`<p class="description" part="description" id="description"><bdi>${form.description}</bdi></p>` : nothing}
  </div>`;
}

/** The fields themselves come into the list when it is there. */
const renderFields = ({ snapshot: { phase, freeform } }: FormView): unknown =>
  html`<fieldset class="fields" role="none" ?hidden=${freeform} ?disabled=${phase === 'sending'}>
    <slot></slot>
    <div class="list"></div>
  </fieldset>`;

/** The reply in free words, in place of the fields. Going there and back keeps both. */
const renderReply = ({ offers, snapshot, language, events }: FormView): unknown =>
  offers('freeform')
    ? html`<fieldset class="field" role="none" ?hidden=${!snapshot.freeform} ?disabled=${snapshot.phase === 'sending'}>
        <label for="reply">${language.say('freeformLabel')}</label>
        <textarea
          id="reply"
          rows="3"
          enterkeyhint="enter"
          autocomplete="off"
          .value=${snapshot.freeformText}
          @input=${events.onReply}
        ></textarea>
      </fieldset>`
    : nothing;

/** The phases of which something is said above the button, in words that are called as they are. */
const isNoted = (phase: Phase): phase is Phase & Phrase => /streaming|busy|unreachable|rejected/.test(phase);

/** What is said above the button while the form is open; the host's own words go first. */
function renderStatus({ snapshot, language, message, on }: FormView): unknown {
  const { faults, phase, freeform } = snapshot;
  const isLoud = isNoted(phase) && (phase !== 'rejected' || faults === 0);
  const text = message ?? (isLoud ? language.say(phase) : '');
  return html`<div class="status" role="status">
    ${text ? html`<p><bdi>${text}</bdi></p>` : nothing}
    ${
      faults && !freeform
        ? html`<button type="button" class="count" @click=${on.fault}>${language.say('count', { n: faults })}</button>`
        : nothing
    }
  </div>`;
}

const renderQuiet = (view: FormView, type: WayOut, label: string): unknown =>
  view.offers(type)
    ? html`<button
        type="button"
        class="quiet"
        part=${type}
        ?disabled=${/sending|streaming/.test(view.snapshot.phase)}
        @click=${view.on[type]}
      >
        <bdi>${label}</bdi>
      </button>`
    : nothing;

function renderFoot(view: FormView): unknown {
  const { snapshot, form, language, look, on } = view;
  const { phase, freeform } = snapshot;
  const sending = phase === 'sending';
  const label = freeform ? language.say('freeformSend') : (form.submitLabel ?? language.say(look.button));
  return html`<div class="foot">
    ${view.notice?.()} ${renderStatus(view)}
    <div class="buttons">
      ${renderQuiet(view, 'cancel', form.cancelLabel ?? language.say('cancel'))}
      ${renderQuiet(view, 'decline', language.say('decline'))}
      <button
        type="submit"
        class="send"
        part="submit"
        data-ghost=${language.say('sending')}
        aria-disabled=${sending || phase === 'streaming' ? 'true' : nothing}
        @click=${on.submit}
      >
        <bdi>${sending ? language.say('sending') : label}</bdi>
      </button>
    </div>
    ${renderQuiet(view, 'freeform', language.say(freeform ? 'freeformBack' : 'freeform'))}
  </div>`;
}

const stop = (event: Event): void => {
  event.preventDefault();
};

export const renderForm = (view: FormView): TemplateResult =>
  html`<form
    class="plate"
    part="plate"
    novalidate
    aria-labelledby=${view.form.title ? 'title' : view.form.description ? 'description' : nothing}
    aria-label=${view.form.title ? nothing : (view.form.fallback ?? nothing)}
    aria-describedby=${view.form.title && view.form.description ? 'description' : nothing}
    @submit=${stop}
    @input=${view.events.onInput}
    @change=${view.events.onInput}
    @keyup=${view.events.onInput}
    @keydown=${view.events.onKeyDown}
    @click=${view.events.onClick}
  >
    ${renderHead(view)} ${renderFields(view)} ${renderReply(view)} ${renderFoot(view)}
  </form>`;

const isDone = (phase: Phase): boolean => /^(sent|freeform)$/.test(phase);

/** What a form that has ended says of itself. */
export function outcomeWords({ snapshot, language, message, confirmed }: FormView): string {
  const { phase } = snapshot;
  const word = isDone(phase) ? (confirmed ? 'sent' : 'answered') : phase;
  return message ?? language.say((word === 'already-answered' ? 'alreadyAnswered' : word) as Phrase);
}

/** Ends in which nothing was taken of what was typed: it stays, to read and to copy. */
const isUnsent = (phase: Phase): boolean => /expired|withdrawn|already/.test(phase);

/** What is left of a form when it has ended: a mark, and what was sent, or was not. */
export function renderOutcome(view: FormView): TemplateResult {
  const { snapshot, language, receipt, form, typed } = view;
  const { phase, fields, freeformText } = snapshot;
  const hidden = phase === 'sent' && receipt === 'hidden';
  const unsent = isUnsent(phase);
  const kept = unsent ? fields.filter(({ field }) => typed.has(field.name)) : [];
  const words = phase === 'freeform' || unsent ? freeformText : '';
  const mark = html`<p class=${hidden ? 'mark unseen' : 'mark'} id="mark" tabindex="-1" ?data-done=${isDone(phase)}>
    <bdi>${outcomeWords(view)}</bdi>
  </p>`;
  if (hidden) return mark;
  return html`<section
    class="plate"
    part="plate"
    aria-labelledby=${form.title ? 'title' : nothing}
    ?data-unsent=${unsent}
  >
    ${renderHead(view)} ${phase === 'sent' && receipt === 'values' ? renderReceipt(fields, language) : nothing}
    ${unsent && (kept.length || words) ? html`<p class="unsent">${language.say('typed')}</p>` : nothing}
    ${kept.length ? renderReceipt(kept, language) : nothing}
    ${words ? html`<p class="said"><bdi>${words}</bdi></p>` : nothing} ${mark}
  </section>`;
}

/** Shown in place of a form that cannot be drawn: what the spec gave for that, and that there was one. */
export const renderNotice = (texts: readonly string[]): TemplateResult =>
  html`<div class="plate" part="plate" tabindex="-1">
    ${texts.map((text, at) => html`<p class=${at ? 'asks' : nothing}><bdi>${text}</bdi></p>`)}
  </div>`;
