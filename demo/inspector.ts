/** The panel beside the thread: the spec of the current form to edit, what is wrong in it, what goes back, what happened. */
import { html, nothing, type TemplateResult } from 'lit';
import { describe, reply } from '../src/core/index.js';
import { isTerminal } from '../src/core/phase.js';
import { formatJson } from './format-json.js';
import type { Request } from './request.js';
import { readSpec, type Finding } from './spec-reading.js';

export const VIEWS = ['reply', 'events', 'model'] as const;
export type View = (typeof VIEWS)[number];

const NAMES: Readonly<Record<View, string>> = { reply: 'Reply', events: 'Events', model: 'For the model' };

export interface InspectorView {
  readonly current: Request;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onEdit: (text: string) => void;
  readonly onFinding: (finding: Finding) => void;
  readonly onClose: () => void;
}

function renderFindings(findings: readonly Finding[], onFinding: InspectorView['onFinding']): unknown {
  if (!findings.length) return html`<p class="fine">Nothing to say about this spec.</p>`;
  return html`<ul class="findings">
    ${findings.map(
      (finding) =>
        html`<li data-severity=${finding.severity}>
          <button type="button" @click=${() => onFinding(finding)}>
            <span class="severity">${finding.severity}</span>
            <code>${finding.path || '/'}</code>
            <span class="message">${finding.message}</span>
            ${finding.hint ? html`<span class="hint">${finding.hint}</span>` : nothing}
          </button>
        </li>`,
    )}
  </ul>`;
}

/** What went back; before that, what would, as far as it is filled in. */
function renderReply({ element, reply: sent, replied }: Request): TemplateResult {
  const form = element?.form;
  const phase = element?.phase ?? 'loading';
  const values = element?.values ?? {};
  const wire = replied ? sent : form && reply(form, { type: 'submit', values });
  const what = !replied
    ? 'Would go back, as far as it is filled in'
    : phase === 'sending'
      ? 'On its way'
      : isTerminal(phase)
        ? `Gone back; the form is “${phase}”`
        : `Not taken; the form is “${phase}”`;
  if (!form) return html`<p class="fine">There is no form, so nothing can go back.</p>`;
  return html`<p class="caption" ?data-sent=${replied}>${what}</p>
    ${
      wire === undefined
        ? html`<p class="fine">This dialect has no words for it: the host gets the event alone.</p>`
        : html`<pre tabindex="0" role="region" aria-label="Reply, JSON"><code>${formatJson(wire)}</code></pre>`
    }`;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const renderEvents = ({ log }: Request): TemplateResult =>
  log.length
    ? html`<ol class="events" tabindex="0" aria-label="Events, newest first">
        ${log
          .toReversed()
          .map(
            ({ type, detail, at }) =>
              html`<li><time>${clock.format(at)}</time> <strong>${type}</strong> <span>${detail}</span></li>`,
          )}
      </ol>`
    : html`<p class="fine">No event yet. Type something into the form.</p>`;

function renderModel(text: string): TemplateResult {
  const { form } = readSpec(text);
  return form
    ? html`<p class="caption">describe(form): for a transcript, a reader, a model</p>
        <pre tabindex="0" role="region" aria-label="Description of the form"><code>${describe(form)}</code></pre>`
    : html`<p class="fine">There is no form to describe.</p>`;
}

function renderTabs({ view, onView }: InspectorView): TemplateResult {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length];
    if (!next) return;
    onView(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return html`<div role="tablist" aria-label="What comes out" class="tabs" @keydown=${onKeyDown}>
    ${VIEWS.map(
      (name) =>
        html`<button
          type="button"
          role="tab"
          id="tab-${name}"
          aria-selected=${name === view ? 'true' : 'false'}
          aria-controls="view"
          tabindex=${name === view ? 0 : -1}
          @click=${() => onView(name)}
        >
          ${NAMES[name]}
        </button>`,
    )}
  </div>`;
}

export function renderInspector(inspector: InspectorView): TemplateResult {
  const { current, view, onEdit, onFinding, onClose } = inspector;
  const { findings } = readSpec(current.text);
  return html`<header class="bar">
      <h2>${current.ask.name}</h2>
      <button type="button" class="link" ?disabled=${!current.edited} @click=${() => current.reset()}>
        Reset spec
      </button>
      <button type="button" class="link close" @click=${onClose}>Close</button>
    </header>
    <section class="spec" aria-label="Spec">
      <spec-editor
        .value=${current.text}
        @spec-edit=${(event: CustomEvent<string>) => onEdit(event.detail)}
      ></spec-editor>
      <div class="notes" aria-live="polite">${renderFindings(findings, onFinding)}</div>
    </section>
    <section class="out" aria-label="What comes out">
      ${renderTabs(inspector)}
      <div id="view" class="view" role="tabpanel" aria-labelledby="tab-${view}">
        ${view === 'reply' ? renderReply(current) : view === 'events' ? renderEvents(current) : renderModel(current.text)}
      </div>
    </section>`;
}
