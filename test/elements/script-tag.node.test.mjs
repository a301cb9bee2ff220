/* global document, customElements -- in what runs in the page */
// The built bundle in a page that has nothing but a script tag.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { chromium } from 'playwright';
import { buildIfStale } from '../../tools/build-if-stale.mjs';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.mjs';

const dist = join(import.meta.dirname, '../../dist');
const spec = { title: 'Lunch order', fields: [{ type: 'text', name: 'dish', label: 'Dish', required: true }] };
const form = `<chat-form spec='${JSON.stringify(spec)}'></chat-form>`;
const script = (folder = 'dist') => `<script type="module" src="/${folder}/chat-form.js"></script>`;

describe('a page with a script tag', { timeout: 120_000 }, () => {
  let browser;
  let page;
  const complaints = [];
  /** The scripts that the page has asked for. */
  const scripts = [];

  before(async () => {
    buildIfStale();
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  });
  after(() => browser.close());
  afterEach(() => page.close());

  /** Opens a page with this body; the bundle and its chunks are all that is served beside it. */
  async function open(body) {
    complaints.length = 0;
    scripts.length = 0;
    page = await browser.newPage();
    page.setDefaultTimeout(5_000);
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        const head = '<meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">';
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
        });
      }
      const name = /^\/(?:dist|copy)\/([\w.-]+\.js)$/.exec(pathname)?.[1];
      if (!name) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(dist, name)) });
    });
    await page.goto('http://localhost/');
  }

  const replies = () =>
    page.evaluate(() => {
      const sent = [];
      document.addEventListener('chat-form-submit', ({ detail }) => sent.push(detail.reply));
      return customElements.whenDefined('chat-form').then(() => void (document.sent = sent));
    });

  async function order() {
    await replies();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Enter “Dish”.').waitFor();
    await page.getByRole('textbox', { name: 'Dish' }).fill('Soup');
    await page.keyboard.press('Enter');
    await page.getByText('Answered').waitFor();
    return page.evaluate(() => document.sent);
  }

  it('draws a form that stands in the page before the script', async () => {
    await open(form + script());
    assert.deepEqual(await order(), [{ values: { dish: 'Soup' } }]);
    assert.deepEqual(complaints, []);
  });

  it('draws a form that comes after the script', async () => {
    await open(script() + form);
    assert.deepEqual(await order(), [{ values: { dish: 'Soup' } }]);
    assert.deepEqual(complaints, []);
  });

  it('says what is wrong with a spec that needs mending, and draws it', async () => {
    await open(script() + form.replace('"label":"Dish",', ''));
    await page.getByRole('textbox', { name: 'Dish' }).waitFor();
    const codes = () => page.locator('chat-form').evaluate(({ issues }) => issues.map(({ code }) => code));
    assert.ok((await codes()).includes('missing'));
    assert.deepEqual(complaints, []);
  });

  it('fetches the words of its language from beside itself', async () => {
    await open(script() + form.replace('<chat-form', '<chat-form lang="de"'));
    await page.getByRole('button', { name: 'Absenden' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('may have the script twice', async () => {
    await open(script() + script() + form);
    assert.deepEqual(await order(), [{ values: { dish: 'Soup' } }]);
    assert.deepEqual(complaints, []);
  });

  it('may have two copies of the script: the first stays, and the second warns once', async () => {
    await open(script() + script('copy') + form);
    assert.deepEqual(await order(), [{ values: { dish: 'Soup' } }]);
    assert.equal(complaints.length, 1);
    assert.match(complaints[0], /^Defined already .*<chat-form>, <chat-form-field>/);
  });

  it('loses no answer that is given before the waiting code of showForm has come', async () => {
    await open('<main></main>');
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route('**/chat-form.outcome-of.js', async (route) => {
      await held;
      await route.fallback();
    });
    const outcome = page.evaluate(async (given) => {
      const { showForm } = await import('/dist/chat-form.js');
      return showForm(given, { container: document.querySelector('main') });
    }, spec);
    await page.getByLabel('Dish').fill('Soup');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Answered').first().waitFor();
    release();
    assert.deepEqual((await outcome).reply, { values: { dish: 'Soup' } });
  });

  it('shows a form without its patterns, and says so, where the engine cannot be fetched', async () => {
    const coded = { title: 'Code', fields: [{ key: 'code', label: 'Code', type: 'text', pattern: '[0-9]+' }] };
    await open('<main></main>');
    await page.route('**/chat-form.patterns.js', (route) => route.abort());
    const issues = await page.evaluate(
      async ([given, plain]) => {
        await import('/dist/chat-form.js');
        const issuesOf = async (spec) => {
          const element = document.createElement('chat-form');
          element.spec = spec;
          document.querySelector('main').prepend(element);
          await element.updateComplete;
          return element.issues.map(({ code, severity }) => `${severity} ${code}`);
        };
        return [await issuesOf(given), await issuesOf(plain)];
      },
      [coded, spec],
    );
    // A form that needs no engine has nothing to say of it.
    assert.deepEqual(issues, [['warning lost-part'], []]);
    const form = page.locator('chat-form').last();
    await form.getByRole('textbox').fill('abc');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Answered').first().waitFor();
    complaints.length = 0;
  });

  it('judges what asks for a secret before it is drawn', async () => {
    await open(script() + form.replace('"label":"Dish"', '"label":"Password"'));
    await page.getByText('This looks like a secret').waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Password' }).count(), 1);
    assert.deepEqual(complaints, []);
  });

  /** A form of each system, with the rest of its kinds, days and times among them. */
  const plain = {
    collect_form: {
      title: 'Visit',
      fields: [
        { key: 'dish', label: 'Dish', type: 'text', required: true },
        { key: 'day', label: 'Day', type: 'date', min: '2026-01-01', required: true },
        { key: 'hour', label: 'Hour', type: 'time' },
        { key: 'moment', label: 'Moment', type: 'datetime' },
        { key: 'sizes', label: 'Sizes', type: 'multiselect', options: [{ value: 's', label: 'Small' }] },
      ],
    },
    form_block: {
      type: 'form',
      form_id: 'visit',
      fields: [
        { name: 'dish', label: 'Dish', field_type: 'text', required: true },
        { name: 'day', label: 'Day', field_type: 'date', required: true },
        { name: 'size', label: 'Size', field_type: 'select', required: false, options: [{ label: 'S', payload: 's' }] },
      ],
    },
    collect_user_input: {
      title: 'Visit',
      fields: [
        { name: 'dish', label: 'Dish', type: 'text', required: true },
        { name: 'day', label: 'Day', type: 'date', required: true },
        { name: 'sure', label: 'Sure', type: 'checkbox' },
      ],
    },
    copilot_form: {
      type: 'form',
      fallback_text: 'Which dish?',
      props: {
        form_id: 'visit',
        submit_label: 'Submit',
        fields: [
          { kind: 'text', name: 'dish', label: 'Dish', required: true },
          { kind: 'date', name: 'day', label: 'Day', required: true },
          { kind: 'toggle', name: 'sure', label: 'Sure' },
        ],
      },
    },
  };
  // A form that ends by itself, as those of this system do in an hour, fetches its clock when it has been drawn.
  const LATER = { collect_form: ['/dist/chat-form.clock.js'] };
  for (const [dialect, given] of Object.entries(plain)) {
    it(`shows and sends a form of ${dialect} that is in order with the bundle alone, days and times included`, async () => {
      await open(`<chat-form spec='${JSON.stringify(given)}'></chat-form>${script()}`);
      await page.waitForFunction(() => document.querySelector('chat-form').form);
      assert.equal(await page.locator('chat-form').evaluate(({ form: { dialect } }) => dialect), dialect);
      await page.getByRole('textbox', { name: 'Dish' }).fill('Soup');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Choose “Day”.').waitFor();
      await page.getByLabel('Day').fill('2027-05-10');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Answered', { exact: true }).waitFor();
      assert.deepEqual(scripts, ['/dist/chat-form.js', ...(LATER[dialect] ?? [])]);
      assert.deepEqual(complaints, []);
    });
  }

  it('fetches nothing more for a reply in free words', async () => {
    await open(form + script());
    await page.getByRole('button', { name: 'Or type a response instead' }).waitFor();
    await page.getByRole('button', { name: 'Or type a response instead' }).click();
    await page.getByLabel('Your response').fill('No lunch today');
    await page.getByRole('button', { name: 'Send response' }).click();
    await page.getByText('No lunch today').waitFor();
    assert.deepEqual(scripts, ['/dist/chat-form.js']);
  });

  it('fetches the reader of elicitations for an elicitation, and for it alone', async () => {
    await open('<main></main>');
    const shown = (given) =>
      page.evaluate(async (one) => {
        await import('/dist/chat-form.js');
        const element = document.createElement('chat-form');
        element.spec = one;
        document.querySelector('main').replaceChildren(element);
        await element.updateComplete;
        return element.form?.dialect;
      }, given);
    assert.equal(await shown({ ...spec, allowFreeformResponse: false }), 'collect_user_input');
    assert.deepEqual(scripts, ['/dist/chat-form.js']);
    const properties = { dish: { type: 'string', title: 'Dish', enum: ['Soup', 'Salad'] } };
    const request = { message: 'Lunch?', requestedSchema: { type: 'object', properties } };
    assert.equal(await shown(request), 'mcp_elicitation');
    assert.deepEqual(scripts, ['/dist/chat-form.js', '/dist/chat-form.far.js']);
    await page.getByRole('radio', { name: 'Salad' }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Answered').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('says what is missing where the reader of elicitations cannot be fetched', async () => {
    await open('<main></main>');
    await page.route('**/chat-form.far.js', (route) => route.abort());
    const issues = await page.evaluate(async () => {
      await import('/dist/chat-form.js');
      const element = document.createElement('chat-form');
      element.spec = {
        message: 'Lunch?',
        requestedSchema: { type: 'object', properties: { dish: { type: 'string' } } },
      };
      document.querySelector('main').append(element);
      await element.updateComplete;
      return element.issues.map(({ code, severity }) => `${severity} ${code}`);
    });
    assert.deepEqual(issues, ['error lost-part']);
    await page.getByText('This form cannot be shown.').waitFor();
  });

  it('waits with nothing to see where the skeleton cannot be fetched, and draws the form all the same', async () => {
    await open('');
    await page.route('**/chat-form.skeleton.js', (route) => route.abort());
    await page.evaluate(async (given) => {
      await import('/dist/chat-form.js');
      const element = document.createElement('chat-form');
      element.loading = true;
      document.body.append(element);
      await element.updateComplete;
      Object.assign(element, { loading: false, spec: given });
    }, spec);
    await page.getByLabel('Dish').waitFor();
    // The browser itself reports the chunk; nothing else may be said.
    assert.deepEqual(
      complaints.filter((text) => !text.includes('ERR_FAILED')),
      [],
    );
  });
});
