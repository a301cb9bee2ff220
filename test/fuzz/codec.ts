/** Inputs as JSON files keep them: what JSON has not is written as `{"$odd": "NaN"}`. */
const ODD: readonly unknown[] = [undefined, NaN, Infinity, -Infinity, -0];
const nameOf = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value));

export function encode(value: unknown): unknown {
  const odd = ODD.find((one, at) => Object.is(one, value) && (at > 0 || value === undefined));
  if (value === undefined || odd !== undefined) return { $odd: nameOf(value) };
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return { $odd: typeof value };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encode(inner)]));
  return value;
}

const NAMED: Readonly<Record<string, () => unknown>> = {
  bigint: () => 10n,
  symbol: () => Symbol('odd'),
  function: () => () => 'odd',
};

export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const { $odd: name } = value as { $odd?: string };
  if (name !== undefined) return NAMED[name]?.() ?? ODD.find((one) => nameOf(one) === name);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decode(inner)]));
}
