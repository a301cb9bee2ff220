/* global customElements -- in what runs in the page */
// The fuzzing in a page that has the built bundle: every form is drawn, filled and sent there, as test/fuzz/draw.ts says.
import { join } from 'node:path';
import { build } from 'esbuild';
import { launch, openPage, SCRIPT } from '../support/bundle-page.mjs';

/** `draw(options)` for a whole run, `redraw(regression)` for one kept input, the `page`, its `complaints`, and `close()`. */
export async function openDrawing() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'draw.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    logLevel: 'error',
  });
  const browser = await launch();
  try {
    const files = { '/draw.js': outputFiles[0].text };
    const { page, complaints } = await openPage(browser, SCRIPT, { files });
    // A press of the mouse, told to the browser in one go: Playwright's own waits for a frame after each part.
    const session = await page.context().newCDPSession(page);
    const mouse = (type, x, y) =>
      session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await page.exposeFunction('press', (x, y) =>
      Promise.all(['mousePressed', 'mouseReleased'].map((type) => mouse(type, x, y))),
    );
    const run = (name, input) =>
      page.evaluate(
        async ([called, given]) => {
          await customElements.whenDefined('chat-form');
          const drawing = await import('/draw.js');
          return drawing[called](JSON.parse(given));
        },
        // As text: on its way into a page an object loses a key called `__proto__`.
        [name, JSON.stringify(input)],
      );
    return {
      page,
      complaints,
      draw: (options) => run('drawAll', options),
      redraw: (regression) => run('redraw', regression),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
