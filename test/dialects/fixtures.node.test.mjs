// A fixture file that no index names would never be read, and no test would say so.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const root = join(import.meta.dirname, '..', 'fixtures');
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('there are fixtures', () => assert.ok(folders.length >= 4));

for (const { name } of folders.filter(({ name }) => readdirSync(join(root, name)).includes('index.json'))) {
  test(`the index of ${name} names every fixture file, once`, () => {
    const listed = JSON.parse(readFileSync(join(root, name, 'index.json'), 'utf8'));
    const there = readdirSync(join(root, name)).map((file) => file.replace(/\.json$/, ''));
    assert.deepEqual([...listed, 'index'].sort(), there.sort());
  });
}
