import { testMatrix } from './matrix.js';
import * as rows from './rows.js';

testMatrix({
  dialect: 'copilot_form',
  type: 'kind',
  prefill: 'value',
  button: 'Send',
  no: { Cancel: undefined },
  spec: (field) => ({
    type: 'form',
    fallback_text: 'A form with one question.',
    props: { form_id: 'one', title: 'One question', submit_label: 'Send', fields: [field] },
  }),
  field: (rest) => ({ name: 'answer', label: 'Answer', ...rest }),
  reply: (value) => ({ form_submission: { form_id: 'one', values: value === undefined ? {} : { answer: value } } }),
  rows: [
    rows.text('text'),
    rows.number('number'),
    rows.choiceOfFew('select'),
    rows.choiceOfMany('select'),
    rows.tick('toggle', rows.says('required.toggle')),
    rows.date('date'),
    rows.time('time'),
  ],
});
