import { testMatrix } from './matrix.js';
import * as rows from './rows.js';

const multiSelect = rows.several('choices');

testMatrix({
  dialect: 'collect_user_input',
  type: 'type',
  prefill: 'defaultValue',
  button: 'Submit',
  no: { Cancel: { cancelled: true } },
  spec: (field) => ({ title: 'One question', description: 'To see what comes of it.', fields: [field] }),
  field: (rest) => ({ name: 'answer', label: 'Answer', ...rest }),
  reply: (value) => ({ values: value === undefined ? {} : { answer: value } }),
  rows: [
    rows.choiceOfFew('choices'),
    rows.choiceOfMany('choices'),
    rows.described('choices'),
    { ...multiSelect, more: { ...multiSelect.more, multiSelect: true } },
    rows.text('text'),
    rows.longText('text', { more: { multiline: true } }),
    rows.number('number'),
    rows.boundedNumber('number'),
    rows.tick('checkbox', rows.says('required.boolean')),
    rows.date('date'),
  ],
});
