/** The systems whose forms are understood, each with the advice that it gives to its authors, and with the eye for secrets and for what nobody sees. */
import type { Dialect } from '../core/dialect.js';
import { scrutiny } from '../core/scrutiny/index.js';
import { ADVICE } from './advice.js';
import { far } from './far.js';
import { list } from './list.js';

export const dialects: readonly Dialect[] = Object.freeze(
  [...list, ...far].map((dialect) => {
    const advise = ADVICE[dialect.id];
    return Object.freeze({ ...dialect, scrutiny, ...(advise ? { advise } : {}) });
  }),
);
