import { LIMITS } from './limits.js';
import type { Kind } from './model.js';
import type { Reader } from './reader.js';

/** What a type's word stands for. */
export interface TypeHint {
  readonly kind: Kind;
  readonly multiline?: true;
  readonly format?: 'email' | 'url' | 'phone' | 'uri';
  readonly integer?: true;
  readonly multiple?: true;
  readonly toggle?: true;
  /** What its bounds mean is not known. */
  readonly unbounded?: true;
}

/** The dialects' words for the types. */
export const TYPES: Readonly<Record<string, TypeHint>> = {
  text: { kind: 'text' },
  textarea: { kind: 'text', multiline: true },
  email: { kind: 'text', format: 'email' },
  phone: { kind: 'text', format: 'phone' },
  url: { kind: 'text', format: 'url' },
  number: { kind: 'number' },
  integer: { kind: 'number', integer: true },
  date: { kind: 'date' },
  time: { kind: 'time' },
  datetime: { kind: 'datetime' },
  select: { kind: 'choice' },
  choices: { kind: 'choice' },
  multiselect: { kind: 'choice', multiple: true },
  checkbox: { kind: 'boolean' },
  toggle: { kind: 'boolean', toggle: true },
};

/** What a dialect says about its fields: what its keys are called, and where its limits are. */
export interface Grammar {
  /** What the dialect calls these keys. */
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly optionValue: string;
  /** Its own words for the types, all of them in {@link TYPES}. */
  readonly types: readonly string[];
  /** Code points of a name. */
  readonly nameMax?: number;
  /** A name is a letter, then letters, digits or `_`; any text, if absent. */
  readonly plainName?: true;
  readonly requiredNeeded?: boolean;
  /** Limits in code points or entries; what is left out falls to the hard caps. */
  readonly fields: number;
  readonly label: number;
  readonly placeholder?: number;
  readonly help?: number;
  readonly options: number;
  readonly optionLabel?: number;
  readonly optionText?: number;
  readonly optionMin?: number;
  /** Whether `min`, `max` and `pattern` are read, or `min` and `max` of numbers alone. */
  readonly bounds?: 'all' | 'number';
  /** The keys `multiSelect` and `multiline` say what other dialects say with a type. */
  readonly flags?: true;
  /** A choice without options stands in the form, inert, instead of rejecting the spec. */
  readonly inertChoice?: boolean;
}

/** One field on its way into the model: what is read of it, and by whose rules. */
export interface Draft {
  readonly from: Reader;
  readonly grammar: Grammar;
}

/** What goes back as it came may be reported, never cut. */
export const optionRules = ({
  optionMin: min = 0,
  optionText: max = LIMITS.text,
}: Grammar): { min: number; max: number; whole: true } => ({ min, max, whole: true });
