/**
 * Registers the elements: the form first, since fields that are in the page already ask it for their
 * context when they are upgraded. A tag that is taken is left to whoever took it.
 */
import { ChatForm } from './elements/chat-form.js';
import { ChatFormField } from './elements/chat-form-field.js';

export * from './index.js';

const taken: string[] = [];
for (const [tag, element] of [
  ['chat-form', ChatForm],
  ['chat-form-field', ChatFormField],
] as const) {
  if (customElements.get(tag)) taken.push(`<${tag}>`);
  else customElements.define(tag, element);
}
if (taken.length) console.warn(`Defined already and left as it is by this copy of chat-form: ${taken.join(', ')}.`);
