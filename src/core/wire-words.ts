import { problemWords } from './problem-words.js';

/** What is wrong with an answer that came over the wire: more than a person can do with the controls. */
export const wireWords = {
  ...problemWords,
  type: '“{label}” must be {expected}.',
  lineBreak: '“{label}” must be on one line.',
  option: 'Choose one of the options of “{label}”.',
  unknownKey: '“{label}” is not a field of this form; leave it out.',
} as const;
