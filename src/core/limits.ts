/** Hard caps, whatever the dialect allows. What lies between a dialect's limit and the cap is kept, with a warning. */
export const LIMITS = {
  /** UTF-16 units of a spec given as JSON text. */
  spec: 1_000_000,
  fields: 64,
  options: 500,
  /** Code points of any text in a spec for which the dialect names no limit. */
  text: 2_000,
  /** Code points of one answer. */
  answer: 100_000,
  /** Code points of an answer that is held against a pattern. */
  patternAnswer: 2_000,
} as const;
