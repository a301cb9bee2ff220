import type { TemplateResult } from 'lit';
import type { Field, Look, Raw } from '../../core/model.js';
import type { Language } from '../form-context.js';

/** Everything that a control is drawn from. A control never sees the store. */
export interface ControlContext<F extends Field = Field> {
  readonly field: F;
  readonly raw: Raw;
  /** The id of the control, and the stem of the ids around it; unique in its root. */
  readonly id: string;
  /** The ids of what describes the control: its error, then its help. */
  readonly describedBy: string;
  readonly invalid: boolean;
  /** The last field of the form: Enter on a phone sends instead of going on. */
  readonly last: boolean;
  readonly language: Language;
  readonly look: Look;
}

/** `labelled`: the frame draws a label for one control. `group`: the control draws a fieldset. `row`: it draws its label itself. */
export type Frame = 'labelled' | 'group' | 'row';

export interface Control<F extends Field = Field> {
  frame(field: F): Frame;
  render(context: ControlContext<F>): TemplateResult;
  /** Empties a control that holds what is no value, such as half a date: there is nothing that another value could replace. */
  wipe?(control: HTMLElement): void;
  /** Said under the control as long as it matters, such as how much room is left. */
  note?(context: ControlContext<F>): { readonly text: string; readonly over: boolean } | undefined;
}
