// `npm run test:engines`: a sample of the browser tests in Firefox and WebKitGTK, or the files that are named; it installs
// neither of them. In one alone: `BROWSERS=webkit npm test -- test/elements`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { firefoxLacks } from './find-firefox.mjs';
import { webkitLacks } from './webkit/driver.mjs';

/** The job in every dialect, and where engines differ: keys, focus, dates, timers, kept text. */
const sample = [
  ...['collect-form', 'collect-user-input', 'copilot-form', 'form-block', 'mcp-elicitation'].map(
    (dialect) => `test/cases/${dialect}.test.ts`,
  ),
  ...['controls', 'draft', 'expiry', 'keyboard', 'receipt', 'sending', 'sheet', 'typing'].map(
    (what) => `test/elements/${what}.test.ts`,
  ),
];

const given = process.argv.slice(2);
const missing = [firefoxLacks(), webkitLacks()].filter(Boolean);
if (missing.length > 0) {
  for (const sentence of missing) console.log(`failed: ${sentence}`);
  console.log(`\n0 passed, ${missing.length} failed`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, 'test.mjs'), ...(given.length > 0 ? given : sample)],
  {
    stdio: 'inherit',
    env: { ...process.env, BROWSERS: 'firefox,webkit' },
  },
);
process.exit(status ?? 1);
