/* global document, window, gc, requestAnimationFrame -- in what runs in the page */
// A thread adds and removes forms all day: nothing of them may stay.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { launch, openPage, SCRIPT } from '../support/bundle-page.mjs';

const TIMES = 300;
const specs = {
  'a form': {
    type: 'form',
    fallback_text: 'A short form.',
    props: {
      form_id: 'leak',
      fields: [
        { kind: 'text', name: 'a', label: 'A' },
        { kind: 'select', name: 'b', label: 'B', options: [{ label: 'One', value: '1' }] },
      ],
      submit_label: 'Send',
    },
  },
  'a form that ends by itself': { title: 'Soon', ttl_minutes: 5, fields: [{ key: 'a', label: 'A', type: 'text' }] },
};

describe('forms that come and go', { timeout: 120_000 }, () => {
  let browser;
  let page;
  let complaints;
  before(async () => (browser = await launch(['--js-flags=--expose-gc'])));
  after(() => browser.close());
  afterEach(() => page.close());

  /** Counts what is added to and taken from the outside: listeners of document, window and viewport, timers. */
  const watchOutside = () => {
    window.outside = { listeners: 0, timers: new Set() };
    const isOutside = (target) => target === document || target === window || target === window.visualViewport;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args) {
      if (isOutside(this)) window.outside.listeners++;
      return addEventListener.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function (...args) {
      if (isOutside(this)) window.outside.listeners--;
      return removeEventListener.apply(this, args);
    };
    const { setTimeout, clearTimeout } = window;
    window.setTimeout = (run, ms, ...args) => {
      const id = setTimeout(
        (...given) => {
          window.outside.timers.delete(id);
          run(...given);
        },
        ms,
        ...args,
      );
      window.outside.timers.add(id);
      return id;
    };
    window.clearTimeout = (id) => {
      window.outside.timers.delete(id);
      clearTimeout(id);
    };
  };

  for (const [what, spec] of Object.entries(specs)) {
    for (const presentation of ['inline', 'sheet']) {
      it(`leave nothing behind: ${what}, ${presentation}`, async () => {
        ({ page, complaints } = await openPage(browser, '<main></main>'));
        await page.evaluate(watchOutside);
        await page.addScriptTag({ type: 'module', url: '/dist/chat-form.js' });
        const left = await page.evaluate(
          async ([given, times, way]) => {
            const main = document.querySelector('main');
            // A thread keeps the blocks of its messages, whatever becomes of the elements.
            const blocks = Array.from({ length: times + 1 }, () => ({ ...given }));
            const refs = [];
            const show = async (at) => {
              const element = Object.assign(document.createElement('chat-form'), {
                spec: blocks[at],
                presentation: way,
              });
              main.append(element);
              await element.updateComplete;
              element.focus();
              element.remove();
              return element;
            };
            await show(times);
            const { listeners } = window.outside;
            for (let time = 0; time < times; time++) {
              refs.push(new WeakRef(await show(time)));
              if (time % 20 === 0) await new Promise((done) => requestAnimationFrame(done));
            }
            const outside = { listeners: window.outside.listeners - listeners, timers: window.outside.timers.size };
            // The last one that had the focus is remembered by the browser itself.
            const field = document.body.appendChild(document.createElement('input'));
            field.focus();
            // Looking at a reference keeps its object for the rest of the task, so nobody looks until the end.
            for (let round = 0; round < 20; round++) {
              gc();
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }
            return { ...outside, kept: blocks.length - 1, alive: refs.flatMap((ref, at) => (ref.deref() ? [at] : [])) };
          },
          [spec, TIMES, presentation],
        );
        assert.deepEqual(left, { listeners: 0, timers: 0, kept: TIMES, alive: [] });
        assert.deepEqual(complaints, []);
      });
    }
  }

  it('that are added again work', async () => {
    ({ page, complaints } = await openPage(browser, `<main></main>${SCRIPT}`));
    await page.evaluate(async (given) => {
      const element = Object.assign(document.createElement('chat-form'), { spec: given });
      const main = document.querySelector('main');
      for (let time = 0; time < 20; time++) {
        main.append(element);
        await element.updateComplete;
        element.remove();
      }
      main.append(element);
      document.sent = [];
      element.addEventListener('submit', ({ detail }) => document.sent.push(detail.reply));
    }, specs['a form']);
    await page.getByLabel('A', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Answered', { exact: true }).waitFor();
    assert.deepEqual(await page.evaluate(() => document.sent), [
      { form_submission: { form_id: 'leak', values: { a: 'x' } } },
    ]);
    assert.deepEqual(complaints, []);
  });

  it('that are removed while sending abort, and nothing throws', async () => {
    ({ page, complaints } = await openPage(browser, `<main></main>${SCRIPT}`));
    const aborted = await page.evaluate(async (given) => {
      const main = document.querySelector('main');
      const signals = [];
      for (let time = 0; time < 50; time++) {
        const element = Object.assign(document.createElement('chat-form'), { spec: { ...given } });
        element.addEventListener('submit', (event) => {
          signals.push(event.detail.signal);
          event.respondWith(new Promise(() => undefined));
        });
        main.append(element);
        await element.updateComplete;
        element.requestSubmit();
        element.remove();
      }
      await new Promise((done) => requestAnimationFrame(done));
      return signals.filter(({ aborted: is }) => is).length;
    }, specs['a form']);
    assert.equal(aborted, 50);
    assert.deepEqual(complaints, []);
  });
});
