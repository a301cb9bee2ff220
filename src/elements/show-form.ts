import type { Outcome } from '../core/model.js';
import type { ChatForm } from './chat-form.js';
import type { OutcomeDetail } from './events.js';

export interface ShowFormOptions extends Partial<
  Pick<
    ChatForm,
    | 'action'
    | 'allowCancel'
    | 'allowFreeform'
    | 'busy'
    | 'dialect'
    | 'draftKey'
    | 'expiresAt'
    | 'extend'
    | 'headingLevel'
    | 'lang'
    | 'messages'
    | 'now'
    | 'presentation'
    | 'receipt'
    | 'requester'
    | 'secrets'
    | 'strict'
    | 'transport'
  >
> {
  /** Where the form is put, at its end. */
  readonly container: Element;
  /** Takes the form away: the promise rejects with `AbortError`. */
  readonly signal?: AbortSignal;
}

export interface ShowFormResult {
  readonly outcome: Outcome;
  /** The wire object in the words of the dialect that asked; `undefined` where it has none. */
  readonly reply: unknown;
}

/**
 * Shows a form and waits for its outcome: what a host's tool handler calls. The form stays in the page
 * with its receipt. `./define` must have been loaded.
 *
 * @throws {UnusableSpecError} when no form can be made of the spec, and its dialect has no reply for that
 * @throws {DOMException} `AbortError` when the signal aborts or the element is removed; nothing is left behind
 */
export async function showForm(
  spec: unknown,
  { container, signal, ...properties }: ShowFormOptions,
): Promise<ShowFormResult> {
  const element = Object.assign(document.createElement('chat-form'), { ...properties, spec, answered: false });
  // Each call asks anew, whatever became of the same spec before. From the first moment on: what is answered while the chunk is on its way counts.
  let last: OutcomeDetail | undefined;
  for (const name of ['submit', 'cancel', 'freeform'] as const) {
    element.addEventListener(name, ({ detail }) => (last = detail));
  }
  if (!signal?.aborted) container.append(element);
  // A chunk of its own: a page that writes the tag never waits for an outcome this way.
  const { outcomeOf } = await import('./outcome-of.js');
  return outcomeOf(element, () => last, signal);
}
