// What a person does in a field of each kind, and what comes of it. Every field of the matrix has the label “Answer”.
import type { Params } from '../../../src/core/say.js';
import { say } from '../../../src/core/say.js';
import type { Phrase } from '../../../src/core/words.js';
import { english } from '../../../src/core/words.js';
import type { Value } from '../../../src/index.js';
import { person } from '../../support/person.js';

type Act = () => Promise<unknown>;

export interface Row {
  /** The dialect's word for the type. */
  readonly type: string;
  /** Told apart from other rows of the type. */
  readonly variant?: string;
  /** What the field has besides its name, type, label and `required`. */
  readonly more?: object;
  /** Something in order, over whatever is there. */
  readonly right: Act;
  readonly value: Value;
  /** Something out of order, and what is said about it. */
  readonly wrong?: readonly [act: Act, message: string];
  /** The receipt's words for it. */
  readonly words: string;
  /** As the spec gives it, and as it is sent when it is left alone; then the receipt's words, and what the control holds. */
  readonly prefill: readonly [given: unknown, value: Value, words: string, drawn?: string];
  /** Takes the answer away; where a required field offers no way, there is `clearOptional` alone. */
  readonly clear?: Act;
  readonly clearOptional?: Act;
  /** What is said when it is required and has no answer; left out where nothing is an answer too. */
  readonly missing?: string;
  /** What is sent when it has no answer and needs none. */
  readonly nothing?: Value | undefined;
}

const LABEL = 'Answer';
export const says = (phrase: Phrase, params: Params = {}): string =>
  say(english, 'en', phrase, { label: LABEL, ...params });

const fill =
  (text: string): Act =>
  () =>
    person.fill(LABEL, text);
const clear: Act = () => person.clear(LABEL);
/** The first digits of a date or time, and no more. */
const halfTyped: Act = async () => {
  await clear();
  await person.type(LABEL, '05');
};
const each =
  (...acts: readonly Act[]): Act =>
  async () => {
    for (const act of acts) await act();
  };

const written = (type: string, right: string, given: string, rest: Partial<Row> = {}): Row => ({
  type,
  right: fill(right),
  value: right,
  words: right.replaceAll(/\s+/g, ' '),
  prefill: [given, given, given.replaceAll(/\s+/g, ' '), given],
  clear,
  missing: says('required.text'),
  ...rest,
});

export const text = (type: string, rest?: Partial<Row>): Row => written(type, 'Blue heron', 'Grey seal', rest);
/** Limits of a text, where the dialect has them. */
export const short: Partial<Row> = {
  more: { max: 12 },
  wrong: [fill('A flock of geese'), says('tooLong', { n: 12 })],
};
export const longText = (type: string, rest?: Partial<Row>): Row =>
  written(type, 'one\n\ntwo', 'grey\nseal', { variant: 'of several lines', ...rest });
export const email = (type: string): Row =>
  written(type, 'mara@example.org', 'jo@example.com', { wrong: [fill('mara.example.org'), says('email')] });
export const phone = (type: string): Row =>
  written(type, '+44 20 7946 0000', '030 1234567', { wrong: [fill('12'), says('phone')] });
export const url = (type: string): Row =>
  written(type, 'https://example.org/a?b=1', 'http://example.com', { wrong: [fill('example.org'), says('url')] });
/** Of any scheme, but for those that run something. */
export const uri = (type: string): Row =>
  written(type, 'urn:isbn:9780000000000', 'tel:+15550100', { wrong: [fill('javascript:alert(1)'), says('uri')] });

export const number = (type: string, rest: Partial<Row> = {}): Row => ({
  ...written(type, '12.5', '', {
    value: 12.5,
    words: '12.5',
    wrong: [fill('a few'), says('number', { example: '2.5' })],
  }),
  prefill: [3, 3, '3'],
  ...rest,
});
export const boundedNumber = (type: string): Row =>
  number(type, {
    variant: 'with bounds',
    more: { min: 0, max: 20 },
    wrong: [fill('20.01'), says('between', { min: 0, max: 20 })],
  });
export const integer = (type: string): Row => ({
  ...written(type, '1,200', '', { value: 1200, wrong: [fill('2.5'), says('integer')] }),
  prefill: [-3, -3, '-3'],
});

