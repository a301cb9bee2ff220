/* global document, window, customElements -- in what runs in the page */
// Pages with scripts of their own: old libraries that change what every list has, listeners on everything, forms around.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { addForm, launch, openPage, SCRIPT } from '../support/bundle-page.mjs';
import { axeFinds, everyAnswer, everyKind, goThrough } from '../support/sample-form.mjs';

const short = { title: 'Lunch', fields: [{ key: 'dish', label: 'Dish', type: 'text', required: true }] };

const LIBRARIES = {
  'gives every list and every object more methods, which a loop over keys meets': `
    Array.prototype.each = function (run) { for (var i = 0; i < this.length; i++) run(this[i], i); return this; };
    Array.prototype.remove = Array.prototype.clone = Array.prototype.inspect = function () { return this; };
    Object.prototype.extend = function () { return this; };
    String.prototype.strip = function () { return String(this); };`,
  'has methods of its own in place of those that lists have': `
    (function (list) {
      list.map = function (run, self) { var out = []; for (var i = 0; i < this.length; i++) out.push(run.call(self, this[i], i, this)); return out; };
      list.filter = function (run, self) { var out = []; for (var i = 0; i < this.length; i++) if (run.call(self, this[i], i, this)) out.push(this[i]); return out; };
      list.find = list.detect = function (run, self) { for (var i = 0; i < this.length; i++) if (run.call(self, this[i], i)) return this[i]; };
      list.some = list.any = function (run, self) { for (var i = 0; i < this.length; i++) if (run.call(self, this[i], i)) return true; return false; };
      list.at = function (at) { return this[at < 0 ? this.length + at : at]; };
      list.includes = list.include = function (one) { return this.indexOf(one) !== -1; };
      list.first = function () { return this[0]; };
      list.last = function () { return this[this.length - 1]; };
    })(Array.prototype);`,
  'folds lists in its own way': `
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };`,
  'stops every submit on its way down': `
    document.addEventListener('submit', function (event) { event.preventDefault(); }, true);`,
  'writes lists as JSON in its own way, and makes them of anything with a length': `
    Array.prototype.toJSON = function () {
      return '[' + this.map(function (one) { return JSON.stringify(one); }).join(', ') + ']';
    };
    Array.from = function (from) {
      var length = from ? from.length || 0 : 0, out = new Array(length);
      while (length--) out[length] = from[length];
      return out;
    };
    Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(); };`,
  'looks into every shadow root': `
    window.roots = [];
    var attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      var root = attach.call(this, Object.assign({}, options, { mode: 'open' }));
      roots.push(root);
      return root;
    };`,
  'checks forms: it stops what happens to them, wherever that is': `
    ['submit', 'click', 'keydown', 'input', 'change', 'invalid'].forEach(function (type) {
      document.addEventListener(type, function (event) {
        if (!event.target.matches('form, input, select, textarea, button, label')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);
    });`,
  'hears of everything that reaches the document, and prevents each submit': `
    ['submit', 'reset', 'invalid', 'cancel', 'close'].forEach(function (type) {
      document.addEventListener(type, function (event) { event.preventDefault(); });
    });`,
};

