import assert from 'node:assert/strict';
import test from 'node:test';
import { overBudget, sizes, table } from '../tools/size.mjs';

test('what a page loads stays within its budgets', { timeout: 300_000 }, async (t) => {
  const rows = await sizes();
  for (const line of table(rows).split('\n')) t.diagnostic(line);
  assert.deepEqual(overBudget(rows), []);
});
