/* global document, customElements -- in what runs in the page */
// The bundle carries a leaner Lit (tools/lean-lit.mjs) and templates without their white space. It draws what the npm
// modules draw with Lit as it comes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { launch, openPage } from '../support/bundle-page.mjs';

const root = join(import.meta.dirname, '../..');
const modules = (path) => `/npm/node_modules/${path}`;
const IMPORTS = {
  lit: modules('lit/index.js'),
  'lit/': modules('lit/'),
  'lit-html': modules('lit-html/lit-html.js'),
  'lit-html/': modules('lit-html/'),
  'lit-element/': modules('lit-element/'),
  'lit-element/lit-element.js': modules('lit-element/lit-element.js'),
  '@lit/reactive-element': modules('@lit/reactive-element/reactive-element.js'),
  '@lit/reactive-element/': modules('@lit/reactive-element/'),
  '@lit/context': modules('@lit/context/index.js'),
  jsonriver: modules('jsonriver/index.js'),
};
const head = `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;

/** The asks of the demo, in all dialects. */
async function demoAsks() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'demo/conversations/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const { conversations } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  return conversations.flatMap(({ dialect, asks }) => asks.map(({ name, spec }) => ({ dialect, name, spec })));
}

/** Shows the spec and writes down what is drawn at the start, after a submit with nothing filled in, and after a full one. */
function draw(page, spec, properties = {}) {
  return page.evaluate(
    async ([given, more]) => {
      await customElements.whenDefined('chat-form');
      const sample = {
        text: ({ format, min = 0, max = Infinity }) =>
          ({ email: 'ada@example.org', phone: '+1 555 010 0123', url: 'https://example.org', uri: 'urn:a' })[format] ??
          'A sample text that is long enough for most. '.repeat(9).slice(0, Math.min(Math.max(min, 20), max)),
        number: ({ min, max }) => min ?? Math.min(1, max ?? 1),
        boolean: () => true,
        choice: ({ multiple, options, min, max }) =>
          multiple ? options.slice(0, min ?? max ?? 1).map(({ value }) => value) : (options[0]?.value ?? ''),
        date: ({ min }) => min ?? '2030-05-05',
        time: ({ min }) => min ?? '12:30',
        datetime: () => '2030-05-05T12:30:00Z',
      };
      const element = Object.assign(document.createElement('chat-form'), more, { spec: given });
      document.body.replaceChildren(element);
      const drawn = async () => {
        await element.updateComplete;
        // What the browser does not paint: Lit's marks, and white space between elements.
        return element.shadowRoot.innerHTML
          .replace(/<!--.*?-->/gs, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?(<[^>]*>) ?/g, '$1')
          .replaceAll('>', '>\n');
      };
      const styles = () => element.shadowRoot.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);
      const start = await drawn();
      element.requestSubmit();
      const failed = await drawn();
      const fields = element.form?.fields ?? [];
      element.values = Object.fromEntries(fields.map((field) => [field.name, sample[field.kind](field)]));
      element.requestSubmit();
      const sent = await drawn();
      return { start, failed, sent, phase: element.phase, styles: styles() };
    },
    [spec, properties],
  );
}

describe('the bundle', { timeout: 120_000 }, () => {
  let browser;
  const pages = {};
  let asks;

  before(async () => {
    browser = await launch();
    asks = await demoAsks();
    for (const [name, url] of Object.entries({ bundle: '/dist/chat-form.js', modules: '/npm/dist/define.js' })) {
      const { page, complaints } = await openPage(browser, '', { head });
      await page.route('**/npm/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(join(root, new URL(route.request().url()).pathname.slice('/npm/'.length))),
        }),
      );
      await page.addScriptTag({ type: 'module', url });
      pages[name] = { page, complaints };
    }
  });
  after(() => browser.close());

  const both = async (spec, properties) => [
    await draw(pages.bundle.page, spec, properties),
    await draw(pages.modules.page, spec, properties),
  ];

  it('draws each form of the demo as the npm modules do: at the start, with its errors, and when it was sent', async () => {
    const phases = { sent: 0 };
    for (const { dialect, name, spec } of asks) {
      const [bundle, npm] = await both(spec);
      assert.deepEqual(bundle, npm, `${dialect}: ${name}`);
      assert.ok(bundle.start.length > 100, `${dialect}: ${name}`);
      phases[bundle.phase] = (phases[bundle.phase] ?? 0) + 1;
    }
    assert.ok(asks.length >= 10, `${asks.length} forms`);
    assert.ok(phases.sent > asks.length / 2, JSON.stringify(phases));
  });

  /** The words of a language come after the form, once for a page. */
  const meetWords = async (properties) => {
    for (const { page } of Object.values(pages)) {
      await draw(page, asks[0].spec, properties);
      await page.getByText('اختر واحدًا').first().waitFor({ state: 'attached' });
    }
  };

  const settings = {
    'in another language': { lang: 'ar' },
    'as a sheet': { presentation: 'sheet' },
    'with every way out': { allowCancel: true, allowFreeform: true, requester: 'Tern' },
    'while it is awaited': { loading: true, spec: null },
    'with a level of its own for the title': { headingLevel: 4, receipt: 'mark-only' },
  };
  for (const [what, properties] of Object.entries(settings)) {
    it(`does so ${what}`, async () => {
      if (properties.lang) await meetWords(properties);
      const [bundle, npm] = await both(properties.spec === null ? null : asks[0].spec, properties);
      assert.deepEqual(bundle, npm);
      assert.ok(bundle.start.length > 20);
    });
  }

  it('and neither has anything to complain of', () => {
    assert.deepEqual(pages.bundle.complaints, []);
    // Lit tells that it is the one for production to nobody.
    assert.deepEqual(pages.modules.complaints, []);
  });
});
