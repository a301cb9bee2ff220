import type { Form, Outcome } from './model.js';
import { isRead, replyOf } from './read-spec.js';

/**
 * The wire object for an outcome, in the form's own dialect; `undefined` where the dialect has none.
 *
 * @throws {TypeError} when the form is none that `parse()` made
 */
export function reply(form: Form, outcome: Outcome): unknown {
  if (!isRead(form)) throw new TypeError('reply() takes a form that parse() made.');
  return replyOf(form, outcome);
}
