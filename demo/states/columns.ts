/** The columns of the table: one small form, asked by each of the systems in its own words. */
import type { Value } from '../../src/index.js';
import type { AskWords } from './words.js';

export interface Column {
  readonly dialect: string;
  /** The letter that its berths carry. */
  readonly pier: string;
  readonly about: string;
  /** Who asks, where the system's contract wants that said. */
  readonly hasRequester?: boolean;
  readonly spec: (words: AskWords, place: string) => Readonly<Record<string, unknown>>;
  /** The same with nothing that could be asked. */
  readonly empty: (words: AskWords, place: string) => Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, Value>>;
}

const ANSWERS = { boat: 'Halcyon', length: 11.5, power: true };

const collectForm = (words: AskWords, place: string): Readonly<Record<string, unknown>> => ({
  title: words.title(place),
  description: words.description,
  submit_label: words.send,
  fields: [
    { key: 'boat', label: words.boat, type: 'text', required: true, help: words.boatHelp },
    { key: 'length', label: words.length, type: 'number', required: true, min: 3, max: 18 },
    { key: 'power', label: words.power, type: 'checkbox' },
  ],
});

const formBlock = (words: AskWords, place: string): Readonly<Record<string, unknown>> => ({
  type: 'form',
  form_id: `berth-${place}`,
  submit_label: words.send,
  fields: [
    { name: 'boat', label: words.boat, field_type: 'text', required: true },
    { name: 'length', label: words.length, field_type: 'number', required: true },
    {
      name: 'power',
      label: words.power,
      field_type: 'select',
      required: false,
      options: [
        { label: words.yes, payload: 'yes' },
        { label: words.no, payload: 'no' },
      ],
    },
  ],
});

const collectUserInput = (words: AskWords, place: string): Readonly<Record<string, unknown>> => ({
  title: words.title(place),
  description: words.description,
  fields: [
    { type: 'text', name: 'boat', label: words.boat, required: true },
    { type: 'number', name: 'length', label: words.length, required: true, min: 3, max: 18 },
    { type: 'checkbox', name: 'power', label: words.power },
  ],
  submitLabel: words.send,
  cancelLabel: words.cancel,
});

const copilotForm = (words: AskWords, place: string): Readonly<Record<string, unknown>> => ({
  type: 'form',
  fallback_text: words.fallback,
  props: {
    form_id: `berth-${place}`,
    title: words.title(place),
    submit_label: words.send,
    fields: [
      { kind: 'text', name: 'boat', label: words.boat, required: true },
      { kind: 'number', name: 'length', label: words.length, required: true },
      { kind: 'toggle', name: 'power', label: words.power },
    ],
  },
});

const mcpElicitation = (words: AskWords, place: string): Readonly<Record<string, unknown>> => ({
  message: words.message(place),
  requestedSchema: {
    type: 'object',
    required: ['boat', 'length'],
    properties: {
      boat: { type: 'string', title: words.boat },
      length: { type: 'number', title: words.length, minimum: 3, maximum: 18 },
      power: { type: 'boolean', title: words.power },
    },
  },
});

const NOTHING = { type: 'object', properties: {} };

export const COLUMNS: readonly Column[] = [
  {
    dialect: 'collect_form',
    pier: 'A',
    about: 'A tool call',
    spec: collectForm,
    empty: (words, place) => ({ ...collectForm(words, place), fields: [] }),
    answers: ANSWERS,
  },
  {
    dialect: 'form_block',
    pier: 'B',
    about: 'A block in a room',
    spec: formBlock,
    empty: (words, place) => ({ ...formBlock(words, place), fields: [] }),
    answers: { ...ANSWERS, power: 'yes' },
  },
  {
    dialect: 'collect_user_input',
    pier: 'C',
    about: 'A tool on the client',
    spec: collectUserInput,
    empty: (words, place) => ({ ...collectUserInput(words, place), fields: [] }),
    answers: ANSWERS,
  },
  {
    dialect: 'copilot_form',
    pier: 'D',
    about: 'A block with props',
    spec: copilotForm,
    empty: (words, place) => ({
      ...copilotForm(words, place),
      props: { form_id: `berth-${place}`, submit_label: words.send, fields: [] },
    }),
    answers: ANSWERS,
  },
  {
    dialect: 'mcp_elicitation',
    pier: 'E',
    about: 'A server elicits',
    hasRequester: true,
    spec: mcpElicitation,
    empty: (words, place) => ({ ...mcpElicitation(words, place), requestedSchema: NOTHING }),
    answers: ANSWERS,
  },
];

/** The spec as text, as far as it has come when the third field has just begun. */
export function cutAtThirdField({ spec }: Column, words: AskWords, place: string): string {
  const text = JSON.stringify(spec(words, place));
  return text.slice(0, text.indexOf(JSON.stringify(words.power)) + 1);
}
