/** The fixtures of a dialect: `test/fixtures/<dialect>/index.json` names the files, each a list of cases about one topic. */
import { expect } from '@open-wc/testing';
import type { Fixture } from './cases.js';
import { ABSENT, casesIn, isRecord } from './cases.js';

export type { Case, Fixture } from './cases.js';

async function load(path: string): Promise<unknown> {
  const response = await fetch(new URL(`../fixtures/${path}`, import.meta.url));
  if (!response.ok) throw new Error(`There is no test/fixtures/${path}: a dialect needs fixtures.`);
  return response.json();
}

/** All cases of a dialect, written out. */
export async function fixturesOf(dialect: string): Promise<readonly Fixture[]> {
  const topics = (await load(`${dialect}/index.json`)) as readonly string[];
  const read = topics.map(async (topic) => casesIn(topic, await load(`${dialect}/${topic}.json`)));
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
