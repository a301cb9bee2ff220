/**
 * Reads a spec that a model wrote. What is right is taken here; everything else is the mender's, so that
 * each rule is told once. Nothing loops over what was not counted, or reads a property twice.
 */
import type { Aids, Mender } from './aids.js';
import { Wanted } from './aids.js';
import type { Json } from './dialect.js';
import type { Report, Severity } from './issue.js';
import { pointer } from './issue.js';
import { LIMITS } from './limits.js';
import type { Pattern, PatternOptions } from './pattern/engine.js';
import type { PatternCode } from './pattern/refusal.js';
import { codePoints } from './rules.js';
import type { Params } from './say.js';

export interface TextRules {
  readonly min?: number;
  readonly max?: number;
  /** Reported as a warning when it is not there. */
  readonly needed?: boolean;
  /** A name that goes back to its system: too long is reported, but never cut. */
  readonly whole?: boolean;
}

/** An entry of a list, with its place. */
export type Entry = readonly [index: number, item: unknown];

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Models write `null` for what they leave out. */
export const isNone = (value: unknown): value is null | undefined => value === undefined || value === null;

/** What all readers of one spec share. */
interface Desk {
  readonly aids: Aids;
  readonly report: Report;
  /** How much may still be read. */
  room: number;
}

export class Reader {
  readonly spec: Json;
  /** JSON pointer of what is read. */
  readonly path: string;
  readonly #desk: Desk;

  constructor(spec: Json, path: string, desk: Desk) {
    this.spec = spec;
    this.path = path;
    this.#desk = desk;
  }

  /** Reads something inside of this. */
  inside(spec: unknown, ...path: readonly (string | number)[]): Reader {
    this.#desk.room -= LIMITS.entry;
    let at = this.path;
    for (const step of path) at = pointer(at, step);
    return new Reader(isObject(spec) ? spec : {}, at, this.#desk);
  }

  get mender(): Mender {
    const { mender } = this.#desk.aids;
    if (!mender) throw new Wanted('mender');
    return mender;
  }

  /** A finding about a key, or, with an empty one, about the whole of this. */
  say(severity: Severity, key: string, code: string, facts?: Params): void {
    if (!this.#desk.aids.mender) throw new Wanted('mender');
    this.#desk.report(severity, key ? pointer(this.path, key) : this.path, code, { key, ...facts });
  }

  warn(key: string, code: string, facts?: Params): void {
    this.say('warning', key, code, facts);
  }

  /** Throws when more text was read than a spec may have. */
  spend(text: unknown): void {
    if (typeof text === 'string' && (this.#desk.room -= text.length) < 0) throw new RangeError();
  }

  text(key: string, rules: TextRules = {}): string | undefined {
    const value = this.spec[key];
    const { min = 0, max = LIMITS.text, needed, whole } = rules;
    if (value === undefined && !needed) return undefined;
    this.spend(value);
    const fits = typeof value === 'string' && value.length >= min && (value.length <= max || codePoints(value) <= max);
    if (fits && (whole || !value || (value.trim() && this.visible(value) === value))) return value;
    return this.mender.text(this, key, value, rules);
  }

  flag(key: string, needed?: boolean): boolean | undefined {
    const value = this.spec[key];
    return typeof value === 'boolean' || (value === undefined && !needed)
      ? value
      : this.mender.flag(this, key, value, needed);
  }

  /** A whole number within its limits; anything else is dropped. */
  integer(key: string, min: number, max: number): number | undefined {
    const value = this.spec[key];
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    if (value !== undefined) this.mender.integer(this, key, value, min, max);
    return undefined;
  }

  /** The entries of a list: up to the dialect's limit, or with a warning up to the hard cap. */
  list(key: 'fields' | 'options', limit: number, cap: number): readonly Entry[] {
    const value = this.spec[key];
    if (value === undefined) return [];
    const fits = Array.isArray(value) && value.length <= limit && value.every(isObject);
    return fits
      ? (value as readonly unknown[]).map((item, index): Entry => [index, item])
      : this.mender.list(this, key, value, limit, cap);
  }

  /** A text as a person may see it; `tell` hears what had to be changed in it. */
  visible(text: string, tell?: (code: string, found: string) => void): string {
    return this.#desk.aids.scrutiny?.makeVisible(text, tell) ?? text;
  }

  /** A pattern that is safe to ask, or why there is none. */
  pattern(source: string, options: PatternOptions): Pattern | PatternCode {
    const { patterns } = this.#desk.aids;
    if (!patterns) throw new Wanted('patterns');
    return patterns(source, options, this.#desk, (odd) => this.mender.isForeign(odd));
  }
}

/** Tells by a key of the fields whose spec this is. */
export function sample(spec: Json, key: string): boolean {
  const list = spec['fields'];
  return (
    Array.isArray(list) &&
    list.slice(0, LIMITS.fields).some((field) => isObject(field) && typeof field[key] === 'string')
  );
}
