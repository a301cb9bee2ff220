/** The rules for days and times: how they are read, shown and held against their bounds. */
import type { Calendar, TemporalKind } from './calendar.js';
import { given } from './given.js';
import { Problem } from './problem.js';
import { outside } from './rules.js';
import {
  fromMilliseconds,
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

/** A wall time, or the moment where the text names one. */
const datetimeText = (stamp: Stamp | undefined): string | undefined =>
  stamp && (stamp.offset ? `${stamp.wall}:${stamp.seconds}${stamp.offset}` : stamp.wall);

/** A day, a time, a wall time or a moment, if the text is one. */
const read = (kind: TemporalKind, text: string): string | undefined =>
  kind === 'date' ? (isDay(text) ? text : undefined) : kind === 'time' ? readTime(text) : datetimeText(readStamp(text));

export const days: Calendar = {
  coerce(kind, text) {
    if (text === '') return undefined;
    if (kind !== 'datetime') return read(kind, text) ?? new Problem(kind);
    const stamp = readStamp(text);
    if (!stamp) return new Problem(kind);
    const sent = withOffset(stamp.wall, stamp.seconds);
    return sent === 'gap' ? new Problem('gap') : sent;
  },

  display(kind, text) {
    if (kind !== 'datetime') return read(kind, text) ?? '';
    const stamp = readStamp(text);
    return stamp ? toWall(stamp) + (stamp.seconds === '00' ? '' : `:${stamp.seconds}`) : '';
  },

  check({ kind, min, max }, value, locale) {
    const text = String(value);
    const show = (bound: string): string => showTemporal(kind, bound, locale);
    if (kind !== 'datetime') return outside({ min, max }, text, show, 'earliest', 'latest');
    const { wall = '', offset = '' } = readStamp(text) ?? {};
    const bounds = given({ min: min && onClock(min, offset), max: max && onClock(max, offset) });
    return outside(bounds, wall, show, 'earliest', 'latest');
  },

  read(kind, value) {
    // Seconds are read of what a control holds; in a spec they are mended, and told.
    if (typeof value === 'string') return kind === 'time' && !isTime(value) ? undefined : read(kind, value);
    return typeof value === 'number' && Number.isFinite(value) ? fromMilliseconds(kind, value) : undefined;
  },

  place: (bound) => onClock(bound, 'Z'),

  show: showTemporal,
};
