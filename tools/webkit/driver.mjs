// Starts what WebKitGTK needs, a screen in memory and its WebDriver, and speaks W3C WebDriver to it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One address of the driver: its root, or a session. */
export class WebDriver {
  #base;

  constructor(base) {
    this.#base = base;
  }

  async #call(method, path, body) {
    const response = await fetch(this.#base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  get(path) {
    return this.#call('GET', path);
  }

  post(path, body = {}) {
    return this.#call('POST', path, body);
  }

  delete(path) {
    return this.#call('DELETE', path);
  }

  /** Runs the body of a function in the page. */
  run(script, ...args) {
    return this.post('/execute/sync', { script, args });
  }

  /** The same for a body that returns a promise. */
  async runLater(script, ...args) {
    const answer = await this.post('/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        (async (...args) => { ${script} })(...[...arguments].slice(0, -1)).then(
          (value) => done({ value }), (error) => done({ error: String(error?.message ?? error) }));`,
      args,
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }
}

/** The browser that comes with the library and can be automated. */
export function findMiniBrowser() {
  const root = '/usr/lib';
  const folders = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith('-linux-gnu')) : [];
  return folders
    .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => `${root}/${folder}/${api}`))
    .map((folder) => `${folder}/MiniBrowser`)
    .find(existsSync);
}

const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/** What to install, in a sentence; undefined when all is there. */
export function webkitLacks() {
  const isThere = has('WebKitWebDriver') && findMiniBrowser() && has('Xvfb');
  return isThere
    ? undefined
    : 'WebKitGTK with its WebDriver and Xvfb are not installed: run `apt-get install webkit2gtk-driver xvfb`.';
}

const freePort = () =>
  new Promise((found, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/**
 * A screen that nobody sees. The server chooses a free number and tells it. With no window manager, the window under
 * the pointer has the focus, and the pointer starts in the middle: small enough that this is in the narrowest window.
 */
const SCREEN = '880x1000x24';

async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise((told, fail) => {
    screen.once('error', fail);
    screen.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3].once('data', (data) => told(`:${String(data).trim()}`));
  });
  return { screen, display };
}

/** Starts the browser in this time zone; `stop` ends everything that was started. */
export async function startWebKit(timezone) {
  const missing = webkitLacks();
  if (missing) throw new Error(missing);
  const started = [];
  const kill = () =>
    started
      .splice(0)
      .reverse()
      .forEach((one) => one.kill());
  process.once('exit', kill);
  const { screen, display } = await startScreen();
  started.push(screen);
  const port = await freePort();
  started.push(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
        ...{ TZ: timezone, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
      },
    }),
  );
  const root = new WebDriver(`http://127.0.0.1:${port}`);
  for (let tries = 1; ; tries++) {
    const isUp = await root.get('/status').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries === 200) throw new Error('WebKitWebDriver does not answer');
    await sleep(50);
  }
  const { sessionId, capabilities } = await root.post('/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
    },
  });
  const session = new WebDriver(`http://127.0.0.1:${port}/session/${sessionId}`);
  return {
    session,
    version: capabilities.browserVersion,
    async stop() {
      await session.delete('').catch(() => undefined);
      kill();
    },
  };
}
