// `npm run test:patterns FOLDER`: the pattern engine against patterns from outside. The folder holds
// patterns.json, a list of sources, and redos-attacks.json, a list of { pattern, pre, pump, suf }. Runs
// everything in Node and in Chromium, and checks that both come to the same verdicts. SEED=… repeats a run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './find-chromium.mjs';

const ACCEPTED = 97.5;
const MILLISECONDS = 50;
const SIZES = [200, 2000, 10_000];
// Some are left out where the platform has a broken `v` flag; that many are asked all the same.
const PAIRS = 320_000;

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readList(folder, name) {
  const path = join(folder, name);
  let list;
  try {
    list = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    giveUp(error.code === 'ENOENT' ? `There is no ${path}.` : `${path} cannot be read: ${error.message}`);
  }
  return Array.isArray(list) ? list : giveUp(`${path} holds no list.`);
}

async function bundle(format) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'pattern-checks.mjs')],
    bundle: true,
    write: false,
    format,
    globalName: 'checks',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0];
}

/** The checks in Node: `run(name, ...arguments)`. */
async function inNode() {
  const folder = mkdtempSync(join(tmpdir(), 'chat-form-patterns-'));
  try {
    const path = join(folder, 'checks.mjs');
    writeFileSync(path, (await bundle('esm')).text);
    const checks = await import(pathToFileURL(path).href);
    return (name, ...args) => checks[name](...args);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same in a page of Chromium. */
async function inChromium(browser) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: (await bundle('iife')).text });
  return (name, ...args) => page.evaluate(([check, values]) => globalThis.checks[check](...values), [name, args]);
}

const rows = [];
let passed = 0;
let failed = 0;

function check(name, holds, figure, details = []) {
  if (holds) passed++;
  else failed++;
  rows.push([holds ? 'ok' : 'FAILED', name, figure]);
  if (!holds) for (const detail of details.slice(0, 10)) rows.push(['', '', detail]);
}

async function checkPlatform(name, run, { sources, attacks, seed }) {
  const counts = await run('acceptance', sources);
  const { read, accepted, ...refused } = counts;
  const share = (100 * accepted) / read;
  const reasons = Object.entries(refused).map(([code, count]) => `${count} ${code}`);
  check(`${name}: patterns accepted`, share >= ACCEPTED, `${share.toFixed(2)} % of ${read} (${reasons.join(', ')})`);

  const { all, mismatches } = await run('verdicts', sources);
  check(
    `${name}: verdicts as native`,
    mismatches.length === 0,
    `${mismatches.length} of ${all.length} differ`,
    mismatches,
  );

  const verdicts = [all];
  for (const size of SIZES) {
    const { all: answers, asked, median, worst } = await run('attack', attacks, size);
    const figure = `${asked} of ${attacks.length} run, median ${median.toFixed(2)} ms, worst ${worst.toFixed(1)} ms`;
    check(`${name}: attacks of ${size} characters`, worst <= MILLISECONDS, figure);
    verdicts.push(answers);
  }

  const random = await run('pairs', seed, PAIRS);
  const figure = `${random.mismatches.length} of ${random.asked} differ (${random.looks} with look-around)`;
  check(`${name}: random pairs as native`, random.mismatches.length === 0, figure, random.mismatches);
  verdicts.push(random.all);
  return verdicts;
}

const folder =
  process.argv[2] ?? giveUp('Name the folder with patterns.json and redos-attacks.json: npm run test:patterns FOLDER.');
const sources = readList(folder, 'patterns.json');
const attacks = readList(folder, 'redos-attacks.json');
const seed = Number(process.env.SEED ?? Date.now() % 1e9);
console.log(`seed ${seed}`);

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const data = { sources, attacks, seed };
  const here = await checkPlatform('Node', await inNode(), data);
  const there = await checkPlatform('Chromium', await inChromium(browser), data);
  const total = here.reduce((sum, { length }) => sum + length, 0);
  check(
    'Node and Chromium agree',
    here.every((answers, i) => answers === there[i]),
    `${total} verdicts`,
  );
} finally {
  await browser.close();
}

const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows)
  console.log(
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
