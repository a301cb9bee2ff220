import { Problem } from './problem.js';

/** A value outside of its bounds, with the bounds said the way that fits. */
export function outside<T extends string | number>(
  field: { readonly min?: T | undefined; readonly max?: T | undefined },
  value: T,
  show: (bound: T) => string | number,
  low: 'min' | 'earliest',
  high: 'max' | 'latest',
): Problem | undefined {
  const { min, max } = field;
  const under = min !== undefined && value < min;
  const over = max !== undefined && value > max;
  // HTML: a time range whose end is before its start goes over midnight.
  const overnight = low === 'earliest' && min !== undefined && max !== undefined && min > max;
  if (overnight ? !(under && over) : !(under || over)) return undefined;
  const params = { min: min === undefined ? '' : show(min), max: max === undefined ? '' : show(max) };
  const phrase = min !== undefined && max !== undefined ? 'between' : under ? low : high;
  return new Problem(phrase, params, under ? 'min' : 'max');
}
