/** Days and times: how they are read, shown and held against their bounds. */
import { given } from './given.js';
import type { DateField, DateTimeField, Kind, TimeField, Value } from './model.js';
import { outside } from './outside.js';
import { Problem } from './problem.js';
import {
  isDay,
  isTime,
  onClock,
  readStamp,
  readTime,
  showTemporal,
  type Stamp,
  toWall,
  withOffset,
} from './temporal.js';

export type TemporalField = DateField | TimeField | DateTimeField;
export type TemporalKind = TemporalField['kind'];

export const isTemporal = (kind: Kind): kind is TemporalKind => /date|time/.test(kind);

/** What a half-typed date or time reads as: text that is no date, so that it is an error and not a blank. */
export const HALF_TYPED = '?';

/** A wall time, or the moment where the text names one. */
const datetimeText = (stamp: Stamp | undefined): string | undefined =>
  stamp && (stamp.offset ? `${stamp.wall}:${stamp.seconds}${stamp.offset}` : stamp.wall);

/** A day, a time, a wall time or a moment, if the text is one. */
const read = (kind: TemporalKind, text: string): string | undefined =>
  kind === 'date' ? (isDay(text) ? text : undefined) : kind === 'time' ? readTime(text) : datetimeText(readStamp(text));

/** From what the control holds to a value. */
export function coerceDay(kind: TemporalKind, text: string): string | Problem | undefined {
  if (text === '') return undefined;
  if (kind !== 'datetime') return read(kind, text) ?? new Problem(kind);
  const stamp = readStamp(text);
  if (!stamp) return new Problem(kind);
  const sent = withOffset(stamp.wall, stamp.seconds);
  return sent === 'gap' ? new Problem('gap') : sent;
}

/** What the control shows for a value; nothing for what is none. */
export function displayDay(kind: TemporalKind, text: string): string {
  if (kind !== 'datetime') return read(kind, text) ?? '';
  const stamp = readStamp(text);
  return stamp ? toWall(stamp) + (stamp.seconds === '00' ? '' : `:${stamp.seconds}`) : '';
}

export function checkDay({ kind, min, max }: TemporalField, value: Value, locale: string): Problem | undefined {
  const text = String(value);
  const show = (bound: string): string => showTemporal(kind, bound, locale);
  if (kind !== 'datetime') return outside({ min, max }, text, show, 'earliest', 'latest');
  const { wall = '', offset = '' } = readStamp(text) ?? {};
  const bounds = given({ min: min && onClock(min, offset), max: max && onClock(max, offset) });
  return outside(bounds, wall, show, 'earliest', 'latest');
}

/** A bound or a default in the wire format. Seconds are read of what a control holds; in a spec they are mended, and told. */
export const readDay = (kind: TemporalKind, text: string): string | undefined =>
  kind === 'time' && !isTime(text) ? undefined : read(kind, text);
