import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { FieldState } from '../core/store.js';
import { coerce } from '../core/kinds.js';
import { Problem } from '../core/problem.js';
import { showTemporal } from '../core/temporal.js';
import type { Language } from './form-context.js';

/** The host of a web address as it goes over the wire: letters of two scripts can look like one name. */
const showAddress = (address: string): string =>
  address.replace(
    /^([\w+.-]+:\/\/)([^/?#]*@)?([^/?#]+)/,
    (whole, scheme: string, before: string | undefined, host: string) =>
      /[^!-$&-~]/.test(host) && URL.canParse(`https://${host}`)
        ? scheme + (before ?? '') + new URL(`https://${host}`).host
        : whole,
  );

/** An answer as the person would say it: labels instead of codes, days and numbers the way the language writes them. */
function showAnswer({ field, raw }: FieldState, language: Language): string | readonly unknown[] {
  const { locale } = language;
  if (field.kind === 'boolean') return language.say(raw === true ? 'yes' : 'no');
  if (field.kind === 'choice') {
    const labels = Array.isArray(raw) ? (raw as readonly number[]).map((at) => field.options[at]?.label ?? '') : [];
    return new Intl.ListFormat(locale, { type: 'unit' })
      .formatToParts(labels)
      .map(({ type, value }) => (type === 'element' ? html`<bdi>${value}</bdi>` : value));
  }
  const value = coerce(field, raw, locale);
  if (value === undefined) return '';
  // It stays in the transcript, for whoever looks over a shoulder later.
  if (field.secret) return language.say('hidden');
  // What was not sent may be anything.
  if (value instanceof Problem) return String(raw);
  if (field.kind === 'number') return Number(value).toLocaleString(locale, { maximumFractionDigits: 20 });
  const text = String(value);
  if (field.kind !== 'text') return showTemporal(field.kind, text, locale);
  return /^ur[il]/.test(field.format ?? '') ? showAddress(text) : text;
}

/** What was sent, to read and to copy. */
export const renderReceipt = (fields: readonly FieldState[], language: Language): TemplateResult =>
  html`<dl class="receipt" part="receipt">
    ${fields.map((state) => {
      const answer = showAnswer(state, language);
      if (state.field.unanswerable) return nothing;
      // Nothing that was said by the person.
      const isOurs = !answer.length || state.field.secret;
      return html`<div>
        <dt><bdi>${state.field.label}</bdi></dt>
        <dd ?data-none=${isOurs}><bdi>${answer.length ? answer : language.say('notAnswered')}</bdi></dd>
      </div>`;
    })}
  </dl>`;
