import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { firefoxPath } from './tools/find-firefox.mjs';
import { chromiumArgs, findChromium } from './tools/find-chromium.mjs';
import { lean } from './tools/lean-lit.mjs';
import { webkitLauncher } from './tools/webkit.mjs';
import { homeZone } from './tools/wtr-emulate.mjs';
import { personPlugin } from './tools/wtr-person.mjs';

const launchers = {
  chromium: async () =>
    playwrightLauncher({
      product: 'chromium',
      // A page of its own per test file, one at a time: two cores gain nothing from more.
      concurrency: 1,
      createBrowserContext: ({ browser }) => browser.newContext({ viewport: { width: 800, height: 900 } }),
      // The language goes in here: set on the context, it could not be changed by `emulate`.
      launchOptions: { executablePath: await findChromium(), args: [...chromiumArgs, '--lang=en-US'] },
    }),
  // Playwright's way to drive a stock Firefox; needs Playwright 1.64 for the current ESR.
  firefox: () =>
    playwrightLauncher({
      product: 'firefox',
      concurrency: 1,
      createBrowserContext: ({ browser }) => browser.newContext({ viewport: { width: 800, height: 900 } }),
      launchOptions: {
        channel: 'moz-firefox',
        executablePath: firefoxPath,
        env: { ...process.env, TZ: homeZone },
      },
    }),
  webkit: () => webkitLauncher({ timezone: homeZone }),
};

const browsers = (process.env.BROWSERS ?? 'chromium').split(',').map((name) => {
  const launch = launchers[name.trim()];
  if (!launch) throw new Error(`BROWSERS names "${name}"; known are ${Object.keys(launchers).join(', ')}.`);
  return launch();
});

/** Every test file loads the watch over the console first, so that none can forget it. */
const watchConsole = {
  name: 'watch-console',
  transform(context) {
    // On the first line, so that line numbers stay what they are.
    if (context.path.endsWith('.test.ts')) return `import '/test/support/console.ts';${context.body}`;
  },
};

/** `LIT=lean`: the tests run on the Lit that the script-tag bundle holds. */
const isLean = process.env.LIT === 'lean';
const leanLit = {
  name: 'lean-lit',
  transform: ({ path, body }) => lean(path, body) ?? undefined,
};

export default {
  files: 'test/**/*.test.ts',
  nodeResolve: isLean ? { exportConditions: ['production', 'default'] } : true,
  browsers: await Promise.all(browsers),
  concurrentBrowsers: 1,
  // Machines that build and test at once are slow, and Firefox is; a file that hangs still ends.
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: process.env.BROWSERS ? 600_000 : 180_000,
  testFramework: { config: { timeout: 30_000 } },
  plugins: [
    watchConsole,
    ...(isLean ? [leanLit] : []),
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }),
    personPlugin(),
  ],
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true })],
  coverageConfig: {
    include: ['src/**/*.ts'],
    threshold: { statements: 90, branches: 80, functions: 90, lines: 90 },
  },
};
