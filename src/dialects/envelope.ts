/**
 * What the server's part of `collect_form` writes around each call. The form is the same without it, so the widget does
 * not look; who writes specs is told, and with `strict` refused.
 */
import type { Json } from '../core/dialect.js';
import type { Report } from '../core/issue.js';
import type { Form } from '../core/model.js';
import { isNone, isObject } from '../core/reader.js';

const WANTS: Readonly<Record<string, readonly [want: string, only?: string]>> = {
  action: ['"request_form"', 'request_form'],
  interaction_id: ['the id of the call, a string'],
  expires_at: ['an RFC 3339 time with an offset'],
  status: ['"pending"', 'pending'],
};

export function tellEnvelope(form: Form, spec: Json, report: Report): void {
  if (form.dialect !== 'collect_form' || !isObject(spec['display'])) return;
  for (const [key, [want, only]] of Object.entries(WANTS)) {
    const value = spec[key];
    const what = isNone(value) || value === '' ? 'is missing' : only && value !== only ? `must be ${want}` : '';
    if (!what) continue;
    report('warning', `/${key}`, 'envelope', {
      message: `“${key}” of the envelope ${what}.`,
      hint: `Give “${key}” as ${want}, or send what is in “display” alone.`,
    });
  }
}
