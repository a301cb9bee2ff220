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

/** The local `Date` of a wall time; years below 100 are years below 100. */
function local(wall: string, seconds: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = wall.split(/[-T:]/).map(Number);
  const date = new Date(year, month - 1, day, hour, minute, Number(seconds));
  if (year < 100) date.setFullYear(year);
  return date;
}

const wallOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`;

/**
 * A wall time where the person is, as RFC 3339 with the offset in force at that moment. `'gap'` for a
 * time that the clocks skip; of a time that they repeat, the first.
 */
export function withOffset(wall: string, seconds = '00'): string {
  const date = local(wall, seconds);
  if (wallOf(date) !== wall) return 'gap';
  // Before there were time zones, offsets had seconds; RFC 3339 has no place for them.
  const minutes = -Math.trunc(date.getTimezoneOffset());
  const size = Math.abs(minutes);
  return `${wall}:${seconds}${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The wall time where the person is, of a stamp with an offset. */
export const toWall = (stamp: Stamp): string =>
  stamp.offset ? wallOf(new Date(`${stamp.wall}:${stamp.seconds}${stamp.offset}`)) : stamp.wall;

/** A bound as the clock of an answer shows it: a moment at the answer's offset, a wall time as it is. */
export function onClock(bound: string, offset: string): string {
  const stamp = readStamp(bound);
  if (!stamp?.offset) return stamp?.wall ?? bound;
  const [, sign = '+', hours = 0, minutes = 0] = /(.)(..):(..)/.exec(offset) ?? [];
  const shift = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(Date.parse(`${stamp.wall}:${stamp.seconds}${stamp.offset}`) + shift).toISOString().slice(0, 16);
}

/** HTML's `valueAsNumber`: milliseconds since the epoch read as UTC, or since midnight, in the wire format of the kind. */
export function fromMilliseconds(kind: 'date' | 'time' | 'datetime', ms: number): string | undefined {
  const iso = Math.abs(ms) < 8e15 ? new Date(ms).toISOString() : '';
  return isDay(iso.slice(0, 10)) && (kind !== 'time' || iso.startsWith('1970-01-01'))
    ? { date: iso.slice(0, 10), time: iso.slice(11, 16), datetime: iso.slice(0, 16) }[kind]
    : undefined;
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
