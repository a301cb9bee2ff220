/** The control of each kind. Typed by the union: a kind without a control does not compile. */
import type { Field, FieldOf, Kind } from '../../core/model.js';
import { booleanControl } from './boolean.js';
import { boxControl } from './box.js';
import { choiceControl } from './choice.js';
import type { Control } from './control.js';
import { temporalControl } from './temporal.js';

const CONTROLS: { readonly [K in Kind]: Control<FieldOf<K>> } = {
  text: boxControl,
  number: boxControl,
  boolean: booleanControl,
  choice: choiceControl,
  date: temporalControl,
  time: temporalControl,
  datetime: temporalControl,
};

export const controlFor = ({ kind }: Field): Control => CONTROLS[kind];
