/* global window -- in what runs in the page */
// Platforms disagree about the hosts of web addresses; the verdict does not, and takes no time.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.mjs';

const RIGHT = [
  'https://bücher.example/ä',
  'https://аррӏе.com',
  'https://例え.テスト:8443/道?q=ü#x',
  'https://xn--a.com',
  'https://xn--.com',
  `https://xn--${'a'.repeat(78)}.com`,
  'https://\u0660.com',
  'https://1א.com',
  'https://\u{10d4a}.com',
  'https://a_b.example.',
  'https://127.0.0.1/',
  'https://[2001:db8::1]:80/',
];
const WRONG = [
  'https://％41.com',
  'https://%D0%B0pple.com',
  'https://a.1.2.3.999',
  'https://１２７.0.0.1',
  'https://[::1',
  'https://a:b',
  'https://a:99999',
  'https://apple.com@evil.example',
  'https://a<b.com',
  'https://a|b.com',
  'https://☃.example',
  'https:аррӏе.com/x',
  `https://${'漢'.repeat(2000)}`,
  `https://${Array.from({ length: 40_000 }, (_, at) => String.fromCodePoint(0xac00 + (at % 11_000))).join('')}`,
];

const folder = mkdtempSync(join(tmpdir(), 'chat-form-addresses-'));
const judge = (core, addresses) => {
  const { form } = core.parse(
    { title: 'T', fields: [{ key: 'u', label: 'U', type: 'url' }] },
    { dialects: core.dialects },
  );
  return addresses.map((u) => {
    const start = performance.now();
    const verdict = core.validate(form, { u }).issues === undefined;
    return { verdict, ms: performance.now() - start };
  });
};
let browser;
let page;
let inNode;
before(async () => {
  const outfile = join(folder, 'core.mjs');
  const options = {
    stdin: {
      contents: `export { parse, validate } from './src/core/index.ts'; export { dialects } from './src/dialects/index.ts';`,
      resolveDir: join(import.meta.dirname, '..', '..'),
    },
    bundle: true,
  };
  await build({ ...options, format: 'esm', platform: 'neutral', outfile });
  inNode = await import(pathToFileURL(outfile));
  const { outputFiles } = await build({ ...options, format: 'iife', globalName: 'core', write: false });
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  page = await browser.newPage();
  await page.addScriptTag({ content: `${outputFiles[0].text}\nwindow.judge = ${judge}; window.core = core;` });
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

for (const [what, addresses, expected] of [
  ['takes', RIGHT, true],
  ['refuses', WRONG, false],
]) {
  test(`the page ${what} what the server does`, async () => {
    const verdicts = [
      judge(inNode, addresses),
      await page.evaluate((list) => window.judge(window.core, list), addresses),
    ];
    for (const list of verdicts)
      for (const [at, { verdict, ms }] of list.entries()) {
        assert.equal(verdict, expected, addresses[at].slice(0, 80));
        assert.ok(ms < 50, `${addresses[at].slice(0, 80)}: ${ms} ms`);
      }
  });
}
