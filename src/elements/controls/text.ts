import { html, nothing } from 'lit';
import { live } from '../live.js';
import type { TextField } from '../../core/model.js';
import { codePoints, textLimit } from '../../core/rules.js';
import { autofillToken, BY_FORMAT } from './autofill.js';
import type { Control } from './control.js';

/** Names and codes are not prose: no capitals forced on them, no red lines under them; nor may a secret go to a speller. */
const isProse = (token: string, field: TextField): boolean =>
  token === 'off' && !field.format && !field.pattern && !field.secret;

/** Never `maxlength`, `pattern` or `required`: they cut what is pasted, hang, and call an untouched field invalid. */
export const textControl: Control<TextField> = {
  frame: () => 'labelled',
  render(context) {
    const { field, raw, id, describedBy, invalid, last } = context;
    const token = autofillToken(field);
    if (field.multiline) {
      return html`<textarea
        id=${id}
        part="control"
        rows="3"
        enterkeyhint="enter"
        autocomplete="off"
        spellcheck=${field.secret ? 'false' : nothing}
        .value=${live(String(raw))}
        placeholder=${field.placeholder ?? nothing}
        aria-describedby=${describedBy}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${invalid ? 'true' : nothing}
      ></textarea>`;
    }
    return html`<input
      id=${id}
      part="control"
      type=${field.format ? BY_FORMAT[field.format] : 'text'}
      inputmode=${field.format ? BY_FORMAT[field.format] : nothing}
      enterkeyhint=${last ? 'send' : 'next'}
      autocomplete=${token}
      autocapitalize=${token.includes('name') ? 'words' : isProse(token, field) ? nothing : 'none'}
      spellcheck=${isProse(token, field) ? nothing : 'false'}
      ?disabled=${Boolean(field.unanswerable)}
      .value=${live(String(raw))}
      placeholder=${field.placeholder ?? nothing}
      aria-describedby=${describedBy}
      aria-required=${field.required ? 'true' : nothing}
      aria-invalid=${invalid ? 'true' : nothing}
    />`;
  },
  /** From the last fifth on: earlier it would only be noise. */
  note({ field, raw, language }) {
    const limit = textLimit(field);
    const length = codePoints(String(raw));
    const near = Math.max(limit / 5, Math.min(limit / 2, 10));
    if (!length || limit - length > near || (field.max === undefined && !field.pattern)) return undefined;
    const over = length > limit;
    return { over, text: language.say(over ? 'over' : 'left', { n: Math.abs(limit - length) }) };
  },
};
