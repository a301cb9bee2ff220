import { html, noChange, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { DateField, DateTimeField, TimeField } from '../../core/model.js';
import { isDay, isTime, readStamp } from '../../core/temporal.js';
import type { Control } from './control.js';

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;
const isWhole = (text: string): boolean => text === '' || isDay(text) || isTime(text) || readStamp(text) !== undefined;

/** The platform's own picker, dressed. What is half typed in it is left alone. */
export const temporalControl: Control<DateField | TimeField | DateTimeField> = {
  frame: () => 'labelled',
  render({ field, raw, id, describedBy, invalid, last, look, language }) {
    const text = String(raw);
    const prompt = look.dayPrompt && field.kind === 'date' && text === '';
    return html`<span class="picker" ?data-prompt=${prompt}>
      <input
        id=${id}
        part="control"
        type=${TYPES[field.kind]}
        enterkeyhint=${last ? 'send' : 'next'}
        autocomplete="off"
        min=${field.kind === 'time' ? nothing : (field.min ?? nothing)}
        max=${field.kind === 'time' ? nothing : (field.max ?? nothing)}
        .value=${isWhole(text) ? live(text) : noChange}
        aria-describedby=${describedBy}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${invalid ? 'true' : nothing}
      />
      ${prompt ? html`<span class="prompt" aria-hidden="true">${language.say('pickDay')}</span>` : nothing}
    </span>`;
  },
};
