// Stands where a Playwright page does for the commands of the tests: keyboard, mouse, window and locators.
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chord, strokes } from './keys.mjs';
import { Locator } from './locator.mjs';

/** What runs in the page, as one script that leaves its functions under this name. */
const GLOBAL = '__webkitInPage';

async function bundleInPage() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page/acts.mjs', import.meta.url))],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'inPage', target: 'es2022' },
  });
  const hidden = `Object.defineProperty(globalThis, '${GLOBAL}', { value: inPage })`;
  return `${outputFiles[0].text};${hidden};`;
}

/** A second press here, and at once, would be a double click. */
const ASIDE = 4;

export class WebKitPage {
  engine = 'webkit';
  /** In CSS pixels: that of the tool bar. */
  leastWidth = 447;
  #session;
  #inPage;
  #last = {};

  constructor(session) {
    this.#session = session;
  }

  /** Calls a function of in-page/acts.mjs, which a new page does not have yet. */
  async inPage(name, ...args) {
    const call = (isLast) =>
      this.#session.runLater(
        `if (!globalThis.${GLOBAL}) return ${isLast ? 'null' : '{ isNew: true }'};
        return globalThis.${GLOBAL}[args[0]](...args.slice(1).map((one) => one ?? undefined));`,
        name,
        ...args,
      );
    const answer = await call(false);
    if (answer?.isNew !== true) return answer;
    this.#inPage ??= await bundleInPage();
    await this.#session.run(this.#inPage);
    return call(true);
  }

  locator(css) {
    return new Locator(this).locator(css);
  }

  frameLocator(css) {
    return new Locator(this).frameLocator(css);
  }

  getByRole(role, options) {
    return new Locator(this).getByRole(role, options);
  }

  getByText(text, options) {
    return new Locator(this).getByText(text, options);
  }

  #keys(actions) {
    return this.#session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  keyboard = {
    press: (keys) => this.#keys(chord(keys)),
    type: async (text) => {
      for (const stroke of strokes(text))
        await (stroke.keys ? this.#keys(stroke.keys) : this.inPage('insert', stroke.text));
    },
  };

  #pointer(actions) {
    return this.#session.post('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  mouse = {
    move: (x, y) => this.#pointer([{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }]),
    press: async ({ x, y, width }, times) => {
      const { x: lastX, y: lastY } = this.#last;
      const isSame = Math.abs(x - lastX) < 2 && Math.abs(y - lastY) < 2;
      const at = { x: Math.round(isSame ? x + Math.min(ASIDE, width / 4) : x), y: Math.round(y) };
      this.#last = at;
      const once = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.#pointer([
        { type: 'pointerMove', duration: 0, ...at },
        ...Array.from({ length: times }, () => once).flat(),
      ]);
    },
  };

  /** Presses what a driver presses as a whole: an option of a list. */
  press(reference) {
    return this.#session.post(`/element/${Object.values(reference)[0]}/click`);
  }

  async setViewportSize({ width, height }) {
    for (let tries = 0; tries < 10; tries++) {
      const [innerWidth, innerHeight] = await this.#session.run('return [innerWidth, innerHeight]');
      if (innerWidth === width && innerHeight === height) return;
      const outer = await this.#session.get('/window/rect');
      await this.#session.post('/window/rect', {
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight,
      });
      await sleep(60);
    }
    const [is, high] = await this.#session.run('return [innerWidth, innerHeight]');
    if (is !== width) throw new Error(`the window is ${is} by ${high}, and gets no nearer to ${width} by ${height}`);
  }

  async screenshot({ path }) {
    await writeFile(path, Buffer.from(await this.#session.get('/screenshot'), 'base64'));
  }
}
