/* global addEventListener -- in what runs in the page */
// Specs and answers at random, always the same ones here; `npm run fuzz` takes others, and more.
import assert from 'node:assert/strict';
import test from 'node:test';
import { loadChecks, regressions, runFuzz } from './in-node.mjs';
import { openDrawing } from './in-page.mjs';

const COUNT = 2_000;

test('2,000 specs and 2,000 submissions at random break no rule, and each of their forms is drawn and answered', async (t) => {
  const outcome = await runFuzz({
    specs: COUNT,
    submissions: COUNT,
    seed: 20261130,
    print: (line) => t.diagnostic(line),
  });
  assert.equal(outcome.failed, 0, JSON.stringify(outcome.failures).slice(0, 4_000));
  assert.ok(outcome.specs >= COUNT && outcome.submissions >= COUNT);
  // Else the specs were all refused, or the forms could not be filled, and little was checked.
  assert.ok(outcome.forms > COUNT / 6, `${outcome.forms} forms`);
  assert.ok(outcome.filled > outcome.submissions * 0.8, `${outcome.filled} filled`);
  const { drawn } = outcome;
  assert.equal(drawn.forms, outcome.forms + outcome.submissions, 'every form that was accepted is drawn');
  assert.ok(drawn.sent > drawn.forms * 0.9, `${drawn.sent} sent`);
  assert.ok(drawn.fields > 50, `no more than ${drawn.fields} fields`);
});

const checks = await loadChecks();
for (const { name, regression } of regressions()) {
  test(`what once failed holds: ${name}`, () => checks.replay(regression));
}

test('what once failed is drawn and answered', async (t) => {
  const drawing = await openDrawing();
  t.after(drawing.close);
  for (const { name, regression } of regressions())
    await t.test(name, async () => {
      await drawing.redraw(regression);
      assert.deepEqual(drawing.complaints, []);
    });
});

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

test('a form that cannot be answered is found, made small, and told with all that finds it again', async (t) => {
  const drawing = await openDrawing();
  t.after(drawing.close);
  await drawing.page.evaluate(() => {
    const stop = (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    addEventListener('click', stop, true);
  });
  const fields = ['a', 'b'].map((key) => ({ key, label: 'A', type: 'text' }));
  const corpora = [{ dialect: 'collect_form', specs: [{ title: 'A form', fields }] }];
  const { failures, sent } = await drawing.draw({ corpora, specs: 50, submissions: 50, seed: 1 });
  assert.equal(sent, 0);
  const found = failures.find(({ path }) => path);
  assert.match(found.broken, /right answers are not sent/);
  assert.match(found.path, /^\d+(:\d+)*$/);
  assert.equal(found.seed, 1);
  await assert.rejects(drawing.redraw(found), /right answers are not sent/);
});
