// Every dialect by the same few words: how it asks a question of each kind, and how it wants the answers back.
export type Kind =
  | ('text' | 'lines' | 'email' | 'phone' | 'url')
  | ('number' | 'integer' | 'date' | 'time' | 'datetime')
  | ('choice' | 'several' | 'tick');

export interface Question {
  readonly kind: Kind;
  readonly label: string;
  /** Else the label in small letters. */
  readonly name?: string;
  readonly required?: boolean;
  /** What it is prefilled with, where the dialect can. */
  readonly start?: unknown;
  /** Pairs of label and value; or whatever a spec may hold in their place. */
  readonly options?: readonly (readonly [label: string, value: string])[] | { readonly raw: readonly unknown[] };
}

export interface Asker {
  readonly dialect: string;
  /** The word on the button, and those on the buttons that say no, with what these send, if the dialect has words for it. */
  readonly button: string;
  readonly no: Readonly<Record<string, unknown>>;
  /** It has a key for what a field starts with. */
  readonly prefills: boolean;
  /** What it calls each kind that it has. */
  readonly kinds: Readonly<Partial<Record<Kind, object>>>;
  spec(questions: readonly Question[]): object;
  /** A field as the dialect has it, out of its parts in the dialect's words. */
  around(fields: readonly object[]): object;
  reply(values: object): unknown;
}

export const nameOf = ({ name, label }: Question): string => name ?? label.toLowerCase().replaceAll(/\W+/g, '_');
/** The name of the key for an option's value is the dialect's. */
function optionsOf({ options }: Question, key: string): object {
  if (!options) return {};
  return {
    options: 'raw' in options ? options.raw : options.map(([label, value]) => ({ label, [key]: value })),
  };
}

interface Words extends Omit<Asker, 'spec' | 'prefills'> {
  /** The dialect's keys. */
  readonly keys: { readonly name: string; readonly start?: string; readonly value?: string };
}

const listing = ({ keys, ...rest }: Words): Asker => ({
  ...rest,
  prefills: keys.start !== undefined,
  spec: (questions) =>
    rest.around(
      questions.map((question) => ({
        [keys.name]: nameOf(question),
        label: question.label,
        required: question.required ?? false,
        ...rest.kinds[question.kind],
        ...optionsOf(question, keys.value ?? 'value'),
        ...(keys.start && question.start !== undefined ? { [keys.start]: question.start } : {}),
      })),
    ),
});

const collectForm = listing({
  dialect: 'collect_form',
  button: 'Submit',
  no: { Cancel: { status: 'cancelled' } },
  keys: { name: 'key', start: 'default' },
  kinds: {
    text: { type: 'text' },
    lines: { type: 'textarea' },
    email: { type: 'email' },
    phone: { type: 'phone' },
    url: { type: 'url' },
    number: { type: 'number' },
    integer: { type: 'integer' },
    date: { type: 'date' },
    time: { type: 'time' },
    datetime: { type: 'datetime' },
    choice: { type: 'select' },
    several: { type: 'multiselect' },
    tick: { type: 'checkbox' },
  },
  around: (fields) => ({ title: 'A few questions', description: 'To see what comes of them.', fields }),
  reply: (values) => ({ status: 'submitted', result: { values } }),
});

const formBlock = listing({
  dialect: 'form_block',
  button: 'Submit',
  no: {},
  keys: { name: 'name', value: 'payload' },
  kinds: {
    text: { field_type: 'text' },
    number: { field_type: 'number' },
    date: { field_type: 'date' },
    choice: { field_type: 'select' },
  },
  around: (fields) => ({ type: 'form', form_id: 'one', fields }),
  reply: (values) => ({ values }),
});

const collectUserInput = listing({
  dialect: 'collect_user_input',
  button: 'Submit',
  no: { Cancel: { cancelled: true } },
  keys: { name: 'name', start: 'defaultValue' },
  kinds: {
    text: { type: 'text' },
    lines: { type: 'text', multiline: true },
    number: { type: 'number' },
    date: { type: 'date' },
    choice: { type: 'choices' },
    several: { type: 'choices', multiSelect: true },
    tick: { type: 'checkbox' },
  },
  around: (fields) => ({ title: 'A few questions', description: 'To see what comes of them.', fields }),
  reply: (values) => ({ values }),
});

const copilotForm = listing({
  dialect: 'copilot_form',
  button: 'Send',
  no: {},
  keys: { name: 'name', start: 'value' },
  kinds: {
    text: { kind: 'text' },
    number: { kind: 'number' },
    date: { kind: 'date' },
    time: { kind: 'time' },
    choice: { kind: 'select' },
    tick: { kind: 'toggle' },
  },
  around: (fields) => ({
    type: 'form',
    fallback_text: 'A form with a few questions.',
    props: { form_id: 'one', title: 'A few questions', submit_label: 'Send', fields },
  }),
  reply: (values) => ({ form_submission: { form_id: 'one', values } }),
});

const SCHEMAS: Asker['kinds'] = {
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'uri' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  choice: { type: 'string' },
  several: { type: 'array' },
  tick: { type: 'boolean' },
};

function schemaOf({ kind, options, start }: Question): object {
  const titled =
    options && ('raw' in options ? options.raw : options.map(([title, value]) => ({ const: value, title })));
  return {
    ...SCHEMAS[kind],
    ...(titled && (kind === 'several' ? { items: { anyOf: titled } } : { oneOf: titled })),
    ...(start === undefined ? {} : { default: start }),
  };
}

const mcpElicitation: Asker = {
  dialect: 'mcp_elicitation',
  button: 'Submit',
  no: { Cancel: { action: 'cancel' }, Decline: { action: 'decline' } },
  prefills: true,
  kinds: SCHEMAS,
  spec: (questions) =>
    mcpElicitation.around(
      questions.map((question) => ({
        name: nameOf(question),
        required: question.required ?? false,
        schema: { title: question.label, ...schemaOf(question) },
      })),
    ),
  around(fields) {
    const properties = fields as readonly { name: string; required: boolean; schema: object }[];
    return {
      message: 'To see what comes of it.',
      requestedSchema: {
        type: 'object',
        properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
        required: properties.filter(({ required }) => required).map(({ name }) => name),
      },
    };
  },
  reply: (content) => ({ action: 'accept', content }),
};

export const askers: readonly Asker[] = [collectForm, formBlock, collectUserInput, copilotForm, mcpElicitation];
/** Those that have this kind of question. */
export const askersOf = (kind: Kind): readonly Asker[] => askers.filter(({ kinds }) => kinds[kind]);
