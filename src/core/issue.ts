import type { Params } from './say.js';

/** `error`: no form. `warning`: mended, the form works. `hint`: advice, nothing was changed. */
export type Severity = 'error' | 'warning' | 'hint';

/** Something about a spec, not yet in words: they are many, and a page whose specs are in order needs none. */
export interface Finding {
  /** JSON pointer (RFC 6901) into the spec; empty for the whole. */
  readonly path: string;
  readonly code: string;
  readonly severity: Severity;
  /** What the words are filled with; `message` and `hint` go before the words of the table. */
  readonly facts: Params;
}

/** What is wrong with a spec: where, what, and what would be right. Written for a model to act on. */
export interface Issue {
  /** JSON pointer (RFC 6901) into the spec; empty for the whole. */
  readonly path: string;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
}

/** What is wrong with an answer. */
export interface AnswerIssue {
  /** JSON pointer (RFC 6901) into the answers. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Takes down one finding. */
export type Report = (severity: Severity, path: string, code: string, facts?: Params) => void;

/** Adds a segment to a JSON pointer, escaped as RFC 6901 asks. */
export const pointer = (path: string, segment: string | number): string =>
  `${path}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
