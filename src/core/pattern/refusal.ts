/** Why a pattern is refused: it is not JavaScript's, it cannot be run in linear time, it is too large. */
export type PatternCode = 'pattern-syntax' | 'pattern-unsupported' | 'pattern-size';

/** Thrown while a pattern is read, and turned into a result where the reading began. */
export class Refusal extends Error {
  readonly code: PatternCode;

  constructor(code: PatternCode) {
    super(code);
    this.code = code;
  }
}

/**
 * A whole pattern in slashes. To JavaScript the slashes are plain characters, so that only an anchor
 * beside one tells this from a path; it also makes sure that the pattern was not meant as it stands.
 */
export const wrapped = /^\/(\^.*|.*\$)\/[a-z]*$/s;

/** The pattern with its escapes and classes blotted out, to look at the groups. */
export function outline(source: string): string {
  return source.replace(/\\[^]|\[(?:\\[^]|[^\\\]])*\]/g, '.');
}
