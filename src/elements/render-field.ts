import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { Look } from '../core/model.js';
import type { FieldState } from '../core/store.js';
import { controlFor } from './controls/index.js';
import type { ControlContext } from './controls/control.js';
import { renderLabelText, renderOptional } from './controls/label.js';
import type { Language } from './form-context.js';
import { sentence } from './sentence.js';

export interface FieldView {
  readonly state: FieldState;
  /** The id of the control, unique in its root. */
  readonly id: string;
  readonly last: boolean;
  readonly language: Language;
  readonly look: Look;
}

/** What is shown as wrong, in the form's language or in the host's own words. */
function renderProblem({ field, problem }: FieldState, language: Language): unknown {
  if (!problem) return nothing;
  return typeof problem === 'string'
    ? html`<bdi>${problem}</bdi>`
    : sentence(language, problem.phrase, { label: field.label, ...problem.params });
}

/**
 * Draws one field: label, caution, control, help, error. The same for a form that draws its own fields and for a
 * field element that a page has placed. The error's place is a live region and there from the first
 * draw, since a region that arrives together with its text is not read out.
 */
export function renderField({ state, id, last, language, look }: FieldView): TemplateResult {
  const { field, raw, problem } = state;
  const control = controlFor(field);
  const frame = control.frame(field);
  const help = field.unanswerable
    ? language.say(field.unanswerable === 'no-options' ? 'noOptions' : 'notFlat')
    : field.help;
  const bare: ControlContext = {
    field,
    raw,
    id,
    describedBy: '',
    invalid: problem !== undefined,
    last,
    language,
    look,
  };
  const error = renderProblem(state, language);
  const note = control.note?.(bare);
  const caution = field.secret === true && language.say('secret');
  const context = {
    ...bare,
    describedBy: `${id}-e${caution ? ` ${id}-s` : ''}${help ? ` ${id}-h` : ''}${note ? ` ${id}-c` : ''}`,
  };
  return html`<div
    class="field"
    part="field"
    data-field=${field.name}
    ?data-invalid=${problem !== undefined}
    tabindex=${field.unanswerable ? -1 : nothing}
  >
    ${
      frame === 'labelled'
        ? html`<div class="head">
            <label for=${id} part="label">${renderLabelText(context)}</label>
            ${renderOptional(context)}
          </div>`
        : nothing
    }
    ${caution ? html`<p class="caution" part="caution" id=${`${id}-s`}>${caution}</p>` : nothing}
    ${control.render(context)}
    ${help ? html`<p class="help" part="help" id=${`${id}-h`}><bdi>${help}</bdi></p>` : nothing}
    ${note ? html`<p class="counter" id=${`${id}-c`} ?data-over=${note.over}>${note.text}</p>` : nothing}
    <p class="error" part="error" id=${`${id}-e`} aria-live="polite" aria-atomic="true">${error}</p>
  </div>`;
}
