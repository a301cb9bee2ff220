/** Classes, events and types. Importing this defines no element; `./define` does. */
export { ChatForm } from './elements/chat-form.js';
export { ChatFormField } from './elements/chat-form-field.js';
export type * from './elements/chat-form.listeners.js';
export type {
  ChatFormEventMap,
  FieldChangeEvent,
  OutcomeDetail,
  OutcomeEvent,
  PhaseChangeEvent,
  SpecIssuesEvent,
} from './elements/events.js';
export type { ShowFormOptions, ShowFormResult } from './elements/show-form.js';
export { showForm } from './elements/show-form.js';
export type * from './core/model.js';
export type { Delivery, DeliveryStatus, Message, Transport } from './core/delivery.js';
export type { AnswerIssue, Issue, Severity } from './core/issue.js';
export type { Phase } from './core/phase.js';
export type { Words } from './core/words.js';
