/**
 * Hard caps, whatever the dialect allows. What lies between a dialect's limit and the cap is kept, with a warning.
 */
export const LIMITS = {
  /** UTF-16 units of a spec: of its JSON text, or of all texts together that are read of an object. */
  spec: 1_000_000,
  /** As how many of them a field or an option counts, whatever is in it. */
  entry: 100,
  fields: 64,
  options: 500,
  /**
   * Lists and objects inside each other, the spec being the first. The reader follows the keys that it knows to a
   * fixed depth, of ten at most, and looks into nothing else; `parse` tells what is deeper than this.
   */
  depth: 32,
  /** Code points of any text in a spec for which the dialect names no limit. */
  text: 2_000,
  /** Code points of one answer. */
  answer: 100_000,
  /** Code points of an answer that is held against a pattern. */
  patternAnswer: 2_000,
  /** Issues of one severity about one spec, and unknown keys that are named of one set of answers. */
  issues: 200,
} as const;
