/**
 * Days and times without moments: a calendar day has no zone, so it never passes through a `Date`.
 * Only a date with a time does, to get the offset of the place where the person is.
 */
const DAY = /^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** RFC 3339, section 5.6, with the offset, to the nanosecond; seconds may be left out on the way in, never on the way out. */
const STAMP = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(?::([0-5]\d)(\.\d{1,9})?)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** True for `YYYY-MM-DD` with a day that exists, years 0001 to 9999: of another day, UTC has another date. */
export function isDay(text: string): boolean {
  const date = DAY.test(text) && text > '0001' ? new Date(`${text}T00:00Z`) : undefined;
  return !Number.isNaN(date?.getTime() ?? NaN) && date?.toISOString().slice(0, 10) === text;
}

/** True for `HH:mm`, 00:00 to 23:59. */
export const isTime = (text: string): boolean => TIME.test(text);

/** The `HH:mm` of a time that may carry seconds, as a time input's value does; `undefined` when it is none. */
export const readTime = (text: string): string | undefined => {
  const time = text.replace(/^(.{5}):[0-5]\d(?:\.\d+)?$/, '$1');
  return isTime(time) ? time : undefined;
};

export interface Stamp {
  /** The clock on the wall: `YYYY-MM-DDTHH:mm`. */
  readonly wall: string;
  readonly seconds: string;
  /** `Z` or `±HH:mm`; empty where the text had none. */
  readonly offset: string;
}

/** Reads a date with a time, with or without an offset; `undefined` when the day or the time does not exist. */
export function readStamp(text: string): Stamp | undefined {
  const [found, day = '', time = '', seconds = '00', , offset = ''] = STAMP.exec(text) ?? [];
  return found && isDay(day) && isTime(time)
    ? { wall: `${day}T${time}`, seconds, offset: offset.toUpperCase() }
    : undefined;
}

const pad = (n: number): string => String(n).padStart(2, '0');

/** Milliseconds since the epoch; without an offset, where the person is. */
const momentOf = (wall: string, seconds: string, offset: string): number => Date.parse(`${wall}:${seconds}${offset}`);

/** The last millisecond of the year 9999: later ones are written with a sign and two more digits. */
const LAST = 253402300799999;

/** What the clock says there, that many milliseconds ahead of Greenwich; no later than days are written. */
const wallAt = (moment: number, ahead: number): string =>
  new Date(Math.min(moment + ahead, LAST)).toISOString().slice(0, 16);

/**
 * A wall time where the person is, as RFC 3339 with the offset in force at that moment. `'gap'` for a
 * time that the clocks skip; of a time that they repeat, the first.
 */
export function withOffset(wall: string, seconds = '00'): string {
  const moment = momentOf(wall, seconds, '');
  const offset = (momentOf(wall, seconds, 'Z') - moment) / 60_000;
  // Before there were time zones, offsets had seconds; RFC 3339 has no place for them.
  if (Math.abs(offset + new Date(moment).getTimezoneOffset()) >= 1) return 'gap';
  const minutes = Math.trunc(Math.abs(offset));
  return `${wall}:${seconds}${offset < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The wall time where the person is, of a stamp with an offset. */
export function toWall({ wall, seconds, offset }: Stamp): string {
  const moment = momentOf(wall, seconds, offset);
  return offset ? wallAt(moment, -60_000 * new Date(moment).getTimezoneOffset()) : wall;
}

/** A bound as the clock of an answer shows it: a moment at the answer's offset, a wall time as it is. */
export function onClock(bound: string, at: string): string {
  const { wall = bound, seconds = '', offset = '' } = readStamp(bound) ?? {};
  return offset ? wallAt(momentOf(wall, seconds, offset), -momentOf('1970-01-01T00:00', '00', at || 'Z')) : wall;
}

/** Kept, since making one takes longer than all else here. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day, time or wall time in the reader's language. */
export function showTemporal(kind: 'date' | 'time' | 'datetime', text: string, locale: string): string {
  const stamp = readStamp(kind === 'date' ? `${text}T00:00` : kind === 'time' ? `2000-01-01T${text}` : text);
  if (!stamp) return text;
  const format =
    formats.get(kind + locale) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      ...(kind === 'time' ? {} : { dateStyle: 'long' }),
      ...(kind === 'date' ? {} : { timeStyle: 'short' }),
    });
  formats.set(kind + locale, format);
  return format.format(new Date(`${stamp.wall}Z`));
}
