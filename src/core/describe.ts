import type { Field, Form } from './model.js';

const words: { readonly [K in Field['kind']]: string } = {
  text: 'text',
  number: 'number',
  boolean: 'yes or no',
  choice: 'choice',
  date: 'date',
  time: 'time',
  datetime: 'date and time',
};

function line(field: Field): string {
  const options = field.kind === 'choice' ? field.options.map(({ label }) => label).join(' | ') : '';
  const kind =
    field.kind === 'text' && field.format
      ? field.format
      : field.kind === 'number' && field.integer
        ? 'whole number'
        : words[field.kind];
  const asked = options ? `${field.kind === 'choice' && field.multiple ? 'any of' : 'one of'} ${options}` : kind;
  // What it asks for is not known, or there is nothing to choose from.
  const what = field.unanswerable ? 'cannot be answered here' : asked;
  const help = field.help ? `. ${field.help}` : '';
  // A line break in a label would make a field of its own.
  return `- ${field.label} (${what}${field.required ? ', required' : ''})${help}`.replace(/\s+/g, ' ');
}

/** On one line, and none that looks like a field's: what a spec says there may be anything. */
const flat = (text = ''): string => text.replace(/\s+/g, ' ').trim().replace(/^-/, '–');

/** What a form asks, in plain lines: for a fallback, a transcript, a reader or a model. */
export const describe = (form: Form): string =>
  [flat(form.title), flat(form.description), ...form.fields.map(line)].filter(Boolean).join('\n');
