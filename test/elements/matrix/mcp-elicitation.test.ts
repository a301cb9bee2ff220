import { testMatrix } from './matrix.js';
import * as rows from './rows.js';

/** What a row calls a thing, by type, and what JSON Schema does. */
const KEYS: Readonly<Record<string, { readonly min: string; readonly max: string }>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  integer: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

interface Given {
  readonly type: string;
  readonly required: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly description?: string }[];
}

/** The schema of one property, titled as the matrix wants. */
function schemaOf({ type, required: _required, min, max, options, ...rest }: Given): object {
  const { min: low = 'min', max: high = 'max' } = KEYS[type] ?? {};
  const titled = options?.map(({ label, value, ...more }) => ({ const: value, title: label, ...more }));
  return {
    title: 'Answer',
    type,
    ...rest,
    ...(min === undefined ? {} : { [low]: min }),
    ...(max === undefined ? {} : { [high]: max }),
    ...(titled && (type === 'array' ? { items: { anyOf: titled } } : { oneOf: titled })),
  };
}

const formatted = (row: rows.Row, format: string): rows.Row => ({
  ...row,
  variant: `of the format ${format}`,
  more: { ...row.more, format },
});

testMatrix({
  dialect: 'mcp_elicitation',
  type: 'type',
  prefill: 'default',
  button: 'Submit',
  no: { Cancel: { action: 'cancel' }, Decline: { action: 'decline' } },
  spec: (field) => ({
    message: 'To see what comes of it.',
    requestedSchema: {
      type: 'object',
      properties: { answer: schemaOf(field as Given) },
      required: (field as Given).required ? ['answer'] : [],
    },
  }),
  field: (rest) => rest,
  reply: (value) => ({ action: 'accept', content: value === undefined ? {} : { answer: value } }),
  rows: [
    rows.text('string', rows.short),
    formatted(rows.email('string'), 'email'),
    formatted(rows.uri('string'), 'uri'),
    formatted(rows.date('string'), 'date'),
    formatted({ ...rows.datetime('string'), prefill: rows.MOMENT }, 'date-time'),
    rows.number('number'),
    rows.boundedNumber('number'),
    rows.integer('integer'),
    rows.yesOrNo('boolean'),
    rows.choiceOfFew('string'),
    rows.choiceOfMany('string'),
    rows.described('string'),
    rows.several('array', { nothing: undefined }),
    { ...rows.boundedSeveral('array'), nothing: undefined },
  ],
});
