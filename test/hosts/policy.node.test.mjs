/* global document, window, customElements -- in what runs in the page */
// Pages with a strict Content-Security-Policy.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { addForm, launch, openPage, SCRIPT } from '../support/bundle-page.mjs';
import { axeFinds, everyAnswer, everyKind, goThrough, looksOf } from '../support/sample-form.mjs';

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
const POLICIES = {
  'with trusted types of any name': STRICT,
  'with the one name': `${STRICT}; trusted-types chat-form`,
};
// What a page allows that has no use for any policy.
const NONE = `${STRICT}; trusted-types 'none'`;

const WATCH = {
  '/watch.js': `window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.sample));`,
};
const head = '<script src="/watch.js"></script>';
const short = { title: 'Lunch', fields: [{ key: 'dish', label: 'Dish', type: 'text', required: true }] };
const elicitation = {
  message: 'Lunch?',
  requestedSchema: { type: 'object', properties: { dish: { type: 'string' } } },
};

describe('a page with a strict policy', { timeout: 120_000 }, () => {
  let browser;
  let page;
  let complaints;
  before(async () => (browser = await launch()));
  after(() => browser.close());
  afterEach(() => page.close());

  const open = async (policy, body = `<main></main>${SCRIPT}`, more = {}) => {
    ({ page, complaints } = await openPage(browser, body, { policy, head, files: WATCH, ...more }));
  };
  const violations = () => page.evaluate(() => window.violations);
  const expectQuiet = async () => {
    assert.deepEqual(await violations(), []);
    assert.deepEqual(complaints, []);
  };

  for (const [what, policy] of Object.entries(POLICIES)) {
    it(`shows a form of every kind, its error, and its receipt, and violates nothing: ${what}`, async () => {
      await open(policy);
      await addForm(page, everyKind);
      assert.deepEqual(await goThrough(page), [everyAnswer]);
      assert.deepEqual(await axeFinds(page), []);
      await expectQuiet();
    });

    it(`may have a second copy, which stays out of the way: ${what}`, async () => {
      await open(policy, `<main></main>${SCRIPT}${SCRIPT.replace('dist', 'copy')}`);
      await addForm(page, everyKind);
      assert.deepEqual(await goThrough(page), [everyAnswer]);
      assert.deepEqual(await violations(), []);
      assert.equal(complaints.length, 1, complaints.join());
      assert.match(complaints[0], /^Defined already /);
    });

    it(`looks as in a page without one, before and after an error: ${what}`, async () => {
      const looks = [];
      for (const given of [undefined, policy]) {
        await open(given);
        await addForm(page, everyKind);
        const start = await looksOf(page);
        await page.getByRole('button', { name: 'Send it' }).click();
        await page.getByText('Enter “Name”.').waitFor();
        looks.push({ start, error: await looksOf(page) });
        if (given === undefined) await page.close();
      }
      assert.ok(looks[0].start.length > 100);
      assert.notDeepEqual(looks[0].start, looks[0].error);
      assert.deepEqual(looks[1], looks[0]);
    });
  }

  /** What makes each chunk come; the page has a `<main>`. */
  const PARTS = {
    mend: () => addForm(page, { title: 'Lunch', fields: [{ key: 'dish', type: 'text' }] }),
    patterns: () => addForm(page, { ...short, fields: [{ ...short.fields[0], pattern: '[a-z]+' }] }),
    scrutiny: () => addForm(page, { ...short, fields: [{ ...short.fields[0], label: 'Password' }] }),
    far: () => addForm(page, elicitation),
    clock: () => addForm(page, { ...short, ttl_minutes: 5 }),
    sheet: () => addForm(page, short, { presentation: 'sheet' }),
    skeleton: () => addForm(page, null, { loading: true }),
    stream: () => addForm(page, JSON.stringify(short).slice(0, -2), { streaming: true }),
    draft: () => addForm(page, short, { draftKey: 'lunch' }),
    http: () => addForm(page, short, { action: '/answer' }),
    de: () => addForm(page, short, { lang: 'de' }),
    ar: () => addForm(page, short, { lang: 'ar' }),
    'placed-field': async () => {
      await addForm(page, short);
      await page.evaluate(async () => {
        const field = Object.assign(document.createElement('chat-form-field'), { name: 'dish' });
        document.querySelector('chat-form').append(field);
        await field.updateComplete;
      });
    },
    'outcome-of': () =>
      page.evaluate(async (given) => {
        const { showForm } = await import('/dist/chat-form.js');
        const outcome = showForm(given, { container: document.querySelector('main') });
        const form = document.querySelector('chat-form');
        await form.updateComplete;
        form.requestCancel();
        return outcome;
      }, short),
  };

  for (const [name, show] of Object.entries(PARTS)) {
    it(`may fetch and run “${name}”`, async () => {
      const fetched = [];
      await open(POLICIES['with the one name']);
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await show();
      assert.ok(fetched.includes(`/dist/chat-form.${name}.js`), fetched.join());
      await expectQuiet();
    });
  }

  it('has met every chunk that there is', () => {
    const chunks = readdirSync(join(import.meta.dirname, '../../dist')).flatMap(
      (name) => /^chat-form\.(.+)\.js$/.exec(name)?.[1] ?? [],
    );
    assert.deepEqual(
      chunks.filter((name) => !Object.hasOwn(PARTS, name)),
      [],
    );
  });

  it('says in words that a form cannot be shown where the page allows no policy at all', async () => {
    await open(NONE);
    const shown = await page.evaluate(async (spec) => {
      await customElements.whenDefined('chat-form');
      const element = Object.assign(document.createElement('chat-form'), { spec });
      document.querySelector('main').append(element);
      await element.updateComplete.catch(() => undefined);
      return [element.shadowRoot.textContent, element.offsetHeight > 0];
    }, short);
    assert.deepEqual(shown, ['This form cannot be shown.', true]);
    assert.deepEqual(await violations(), ['trusted-types chat-form']);
    assert.ok(
      complaints.some((text) => /Policy.*chat-form/.test(text)),
      complaints.join(),
    );
  });

  it('may post the answers to its own address', async () => {
    await open(STRICT);
    await page.route('**/answer', (route) => route.fulfill({ json: { status: 'sent' } }));
    await addForm(page, short, { action: '/answer' });
    await page.getByLabel('Dish').fill('Soup');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Sent', { exact: true }).waitFor();
    await expectQuiet();
  });
});
