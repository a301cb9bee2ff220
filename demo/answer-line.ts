/** A person's answer in one line, as a host shows it in the thread: labels instead of codes, the first few fields. */
import type { Field, Form, Value, Values } from '../src/index.js';

const SHOWN = 3;

function sayValue(field: Field, value: Value, lang: string): string {
  switch (field.kind) {
    case 'choice': {
      const chosen = [value].flat();
      return field.options
        .filter((option) => chosen.includes(option.value))
        .map(({ label }) => label)
        .join(', ');
    }
    case 'number':
      return Number(value).toLocaleString(lang);
    case 'date':
      // Noon in UTC, written in UTC: the same day everywhere.
      return new Date(`${String(value)}T12:00Z`).toLocaleDateString(lang, { dateStyle: 'medium', timeZone: 'UTC' });
    case 'datetime':
      return new Date(String(value)).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
    case 'boolean':
      return value === true ? field.label : '';
    case 'text':
    case 'time':
      return String(value);
  }
}

export function answerLine(form: Form, values: Values, lang: string): string {
  const said = form.fields.flatMap((field) => {
    const value = values[field.name];
    const text = value === undefined ? '' : sayValue(field, value, lang).trim();
    return text ? [text] : [];
  });
  const rest = said.length - SHOWN;
  return `${said.slice(0, SHOWN).join(' · ')}${rest > 0 ? ` · and ${rest} more` : ''}` || 'Nothing filled in';
}
