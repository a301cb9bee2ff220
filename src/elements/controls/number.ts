import { html, nothing } from 'lit';
import { live } from '../live.js';
import type { NumberField } from '../../core/model.js';
import type { Control } from './control.js';

/**
 * A text box: a native number input hides what it cannot parse, and changes with the mouse wheel. Some
 * phones' number pads have no minus, so they are asked for only where none can be needed.
 */
export const numberControl: Control<NumberField> = {
  frame: () => 'labelled',
  render: ({ field, raw, id, describedBy, invalid, last }) =>
    html`<input
      id=${id}
      part="control"
      class="number"
      type="text"
      inputmode=${(field.min ?? -1) < 0 ? nothing : field.integer ? 'numeric' : 'decimal'}
      enterkeyhint=${last ? 'send' : 'next'}
      autocomplete="off"
      spellcheck="false"
      .value=${live(String(raw))}
      placeholder=${field.placeholder ?? nothing}
      aria-describedby=${describedBy}
      aria-required=${field.required ? 'true' : nothing}
      aria-invalid=${invalid ? 'true' : nothing}
    />`,
};
