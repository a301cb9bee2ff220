import { html, nothing } from 'lit';
import type { ChoiceField, Option } from '../../core/model.js';
import type { Control, ControlContext } from './control.js';
import { renderLabelText, renderOptional } from './label.js';

/** Up to this many options are rows that can be read at once; more are a native list. */
const FEW = 5;

const chosen = ({ raw }: ControlContext<ChoiceField>): readonly number[] =>
  Array.isArray(raw) ? (raw as readonly number[]) : [];

const isRows = (field: ChoiceField): boolean =>
  field.multiple ||
  (!field.unanswerable && (field.options.length <= FEW || field.options.some(({ description }) => description)));

/** How many to choose, where that is bounded. */
function amount({ field, language }: ControlContext<ChoiceField>): string {
  const { min = field.required ? 1 : 0, max = Infinity, options } = field;
  if (max >= options.length) return min > 0 ? language.say('atLeast', { min }) : '';
  return language.say(min === max ? 'just' : min > 0 ? 'from' : 'atMost', { min, max });
}

/** The free end of the legend's line: what to do, or the way back. It never moves what is below. */
function aside(context: ControlContext<ChoiceField>): unknown {
  const { field, language } = context;
  if (field.multiple)
    return amount(context)
      ? html`<span class="aside" id=${`${context.id}-a`}>${amount(context)}</span>`
      : renderOptional(context);
  if (!chosen(context).length)
    return html`${renderOptional(context)}<span class="aside">${language.say('chooseOne')}</span>`;
  return field.required
    ? nothing
    : html`${renderOptional(context)}<button
          type="button"
          class="quiet small"
          data-clear
          aria-label=${`${language.say('clear')}: ${field.label}`}
        >
          ${language.say('clear')}
        </button>`;
}

function renderRow(context: ControlContext<ChoiceField>, { label, description }: Option, at: number): unknown {
  const { field, id, invalid } = context;
  const wide = field.options.some((option) => option.description);
  return html`<label class="card">
    <input
      id=${at === 0 ? id : nothing}
      type=${field.multiple ? 'checkbox' : 'radio'}
      class=${field.multiple ? 'check' : 'radio'}
      name=${field.multiple ? nothing : `${id}-r`}
      value=${at}
      aria-invalid=${invalid && field.multiple ? 'true' : nothing}
      aria-labelledby=${wide ? `${id}-l${at}` : nothing}
      aria-describedby=${description ? `${id}-d${at}` : nothing}
    />
    <span class="words">
      <span id=${wide ? `${id}-l${at}` : nothing}><bdi>${label}</bdi></span>
      ${description ? html`<span class="note" id=${`${id}-d${at}`}><bdi>${description}</bdi></span>` : nothing}
    </span>
  </label>`;
}

function renderRows(context: ControlContext<ChoiceField>): unknown {
  const { field, describedBy, invalid } = context;
  return html`<fieldset
    class="group"
    part="control"
    role=${field.multiple ? nothing : 'radiogroup'}
    aria-describedby=${field.multiple && amount(context) ? `${describedBy} ${context.id}-a` : describedBy}
    aria-required=${field.required && !field.multiple ? 'true' : nothing}
    aria-invalid=${invalid && !field.multiple ? 'true' : nothing}
  >
    <legend part="label">${renderLabelText(context)}</legend>
    <div class="end">${aside(context)}</div>
    <div class="cards">${field.options.map((option, at) => renderRow(context, option, at))}</div>
  </fieldset>`;
}

function renderList(context: ControlContext<ChoiceField>): unknown {
  const { field, id, describedBy, invalid, language } = context;
  const [now] = chosen(context);
  return html`<select
    id=${id}
    part="control"
    ?data-empty=${now === undefined}
    ?disabled=${Boolean(field.unanswerable)}
    autocomplete="off"
    aria-describedby=${describedBy}
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${invalid ? 'true' : nothing}
  >
    <option value="" ?hidden=${field.required}>${language.say('chooseOne')}</option>
    ${field.options.map((option, at) => html`<option value=${at} dir="auto">${option.label}</option>`)}
  </select>`;
}

/** Radio cards, a native list or a group of check boxes. Positions stand for options, since two may share a value. */
export const choiceControl: Control<ChoiceField> = {
  frame: (field) => (isRows(field) ? 'group' : 'labelled'),
  render: (context) => html`${isRows(context.field) ? renderRows(context) : renderList(context)}`,
};