describe('a page with scripts of its own', { timeout: 120_000 }, () => {
  let browser;
  let page;
  let complaints;
  before(async () => (browser = await launch()));
  after(() => browser.close());
  afterEach(() => page.close());

  const open = async (script, body = '<main></main>', more = {}) => {
    const files = { '/old.js': script };
    const head = '<script src="/old.js"></script>';
    ({ page, complaints } = await openPage(browser, body + SCRIPT, { files, head, ...more }));
  };

  for (const [what, script] of Object.entries(LIBRARIES)) {
    it(`that ${what}: the form works, and so does what comes by need`, async () => {
      await open(script);
      await addForm(page, everyKind);
      // axe itself does not get through objects that have more keys than their own, nor through such folds.
      if (!/Object\.prototype\.|reduce/.test(script)) assert.deepEqual(await axeFinds(page), []);
      assert.deepEqual(await page.locator('chat-form').evaluate(({ issues }) => issues), []);
      // Across the border to the test runner a list is written by itself, so it is asked for as text, key by key.
      const replies = await goThrough(page);
      assert.equal(JSON.stringify(replies), JSON.stringify([everyAnswer]));
      const hidden = 'Two\u200bletters';
      const mended = {
        title: 'Code',
        description: hidden,
        fields: [{ key: 'code', type: 'text', pattern: '[a-z]{2}' }],
      };
      await addForm(page, mended, { lang: 'de' });
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.fill('A🦉');
      await page.getByRole('button', { name: 'Absenden' }).click();
      await page.getByText(/„Code“/).waitFor();
      await code.fill('ab');
      await page.keyboard.press('Enter');
      await page.getByText('Beantwortet', { exact: true }).waitFor();
      assert.deepEqual(complaints, []);
    });
  }

  it('posts a list as a list, whatever a library makes of lists', async () => {
    await open(LIBRARIES['writes lists as JSON in its own way, and makes them of anything with a length']);
    const bodies = [];
    await page.route('**/answer', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ json: { status: 'sent' } });
    });
    const options = ['Salt', 'Oil'].map((label) => ({ value: label.toLowerCase(), label }));
    await addForm(
      page,
      { title: 'Lunch', fields: [{ key: 'with', label: 'With', type: 'multiselect', options }] },
      { action: '/answer' },
    );
    await page.getByRole('checkbox', { name: 'Oil' }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Sent', { exact: true }).waitFor();
    assert.deepEqual(bodies, [{ status: 'submitted', result: { values: { with: ['oil'] } } }]);
  });

  it('may have had an element of that name from another version: it stays, and nothing throws', async () => {
    await open(
      `
      customElements.define('chat-form', class extends HTMLElement { connectedCallback() { this.textContent = 'Old'; } });
    `,
      '<chat-form></chat-form>',
    );
    await page.getByText('Old', { exact: true }).waitFor();
    await page.waitForFunction(() => customElements.get('chat-form-field'));
    assert.deepEqual(complaints, ['Defined already and left as it is by this copy of chat-form: <chat-form>.']);
  });

  it('has two versions in turn: the first one draws, and both can ask', async () => {
    await open('', '<main></main>');
    await addForm(page, short);
    const outcome = page.evaluate(async (spec) => {
      const { showForm } = await import('/copy/chat-form.js');
      return showForm(spec, { container: document.querySelector('main') });
    }, everyKind);
    await page.getByLabel('Budget').waitFor();
    await goThrough(page);
    assert.deepEqual((await outcome).reply, everyAnswer);
    assert.equal(complaints.length, 1);
    assert.match(complaints[0], /^Defined already/);
  });

  describe('has a form around it', () => {
    const around = (inner = '') =>
      `<form action="/page" id="around"><input name="city" value="Oslo">${inner}<main></main><button>Go</button></form>`;
    const SENT = `window.sent = 0; document.addEventListener('submit', function (event) { sent++; event.preventDefault(); });`;

    it('which is neither sent with it, nor holds anything of it', async () => {
      await open(SENT, around());
      await addForm(page, everyKind);
      await page.getByLabel(/^Name/).fill('Ada');
      await page.keyboard.press('Enter');
      await page.getByText('Answered', { exact: true }).first().waitFor();
      const held = await page.evaluate(() => [...new FormData(document.querySelector('#around')).keys()]);
      assert.deepEqual(held, ['city']);
      assert.equal(await page.evaluate(() => window.sent), 0);
      assert.equal(new URL(page.url()).pathname, '/');
      await page.getByRole('button', { name: 'Go' }).click();
      assert.equal(await page.evaluate(() => window.sent), 1);
      assert.deepEqual(complaints, []);
    });

    it('whose fields have the names of what every element has', async () => {
      const named = ['parentNode', 'host', 'lang', 'dir', 'id', 'submit', 'action'];
      await open(SENT, around(named.map((name) => `<input name="${name}" aria-label="${name}">`).join('')));
      await addForm(page, short);
      await page.getByRole('textbox', { name: 'Dish' }).fill('Soup');
      await page.keyboard.press('Enter');
      await page.getByText('Answered', { exact: true }).first().waitFor();
      assert.deepEqual(complaints, []);
    });
  });

  it('has elements with the names of what a script reads', async () => {
    const names = [
      'customElements',
      'document',
      'crypto',
      'navigator',
      'trustedTypes',
      'CSSStyleSheet',
      'chatForm',
      'matchMedia',
    ];
    const body = names.map((name) => `<a id="${name}"></a><img name="${name}" alt="">`).join('');
    await open('window.name = "chat-form";', `${body}<main></main>`);
    await addForm(page, everyKind);
    assert.deepEqual(await axeFinds(page), []);
    assert.deepEqual(await goThrough(page), [everyAnswer]);
    assert.deepEqual(complaints, []);
  });

  it('has its base elsewhere: what comes by need still comes from beside the bundle', async () => {
    const script = SCRIPT.replace('/dist', 'http://localhost/dist');
    const head = '<base href="https://elsewhere.example/deep/">';
    ({ page, complaints } = await openPage(browser, `<main></main>${script}`, { head }));
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await addForm(page, everyKind, { lang: 'de' });
    await addForm(page, { title: 'Code', fields: [{ key: 'code', type: 'text', pattern: '[a-z]{2}' }] });
    await page.getByRole('textbox', { name: 'Code' }).waitFor();
    const chunks = asked.filter((url) => url.includes('chat-form.'));
    assert.ok(chunks.length >= 4, chunks.join());
    assert.deepEqual(
      chunks.filter((url) => !url.startsWith('http://localhost/dist/')),
      [],
    );
    assert.deepEqual(complaints, []);
  });

  describe('has it in a dialog', () => {
    const openDialog = async (spec, properties) => {
      await open(
        `window.heard = []; addEventListener('load', function () {
        var dialog = document.querySelector('dialog');
        ['cancel', 'close'].forEach(function (type) { dialog.addEventListener(type, function () { heard.push(type); }); });
        dialog.showModal();
      });`,
        '<dialog aria-label="Lunch"><main></main></dialog>',
      );
      await addForm(page, spec, properties);
    };
    const heard = () => page.evaluate(() => window.heard);
    const isOpen = () => page.evaluate(() => document.querySelector('dialog').open);

    it('which stays open when Escape cancels the form, and closes with the next', async () => {
      await openDialog(short, { allowCancel: true });
      await page.getByLabel('Dish').fill('Soup');
      assert.deepEqual(await axeFinds(page), []);
      await page.keyboard.press('Escape');
      await page.getByText('Cancelled', { exact: true }).first().waitFor();
      assert.equal(await isOpen(), true);
      assert.deepEqual(await heard(), []);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => window.heard.includes('close'));
      assert.deepEqual(await heard(), ['cancel', 'close']);
      assert.deepEqual(complaints, []);
    });

    it('which closes on Escape where the form has nothing to cancel', async () => {
      await openDialog(short);
      await page.getByLabel('Dish').focus();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => window.heard.includes('close'));
      assert.deepEqual(await heard(), ['cancel', 'close']);
    });

    it('which hears nothing of a cancel by the button, and is not closed by a submit', async () => {
      await openDialog(short, { allowCancel: true });
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Cancelled', { exact: true }).first().waitFor();
      await addForm(page, everyKind);
      assert.deepEqual(await goThrough(page), [everyAnswer]);
      assert.equal(await isOpen(), true);
      assert.deepEqual(await heard(), []);
    });
  });
});
