/**
 * What the person does in the controls, as one set of listeners for a whole root: a form of twenty
 * fields has as many as a form of one, and a control stays a plain function.
 */
import { isEditable } from '../core/phase.js';
import { isTemporal } from '../core/days.js';
import type { FieldState } from '../core/store.js';
import { readRaw, type ValueControl } from './control-value.js';
import type { FormContext } from './form-context.js';

/** True while a key belongs to an input method: Safari ends the composition before that key and marks it 229. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || (event as { readonly keyCode: number }).keyCode === 229;

export class FieldEvents {
  readonly #context: () => FormContext | undefined;

  constructor(context: () => FormContext | undefined) {
    this.#context = context;
  }

  /** For `input`, `change` and, as a half-typed date tells nobody, `keyup`. */
  readonly onInput = (event: Event): void => {
    const { state, frame, context } = this.#find(event);
    const control = event.target as ValueControl;
    if (
      !state ||
      !frame ||
      !context ||
      !('validity' in control) ||
      (event.type === 'keyup' && !isTemporal(state.field.kind))
    )
      return;
    const before = context.store.snapshot;
    context.store.type(state.field.name, readRaw(state, frame, control));
    if (context.store.snapshot !== before) context.changed(state.field.name);
    if (event.type === 'change') context.store.leave(state.field.name);
  };

  readonly onReply = ({ target }: Event): void => {
    this.#context()?.store.writeFreeform((target as HTMLTextAreaElement).value);
  };

  /** Takes the choice back in an optional group of radio buttons, and leaves the focus where it can go on. */
  readonly onClick = (event: Event): void => {
    const { state, frame, context } = this.#find(event);
    if (!state || !context || !(event.target as Element).closest('[data-clear]')) return;
    context.store.type(state.field.name, []);
    context.changed(state.field.name);
    frame?.querySelector('input')?.focus();
  };

  /** Enter belongs to the input method first; in a text of several lines it needs Ctrl or Cmd to submit. */
  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isComposing(event)) this.#context()?.escape(event);
    if (event.key !== 'Enter') return;
    const area = event.target instanceof HTMLTextAreaElement;
    if (isComposing(event)) {
      // The platform would press the button where the composition has just ended.
      if (!area) event.preventDefault();
    } else if (area && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.#context()?.requestSubmit();
    }
  };

  #find(event: Event): { state?: FieldState | undefined; frame?: Element; context?: FormContext } {
    const context = this.#context();
    const frame = event.target instanceof Element ? event.target.closest('[data-field]') : null;
    // A form that fades out still hears of the control that loses its focus.
    if (!context || !frame || !isEditable(context.store.snapshot.phase)) return {};
    return { context, frame, state: context.store.state(frame.getAttribute('data-field') ?? '') };
  }
}
