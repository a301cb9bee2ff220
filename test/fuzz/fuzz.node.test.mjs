// Specs and answers at random, always the same ones here; `npm run fuzz` takes others, and more.
import assert from 'node:assert/strict';
import test from 'node:test';
import { loadChecks, regressions, runFuzz } from './in-node.mjs';

const COUNT = 2_000;

test('2,000 specs and 2,000 submissions at random break no rule', async (t) => {
  const outcome = await runFuzz({
    specs: COUNT,
    submissions: COUNT,
    seed: 20261130,
    print: (line) => t.diagnostic(line),
  });
  assert.equal(outcome.failed, 0, JSON.stringify(outcome.failures, null, 2));
  assert.ok(outcome.specs >= COUNT && outcome.submissions >= COUNT);
  // Else the specs were all refused, or the forms could not be filled, and little was checked.
  assert.ok(outcome.forms > COUNT / 6, `${outcome.forms} forms`);
  assert.ok(outcome.filled > outcome.submissions * 0.8, `${outcome.filled} filled`);
});

const checks = await loadChecks();
for (const { name, regression } of regressions()) {
  test(`what once failed holds: ${name}`, () => checks.replay(regression));
}

test('an input that fails is found, made small, and told with all that finds it again', () => {
  const field = { key: 'a', label: 'A', type: 'select', options: [{ value: 'b', label: 'B' }] };
  const specs = checks.anySpec([{ dialect: 'collect_form', specs: [{ title: 'A form', fields: [field] }] }]);
  const check = ({ input }) => {
    if (/"props"/.test(JSON.stringify(input))) throw new Error('It has props.');
  };
  const [found, ...more] = checks.look(specs, check, { numRuns: 2_000, seed: 1 });
  assert.deepEqual(more, []);
  assert.match(found.broken, /It has props/);
  assert.match(found.path, /^\d+(:\d+)*$/);
  assert.equal(found.seed, 1);
  assert.throws(() => check(found));
});
