/**
 * The one form model that every dialect is read into. Few kinds, many hints: what a system calls
 * "email" or "toggle" is a `text` with a format or a `boolean` here, so that a rule, a control and a
 * receipt are written once per kind.
 */
import type { Pattern } from './pattern/engine.js';

/** A typed answer: text, number, yes/no, or the chosen values of a multiple choice. */
/** One answer, or one of several. */
export type Wire = string | number | boolean;
export type Value = Wire | readonly Wire[];

/** Answers by field name. Any name is an own property, `__proto__` too. */
export type Values = Readonly<Record<string, Value>>;

/**
 * What a control holds, before it is a value: text as typed, on/off, or the positions of the chosen
 * options. Positions, because two options may share one value and the person chose one of them.
 */
export type Raw = string | boolean | readonly number[];

/** One answer of a choice. `value` goes back as it came; `label` is what the person reads. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** What it is over the wire and in the answers, where that is not `value`: no string, or what another option is called. */
  readonly wire?: Wire;
}

interface Base<K extends string, D> {
  readonly kind: K;
  /** The key of the answer, as the spec wrote it; of a field that has none, and so no answer, its path. */
  readonly name: string;
  readonly label: string;
  /** For a `boolean`: it must be on. */
  readonly required: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly default?: D;
  /** It asks for a password, a code, a card number or the like, by the words about it; `allowed`: and the host lets it. */
  readonly secret?: true | 'allowed';
  /** Set when the field can be shown but not answered, and why. */
  readonly unanswerable?: 'no-options' | 'not-flat' | 'no-name';
  /** JSON pointer of the field in the spec. */
  readonly path: string;
}

export interface TextField extends Base<'text', string> {
  readonly multiline: boolean;
  readonly format?: 'email' | 'url' | 'phone' | 'uri';
  /** Code points; binds only an answer that is not empty. */
  readonly min?: number;
  /** Code points. */
  readonly max?: number;
  readonly pattern?: Pattern;
}

export interface NumberField extends Base<'number', number> {
  readonly integer: boolean;
  readonly min?: number;
  readonly max?: number;
}

export interface BooleanField extends Base<'boolean', boolean> {
  /** Drawn as a switch instead of a check box. */
  readonly toggle: boolean;
  /** The answer must be there, on or off; `required` asks for more than that. */
  readonly present?: true;
}

export interface ChoiceField extends Base<'choice', string | readonly string[]> {
  readonly multiple: boolean;
  readonly options: readonly Option[];
  /** Fewest options to choose, for `multiple`. */
  readonly min?: number;
  /** Most options to choose, for `multiple`. */
  readonly max?: number;
  /** For `multiple`: when nothing is chosen the answer is left out, instead of being an empty list. */
  readonly sparse?: true;
}

/** Bounds and default are strings in the wire format: `YYYY-MM-DD`, `HH:mm`, or RFC 3339. */
export type DateField = Base<'date', string> & { readonly min?: string; readonly max?: string };
/** `min` later than `max` is a range over midnight, as in HTML. */
export type TimeField = Base<'time', string> & { readonly min?: string; readonly max?: string };
/**
 * A bound `YYYY-MM-DDTHH:mm` is held against the clock that the person read; one with an offset is a
 * moment, and held against the moment of the answer.
 */
export type DateTimeField = Base<'datetime', string> & { readonly min?: string; readonly max?: string };

export type Field = TextField | NumberField | BooleanField | ChoiceField | DateField | TimeField | DateTimeField;
export type Kind = Field['kind'];
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;

/** How a form can end. `expire` is not the person's doing. */
export type OutcomeType = 'submit' | 'cancel' | 'decline' | 'freeform' | 'expire';

export type Outcome =
  | { readonly type: 'submit'; readonly values: Values }
  | { readonly type: 'freeform'; readonly text: string }
  | { readonly type: 'cancel' | 'decline' | 'expire' };

export interface Form {
  /** The id of the dialect that the form came in. */
  readonly dialect: string;
  /** What the asking system calls this form or this call, if it names it. */
  readonly id?: string;
  /** `id` is given once per asking; else it may name a form that is asked for again and again. */
  readonly own?: true;
  readonly title?: string;
  readonly description?: string;
  /** Shown in place of a form that cannot be drawn. */
  readonly fallback?: string;
  readonly submitLabel?: string;
  readonly cancelLabel?: string;
  readonly fields: readonly Field[];
  /** What the person can do besides submitting, as the dialect offers it. */
  readonly offers: readonly OutcomeType[];
  readonly look: Look;
  /** Minutes from the first display to the end. */
  readonly ttlMinutes?: number;
  /** The end, as an ISO time; wins over `ttlMinutes`. */
  readonly expiresAt?: string;
  /** The dialect's own notes, for the way back. Nobody else reads them. */
  readonly meta?: unknown;
}

/** What is done about a field that asks for a secret: a caution at the field, no form, or nothing. */
export type SecretPolicy = 'warn' | 'refuse' | 'allow';

/** Habits of drawing that differ from system to system. */
export interface Look {
  /** Which fields carry a mark beside the label: the required ones, or the optional ones. */
  readonly marks: 'required' | 'optional';
  /** The default word on the button. */
  readonly button: 'submit' | 'send';
  /** An empty date reads "Pick a day" instead of the browser's pattern of letters. */
  readonly dayPrompt?: true;
  /** What a form turns into when it was sent. */
  readonly receipt: 'values' | 'mark-only' | 'hidden';
}
