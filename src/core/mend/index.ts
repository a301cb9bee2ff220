/** Makes the best safe form of a spec that a model got wrong, and says what was wrong with it. */
import type { Mender } from '../aids.js';
import { habitsOf } from '../pattern/foreign.js';
import { explain } from './explain.js';
import { mendBound, mendDefault, mendOption, mendType } from './fields.js';
import { mendName, mendNameless } from './names.js';
import { findFallback, mendSpec } from './spec.js';
import { mendFlag, mendInteger, mendList, mendText, labelOf } from './texts.js';

export const mender: Mender = {
  spec: mendSpec,
  fallback: findFallback,
  text: mendText,
  flag: mendFlag,
  integer: mendInteger,
  list: mendList,
  name: mendName,
  nameless: mendNameless,
  type: mendType,
  label: labelOf,
  option: mendOption,
  isForeign: (pattern) => habitsOf(pattern, true).length > 0,
  bound: mendBound,
  default: mendDefault,
  explain,
};
