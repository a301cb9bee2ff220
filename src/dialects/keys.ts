/**
 * The keys that each system knows, by the tables of its contract. Systems grow keys, so a form is drawn
 * without a word about one that is not known; who writes specs is told, and who wants them strict is refused.
 * Like the advice, this is left out of the widget, which would only have to carry it.
 */
import type { Json } from '../core/dialect.js';
import type { Form } from '../core/model.js';
import { isObject } from '../core/reader.js';
import type { Look, Row } from './look.js';
import { lookAtOptions, OF_FIELD, rowOf } from './look.js';

interface Keys {
  /** What stands around the form, and the key under which the form stands in it. */
  readonly envelope?: readonly [inner: string, keys: string];
  readonly form: string;
  /** Keys of the envelope that are read beside a bare form, too. */
  readonly bare?: string;
  /** Of every field, and what a kind has besides. */
  readonly field: string;
  readonly kinds: Readonly<Partial<Record<Row, string>>>;
  readonly option: string;
}

const KEYS: Readonly<Record<string, Keys>> = {
  collect_form: {
    envelope: ['display', 'action interaction_id expires_at status display ttl_minutes'],
    form: 'title description submit_label fields',
    bare: 'ttl_minutes action interaction_id expires_at status',
    field: 'key label type required placeholder help default',
    kinds: {
      text: 'min max pattern',
      number: 'min max',
      date: 'min max',
      time: 'min max',
      datetime: 'min max',
      choice: 'options',
      several: 'options min max',
    },
    option: 'value label',
  },
  form_block: {
    form: 'type form_id submit_label fields',
    field: 'name label field_type required',
    kinds: { choice: 'options' },
    option: 'label payload',
  },
  collect_user_input: {
    form: 'title description fields submitLabel cancelLabel allowFreeformResponse',
    field: 'type name label required defaultValue',
    kinds: {
      text: 'placeholder multiline',
      number: 'min max',
      choice: 'options multiSelect',
      several: 'options multiSelect',
    },
    option: 'label value description',
  },
  copilot_form: {
    envelope: ['props', 'id type fallback_text props'],
    form: 'form_id title fields submit_label',
    bare: 'fallback_text',
    field: 'kind name label required placeholder value',
    kinds: { choice: 'options' },
    option: 'label value',
  },
};

/** Tells the keys of a spec that its system has not. */
export function tellUnknownKeys(form: Form, spec: Json, look: Look): void {
  const keys = KEYS[form.dialect];
  if (!keys) return;
  const [inner = '', around = ''] = keys.envelope ?? [];
  const wrapped = inner !== '' && form.fields[0]?.path.startsWith(`/${inner}/`);
  const path = wrapped ? `/${inner}` : '';
  const whole = wrapped ? spec[inner] : spec;
  if (wrapped) look(spec, '', 'the envelope', around);
  look(whole, path, 'the form', wrapped ? keys.form : `${keys.form} ${keys.bare ?? ''}`);
  const list = isObject(whole) ? whole['fields'] : undefined;
  for (const field of form.fields) {
    const at: unknown = Array.isArray(list) ? list[Number(/\d+$/.exec(field.path)?.[0])] : undefined;
    look(at, field.path, OF_FIELD, `${keys.field} ${keys.kinds[rowOf(field)] ?? ''}`);
    const options = isObject(at) && field.kind === 'choice' ? at['options'] : undefined;
    lookAtOptions(look, options, `${field.path}/options`, keys.option);
  }
}
