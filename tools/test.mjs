// `npm test`, or `npm test -- test/core 'test/**/date*'` for some of it. Browser tests (*.test.ts) run in Chromium or
// what BROWSERS names, Node's own (*.node.test.mjs) in Node; the last line sums what the two runners counted.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startTestRunner } from '@web/test-runner';
import { filesBelow, globToRegExp } from './files.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);

const patterns = process.argv.slice(2).map((pattern) => globToRegExp(relative(root, pattern) || '.'));
const chosen = filesBelow('test').filter(
  (path) => patterns.length === 0 || patterns.some((pattern) => pattern.test(path)),
);
const nodeTests = chosen.filter((path) => path.endsWith('.node.test.mjs'));
const browserTests = chosen.filter((path) => path.endsWith('.test.ts'));

/** Every test of a suite and of the suites in it. */
const testsIn = ({ tests, suites }) => [...tests, ...suites.flatMap(testsIn)];

/** The names of what failed, told once more at the end, where the tail of a long log shows them. */
const fallen = [];
/** And of what an engine could not be asked to do: neither passed nor failed. */
const skipped = [];

async function inBrowser(files) {
  const counts = { passed: 0, failed: 0 };
  const { default: config } = await import('../web-test-runner.config.mjs');
  const counter = {
    onTestRunFinished({ sessions }) {
      for (const { browser, testFile, testResults, passed, errors } of sessions) {
        const tests = testResults ? testsIn(testResults) : [];
        const failed = tests.filter((test) => !test.passed && !test.skipped);
        counts.passed += tests.filter((test) => test.passed && !test.skipped).length;
        // A file that does not load, a hook that fails: no test failed, and still the file did.
        counts.failed += failed.length === 0 && !passed ? 1 : failed.length;
        const file = `${browser.name}: ${relative(root, testFile)}`;
        for (const { name, error } of failed) fallen.push(`${file}: ${name}: ${error?.message ?? 'no message'}`);
        if (failed.length === 0 && !passed) fallen.push(`${file}: ${errors[0]?.message ?? 'it did not finish'}`);
        for (const test of tests) if (test.skipped) skipped.push(`${file}: ${test.name}`);
      }
    },
  };
  const runner = await startTestRunner({
    config: { ...config, files, reporters: [...config.reporters, counter] },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  await new Promise((done) => runner.on('stopped', done));
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  return counts;
}

function inNode(files) {
  const folder = mkdtempSync(join(tmpdir(), 'chat-form-test-'));
  const tap = join(folder, 'counts.tap');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${tap}`],
  ];
  // One file at a time: more than one may want to build dist.
  const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...reporters, ...files], {
    stdio: 'inherit',
  });
  const text = readFileSync(tap, 'utf8');
  rmSync(folder, { recursive: true });
  for (const [, name] of text.matchAll(/^ *not ok \d+ - (.*)$/gm)) fallen.push(name);
  const count = (name) => Number(text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: failed === 0 && status !== 0 ? 1 : failed };
}

if (nodeTests.length + browserTests.length === 0) {
  console.error(`No test file matches ${process.argv.slice(2).join(' ')}.`);
  process.exit(1);
}
const results = [];
if (browserTests.length > 0) results.push(await inBrowser(browserTests));
if (nodeTests.length > 0) results.push(inNode(nodeTests));
const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
for (const line of skipped) console.log(`skipped: ${line}`);
for (const line of fallen) console.log(`failed: ${line.split('\n')[0]}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
