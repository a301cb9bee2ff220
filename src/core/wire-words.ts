import { problemWords } from './problem-words.js';

/** What is wrong with an answer that came over the wire: more than a person can do with the controls. */
export const wireWords = {
  ...problemWords,
  type: '“{label}” must be {expected}.',
  lineBreak: '“{label}” must be on one line.',
  date: '“{label}” must be a day that exists, written YYYY-MM-DD.',
  time: '“{label}” must be a time, written HH:mm, from 00:00 to 23:59.',
  datetime:
    '“{label}” must be a day that exists and a time, with seconds and the offset, such as 2026-03-05T14:30:00+01:00.',
  notFlat: '“{label}” cannot be answered here; leave it out.',
  option: 'Choose one of the options of “{label}”.',
  unknownKey: '“{label}” is not a field of this form; leave it out.',
} as const;
