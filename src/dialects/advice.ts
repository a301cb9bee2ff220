/**
 * What the systems tell the authors of their forms, as hints: the form works without it. Kept apart from
 * the dialects, since the widget shows forms and has no author to tell.
 */
import type { Report } from '../core/issue.js';
import type { Field, Form } from '../core/model.js';

const says = (field: Field, words: RegExp): boolean =>
  words.test(`${field.name.replace(/([a-z])([A-Z])|[_-]/g, '$1 $2')} ${field.label}`);
const isPlain = (field: Field): boolean => field.kind === 'text' && !field.multiline;
const isYesNo = (field: Field): boolean =>
  field.kind === 'choice' &&
  !field.multiple &&
  field.options.length === 2 &&
  field.options.every(({ label }) => /^(yes|no|true|false|on|off)\b/i.test(label));
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A value that does not say what its label says, without a word of explanation. */
const isCryptic = (field: Field): boolean =>
  field.kind === 'choice' &&
  field.options.some(
    ({ value, label, description }) =>
      !description && !bare(label).includes(bare(value)) && !bare(value).includes(bare(label)),
  );

const AMOUNT = /\b(amount|quantity|count|number of|how many|how much|budget|price|age)\b/i;
const DAY = /\b(date|day of|birthday|deadline)\b/i;
const PROSE = /\b(describe|description|details|explain|comments?|feedback|message|notes?|why)\b/i;

/** Each piece of advice in words: what is the matter, and what to do. */
export const WORDS = {
  'many-fields': ['The form has {count} fields; more than five are seldom filled in.', 'Ask for what you need now.'],
  'all-required': ['Every field is required.', 'Require only what you cannot go on without.'],
  'no-default': ['No field has a default.', 'Fill in what you know already, so that the person only checks it.'],
  'no-description': ['Nothing says why the form is asked.', 'Add a “description” of one sentence.'],
  'use-checkbox': ['A yes or no is asked as a choice.', 'Use a “checkbox”.'],
  'use-number': ['An amount is asked as text.', 'Use a “number” with “min” and “max”.'],
  'use-date': ['A date is asked as text.', 'Use a “date”.'],
  'use-multiline': ['A long answer is asked on one line.', 'Set “multiline” to true.'],
  'cryptic-option': [
    'An option has a value that its label does not make plain.',
    'Add a “description” to the option, or choose a plainer value.',
  ],
  'use-quick-replies': ['One question with a handful of answers needs no form.', 'Use quick replies.'],
  'use-confirm': ['An approval needs no form.', 'Use a confirm card.'],
  'use-slots': ['A time for an appointment needs no form.', 'Use slots.'],
} as const;

type Code = keyof typeof WORDS;

/** Gives one piece of advice. */
function tell(report: Report, path: string, code: Code, count = 0): void {
  const [message, hint] = WORDS[code];
  report('hint', path, code, { message: message.replace('{count}', String(count)), hint });
}

/** What the authors of `collect_user_input` are told to avoid, one field at a time. */
const BY_FIELD: readonly (readonly [code: Code, applies: (field: Field) => boolean])[] = [
  ['use-checkbox', isYesNo],
  ['use-number', (field) => isPlain(field) && says(field, AMOUNT)],
  ['use-date', (field) => isPlain(field) && says(field, DAY)],
  ['use-multiline', (field) => isPlain(field) && says(field, PROSE)],
  ['cryptic-option', isCryptic],
];

function adviseUserInput({ fields, description }: Form, report: Report): void {
  const whole: readonly (readonly [code: Code, applies: boolean])[] = [
    ['many-fields', fields.length > 5],
    ['all-required', fields.length > 1 && fields.every((field) => field.required)],
    ['no-default', fields.every((field) => field.default === undefined)],
    ['no-description', !description],
  ];
  for (const [code, applies] of whole) if (applies) tell(report, '', code, fields.length);
  for (const field of fields) {
    for (const [code, applies] of BY_FIELD) if (applies(field)) tell(report, field.path, code);
  }
}

const isSlot = ({ kind, name, label }: Field): boolean =>
  (kind === 'date' || kind === 'time') && /appointment|booking|visit|slot|meeting/i.test(`${name} ${label}`);

/** When another block of the system of `copilot_form` would serve better. */
function adviseCopilot({ fields }: Form, report: Report): void {
  const [first] = fields;
  const [only] = fields.length === 1 ? fields : [];
  const better =
    only?.kind === 'choice' && !only.unanswerable && only.options.length <= 5
      ? 'use-quick-replies'
      : only?.kind === 'boolean'
        ? 'use-confirm'
        : fields.every(isSlot)
          ? 'use-slots'
          : undefined;
  if (better && first) tell(report, first.path.replace(/\/\d+$/, ''), better);
}

/** By dialect. */
export const ADVICE: Readonly<Record<string, (form: Form, report: Report) => void>> = {
  collect_user_input: adviseUserInput,
  copilot_form: adviseCopilot,
};
