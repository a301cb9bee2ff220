/* global document -- in what runs in the page */
// The demo as `npm start` serves it, and a browser to look at it with. Everything that a page complains about is kept,
// so that a test can hold it to silence.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startDevServer } from '@web/dev-server';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.mjs';

/** Lit says once per page that it is the development build. */
const ignored = /^Lit is in dev mode/;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function openSite() {
  const { default: config } = await import('../../demo/server.config.mjs');
  const server = await startDevServer({
    config: { ...config, port: 0, plugins: config.plugins.filter(({ name }) => name !== 'address') },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
    autoExitProcess: false,
  });
  const { port } = server.server.address();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  return {
    /** A page at a path of the demo; `complaints` grows with every warning, error and failed request. */
    async visit(path, { width = 1280, height = 900, route, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(8_000);
      const complaints = [];
      page.on('console', (message) => {
        const text = message.text();
        if (['warning', 'error'].includes(message.type()) && !ignored.test(text)) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
      if (route) await page.route(...route);
      await page.goto(`http://localhost:${port}/demo/${path}`);
      return { page, complaints, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/** What axe finds wrong on a whole page, one line per element. */
export async function axeFinds(page) {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async (values) => {
    const running = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
    return globalThis.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  }, tags);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.flat().join(' > ')}) ${failureSummary}`),
  );
}

/** Waits until `look` gives what is expected, by JSON; fails with the last that it gave. */
export async function until(look, expected, seconds = 8) {
  const wanted = JSON.stringify(expected);
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = JSON.stringify(await look());
    if (found === wanted) return;
    if (Date.now() > end) throw new Error(`Expected ${wanted}, found ${found}.`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
