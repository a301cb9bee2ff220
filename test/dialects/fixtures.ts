/**
 * The fixtures of a dialect: `test/fixtures/<dialect>/index.json` names the files, each a list of cases about
 * one topic. A case says what it gives on top of the file's `base` and `plain` field, and what comes of it.
 */
import { expect } from '@open-wc/testing';
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

const ABSENT = '$absent';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
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

async function load(path: string): Promise<unknown> {
  const response = await fetch(new URL(`../fixtures/${path}`, import.meta.url));
  if (!response.ok) throw new Error(`There is no test/fixtures/${path}: a dialect needs fixtures.`);
  return response.json();
}

/** All cases of a dialect, written out. */
export async function fixturesOf(dialect: string): Promise<readonly Fixture[]> {
  const topics = (await load(`${dialect}/index.json`)) as readonly string[];
  const read = topics.map(async (topic) => {
    const file = expand(await load(`${dialect}/${topic}.json`)) as Topic;
    return file.cases.map((one) => complete(topic, file, one));
  });
  return (await Promise.all(read)).flat();
}

/** Holds what must be there against what is: objects in part, lists and all else whole; `$absent` is not there. */
export function expectPart(actual: unknown, part: unknown, at: string): void {
  if (part === ABSENT) expect(actual, at).to.equal(undefined);
  else if (isRecord(part)) {
    expect(actual, at).to.be.an('object');
    for (const [key, inner] of Object.entries(part))
      expectPart((actual as Readonly<Record<string, unknown>>)[key], inner, `${at}.${key}`);
  } else if (Array.isArray(part)) {
    expect(actual, at).to.be.an('array').with.lengthOf(part.length);
    part.forEach((inner, index) => {
      expectPart((actual as readonly unknown[])[index], inner, `${at}[${index}]`);
    });
  } else expect(actual, at).to.equal(part);
}
