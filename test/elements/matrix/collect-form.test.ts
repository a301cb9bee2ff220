import { testMatrix } from './matrix.js';
import * as rows from './rows.js';

testMatrix({
  dialect: 'collect_form',
  type: 'type',
  prefill: 'default',
  button: 'Submit',
  no: { Cancel: { status: 'cancelled' } },
  spec: (field) => ({ title: 'One question', description: 'To see what comes of it.', fields: [field] }),
  field: (rest) => ({ key: 'answer', label: 'Answer', ...rest }),
  reply: (value) => ({ status: 'submitted', result: { values: value === undefined ? {} : { answer: value } } }),
  rows: [
    rows.text('text', rows.short),
    rows.longText('textarea', rows.short),
    rows.email('email'),
    rows.phone('phone'),
    rows.url('url'),
    rows.number('number'),
    rows.boundedNumber('number'),
    rows.integer('integer'),
    rows.date('date'),
    rows.boundedDate('date'),
    rows.time('time'),
    rows.datetime('datetime'),
    rows.choiceOfFew('select'),
    rows.choiceOfMany('select'),
    rows.several('multiselect'),
    rows.boundedSeveral('multiselect'),
    rows.tick('checkbox', rows.says('required.boolean')),
  ],
});
