/** The transcript: what was said, the forms between it, the answers as a host would post them. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import type { FieldChangeEvent, OutcomeEvent, PhaseChangeEvent, SpecIssuesEvent } from '../src/index.js';
import { isTerminal } from '../src/core/phase.js';
import type { Conversation, Line } from './conversations/index.js';
import type { Request } from './request.js';
import type { Settings } from './settings.js';

/** What the transcript is drawn from, and whom it tells. */
export interface ThreadView {
  readonly conversations: readonly Conversation[];
  readonly requests: readonly Request[];
  readonly current: Request;
  readonly settings: Settings;
  /** What the person wrote in the box below, by dialect. */
  readonly written: ReadonlyMap<string, readonly Line[]>;
  readonly onSelect: (request: Request) => void;
  readonly onInspect: (request: Request) => void;
  readonly onWrite: (conversation: Conversation, text: string) => void;
}

const renderLine = ({ assistant }: Conversation, { by, name, text }: Line): TemplateResult =>
  html`<div class="line" data-by=${by}>
    ${by === 'person' ? html`<span class="unseen">You:</span>` : html`<p class="by">${name ?? assistant}</p>`}
    <p class="text" dir="auto">${text}</p>
  </div>`;

function renderForm(request: Request, { settings }: ThreadView): TemplateResult {
  const { offers } = request.ask;
  const onOutcome = (event: OutcomeEvent): void => request.take(event, settings.delivery);
  return html`${keyed(
    request.life,
    html`<chat-form
      ${ref(request.attach)}
      heading-level="3"
      .spec=${request.spec}
      .lang=${settings.lang}
      .requester=${request.ask.requester ?? null}
      .answered=${request.life > 0 ? false : null}
      .allowCancel=${offers?.cancel ?? false}
      .allowFreeform=${offers?.freeform ?? false}
      @submit=${onOutcome}
      @cancel=${onOutcome}
      @freeform=${onOutcome}
      @field-change=${({ detail }: FieldChangeEvent) =>
        request.note(
          'field-change',
          `${detail.name} ${detail.valid ? `= ${JSON.stringify(detail.value)}` : 'is not in order'}`,
        )}
      @phase-change=${({ detail }: PhaseChangeEvent) => request.follow(detail.phase, detail.previous)}
      @spec-issues=${({ detail }: SpecIssuesEvent) =>
        request.note('spec-issues', detail.issues.map(({ severity, code }) => `${severity} ${code}`).join(', '))}
    ></chat-form>`,
  )}`;
}

/** Said in place of an answer. */
const UNANSWERED: Readonly<Record<string, string>> = { cancel: 'You dismissed the form.', decline: 'You declined.' };

function renderEnd({ ended, conversation, ask }: Request): unknown {
  if (!ended) return nothing;
  const { assistant, unechoed } = conversation;
  const no = UNANSWERED[ended.type];
  const after = no ? ask.without : ended.type === 'freeform' ? 'Thank you, that tells me enough.' : ask.after;
  return html`${
    no
      ? html`<p class="event">${no}</p>`
      : unechoed && ended.type === 'submit'
        ? html`<p class="event">
            You answered. Only ${assistant} receives what you wrote; the room sees nothing of it.
          </p>`
        : renderLine(conversation, { by: 'person', text: ended.text })
  }
  ${after ? renderLine(conversation, { by: 'assistant', text: after }) : nothing}`;
}

function renderRequest(request: Request, view: ThreadView): TemplateResult {
  const { ask, id, conversation } = request;
  const current = request === view.current;
  return html`<article class="request" id="at/${id}" aria-label=${ask.name} ?data-current=${current}>
    <h2 class="when" tabindex="-1"><span>${ask.name}</span> <time>${ask.when}</time></h2>
    ${ask.before.map((line) => renderLine(conversation, line))}
    <div class="form" @focusin=${() => view.onSelect(request)} @pointerdown=${() => view.onSelect(request)}>
      ${renderForm(request, view)}
      <p class="call">
        <span class="shape"><code>${conversation.dialect}</code> ${ask.shape}</span>
        ${
          isTerminal(request.element?.phase ?? 'open')
            ? html`<button
                type="button"
                class="link"
                aria-label="Ask again: ${ask.name}"
                @click=${() => request.again()}
              >
                Ask again
              </button>`
            : nothing
        }
        <button type="button" class="link" aria-label="Inspect: ${ask.name}" @click=${() => view.onInspect(request)}>
          Inspect
        </button>
      </p>
    </div>
    <div class="end" aria-live="polite">${renderEnd(request)}</div>
  </article>`;
}

function renderComposer(conversation: Conversation, { onWrite }: ThreadView): TemplateResult {
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as HTMLFormElement).querySelector('input');
    if (!box?.value.trim()) return;
    onWrite(conversation, box.value.trim());
    box.value = '';
  };
  return html`<form class="composer" @submit=${onSubmit}>
    <input
      aria-label="Message to ${conversation.assistant}"
      placeholder="Message ${conversation.assistant}"
      autocomplete="off"
      dir="auto"
    />
    <button type="submit" aria-label="Send message">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M10 16V4m0 0L5 9m5-5 5 5" /></svg>
    </button>
  </form>`;
}

/** Every conversation stays in the page, so that half-filled forms do; only the open one is shown. */
export const renderThread = (view: ThreadView): TemplateResult =>
  html`${view.conversations.map(
    (conversation) =>
      html`<section
        class="talk"
        aria-label="Conversation with ${conversation.assistant}"
        ?hidden=${conversation !== view.current.conversation}
      >
        <div class="column">
          <header class="top">
            <h1>${conversation.assistant}</h1>
            <p class="place">${conversation.place}</p>
            <p class="about" dir="auto"><code>${conversation.dialect}</code> ${conversation.about}</p>
          </header>
          ${view.requests
            .filter((request) => request.conversation === conversation)
            .map((request) => renderRequest(request, view))}
          <div class="written" aria-live="polite">
            ${view.written.get(conversation.dialect)?.map((line) => renderLine(conversation, line))}
          </div>
        </div>
        ${renderComposer(conversation, view)}
      </section>`,
  )}`;
