/** `copilot_form`: a block with `props` and a strict set of states. */
import { given } from '../core/given.js';
import type { Dialect } from '../core/dialect.js';
import type { Grammar } from '../core/grammar.js';
import { readFields } from '../core/fields.js';
import { isObject, sample } from '../core/reader.js';

const GRAMMAR: Grammar = {
  name: 'name',
  type: 'kind',
  default: 'value',
  optionValue: 'value',
  types: ['text', 'number', 'select', 'toggle', 'date', 'time'],
  nameMax: 64,
  fields: 10,
  label: 80,
  placeholder: 80,
  options: 20,
  optionLabel: 60,
  optionText: 60,
  inertChoice: true,
};

export const copilotForm: Dialect = Object.freeze<Dialect>({
  id: 'copilot_form',

  matches: (spec) => (isObject(spec['props']) && Array.isArray(spec['props']['fields'])) || sample(spec, 'kind'),

  parse(block) {
    const props = block.spec['props'];
    const wrapped = isObject(props);
    const from = wrapped ? block.inside(props, 'props') : block;
    if (wrapped && block.spec['type'] !== 'form') block.warn('type', 'missing', { want: '"form"' });
    const fallback = block.text('fallback_text', { min: 1, max: 300, needed: wrapped });
    const formId = from.text('form_id', { min: 1, max: 64, needed: true, whole: true });
    const title = from.text('title', { max: 120 });
    const submitLabel = from.text('submit_label', { min: 1, max: 40, needed: true });
    const fields = readFields(from, GRAMMAR);
    const blockId = wrapped ? block.text('id', { whole: true }) : undefined;
    // An empty id names nothing.
    const id = blockId || formId;
    return (
      fields && {
        ...given({ id, own: blockId && (true as const), fallback, title, submitLabel }),
        fields,
        offers: ['submit'],
        look: { marks: 'optional', button: 'send', dayPrompt: true, receipt: 'values' },
        meta: formId ?? '',
      }
    );
  },

  reply: (form, outcome) =>
    outcome.type === 'submit' ? { form_submission: { form_id: form.meta, values: outcome.values } } : undefined,
});
