/** What stands in JSON strings, wrapped at most twice: models encode what should be nested. */
export function unwrap(value: unknown): unknown {
  let inner = value;
  for (let times = 0; times < 2 && typeof inner === 'string' && /^\s*["[{]/.test(inner); times++) {
    try {
      inner = JSON.parse(inner) as unknown;
    } catch {
      break;
    }
  }
  return inner;
}
