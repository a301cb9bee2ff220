import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { FieldState } from '../core/store.js';
import { coerce } from '../core/kinds.js';
import { Problem } from '../core/problem.js';
import { showTemporal } from '../core/temporal.js';
import type { Language } from './form-context.js';

/** An answer as the person would say it: labels instead of codes, days and numbers the way the language writes them. */
export function showAnswer({ field, raw }: FieldState, language: Language): string {
  const { locale } = language;
  if (field.kind === 'boolean') return language.say(raw === true ? 'yes' : 'no');
  if (field.kind === 'choice') {
    const labels = Array.isArray(raw) ? (raw as readonly number[]).map((at) => field.options[at]?.label ?? '') : [];
    return new Intl.ListFormat(locale, { type: 'unit' }).format(labels);
  }
  const value = coerce(field, raw, locale);
  if (value === undefined) return '';
  // What was not sent may be anything.
  if (value instanceof Problem) return String(raw);
  if (field.kind === 'number') return Number(value).toLocaleString(locale, { maximumFractionDigits: 20 });
  return field.kind === 'text' ? String(value) : showTemporal(field.kind, String(value), locale);
}

/** What was sent, to read and to copy. */
export const renderReceipt = (fields: readonly FieldState[], language: Language): TemplateResult =>
  html`<dl class="receipt" part="receipt">
    ${fields.map((state) => {
      const answer = showAnswer(state, language);
      if (state.field.unanswerable) return nothing;
      return html`<div>
        <dt><bdi>${state.field.label}</bdi></dt>
        <dd ?data-none=${!answer}><bdi>${answer || language.say('notAnswered')}</bdi></dd>
      </div>`;
    })}
  </dl>`;
