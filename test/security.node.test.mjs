// SECURITY.md promises caps and names tests: both must be there.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { buildIfStale } from '../tools/build-if-stale.mjs';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');

test('the security policy has the caps as they are, all of them', async () => {
  buildIfStale();
  const { LIMITS } = await import('../dist/core/limits.js');
  const rows = [...text.matchAll(/^\| `(\w+)` +\| ([\d,]+) /gm)];
  const told = rows.map(([, name, most]) => [name, Number(most.replaceAll(',', ''))]);
  assert.deepEqual(Object.fromEntries(told), { ...LIMITS });
});

test('each test that the security policy names exists, and each attack names one', () => {
  const table = text.slice(text.indexOf('## Threats'), text.indexOf('## What is not'));
  const rows = table.split('\n').filter((line) => /^\| (?!attack|-)/.test(line));
  assert.ok(rows.length > 15, `${rows.length} rows`);
  for (const row of rows) {
    const named = [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, path]) => path);
    assert.ok(named.length > 0, row);
    assert.deepEqual(
      named.filter((path) => !existsSync(join(root, path))),
      [],
    );
  }
});

test('the README leads to the security policy', () => {
  assert.match(readFileSync(join(root, 'README.md'), 'utf8'), /\]\(SECURITY\.md\)/);
});
