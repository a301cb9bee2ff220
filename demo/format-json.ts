/** JSON as a person would lay it out: a short item of a list stands on one line, `{ "value": "a", "label": "A" }`. */
const WIDTH = 64;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): boolean => !isObject(value);

/** On one line, with room inside the braces. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flat(item)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}

/** A list of plain values may stand on one line anywhere, an object of them only as an item of a list. */
const fits = (value: object, indent: string, inList: boolean): boolean =>
  (Array.isArray(value) || inList) &&
  Object.values(value).every(isPlain) &&
  indent.length + flat(value).length <= WIDTH;

export function formatJson(value: unknown, indent = '', inList = false): string {
  if (!isObject(value) || Object.keys(value).length === 0 || fits(value, indent, inList)) return flat(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + formatJson(item, inner, true));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
