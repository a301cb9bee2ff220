/** What a form is drawn from: frozen, and taken anew with each change. */
import type { Field, Form, Raw } from './model.js';
import type { Phase } from './phase.js';
import type { Problem } from './problem.js';

/** One field as it is drawn. Frozen, and the same object until something of it changes. */
export interface FieldState {
  readonly field: Field;
  readonly raw: Raw;
  /** What is shown as wrong: found here, or the host's own words. */
  readonly problem?: Problem | string;
}

export interface Snapshot {
  readonly phase: Phase;
  readonly form?: Form;
  readonly fields: readonly FieldState[];
  /** How many fields are shown as wrong. */
  readonly faults: number;
  /** The person is writing a reply in free words instead. */
  readonly freeform: boolean;
  readonly freeformText: string;
  /** The host's own words about the last delivery. */
  readonly message?: string;
}

export const EMPTY: Snapshot = Object.freeze({
  phase: 'loading',
  fields: [],
  faults: 0,
  freeform: false,
  freeformText: '',
});
