import { css, html, nothing } from 'lit';
import type { DateField, DateTimeField, Field, TimeField } from '../../core/model.js';
import { readStamp, toWall } from '../../core/temporal.js';
import type { Control } from './control.js';

export const pickerStyles = css`
  .picker {
    display: block;
    position: relative;
  }

  .picker input {
    padding-block: 8px;
  }

  ::-webkit-calendar-picker-indicator {
    inline-size: 20px;
    block-size: 20px;
    padding: 4px;
    margin: -4px -6px -4px 0;
    cursor: pointer;
  }

  .prompt {
    position: absolute;
    inset: 10px 44px auto 13px;
    font-size: max(16px, 1em);
    color: var(--_second);
    pointer-events: none;
  }

  .picker:focus-within .prompt {
    display: none;
  }

  [data-prompt]:not(:focus-within) input {
    color: transparent;
  }

  [data-prompt]:not(:focus-within) ::-webkit-datetime-edit {
    opacity: 0;
  }
`;

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

/** What the picker offers; a range of times may go over midnight, which pickers do not know. */
const limit = ({ kind }: Field, bound = ''): string | typeof nothing => {
  const stamp = readStamp(bound);
  return kind === 'time' || !bound ? nothing : stamp ? toWall(stamp) : bound;
};

/** The platform's own picker, dressed. What is half typed in it is left alone. */
export const temporalControl: Control<DateField | TimeField | DateTimeField> = {
  frame: () => 'labelled',
  wipe(control) {
    if (!(control instanceof HTMLInputElement) || !control.validity.badInput) return;
    // WebKit empties nothing where there was no value; so it is given one first.
    control.valueAsNumber = 0;
    control.value = '';
  },
  render({ field, raw, id, describedBy, invalid, last, look, language }) {
    const prompt = look.dayPrompt && field.kind === 'date' && raw === '';
    return html`<span class="picker" ?data-prompt=${prompt}>
      <input
        id=${id}
        part="control"
        type=${TYPES[field.kind]}
        enterkeyhint=${last ? 'send' : 'next'}
        autocomplete="off"
        min=${limit(field, field.min)}
        max=${limit(field, field.max)}
        aria-describedby=${describedBy}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${invalid ? 'true' : nothing}
      />
      ${prompt ? html`<span class="prompt" aria-hidden="true">${language.say('pickDay')}</span>` : nothing}
    </span>`;
  },
};
