/** The systems whose forms are understood, each with what its authors are told, and with the eye for secrets and for what nobody sees. */
import type { Dialect } from '../core/dialect.js';
import { mender } from '../core/mend/index.js';
import { scrutiny } from '../core/scrutiny/index.js';
import { ADVICE } from './advice.js';
import { tellDepth } from './depth.js';
import { tellEnvelope } from './envelope.js';
import { far } from './far.js';
import { tellUnknownKeys } from './keys.js';
import { tellSameLabels } from './labels.js';
import { list } from './list.js';
import { Listing } from './listing.js';
import { lookFor } from './look.js';
import { tellUnknownSchemaKeys } from './schema-keys.js';
import { SIGNS } from './signs.js';

export const dialects: readonly Dialect[] = Object.freeze(
  [...list, ...far].map((dialect) =>
    Object.freeze<Dialect>({
      ...dialect,
      sign: `${dialect.id} (${SIGNS[dialect.id] ?? ''})`,
      aids: { mender, scrutiny },
      advise(form, report, spec, strict) {
        const listing = new Listing();
        if (form) {
          ADVICE[dialect.id]?.(form, report);
          tellSameLabels(form, report);
          tellEnvelope(form, spec, report);
          const look = lookFor(report, listing, strict);
          for (const tell of [tellUnknownKeys, tellUnknownSchemaKeys]) tell(form, spec, look);
        }
        tellDepth(report, spec, listing);
      },
    }),
  ),
);
