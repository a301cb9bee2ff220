// `npm run size`: what a page loads, in bytes, and whether it is within its budget. Builds dist first when it is
// missing or older than the sources.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildIfStale } from './build-if-stale.mjs';
import { lean } from './lean-lit.mjs';

const root = join(import.meta.dirname, '..');
const at = (path) => join(root, path);

/** Brotli bytes that must not be exceeded. */
const budgets = { bundle: 24_576, core: 11_264, pattern: 3_072 };

function measure(texts) {
  const sum = (size) => texts.map((text) => size(Buffer.from(text))).reduce((a, b) => a + b, 0);
  return {
    min: sum((bytes) => bytes.length),
    gzip: sum((bytes) => gzipSync(bytes, { level: 9 }).length),
    brotli: sum((bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length),
  };
}

/** A built module and all that it statically imports: each is a file of its own to the browser. */
function withStaticImports(path, seen = new Map()) {
  if (seen.has(path)) return seen;
  const text = readFileSync(path, 'utf8');
  seen.set(path, text);
  for (const [, name] of text.matchAll(/(?:import|from)\s*["'](\.\/[^"']+)["']/g))
    withStaticImports(join(path, '..', name), seen);
  return seen;
}

/** Lit as the bundle has it. */
const leanLit = {
  name: 'lean-lit',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules.*\.js$/ }, ({ path }) => {
      const contents = lean(path, readFileSync(path, 'utf8'));
      return contents === null ? undefined : { contents };
    }),
};

/** What a bundler makes of the code, minified. */
async function bundled(options) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
  });
  return outputFiles.map(({ text }) => text);
}

/** The rows of the table: `{ name, min, gzip, brotli, budget? }`, in bytes. */
export async function sizes() {
  buildIfStale();
  const bundle = withStaticImports(at('dist/chat-form.js'));
  const lazy = readdirSync(at('dist'))
    .filter((name) => /^chat-form\..+\.js$/.test(name))
    .map((name) => at(`dist/${name}`))
    .filter((path) => !bundle.has(path));
  const litOnly = `export { LitElement, css, html, nothing, render } from 'lit';`;
  const rows = [
    { name: 'dist/chat-form.js', ...measure([...bundle.values()]), budget: budgets.bundle },
    {
      name: '  of that, about: Lit',
      ...measure(await bundled({ stdin: { contents: litOnly, resolveDir: root }, plugins: [leanLit] })),
    },
    { name: './core', ...measure(await bundled({ entryPoints: ['dist/core/index.js'] })), budget: budgets.core },
  ];
  // The engine alone; what tells other notations and the sentences stand beside it.
  if (existsSync(at('dist/core/pattern/engine.js'))) {
    const pattern = await bundled({ entryPoints: ['dist/core/pattern/engine.js'] });
    rows.push({ name: '  the pattern engine', ...measure(pattern), budget: budgets.pattern });
  }
  for (const path of lazy)
    rows.push({ name: `on demand: ${basename(path)}`, ...measure([readFileSync(path, 'utf8')]) });
  return rows;
}

const isOver = ({ brotli, budget }) => budget !== undefined && brotli > budget;

/** One sentence per row that is over its budget. */
export const overBudget = (rows) =>
  rows
    .filter(isOver)
    .map(({ name, brotli, budget }) => `${name.trim()} is ${brotli} B in brotli; its budget is ${budget} B.`);

export function table(rows) {
  const cells = [
    ['', 'min', 'gzip', 'brotli', 'budget'],
    ...rows.map(({ name, min, gzip, brotli, budget }) =>
      [name, min, gzip, brotli, budget === undefined ? '' : `${budget}${brotli > budget ? ' OVER' : ''}`].map(String),
    ),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '))
    .join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await sizes();
  console.log(table(rows));
  for (const sentence of overBudget(rows)) {
    console.error(sentence);
    process.exitCode = 1;
  }
}
