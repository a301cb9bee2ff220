/* global document, requestAnimationFrame, getComputedStyle -- in what runs in the page */
// How the form turns into its receipt, frame by frame.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { addForm, launch, openPage, SCRIPT } from '../support/bundle-page.mjs';

const spec = {
  title: 'Lunch',
  submitLabel: 'Order',
  fields: ['Dish', 'Drink', 'Table', 'Time', 'Name'].map((label) => ({
    type: 'text',
    name: label.toLowerCase(),
    label,
    defaultValue: 'Something',
  })),
};

describe('the way into the receipt', { timeout: 60_000 }, () => {
  let browser;
  let page;
  before(async () => (browser = await launch()));
  after(() => browser.close());
  afterEach(() => page.close());

  /** Presses the button and looks at every frame until the form has come to rest. */
  async function watchSend(options, properties) {
    ({ page } = await openPage(browser, `<p id="above">Above</p><main></main>${SCRIPT}`, options));
    await addForm(page, spec, properties);
    await page.getByRole('button', { name: 'Order' }).focus();
    return page.evaluate(
      () =>
        new Promise((done) => {
          const element = document.querySelector('chat-form');
          const above = document.querySelector('#above');
          const frames = [];
          const seen = () => {
            const time = performance.now();
            const form = element.shadowRoot.querySelector('form');
            frames.push({
              time,
              height: element.getBoundingClientRect().height,
              above: above.getBoundingClientRect().top,
              top: element.getBoundingClientRect().top,
              faded: form ? Number(getComputedStyle(form).opacity) : 0,
              focus: element.shadowRoot.activeElement?.className ?? document.activeElement.localName,
            });
            if (element.phase === 'sent' && !form && element.getAnimations().length === 0) done(frames);
            else requestAnimationFrame(seen);
          };
          requestAnimationFrame(() => {
            seen();
            element.requestSubmit();
          });
        }),
    );
  }

  for (const receipt of ['values', 'mark-only', 'hidden']) {
    it(`eases the height and cross-fades, and no frame jumps: ${receipt}`, async () => {
      const frames = await watchSend({ reducedMotion: 'no-preference' }, { receipt });
      const [first] = frames;
      const last = frames.at(-1);
      assert.ok(first.height - last.height > 150, `from ${first.height} to ${last.height}`);
      assert.ok(frames.length > 5, `${frames.length} frames`);
      const way = first.height - last.height;
      for (const [at, frame] of frames.entries()) {
        const before = frames[at - 1] ?? first;
        assert.equal(frame.above, first.above, 'what is above moves');
        assert.equal(frame.top, first.top, 'the form moves');
        assert.ok(frame.height <= before.height + 1, `grows from ${before.height} to ${frame.height}`);
        // In a slow frame it may go on by as much as the time asks; an ease-out begins with twice the mean speed.
        const most = (way * 2.2 * Math.max(frame.time - before.time, 17)) / 200 + 4;
        assert.ok(
          before.height - frame.height <= most,
          `jumps by ${before.height - frame.height}, ${frame.time - before.time} ms`,
        );
        assert.ok(frame.focus !== 'body', 'the focus falls to the page');
      }
      assert.ok(
        frames.some(({ faded }) => faded > 0.05 && faded < 0.95),
        'the form fades',
      );
      assert.equal(last.focus.split(' ')[0], 'mark');
    });
  }

  it('does not make the thread jump when the top of the form is out of sight', async () => {
    const thread = '<p id="above" style="height:500px">Above</p><main></main><p style="height:600px">Below</p>';
    ({ page } = await openPage(browser, thread + SCRIPT, { reducedMotion: 'no-preference' }));
    await page.setViewportSize({ width: 800, height: 500 });
    await addForm(page, spec, { receipt: 'values' });
    const tops = await page.evaluate(
      () =>
        new Promise((done) => {
          const element = document.querySelector('chat-form');
          document.scrollingElement.scrollTop = element.getBoundingClientRect().top + 150;
          const seen = [];
          const look = () => {
            seen.push(document.querySelector('#above').getBoundingClientRect().top);
            if (element.phase === 'sent' && !element.shadowRoot.querySelector('form')) done(seen);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(() => {
            look();
            element.requestSubmit();
          });
        }),
    );
    assert.ok(tops[0] < -100 && tops.length > 5, `${tops}`);
    // The button may take the focus, and come into sight with that.
    for (const top of tops) assert.ok(Math.abs(top - tops[0]) < 30, `moves from ${tops[0]} to ${top}`);
  });

  it('is a plain swap for those who want no motion', async () => {
    const frames = await watchSend({ reducedMotion: 'reduce' });
    const heights = new Set(frames.map(({ height }) => height));
    assert.ok(heights.size <= 2, `${[...heights]}`);
    assert.ok(frames.every(({ faded }) => faded === 0 || faded === 1));
    assert.equal(frames.at(-1).focus.split(' ')[0], 'mark');
  });
});
