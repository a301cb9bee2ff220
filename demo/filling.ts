/** Fills in a form through its own controls, as a person or a browser's autofill does. */
import type { ChatForm, Value } from '../src/index.js';

function find(form: ChatForm, selector: string): HTMLElement {
  const found = form.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The form shows no ${selector}.`);
  return found;
}

/** Puts a text into a control at once, as autofill does. */
function put(control: HTMLTextAreaElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Presses one of the form's buttons: `submit`, `cancel`, `decline` or `freeform`. */
export const press = (form: ChatForm, button: string): void => find(form, `[part~=${button}]`).click();

/** Writes a reply in free words and sends it. */
export async function writeInstead(form: ChatForm, text: string): Promise<void> {
  press(form, 'freeform');
  await form.updateComplete;
  put(find(form, '#reply') as HTMLTextAreaElement, text);
  press(form, 'submit');
}

/** The control of a field, found as the form draws it: in the order of its fields, a choice by its options. */
function controlOf(form: ChatForm, name: string, value: Value): HTMLInputElement | undefined {
  const at = form.form?.fields.findIndex((field) => field.name === name) ?? -1;
  const field = form.form?.fields[at];
  const frame = form.shadowRoot?.querySelectorAll('[part~=field]')[at];
  const controls = frame?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [];
  return controls[field?.kind === 'choice' ? field.options.findIndex((option) => option.value === value) : 0];
}

/**
 * Types into one control, key by key: the browser makes the events that it makes for a person. `rest` is waited for
 * after each key; it rejects to break off.
 */
export async function type(form: ChatForm, name: string, value: Value, rest: () => Promise<void>): Promise<void> {
  const control = controlOf(form, name, value);
  if (!control) return;
  control.focus();
  if (control.type === 'radio' || control.type === 'checkbox') {
    if (!control.checked && value !== false) control.click();
    await rest();
    return;
  }
  control.select();
  for (const key of String(value)) {
    control.focus();
    // Nothing newer types with the browser's own events, undo and caret.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand('insertText', false, key);
    await rest();
  }
}
