/** The control of each kind. Typed by the union: a kind without a control does not compile. */
import { isTemporal, type TemporalField, type TemporalKind } from '../../core/calendar.js';
import type { Field, FieldOf, Kind } from '../../core/model.js';
import { booleanControl } from './boolean.js';
import { boxControl } from './box.js';
import { choiceControl } from './choice.js';
import type { Control } from './control.js';

const CONTROLS: { readonly [K in Exclude<Kind, TemporalKind>]: Control<FieldOf<K>> } = {
  text: boxControl,
  number: boxControl,
  boolean: booleanControl,
  choice: choiceControl,
};

let picker: Control;

/** Takes the control for days and times, which comes with their rules. */
export const learnPicker = (control: Control<TemporalField>): Control => (picker = control);

export const controlFor = ({ kind }: Field): Control => (isTemporal(kind) ? picker : CONTROLS[kind]);
