import { html, nothing } from 'lit';
import type { ControlContext } from './control.js';

/**
 * The label's text, isolated so that its direction does not spill into the page's, with the star of a
 * required field, kept together so that the star never starts a line.
 */
export const renderLabelText = ({ field, look }: Pick<ControlContext, 'field' | 'look'>): unknown =>
  html`<bdi>${field.label}</bdi
    >${field.required && look.marks === 'required' ? html`<span class="star" aria-hidden="true">&nbsp;*</span>` : nothing}`;

/** "Optional", beside the label and not in it: the control's name stays its label. */
export const renderOptional = ({
  field,
  look,
  language,
}: Pick<ControlContext, 'field' | 'look' | 'language'>): unknown =>
  !field.required && look.marks === 'optional' && field.kind !== 'boolean'
    ? html`<span class="aside">${language.say('optional')}</span>`
    : nothing;
