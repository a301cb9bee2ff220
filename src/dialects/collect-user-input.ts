/** `collect_user_input`: a tool on the client, whose result is answers, a cancel, or a reply in free words. */
import { given } from '../core/given.js';
import type { Dialect } from '../core/dialect.js';
import type { Grammar } from '../core/grammar.js';
import { readFields } from '../core/fields.js';
import { LIMITS } from '../core/limits.js';
import { sample } from '../core/reader.js';

const GRAMMAR: Grammar = {
  name: 'name',
  type: 'type',
  default: 'defaultValue',
  optionValue: 'value',
  types: ['choices', 'text', 'number', 'checkbox', 'date'],
  fields: LIMITS.fields,
  label: LIMITS.text,
  placeholder: LIMITS.text,
  options: LIMITS.options,
  bounds: 'number',
  flags: true,
};

export const collectUserInput: Dialect = Object.freeze<Dialect>({
  id: 'collect_user_input',

  matches: (spec) => sample(spec, 'name') && sample(spec, 'type'),

  parse(from) {
    const title = from.text('title');
    const description = from.text('description');
    const submitLabel = from.text('submitLabel');
    const cancelLabel = from.text('cancelLabel');
    const freeform = from.flag('allowFreeformResponse') ?? true;
    const fields = readFields(from, GRAMMAR);
    return (
      fields && {
        ...given({ title, description, submitLabel, cancelLabel }),
        fields,
        offers: freeform ? ['submit', 'cancel', 'freeform'] : ['submit', 'cancel'],
        look: { marks: 'required', button: 'submit', receipt: 'values' },
      }
    );
  },

  reply(_form, outcome) {
    switch (outcome.type) {
      case 'submit':
        return { values: outcome.values };
      case 'cancel':
        return { cancelled: true };
      case 'freeform':
        return { freeformResponse: outcome.text };
      default:
        return undefined;
    }
  },
});
