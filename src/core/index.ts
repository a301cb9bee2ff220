/**
 * What a host or a server asks of the core: reading, judging, answering and describing forms, without a
 * DOM. The store and the phases, which the elements live on, are modules of their own beside this.
 */
export type { Dialect, Json } from './dialect.js';
export type { AnswerIssue, Issue, Severity } from './issue.js';
export { describe } from './describe.js';
export { LIMITS } from './limits.js';
export type * from './model.js';
export type { Parsed } from './parse.js';
export { parse } from './parse.js';
export type { ParseOptions } from './read-spec.js';
export { reply } from './reply.js';
export type { Pattern } from './pattern/index.js';
export type { Phase } from './phase.js';
export type { Validation } from './validate.js';
export { validate } from './validate.js';
export type { Words } from './words.js';
