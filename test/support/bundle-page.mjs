/* global document, customElements -- in what runs in the page */
// A page that is served nothing but the built bundle, in a browser of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildIfStale } from '../../tools/build-if-stale.mjs';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.mjs';

const dist = join(import.meta.dirname, '../../dist');

export const SCRIPT = '<script type="module" src="/dist/chat-form.js"></script>';

/** A browser; `args` are added to those that every test has. */
export async function launch(args = []) {
  buildIfStale();
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs, ...args] });
}

/**
 * Opens a page with this body. Returns the page, and what it complained of so far: errors, warnings, violations of its policy.
 * `policy` is its Content-Security-Policy, `doctype` may be left out, `files` are more texts by path, `clock` is the
 * moment at which its clock stands still.
 */
export async function openPage(
  browser,
  body,
  { policy, doctype = '<!doctype html>', head = '', files = {}, clock, ...context } = {},
) {
  const complaints = [];
  const page = await browser.newPage({ reducedMotion: 'reduce', ...context });
  page.setDefaultTimeout(5_000);
  if (clock) await page.clock.setFixedTime(clock);
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = policy ? { 'content-security-policy': policy } : {};
    if (pathname === '/') {
      const html = `${doctype}<html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;
      return route.fulfill({ contentType: 'text/html', headers, body: html });
    }
    if (pathname in files) {
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ contentType, body: files[pathname] });
    }
    const name = /^\/(?:dist|copy)\/([\w.-]+\.js)$/.exec(pathname)?.[1];
    if (!name) return route.fulfill({ status: pathname === '/favicon.ico' ? 204 : 404 });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(dist, name)) });
  });
  await page.goto('http://localhost/');
  return { page, complaints };
}

/** Puts a form into the page, with these properties, and waits until it is drawn. */
export const addForm = (page, spec, properties = {}) =>
  page.evaluate(
    async ([given, more]) => {
      await customElements.whenDefined('chat-form');
      const element = Object.assign(document.createElement('chat-form'), more, { spec: given });
      (document.querySelector('main') ?? document.body).append(element);
      await element.updateComplete;
    },
    [spec, properties],
  );
