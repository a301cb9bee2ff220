import { css, html, noChange, nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { live } from '../live.js';
import type { DateField, DateTimeField, Field, TimeField } from '../../core/model.js';
import { isDay, isTime, readStamp, toWall } from '../../core/temporal.js';
import type { Control } from './control.js';

const styles = css`
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

/** Brings its styles along into the root where it is drawn: they come with it, and few forms need them. */
class Dressed extends Directive {
  render(): unknown {
    return noChange;
  }

  override update({ element }: ElementPart): unknown {
    // By then it stands in its root.
    queueMicrotask(() => {
      const root = element.getRootNode();
      const { styleSheet } = styles;
      if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    });
    return noChange;
  }
}

const dressed = directive(Dressed);

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
  wipe(control) {
    if (!(control instanceof HTMLInputElement) || !control.validity.badInput) return;
    // WebKit empties nothing where there was no value; so it is given one first.
    control.valueAsNumber = 0;
    control.value = '';
  },
  render({ field, raw, id, describedBy, invalid, last, look, language }) {
    const text = String(raw);
    const prompt = look.dayPrompt && field.kind === 'date' && text === '';
    return html`<span class="picker" ?data-prompt=${prompt} ${dressed()}>
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
