// docs/issues.md has a row for every code there is, and none for a code that is gone.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'node:test';
import { build } from 'esbuild';
import { filesBelow } from '../tools/files.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'chat-form-issues-'));
const outfile = join(folder, 'words.mjs');
await build({
  stdin: {
    contents: `export { PROSE } from './src/core/mend/explain.ts';
      export { texts } from './src/core/pattern/explain.ts';
      export { WORDS } from './src/dialects/advice.ts';
      export { SCHEMA_WORDS } from './src/dialects/json-schema-words.ts';
      export { wireWords } from './src/core/wire-words.ts';`,
    resolveDir: root,
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
});
const { PROSE, texts, WORDS, SCHEMA_WORDS, wireWords } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });

/** Sentences that share a code: how each is said depends on the bounds, the count or the control. */
const SHARED = {
  required: /^required\./,
  pattern: /^pattern/,
  min: /^earliest$/,
  max: /^(latest|between)$/,
  unanswerable: /^notFlat$/,
};
const kebab = (phrase) =>
  phrase.replace(/\.(one|other)$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const codeOf = (phrase) => Object.keys(SHARED).find((code) => SHARED[code].test(phrase)) ?? kebab(phrase);

/** Codes that stand in the sources with their words. */
const written = (files, pattern) =>
  files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, code]) => code));

const sources = filesBelow(join(root, 'src')).map((path) => path.slice(root.length + 1));
const aboutSpecs = [
  ...[PROSE, texts, WORDS, SCHEMA_WORDS].flatMap(Object.keys),
  ...written(sources, /\bcode: '([a-z-]+)'/g),
  ...written(
    sources.filter((file) => file.startsWith('src/dialects/')),
    /'([a-z-]+)', \{\s*message:/g,
  ),
];
const aboutAnswers = [
  ...Object.keys(wireWords).map(codeOf),
  ...written(['src/core/validate.ts'], /\bwhole\('([a-z-]+)'/g),
];

const [specs, answers] = readFileSync(join(root, 'docs/issues.md'), 'utf8').split('## About an answer');
const rows = (text) => [...text.matchAll(/^\| `([a-z-]+)` *\|(.*)\|$/gm)];
const sorted = (codes) => [...new Set(codes)].sort();

for (const [what, text, codes] of [
  ['a spec', specs, aboutSpecs],
  ['an answer', answers, aboutAnswers],
]) {
  test(`docs/issues.md has a row for every code about ${what}, and no other`, () => {
    assert.ok(codes.length > 20);
    const told = rows(text).map(([, code]) => code);
    assert.deepEqual(
      {
        missing: sorted(codes).filter((code) => !told.includes(code)),
        gone: told.filter((code) => !codes.includes(code)),
      },
      { missing: [], gone: [] },
    );
  });

  test(`each row about ${what} says when it comes and what to do`, () => {
    for (const [, code, cells] of rows(text)) for (const cell of cells.split('|')) assert.match(cell, /\w{2}/, code);
    assert.equal(new Set(rows(text).map(([, code]) => code)).size, rows(text).length);
  });
}
