/** From the wire to a value: no coercion, the type must be right. */
import { LIMITS } from './limits.js';
import { inOrder, listed, readText, row, wireOf, type Reading } from './kinds.js';
import type { Wire } from './model.js';
import { Problem } from './problem.js';
import { textLimit } from './rules.js';
import { isDay, isTime, readStamp } from './temporal.js';

const wrong = (expected: string): Problem => new Problem('type', { expected });
const string = (value: unknown, read: (text: string) => Reading, expected = 'a string'): Reading =>
  typeof value === 'string' ? read(value) : wrong(expected);

export const accept = row<[value: unknown], Reading>({
  text: (field, value) =>
    string(value, (given) =>
      // So long that it is too long whatever is trimmed of it: it is not walked.
      given.length > 2 * LIMITS.answer ? new Problem('tooLong', { n: textLimit(field) }) : readText(field, given),
    ),
  number: (field, value) => {
    if (typeof value !== 'number' || !Number.isFinite(value))
      return wrong(field.integer ? 'a whole number' : 'a finite number');
    return field.integer && !Number.isSafeInteger(value) ? new Problem('integer') : value + 0;
  },
  boolean: (_field, value) => (typeof value === 'boolean' ? value : wrong('true or false')),
  choice: (field, value) => {
    const known = new Set<unknown>(field.options.map(wireOf));
    if (!field.multiple) {
      if (known.has(value)) return value as Wire;
      return typeof value === 'string' ? new Problem('option') : wrong('the value of an option');
    }
    if (!Array.isArray(value) || value.length > field.options.length)
      return wrong('a list of option values, each once');
    const given = new Set(value as readonly unknown[]);
    if (given.size < value.length) return wrong('a list of option values, each once');
    for (const one of given) if (!known.has(one)) return new Problem('option');
    return listed(field, inOrder(field, given));
  },
  date: (_field, value) => string(value, (day) => (isDay(day) ? day : new Problem('date')), 'a string YYYY-MM-DD'),
  time: (_field, value) => string(value, (time) => (isTime(time) ? time : new Problem('time')), 'a string HH:mm'),
  datetime: (_field, value) =>
    string(
      value,
      // What a control may leave out, the wire must have: the “T”, the seconds, the offset.
      (at) => (/t\d\d:\d\d:/i.test(at) && readStamp(at)?.offset ? at : new Problem('datetime')),
      'an RFC 3339 string',
    ),
});
