/** What is said of a schema that is not as the protocol has it, beside what every dialect says. */
import type { Reader } from '../core/reader.js';

export const SCHEMA_WORDS = {
  'no-property': [
    '“{said}” is required, but no property is called so.',
    'Give it a schema in “properties”, or take it out of “required”.',
  ],
  'no-schema': ['The schema of “{said}” is not an object.', 'Write it as {type: "string"} or another flat schema.'],
  'required-here': [
    '“required” stands in the schema of “{said}” itself.',
    'List the name in the “required” of the whole schema.',
  ],
  nullable: ['“{said}” lists several types.', 'Give one “type”, and leave the name out of “required”.'],
  'not-flat': [
    '“{said}” is not flat, so it stands in the form but cannot be answered.',
    'Ask for its parts as properties of their own: strings, numbers, booleans or lists of options.',
  ],
  'no-options': [
    '“{said}” is a choice without options, so it stands in the form but cannot be answered.',
    'Give “enum” as a list of strings, or “oneOf” as a list of {const, title}.',
  ],
  'options-key': ['The options stand in “{said}”; they were read all the same.', 'Give them as “{own}”.'],
  'options-twice': [
    '“{said}” lists options beside others that were read, and was left aside.',
    'Give the options once, as “{own}”.',
  ],
  'option-lost': ['The option has no value and was left out.', 'Write it as a string, or as {const, title}.'],
  'option-type': ['The option {said} is not a string.', 'Give its value in quotes.'],
  'option-title': ['The option “{said}” has no title.', 'Write it as {const, title}, or use “enum”.'],
  bounds: [
    'No answer can meet “{said}” and “{own}”, of what can be answered here at all; both were dropped.',
    'Give a “{said}” and a “{own}” that some answer meets.',
  ],
  'enum-names': [
    '“enumNames” is not a list as long as “enum”, so its labels may belong to other values; the values are shown.',
    'Give the options as “oneOf”, a list of {const, title}.',
  ],
  format: ['The format “{said}” is not known and was dropped.', 'Use email, uri, date or date-time, or none.'],
  'no-offset': [
    'The default has no offset, so it is read as a time where the person is.',
    'Write it as RFC 3339 does, such as 2026-03-05T14:30:00Z.',
  ],
} as const;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;

/** Reports what was mended; `said` and `own` are the spec's own words and the right ones. */
export function warn(from: Reader, key: string, code: keyof typeof SCHEMA_WORDS, said: unknown = '', own = ''): void {
  const word = typeof said === 'string' ? said.slice(0, 80) : kindOf(said);
  const fill = (text: string): string => text.replace('{said}', () => word).replace('{own}', () => own);
  const [message, hint] = SCHEMA_WORDS[code];
  from.warn(key, code, { said: word, message: fill(message), hint: fill(hint) });
}
