/** `collect_form`: a tool call that asks for many fields at once, or the envelope that its server makes of it. */
import { given } from '../core/given.js';
import type { Dialect, Json } from '../core/dialect.js';
import type { Grammar } from '../core/grammar.js';
import { readFields } from '../core/fields.js';
import { isObject, sample } from '../core/reader.js';
import { readStamp } from '../core/temporal.js';

const GRAMMAR: Grammar = {
  name: 'key',
  type: 'type',
  default: 'default',
  optionValue: 'value',
  types: [
    'text',
    'textarea',
    'email',
    'phone',
    'number',
    'integer',
    'date',
    'time',
    'datetime',
    'select',
    'multiselect',
    'checkbox',
    'url',
  ],
  nameMax: 41,
  plainName: true,
  fields: 20,
  label: 120,
  placeholder: 120,
  help: 300,
  options: 50,
  bounds: 'all',
};

const TTL = 60;
/** The call's own input, inside the envelope or bare. */
const inner = (spec: Json): Json => (isObject(spec['display']) ? spec['display'] : spec);

export const collectForm: Dialect = Object.freeze<Dialect>({
  id: 'collect_form',

  matches: (spec) => spec['action'] === 'request_form' || sample(inner(spec), 'key'),

  parse(call) {
    const display = inner(call.spec);
    const from = display === call.spec ? call : call.inside(display, 'display');
    const title = from.text('title', { min: 1, max: 120, needed: true });
    const description = from.text('description', { max: 2000 });
    const submitLabel = from.text('submit_label', { min: 1, max: 40 });
    const id = call.text('interaction_id', { whole: true });
    const end = call.text('expires_at');
    // In the letters that every platform reads.
    const expiresAt = end && readStamp(end)?.offset && end.toUpperCase().replace(' ', 'T');
    if (end && !expiresAt) call.warn('expires_at', 'datetime');
    const fields = readFields(from, GRAMMAR);
    return (
      fields && {
        ...given({ id, own: id && (true as const), title, description, submitLabel, expiresAt }),
        ttlMinutes: call.integer('ttl_minutes', 1, 2880) ?? TTL,
        fields,
        offers: ['submit', 'expire'],
        look: { marks: 'required', button: 'submit', receipt: 'values' },
      }
    );
  },

  reply(form, outcome) {
    const call = form.id === undefined ? {} : { interaction_id: form.id };
    switch (outcome.type) {
      case 'submit':
        return { ...call, status: 'submitted', result: { values: outcome.values } };
      case 'cancel':
        return { ...call, status: 'cancelled' };
      case 'expire':
        return { ...call, status: 'expired' };
      default:
        return undefined;
    }
  },
});
