/** `form_block`: a message block that an agent published, with a return path on the server. */
import { given } from '../core/given.js';
import type { Dialect } from '../core/dialect.js';
import type { Grammar } from '../core/grammar.js';
import { readFields } from '../core/fields.js';
import { sample } from '../core/reader.js';

const GRAMMAR: Grammar = {
  name: 'name',
  type: 'field_type',
  optionValue: 'payload',
  types: ['text', 'number', 'date', 'select'],
  nameMax: 64,
  plainName: true,
  requiredNeeded: true,
  fields: 20,
  label: 120,
  options: 50,
  optionLabel: 60,
  optionText: 200,
  optionMin: 1,
};

export const formBlock: Dialect = Object.freeze<Dialect>({
  id: 'form_block',

  matches: (spec) => sample(spec, 'field_type'),

  parse(from) {
    if (from.spec['type'] !== 'form') from.warn('type', 'missing', { want: '"form"' });
    const id = from.text('form_id', { min: 1, max: 64, needed: true, whole: true });
    const submitLabel = from.text('submit_label', { max: 60 });
    const fields = readFields(from, GRAMMAR);
    return (
      fields && {
        ...given({ id, submitLabel }),
        fields,
        offers: ['submit'],
        look: { marks: 'required', button: 'submit', receipt: 'mark-only' },
      }
    );
  },

  reply: (_form, outcome) => (outcome.type === 'submit' ? { values: outcome.values } : undefined),
});
