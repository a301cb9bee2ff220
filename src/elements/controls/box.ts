import { html, nothing } from 'lit';
import type { NumberField, TextField } from '../../core/model.js';
import { codePoints, textLimit } from '../../core/rules.js';
import { autofillToken, BY_FORMAT } from './autofill.js';
import type { Control } from './control.js';

/**
 * Which keys a phone shows. Some number pads have no minus, so they are asked for only where none can be needed.
 */
function keysFor(field: TextField | NumberField): string | typeof nothing {
  if (field.kind === 'text') return field.format ? BY_FORMAT[field.format] : nothing;
  return (field.min ?? -1) < 0 ? nothing : field.integer ? 'numeric' : 'decimal';
}

/**
 * A box to write in. Never `maxlength`, `pattern` or `required`: they cut what is pasted, hang, and call an untouched
 * field invalid. A number is text too: a native number input hides what it cannot parse, and changes with the mouse wheel.
 */
export const boxControl: Control<TextField | NumberField> = {
  frame: () => 'labelled',
  render({ field, id, describedBy, invalid, last }) {
    const text = field.kind === 'text' ? field : undefined;
    if (text?.multiline)
      return html`<textarea
        id=${id}
        part="control"
        rows="3"
        enterkeyhint="enter"
        autocomplete="off"
        spellcheck=${text.secret ? 'false' : nothing}
        placeholder=${text.placeholder ?? nothing}
        aria-describedby=${describedBy}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${invalid ? 'true' : nothing}
      ></textarea>`;
    const token = text ? autofillToken(text) : 'off';
    // Names, codes and numbers are not prose: no capitals forced on them, no red lines under them; nor may a secret go to a speller.
    const isProse = text && token === 'off' && !text.format && !text.pattern && !text.secret;
    return html`<input
      id=${id}
      part="control"
      type=${text?.format ? BY_FORMAT[text.format] : 'text'}
      inputmode=${keysFor(field)}
      enterkeyhint=${last ? 'send' : 'next'}
      autocomplete=${token}
      autocapitalize=${token.includes('name') ? 'words' : isProse ? nothing : 'none'}
      spellcheck=${isProse ? nothing : 'false'}
      ?disabled=${Boolean(field.unanswerable)}
      placeholder=${field.placeholder ?? nothing}
      aria-describedby=${describedBy}
      aria-required=${field.required ? 'true' : nothing}
      aria-invalid=${invalid ? 'true' : nothing}
    />`;
  },
  /** From the last fifth on: earlier it would only be noise. */
  note({ field, raw, language }) {
    if (field.kind !== 'text' || (field.max === undefined && !field.pattern)) return undefined;
    const limit = textLimit(field);
    const length = codePoints(String(raw));
    const near = Math.max(limit / 5, Math.min(limit / 2, 10));
    if (!length || limit - length > near) return undefined;
    const over = length > limit;
    return { over, text: language.say(over ? 'over' : 'left', { n: Math.abs(limit - length) }) };
  },
};
