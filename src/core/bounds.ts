/** Bounds and patterns: what an answer is held against, in the terms of its kind. */
import { calendar, isTemporal } from './calendar.js';
import { given } from './given.js';
import type { Draft } from './grammar.js';
import { LIMITS } from './limits.js';
import type { Kind } from './model.js';

type Bounds = { min?: number | string; max?: number | string };

/** A bound in the terms of the kind: a count, a number, or a day or time in the wire format. */
function bound(value: unknown, kind: Kind): number | string | undefined {
  if (isTemporal(kind)) return calendar().read(kind, value);
  return typeof value === 'number' && Number.isFinite(value) && (kind === 'number' || value >= 0) ? value : undefined;
}

/** Both bounds; dropped where nothing can meet them. `most`: as much as there can be, of a count. */
export function readBounds({ from, grammar }: Draft, kind: Kind, most = Infinity): Bounds & { max?: number } {
  const { bounds } = grammar;
  if (!(bounds === 'number' ? kind === 'number' : bounds)) return {};
  const [min, max] = (['min', 'max'] as const).map((key) => {
    const value = from.spec[key];
    return value === undefined ? undefined : (bound(value, kind) ?? from.mender.bound(from, key, value, kind));
  });
  const top = max ?? most;
  const place = (bound: number | string): number | string =>
    kind === 'datetime' ? calendar().place(String(bound)) : bound;
  if (
    min !== undefined &&
    kind !== 'time' &&
    (place(min) > (max === undefined ? most : place(max)) || Number(min) > most)
  ) {
    from.warn('', 'bounds', { min, max: top });
    return {};
  }
  return given({ min, max }) as Bounds & { max?: number };
}

export function readPattern({ from, grammar }: Draft, max = Infinity): object {
  const source = grammar.bounds === 'all' && from.text('pattern', { max: 200, whole: true });
  if (!source) return {};
  const pattern = from.pattern(source, { whole: true, maxLength: Math.min(max, LIMITS.patternAnswer) });
  if (typeof pattern !== 'string') return { pattern };
  from.warn('pattern', pattern, { source });
  return {};
}
