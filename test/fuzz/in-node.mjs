// The fuzzing in Node: the checks in one module, the fixtures to start from, and the place where failures are kept.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { openDrawing } from './in-page.mjs';

const fixtures = join(import.meta.dirname, '..', 'fixtures');
const kept = join(fixtures, 'regressions');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The checks: `fuzz`, `replay`, their parts, and what is needed to read the fixtures. */
export async function loadChecks() {
  const folder = mkdtempSync(join(tmpdir(), 'chat-form-fuzz-'));
  try {
    const outfile = join(folder, 'checks.mjs');
    await build({
      stdin: {
        contents: `export { fuzz, look, replay } from './run.ts';
          export { anySpec } from './specs.ts';
          export { casesIn } from '../dialects/cases.ts';
          export { dialects } from '../../src/dialects/index.ts';`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The specs in the fixtures of every dialect on the list. A dialect without fixtures is a fault. */
export const corporaOf = ({ dialects, casesIn }) =>
  dialects.map(({ id }) => ({
    dialect: id,
    specs: readJson(join(fixtures, id, 'index.json')).flatMap((topic) =>
      casesIn(topic, readJson(join(fixtures, id, `${topic}.json`))).map(({ spec }) => spec),
    ),
  }));

/** What has ever failed: `{ name, regression }`. */
export const regressions = () =>
  readdirSync(kept)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: name.replace(/\.json$/, ''), regression: readJson(join(kept, name)) }));

/** Keeps an input that failed; returns the path of its file. */
export async function keep(regression) {
  const { input, dialect, random, answers } = regression;
  const text = JSON.stringify({ input, dialect, random, answers });
  mkdirSync(kept, { recursive: true });
  const path = join(kept, `found-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`);
  writeFileSync(path, await format(JSON.stringify(regression), { ...(await resolveConfig(path)), parser: 'json' }));
  return path;
}

/** Draws, fills and sends every form of a run in a browser. What the browser itself complains of fails the run, too. */
export async function drawForms(options) {
  const drawing = await openDrawing();
  try {
    const drawn = await drawing.draw(options);
    return { ...drawn, complaints: [...drawing.complaints] };
  } finally {
    await drawing.close();
  }
}

/** Runs the checks, then draws the forms of the same specs, and says what came of it. `failed` counts both. */
export async function runFuzz({ specs, submissions, seed, print = console.log }) {
  const checks = await loadChecks();
  const options = { corpora: corporaOf(checks), specs, submissions, seed };
  const start = performance.now();
  const outcome = checks.fuzz(options);
  const half = performance.now();
  const drawn = await drawForms(options);
  const failures = [...outcome.failures, ...drawn.failures];
  for (const failure of failures) {
    print(`FAILED  ${failure.broken}`);
    print(`        seed ${failure.seed ?? seed}, path ${failure.path ?? '-'}; kept as ${await keep(failure)}`);
  }
  for (const complaint of drawn.complaints) print(`FAILED  the browser complains: ${complaint}`);
  const failed = failures.length + drawn.complaints.length;
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(0)} s`;
  print(
    `${outcome.specs} specs (${outcome.forms} forms), ${outcome.submissions} submissions (${outcome.filled} of forms that can be filled) in ${seconds(start, half)}; ` +
      `${drawn.forms} forms drawn (${drawn.sent} sent, up to ${drawn.fields} fields) in ${seconds(half, performance.now())}; seed ${seed}; ${failed} failed`,
  );
  return { ...outcome, failures, drawn, failed };
}
