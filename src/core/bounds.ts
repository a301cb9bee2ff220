/** Bounds and patterns: what an answer is held against, in the terms of its kind. */
import { isTemporal, readDay } from './days.js';
import { given } from './given.js';
import type { Draft, TypeHint } from './grammar.js';
import { LIMITS } from './limits.js';
import type { Kind } from './model.js';
import type { Params } from './say.js';
import { onClock } from './temporal.js';

type Bound = number | string | undefined;
type Bounds = { min?: number | string; max?: number | string };

/** A bound in the terms of the kind: a count, a number, or a day or time in the wire format. */
function bound(value: unknown, kind: Kind): number | string | undefined {
  if (isTemporal(kind)) return typeof value === 'string' ? readDay(kind, value) : undefined;
  return Number.isFinite(value) && (kind === 'number' || (Number.isInteger(value) && Number(value) >= 0))
    ? (value as number)
    : undefined;
}

/** Fewest characters of an address; of everything else that is counted, one. */
const LEAST: Readonly<Record<string, number>> = { email: 3, url: 8, phone: 5, uri: 3 };

/** Why no answer can be in the bounds, of what an answer can be at all; `undefined` where one can. `limit`: of what is counted. */
export function misfit(
  { kind, format, integer }: TypeHint,
  [min, max]: readonly Bound[],
  limit = Infinity,
): object | undefined {
  const isNumber = kind === 'number';
  const most = integer ? Number.MAX_SAFE_INTEGER : format === 'email' ? 254 : limit;
  const least = isNumber ? -most : (LEAST[format ?? ''] ?? Math.min(1, most));
  const low = Math.max(Number(min ?? least), least);
  const high = Math.min(Number(max ?? most), most);
  return (isNumber && !integer ? low <= high : Math.ceil(low) <= Math.floor(high))
    ? undefined
    : { min, max, least, most };
}

/** Both bounds; dropped where nothing can meet them. `most`: as much as there can be, of a count. */
export function readBounds({ from, grammar }: Draft, hint: TypeHint, most?: number): Bounds & { max?: number } {
  const { bounds } = grammar;
  const { kind } = hint;
  if (hint.unbounded || !(bounds === 'number' ? kind === 'number' : bounds)) return {};
  const both = ['min', 'max'].map((key): Bound => {
    const value = from.spec[key];
    return value === undefined ? undefined : (bound(value, kind) ?? from.mender.bound(from, key, value, kind));
  });
  const [min, max] = both;
  const place = (at: number | string): number | string => (kind === 'datetime' ? onClock(String(at), 'Z') : at);
  const isBackward = min !== undefined && max !== undefined && kind !== 'time' && place(min) > place(max);
  const wrong = isTemporal(kind) ? isBackward && { min, max } : misfit(hint, both, most);
  if (wrong) from.warn('', 'bounds', wrong as Params);
  return wrong ? {} : (given({ min, max }) as Bounds & { max?: number });
}

export function readPattern({ from, grammar }: Draft, max = Infinity): object {
  const source = grammar.bounds === 'all' && from.text('pattern', { max: 200, whole: true });
  if (!source) return {};
  const pattern = from.pattern(source, { whole: true, maxLength: Math.min(max, LIMITS.patternAnswer) });
  if (typeof pattern !== 'string') return { pattern };
  from.warn('pattern', pattern, { source });
  return {};
}
