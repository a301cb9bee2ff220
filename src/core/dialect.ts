import type { Aids } from './aids.js';
import type { Report } from './issue.js';
import type { Form, Outcome } from './model.js';
import type { Reader } from './reader.js';

/** A spec after it was unwrapped: a JSON object whose values nobody has looked at. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * One system's words: how its spec becomes a form, and how an outcome goes back. Pure functions, no
 * state; adding a system is adding one such object.
 */
export interface Dialect {
  readonly id: string;
  /** Its name and how its specs are told, for who wrote one of no dialect. Left out of the widget. */
  readonly sign?: string;
  /** By shape alone, never by guessing at content. */
  matches(spec: Json): boolean;
  /** Reads what it knows and reports what it mended; `undefined` when there is no form in it. */
  parse(from: Reader): Omit<Form, 'dialect'> | undefined;
  /**
   * What its authors are told to do better; nothing is changed. Of a spec that comes to no form, too, and of one that
   * is no dialect's, by the first. Left out of the widget, which has no author to tell.
   */
  advise?(form: Form | undefined, report: Report, spec: Json, strict?: boolean): void;
  /**
   * What `parse` needs for specs that are not in order: the mending, and the eye for suspicious words. It comes with
   * the dialects, since whoever reads specs has some. Left out of the widget, which fetches it when there are any.
   */
  readonly aids?: Pick<Aids, 'mender' | 'scrutiny'>;
  /** The wire object; `undefined` where the system has none for this outcome. */
  reply(form: Form, outcome: Outcome): unknown;
  /** The wire object where no form can be made of a spec; without it the host has to find its own words. */
  readonly refusal?: unknown;
}
