/* global document -- in what runs in the page */
// A chat page with the built widget, and a person at it who has nothing but a keyboard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildIfStale } from '../../tools/build-if-stale.mjs';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.mjs';

const dist = join(import.meta.dirname, '../../dist');
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chat</title>
<link rel="icon" href="data:,"></head><body><main></main></body></html>`;

/** Opens the page. What the tests ask of it in an agent's name is shown by the widget and answered by the person. */
export async function openChat() {
  buildIfStale();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  page.setDefaultTimeout(8_000);
  const complaints = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const name = /^\/dist\/([\w.-]+\.js)$/.exec(pathname)?.[1];
    if (!name) return route.fulfill({ contentType: 'text/html', body: html });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(dist, name)) });
  });
  await page.goto('http://localhost/');

  /** Goes on by Tab until a control has the focus. */
  async function tabTo(role, name) {
    const control = page.getByRole(role, { name, exact: true });
    await control.waitFor();
    for (let presses = 0; presses < 100; presses++) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((element) => element.getRootNode().activeElement === element)) return;
    }
    throw new Error(`The ${role} “${name}” cannot be reached by Tab.`);
  }

  return {
    page,
    tabTo,
    /** What a host's handler does: shows the form and waits. The reply comes back over JSON, as from a page to its host. */
    ask: (params, requester) =>
      page.evaluate(
        async ([spec, who]) => {
          const { showForm } = await import('/dist/chat-form.js');
          const container = document.querySelector('main');
          container.replaceChildren();
          return (await showForm(spec, { container, requester: who })).reply;
        },
        [params, requester],
      ),
    press: (...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve()),
    type: (text) => page.keyboard.type(text),
    /** Fails when the page has warned of anything. */
    hush: () => assert.deepEqual(complaints.splice(0), []),
    close: () => browser.close(),
  };
}
