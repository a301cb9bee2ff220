/** Why a pattern is refused: not JavaScript's, something else to JavaScript, not to be run in linear time, too large. */
export type PatternCode = 'pattern-syntax' | 'pattern-foreign' | 'pattern-unsupported' | 'pattern-size';

/** Thrown while a pattern is read, and turned into a result where the reading began. */
export class Refusal extends Error {
  readonly code: PatternCode;

  constructor(code: PatternCode) {
    super(code);
    this.code = code;
  }
}

export function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
