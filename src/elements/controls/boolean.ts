import { html, nothing } from 'lit';
import type { BooleanField } from '../../core/model.js';
import type { Control } from './control.js';
import { renderLabelText } from './label.js';

/** A check box, or the same as a switch. The whole row is the target. */
export const booleanControl: Control<BooleanField> = {
  frame: () => 'row',
  render: (context) => {
    const { field, id, describedBy, invalid } = context;
    return html`<div class="head">
      <label class="row" part="label">
        <input
          id=${id}
          part="control"
          type="checkbox"
          class=${field.toggle ? 'switch' : 'check'}
          role=${field.toggle ? 'switch' : nothing}
          aria-describedby=${describedBy}
          aria-required=${field.required ? 'true' : nothing}
          aria-invalid=${invalid ? 'true' : nothing}
        />
        <span>${renderLabelText(context)}</span>
      </label>
    </div>`;
  },
};
