// The browser the tests run in. Whoever clones this has Node and perhaps nothing else, so the search goes
// from what a person chose, over what is on the machine, to what a package manager can bring.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;
const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

/** No sandbox where it cannot work: Chromium refuses it to root, and containers lack the namespaces. */
export const chromiumArgs = [
  ...(isRoot || env.CI ? ['--no-sandbox'] : []),
  // Nothing a test does needs the network beyond the test server.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/** Whether the file starts: a file of that name may be a stub, or lack a library. Windows has no `--version`. */
function starts(path) {
  if (!existsSync(path)) return false;
  if (platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function fromEnvironment() {
  const path = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (path && !starts(path)) throw new Error(`CHROME_PATH is ${path}, and that does not start.`);
  return path;
}

const places = {
  linux: () => {
    const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge-stable'];
    const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
    return [...names, 'chromium-headless-shell'].flatMap((name) => folders.map((folder) => join(folder, name)));
  },
  darwin: () =>
    ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    ),
  win32: () =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        [
          'Google/Chrome/Application/chrome.exe',
          'Chromium/Application/chrome.exe',
          'Microsoft/Edge/Application/msedge.exe',
        ].map((file) => join(folder, file)),
      ),
};

const installed = () => places[platform]?.().find(starts);

async function fromPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && starts(path) ? path : undefined;
}

/** `@sparticuz/chromium` carries a headless Chromium for Linux x64 inside the npm package. */
async function fromPackage() {
  if (platform !== 'linux' || process.arch !== 'x64') return undefined;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
  let root = dirname(entry);
  while (!existsSync(join(root, 'bin', 'chromium.br'))) {
    if (root === dirname(root)) return undefined;
    root = dirname(root);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // It unpacks into the temporary folder and takes whatever `chromium` is there already, of any version.
  return withTemporaryFolder(join(cache, `chromium-${version}`), async () => {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    if (starts(path)) return path;
    // A slim machine lacks libnss3 and its kin; the package holds copies of those too.
    const esm = import.meta.resolve('@sparticuz/chromium');
    const { inflate } = await import(new URL('lambdafs.js', esm).href);
    const libraries = join(await inflate(join(root, 'bin', 'al2023.tar.br')), 'lib');
    env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
    return starts(path) ? path : undefined;
  });
}

async function withTemporaryFolder(folder, run) {
  const before = env.TMPDIR;
  mkdirSync(folder, { recursive: true });
  env.TMPDIR = folder;
  try {
    return await run();
  } catch {
    return undefined;
  } finally {
    if (before === undefined) delete env.TMPDIR;
    else env.TMPDIR = before;
  }
}

function fromApt() {
  if (platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args) =>
    spawnSync('apt-get', ['-y', '-qq', ...args], {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--no-install-recommends', 'chromium');
  return installed();
}

/** The path of a Chromium that starts. Throws, with what to install, when there is none to be had. */
export async function findChromium() {
  for (const source of [fromEnvironment, installed, fromPlaywright, fromPackage, fromApt]) {
    const path = await source();
    if (path) return path;
  }
  throw new Error(
    'The tests need a Chromium: install Chrome, Chromium or Edge, or run `npx playwright install chromium`, or name one in CHROME_PATH.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await findChromium());
