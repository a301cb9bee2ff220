/**
 * A pattern made ready to run: a non-deterministic automaton, and the scans that run parts of it
 * over the text. The last scan is the pattern itself; each one before belongs to a look-around, and
 * notes for every position of the text whether the look-around holds there. So a look-around costs
 * one more pass, however often and from wherever the pattern asks for it.
 */
export interface Program {
  /** The text is read in code points, not in UTF-16 units. */
  readonly unicode: boolean;
  /** What a character may be: itself, or a question to the platform about that character alone. */
  readonly atoms: readonly (string | RegExp)[];
  readonly scans: readonly Scan[];
}

/** Lists of numbers, a node being a place in each: half the time of objects, which point to each other all over memory. */
export interface Scan {
  readonly start: number;
  /** Consumes a character that fits the atom of this number, or nothing if it is one of the kinds below. */
  readonly kinds: readonly number[];
  /** Where it goes on. */
  readonly next: readonly number[];
  /** A fork's second way, and what a test asks for. */
  readonly other: readonly number[];
  /** Runs from the end of the text to its start, over an automaton built the other way round. */
  readonly back: boolean;
  readonly negated: boolean;
  /** The fact it notes at a position. */
  readonly fact: number;
  /** The facts its own tests ask for. */
  readonly asks: number;
}

/** Kinds. The end is made first, so that it is node 0. */
export const FORK = -1;
export const TEST = -2;
export const END = -3;

/** Facts about a position in the text, a bit each. Those of scans follow, and must stay within 31 bits. */
export const AT_START = 1;
export const AT_END = 2;
export const AT_EDGE = 4;
export const NOT_AT_EDGE = 8;
export const FIRST_SCAN = 16;
export const LAST_SCAN = 2 ** 30;

/** What asking the platform about one character costs, in nodes looked at. */
export const QUESTION = 10;
