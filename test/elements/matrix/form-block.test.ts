import { testMatrix } from './matrix.js';
import * as rows from './rows.js';

testMatrix({
  dialect: 'form_block',
  type: 'field_type',
  button: 'Submit',
  no: { Cancel: undefined },
  spec: (field) => ({ type: 'form', form_id: 'one', fields: [field] }),
  field: (rest) => ({ name: 'answer', label: 'Answer', ...rest }),
  reply: (value) => ({ values: value === undefined ? {} : { answer: value } }),
  rows: [
    rows.text('text'),
    rows.number('number'),
    rows.date('date'),
    rows.choiceOfFew('select', 'payload'),
    rows.choiceOfMany('select', 'payload'),
  ],
});
