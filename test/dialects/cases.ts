/**
 * The cases of a dialect's fixtures, written out: each says what it gives on top of its file's `base` and `plain`
 * field, and what comes of it. Nothing here needs a browser.
 */
import type { Outcome } from '../../src/core/index.js';

export interface Case {
  readonly name: string;
  /** The whole spec; else the file's base with `give` laid over it and the fields put in. */
  readonly spec?: unknown;
  readonly give?: object;
  readonly fields?: unknown;
  /** One field, laid over the file's plain one. */
  readonly field?: object;
  /** Where fields are the properties of a schema: all of them, or one, called `f`; and what else the schema says. */
  readonly properties?: unknown;
  readonly property?: unknown;
  readonly schema?: object;
  /** The dialect is named, since the spec has not its shape. */
  readonly named?: true;
  /** Each `severity code path`; none where this is left out. Hints are compared only where `hints` stands. */
  readonly issues?: readonly string[];
  readonly hints?: readonly string[];
  /** What the form must hold, `null` for no form; `reads` is about its first field. */
  readonly form?: object | null;
  readonly reads?: object;
  readonly fallback?: string;
  /** Answers to the first field that come back as they are, and those that are refused, by code. */
  readonly takes?: readonly unknown[];
  readonly refuses?: Readonly<Record<string, readonly unknown[]>>;
  readonly answers?: readonly { given: unknown; values?: object; issues?: readonly string[] }[];
  readonly replies?: readonly { outcome: Outcome; reply: unknown }[];
}

interface Topic {
  readonly base?: { readonly requestedSchema?: object };
  readonly plain?: object;
  readonly cases: readonly Case[];
}

export interface Fixture extends Case {
  readonly topic: string;
  readonly spec: unknown;
}

export const ABSENT = '$absent';
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts `#` in every text of a template to the number of its copy. */
const numbered = (template: unknown, index: number): unknown =>
  JSON.parse(JSON.stringify(template).replaceAll('#', String(index)));

/**
 * Writes out the short notations: `{"$repeat": ["x", 3]}` is "xxx", `{"$join": […]}` one text of several,
 * `{"$times": [3, …]}` a list of copies in which `#` is the index.
 */
function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (!isRecord(value)) return value;
  const { $repeat, $times, $join } = value as Readonly<Record<string, readonly unknown[] | undefined>>;
  if ($repeat) return String($repeat[0]).repeat(Number($repeat[1]));
  if ($join) return $join.map((part) => String(expand(part))).join('');
  if ($times) return Array.from({ length: Number($times[0]) }, (_, index) => numbered(expand($times[1]), index));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expand(inner)]));
}

/** `over` laid over `base`; the text `$absent` takes a key away. */
const lay = (base: object, over: object): object =>
  Object.fromEntries(
    [...new Map([...Object.entries(base), ...Object.entries(over)])].filter(([, value]) => value !== ABSENT),
  );

function complete(topic: string, { base = {}, plain = {} }: Topic, one: Case): Fixture {
  const { requestedSchema: schema } = base;
  const properties = one.properties ?? { f: one.property ?? plain };
  const asked = schema
    ? { requestedSchema: lay(lay(schema, { properties }), one.schema ?? {}) }
    : { fields: one.fields ?? [lay(plain, one.field ?? {})] };
  const spec = 'spec' in one ? one.spec : lay(lay(base, asked), one.give ?? {});
  return { ...one, topic, spec };
}

/** All cases of one file. */
export function casesIn(topic: string, content: unknown): readonly Fixture[] {
  const file = expand(content) as Topic;
  return file.cases.map((one) => complete(topic, file, one));
}