export const date = (type: string, rest?: Partial<Row>): Row =>
  written(type, '2027-05-10', '2026-02-28', {
    wrong: [halfTyped, says('date')],
    missing: says('required.pick'),
    words: 'May 10, 2027',
    prefill: ['2026-02-28', '2026-02-28', 'February 28, 2026', '2026-02-28'],
    ...rest,
  });
export const boundedDate = (type: string): Row =>
  date(type, {
    variant: 'with bounds',
    more: { min: '2026-01-01' },
    wrong: [fill('2025-12-31'), says('earliest', { min: 'January 1, 2026' })],
  });
export const time = (type: string): Row =>
  written(type, '14:30', '08:05', {
    wrong: [halfTyped, says('time')],
    missing: says('required.pick'),
    words: '2:30 PM',
    prefill: ['08:05', '08:05', '8:05 AM', '08:05'],
  });
/** In Berlin, where the matrix lives. */
export const datetime = (type: string): Row =>
  written(type, '2027-07-01T09:30', '', {
    value: '2027-07-01T09:30:00+02:00',
    words: 'July 1, 2027 at 9:30 AM',
    prefill: ['2027-01-15T10:00', '2027-01-15T10:00:00+01:00', 'January 15, 2027 at 10:00 AM', '2027-01-15T10:00'],
    wrong: [halfTyped, says('datetime')],
    missing: says('required.pick'),
  });
/** A prefill that is a moment, and the same on a clock in Berlin. */
export const MOMENT: Row['prefill'] = [
  '2027-01-15T09:00:00Z',
  '2027-01-15T10:00:00+01:00',
  'January 15, 2027 at 10:00 AM',
  '2027-01-15T10:00',
];

const colours = ['Red', 'Green', 'Blue'];
const many = [...colours, 'Black', 'White', 'Gold', 'Silver'];
/** Options whose values are not their labels. */
const options = (labels: readonly string[], key: string): object => ({
  options: labels.map((label) => ({ label, [key]: label.slice(0, 2).toLowerCase() })),
});
const CLEAR = `${english.clear}: ${LABEL}`;

export const choiceOfFew = (type: string, key = 'value'): Row => ({
  type,
  variant: 'of a few',
  more: options(colours, key),
  right: () => person.pick('Green'),
  value: 'gr',
  words: 'Green',
  prefill: ['re', 're', 'Red'],
  clearOptional: () => person.click('button', CLEAR),
  missing: says('required.choice'),
});
export const choiceOfMany = (type: string, key = 'value'): Row => ({
  type,
  variant: 'of many',
  more: options(many, key),
  right: () => person.choose(LABEL, 'Gold'),
  value: 'go',
  words: 'Gold',
  prefill: ['bl', 'bl', 'Blue'],
  clearOptional: () => person.choose(LABEL, english.chooseOne),
  missing: says('required.choice'),
});
export const described = (type: string): Row => ({
  ...choiceOfFew(type),
  variant: 'with descriptions',
  more: {
    options: colours.map((label) => ({ label, value: label.slice(0, 2), description: `As ${label} as can be` })),
  },
  value: 'Gr',
  prefill: ['Re', 'Re', 'Red'],
});
export const several = (type: string, rest: Partial<Row> = {}): Row => ({
  type,
  variant: 'of several',
  more: options(colours, 'value'),
  right: each(
    () => person.uncheck('Red'),
    () => person.check('Blue'),
    () => person.check('Green'),
  ),
  value: ['gr', 'bl'],
  words: 'Green, Blue',
  prefill: [['re'], ['re'], 'Red'],
  clear: each(...colours.map((colour) => () => person.uncheck(colour))),
  missing: says('tooFew', { n: 1 }),
  nothing: [],
  ...rest,
});
export const boundedSeveral = (type: string): Row =>
  several(type, {
    variant: 'of two at most',
    more: { ...options(colours, 'value'), max: 2 },
    wrong: [each(...colours.map((colour) => () => person.check(colour))), says('tooMany', { n: 2 })],
  });

export const tick = (type: string, missing: string): Row => ({
  type,
  right: () => person.check(LABEL),
  value: true,
  words: 'Yes',
  prefill: [true, true, 'Yes'],
  clear: () => person.uncheck(LABEL),
  missing,
  nothing: false,
});
/** A box for which no is an answer like yes, also when it is required. */
export const yesOrNo = (type: string): Row => {
  const { missing: _missing, ...row } = tick(type, '');
  return row;
};
