/**
 * What must be known of days and times. Many forms ask for none, so the widget fetches the rules with the first
 * field that needs them; a server has them at hand. Whoever reads such a field has made them known.
 */
import type { DateField, DateTimeField, Kind, TimeField, Value } from './model.js';
import type { Problem } from './problem.js';

export type TemporalField = DateField | TimeField | DateTimeField;
export type TemporalKind = TemporalField['kind'];

export interface Calendar {
  /** From what the control holds to a value. */
  coerce(kind: TemporalKind, text: string): string | Problem | undefined;
  /** What the control shows for a value; nothing for what is none. */
  display(kind: TemporalKind, text: string): string;
  check(field: TemporalField, value: Value, locale: string): Problem | undefined;
  /** A bound or a default in the wire format: of such a text, or of milliseconds as HTML counts them. */
  read(kind: TemporalKind, given: unknown): string | undefined;
  /** A bound of a date with a time as one that can be compared with another. */
  place(bound: string): string;
  /** A value in the reader's language. */
  show(kind: TemporalKind, text: string, locale: string): string;
}

export const isTemporal = (kind: Kind): kind is TemporalKind => /date|time/.test(kind);

/** What a half-typed date or time reads as: text that is no date, so that it is an error and not a blank. */
export const HALF_TYPED = '?';

let known: Calendar;

/** Makes the rules known, from here on and for all. */
export const learn = (calendar: Calendar): Calendar => (known = calendar);

export const calendar = (): Calendar => known;
