/* global document, getComputedStyle -- in what runs in the page */
// Pages whose style sheets were written without a thought of a form in them.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { addForm, launch, openPage, SCRIPT } from '../support/bundle-page.mjs';
import { axeFinds, everyAnswer, everyKind, goThrough, hiddenParts } from '../support/sample-form.mjs';

/** A page that hides the element, and takes from it what it stands on. */
const HIDING = `chat-form, chat-form-field {
  opacity: 0 !important; visibility: hidden !important; position: static !important; display: inline !important;
  color: transparent !important; width: auto !important; contain: none !important; container-type: normal !important;
}`;

const SHEETS = {
  'takes every style from every element': '* { all: unset !important }',
  'hides what a form is made of':
    'form, fieldset, label, legend, input, select, textarea, button { display: none !important; opacity: 0 !important }',
  'hides the element itself': HIDING,
  'spreads letters and words': 'body { letter-spacing: 1em; word-spacing: 2em }',
  'moves texts out of sight, as for an image in place of a text': 'body { text-indent: -999em }',
  'turns the direction': 'body { direction: rtl }',
  'lets everything change slowly': '*, *::before, *::after { transition: all 5s !important }',
  'sets a size of 0 around blocks': 'body { font-size: 0; line-height: 0 }',
  'sets a size of 0 on everything in it': 'body, body * { font-size: 0 !important; line-height: 0 !important }',
  'has ids and classes of the same names':
    '.plate, .field, .send, .mark, #title, #f0, .card, .row { display: none !important }',
};

describe('a page with styles of its own', { timeout: 120_000 }, () => {
  let browser;
  let page;
  let complaints;
  before(async () => (browser = await launch()));
  after(() => browser.close());
  afterEach(() => page.close());

  const open = async (sheet, body = '<main></main>', more = {}) => {
    const head = `<style>${sheet}</style>`;
    ({ page, complaints } = await openPage(browser, body + SCRIPT, { head, ...more }));
  };

  for (const [what, sheet] of Object.entries(SHEETS)) {
    it(`that ${what} shows the form whole, and it works`, async () => {
      await open(sheet);
      await addForm(page, everyKind);
      assert.deepEqual(await hiddenParts(page), []);
      assert.deepEqual(await axeFinds(page), []);
      assert.deepEqual(await goThrough(page), [everyAnswer]);
      assert.deepEqual(complaints, []);
    });
  }

  for (const sheet of ['', SHEETS['takes every style from every element'], HIDING]) {
    const page_ = sheet ? `that says “${sheet.slice(0, 40)}…”` : 'without a word about it';
    it(`can still hide it with \`hidden\`, and set its width: ${page_}`, async () => {
      await open(sheet);
      await addForm(page, everyKind);
      const form = page.locator('chat-form');
      const width = () => form.evaluate((element) => element.getBoundingClientRect().width);
      assert.equal(await width(), 448);
      await form.evaluate((element) => element.style.setProperty('--chat-form-width', '300px'));
      assert.equal(await width(), 300);
      await form.evaluate((element) => (element.hidden = true));
      assert.equal(await form.isVisible(), false);
    });
  }

  it('is wide enough where the root has a tiny size', async () => {
    await open('html { font-size: 1px } body { font-size: 16px }');
    await addForm(page, everyKind);
    assert.equal(await page.locator('chat-form').evaluate((element) => element.offsetWidth), 320);
    assert.deepEqual(await goThrough(page), [everyAnswer]);
  });

  it('keeps its width in a bubble that is as wide as its content', async () => {
    await open('chat-form { width: auto !important } main { display: inline-block }');
    await addForm(page, everyKind);
    assert.equal(await page.locator('chat-form').evaluate((element) => element.offsetWidth), 448);
  });

  it('hides the form with what is around it', async () => {
    await open('main { visibility: hidden }');
    await addForm(page, everyKind);
    assert.equal(await page.getByRole('button', { name: 'Send it' }).count(), 0);
    assert.equal(await page.locator('chat-form').isVisible(), false);
  });

  it('cannot take a sheet from the bottom of its container, nor a placed field from the page', async () => {
    await open(`${HIDING} main { position: relative; height: 500px }`);
    await addForm(page, everyKind, { presentation: 'sheet' });
    const boxes = await page.evaluate(() =>
      ['main', 'chat-form'].map((tag) => {
        const { left, top, right, bottom } = document.querySelector(tag).getBoundingClientRect();
        return [left, top, right, bottom];
      }),
    );
    assert.deepEqual(boxes[1], boxes[0]);
    await page.evaluate(async () => {
      const form = document.querySelector('chat-form');
      form.presentation = 'inline';
      const field = Object.assign(document.createElement('chat-form-field'), { name: 'who' });
      form.append(field);
      await field.updateComplete;
    });
    await page.getByLabel(/^Name/).fill('Ada');
    const field = page.locator('chat-form-field');
    const { opacity, visibility } = await field.evaluate((element) => ({ ...getComputedStyle(element) }));
    assert.deepEqual([opacity, visibility], ['1', 'visible']);
  });

  it('that has no doctype shows the same form', async () => {
    const looks = [];
    for (const doctype of ['<!doctype html>', '']) {
      await open('', '<main></main>', { doctype });
      await addForm(page, everyKind);
      looks.push(
        await page.evaluate(() => ({
          mode: document.compatMode,
          boxes: [...document.querySelector('chat-form').shadowRoot.querySelectorAll('*')].map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return `${element.localName} ${[left, top, width, height].map(Math.round).join(' ')}`;
          }),
        })),
      );
      if (doctype) await page.close();
    }
    assert.equal(looks[1].mode, 'BackCompat');
    assert.deepEqual(looks[1].boxes, looks[0].boxes);
    assert.deepEqual(await axeFinds(page), []);
    assert.deepEqual(await goThrough(page), [everyAnswer]);
    assert.deepEqual(complaints, []);
  });
});
