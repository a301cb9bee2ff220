import { html, noChange, nothing } from 'lit';
import { live } from '../live.js';
import type { DateField, DateTimeField, Field, TimeField } from '../../core/model.js';
import { isDay, isTime, readStamp, toWall } from '../../core/temporal.js';
import type { Control } from './control.js';

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;
const isWhole = (text: string): boolean => text === '' || isDay(text) || isTime(text) || readStamp(text) !== undefined;

/** What the picker offers; a range of times may go over midnight, which pickers do not know. */
const limit = ({ kind }: Field, bound = ''): string | typeof nothing => {
  const stamp = readStamp(bound);
  return kind === 'time' || !bound ? nothing : stamp ? toWall(stamp) : bound;
};

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
        min=${limit(field, field.min)}
        max=${limit(field, field.max)}
        .value=${isWhole(text) ? live(text) : noChange}
        aria-describedby=${describedBy}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${invalid ? 'true' : nothing}
      />
      ${prompt ? html`<span class="prompt" aria-hidden="true">${language.say('pickDay')}</span>` : nothing}
    </span>`;
  },
};
