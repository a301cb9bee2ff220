/** The systems whose forms are understood, each with what its authors are told: its advice, and keys that it has not. */
import type { Dialect } from '../core/dialect.js';
import { ADVICE } from './advice.js';
import { tellUnknownKeys } from './keys.js';
import { list } from './list.js';

export const dialects: readonly Dialect[] = Object.freeze(
  list.map((dialect) =>
    Object.freeze<Dialect>({
      ...dialect,
      advise(form, report, spec, strict) {
        ADVICE[dialect.id]?.(form, report);
        tellUnknownKeys(form, report, spec, strict);
      },
    }),
  ),
);
