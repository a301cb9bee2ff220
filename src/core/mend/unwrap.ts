import { LIMITS } from '../limits.js';

/** Levels of a text that are parsed: to build more takes the platform far longer than the text is long. */
const DEEPEST = LIMITS.spec / 8;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What sets a square bracket apart from a brace of its side. */
const BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** How many lists, objects and strings a text leaves open, and whether too many stand inside each other. */
export function levels(text: string): { readonly open: number; readonly tooDeep: boolean } {
  let open = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isString = !isString;
    else if (isString) at += sign === BACKSLASH ? 1 : 0;
    else if ((sign | BIT) === CLOSING) open--;
    else if ((sign | BIT) === OPENING && ++open > deepest) deepest = open;
  }
  return { open: isString ? open + 1 : open, tooDeep: deepest > DEEPEST };
}

/** What stands in JSON strings, wrapped at most twice: models encode what should be nested. */
export function unwrap(value: unknown): unknown {
  let inner = value;
  for (let times = 0; times < 2 && typeof inner === 'string' && /^\s*["[{]/.test(inner); times++) {
    const { open, tooDeep } = levels(inner);
    if (open || tooDeep) break;
    try {
      inner = JSON.parse(inner) as unknown;
    } catch {
      break;
    }
  }
  return inner;
}
