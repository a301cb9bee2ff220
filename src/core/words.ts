import type { clockWords } from './clock-words.js';
import { problemWords } from './problem-words.js';
import type { sheetWords } from './sheet-words.js';
import type { wireWords } from './wire-words.js';

/**
 * The widget's own words, in English. A language is one more table of this shape; a host's `messages`
 * override single entries. `{label}` and the like are filled in; a key with `.one`/`.other` is picked by
 * the language's plural rules.
 */
export const english = {
  // Form
  submit: 'Submit',
  send: 'Send',
  cancel: 'Cancel',
  decline: 'Decline',
  optional: 'Optional',
  chooseOne: 'Choose one',
  pickDay: 'Pick a day',
  clear: 'Clear choice',
  freeform: 'Or type a response instead…',
  freeformLabel: 'Your response',
  freeformSend: 'Send response',
  freeformBack: 'Back to the form',
  freeformEmpty: 'Type a response first.',
  asks: '{requester} asks',
  'questions.one': '{n} question',
  'questions.other': '{n} questions',
  'count.one': '{n} field above needs fixing.',
  'count.other': '{n} fields above need fixing.',
  'left.one': '{n} character left',
  'left.other': '{n} characters left',
  'over.one': '{n} character too many',
  'over.other': '{n} characters too many',
  atLeast: 'Choose at least {min}.',
  atMost: 'Choose at most {max}.',
  from: 'Choose {min} to {max}.',
  just: 'Choose {max}.',
  // Life
  loading: 'The form is loading.',
  streaming: 'The form is still arriving.',
  sending: 'Sending…',
  sent: 'Sent',
  answered: 'Answered',
  alreadyAnswered: 'This form was answered already.',
  expired: 'This form has ended. Nothing was sent.',
  busy: 'The assistant is still answering. Your answers are kept: try again in a moment.',
  unreachable: 'Your answers could not be sent. They are kept: try again.',
  rejected: 'Your answers were not accepted.',
  cancelled: 'Cancelled',
  declined: 'Declined',
  withdrawn: 'This form is no longer needed.',
  unusable: 'This form cannot be shown.',
  cutOff: 'This form did not arrive whole. What you typed is kept.',
  typed: 'What you typed:',
  notAnswered: 'Not answered',
  hidden: 'Not shown here',
  yes: 'Yes',
  no: 'No',
  noOptions: 'There is nothing to choose from here, so this cannot be answered.',
  secret: 'This looks like a secret: enter it only if you would tell it to whoever is asking.',
  ...problemWords,
} as const;

export type WordKey = keyof typeof english | keyof typeof wireWords | keyof typeof clockWords | keyof typeof sheetWords;
type Plural = WordKey extends infer K ? (K extends `${infer Stem}.one` ? Stem : never) : never;

/** Every word that the widget says. */
export type Words = Readonly<Record<WordKey, string>>;
/** What can be said: a word, or the stem of a counted one. */
export type Phrase = WordKey | Plural;
