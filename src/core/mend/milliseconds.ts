/** Days and times as HTML counts them. Authors write texts; the few numbers are read here, and are right. */
import type { TemporalKind } from '../days.js';
import { isDay } from '../temporal.js';

/** HTML's `valueAsNumber`: milliseconds since the epoch read as UTC, or since midnight, in the wire format of the kind. */
export function fromMilliseconds(kind: TemporalKind, ms: number): string | undefined {
  const iso = Math.abs(ms) < 8e15 ? new Date(ms).toISOString() : '';
  return isDay(iso.slice(0, 10)) && (kind !== 'time' || iso.startsWith('1970-01-01'))
    ? { date: iso.slice(0, 10), time: iso.slice(11, 16), datetime: iso.slice(0, 16) }[kind]
    : undefined;
}
