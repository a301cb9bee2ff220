import type { Dialect } from '../core/dialect.js';
import { collectForm } from './collect-form.js';
import { collectUserInput } from './collect-user-input.js';
import { copilotForm } from './copilot-form.js';
import { formBlock } from './form-block.js';

/** The systems that every page has at hand, in the order in which a spec is shown to them. */
export const list: readonly Dialect[] = Object.freeze([copilotForm, formBlock, collectForm, collectUserInput]);
