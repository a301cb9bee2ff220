/** Bounds and patterns: what an answer is held against, in the terms of its kind. */
import { given } from './given.js';
import type { Draft } from './grammar.js';
import { LIMITS } from './limits.js';
import type { Kind } from './model.js';
import { isNone } from './reader.js';
import { fromMilliseconds, isDay, onClock, readStamp, readTime, type Stamp } from './temporal.js';

type Bounds = { min?: number | string; max?: number | string };

/** A wall time, or the moment where the text names one. */
const datetimeText = (stamp: Stamp | undefined): string | undefined =>
  stamp && (stamp.offset ? `${stamp.wall}:${stamp.seconds}${stamp.offset}` : stamp.wall);

/** A day, a time, a wall time or a moment, if the text is one. */
export const temporalText = (kind: 'date' | 'time' | 'datetime', text: string): string | undefined =>
  kind === 'date' ? (isDay(text) ? text : undefined) : kind === 'time' ? readTime(text) : datetimeText(readStamp(text));

/** A bound in the terms of the kind: a count, a number, or a day or time in the wire format. */
function bound(value: unknown, kind: Kind): number | string | undefined {
  const count = typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  if (kind === 'date' || kind === 'time' || kind === 'datetime') {
    if (typeof value === 'string') return temporalText(kind, value);
    return count === undefined ? undefined : fromMilliseconds(kind, count);
  }
  return count !== undefined && (kind === 'number' || count >= 0) ? count : undefined;
}

/** Both bounds; dropped where nothing can meet them. `most`: as much as there can be, of a count. */
export function readBounds({ from, grammar }: Draft, kind: Kind, most = Infinity): Bounds & { max?: number } {
  const { bounds } = grammar;
  if (!(bounds === 'number' ? kind === 'number' : bounds)) return {};
  const [min, max] = (['min', 'max'] as const).map((key) => {
    const value = from.spec[key];
    return isNone(value) ? undefined : (bound(value, kind) ?? from.mender.bound(from, key, value, kind));
  });
  const top = max ?? most;
  const place = (bound: number | string): number | string =>
    kind === 'datetime' ? onClock(String(bound), 'Z') : bound;
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
