/** Fills in a form through its own controls, as a person or a browser's autofill does. */
import type { ChatForm } from '../src/index.js';

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
  put(find(form, '.freeform textarea') as HTMLTextAreaElement, text);
  press(form, 'submit');
}
