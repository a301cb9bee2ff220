/** The systems whose forms are understood, each with what its authors are told, and with the eye for secrets and for what nobody sees. */
import type { Dialect } from '../core/dialect.js';
import { mender } from '../core/mend/index.js';
import { scrutiny } from '../core/scrutiny/index.js';
import { ADVICE } from './advice.js';
import { far } from './far.js';
import { tellUnknownKeys } from './keys.js';
import { list } from './list.js';

export const dialects: readonly Dialect[] = Object.freeze(
  [...list, ...far].map((dialect) =>
    Object.freeze<Dialect>({
      ...dialect,
      aids: { mender, scrutiny },
      advise(form, report, spec, strict) {
        ADVICE[dialect.id]?.(form, report);
        tellUnknownKeys(form, report, spec, strict);
      },
    }),
  ),
);
