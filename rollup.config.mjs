import { readFile } from 'node:fs/promises';
import minifyTemplates from '@lit-labs/rollup-plugin-minify-html-literals';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minify } from '@swc/core';
import { transform } from 'esbuild';
import { leanLit } from './tools/lean-lit.mjs';
import { shortNames } from './tools/short-names.mjs';

const { name, version, license } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));

/** Hands on the maps that tsc wrote, so that the bundle's own map leads to the TypeScript. */
const tscMaps = {
  name: 'tsc-maps',
  async load(id) {
    const map = await readFile(`${id}.map`, 'utf8').catch(() => undefined);
    return map && id.endsWith('.js') ? { code: await readFile(id, 'utf8'), map } : null;
  },
};

/** Two minifiers, one after the other, find more than either: esbuild folds constants and calls, swc inlines and packs. */
const folded = {
  name: 'folded',
  renderChunk: (code) => transform(code, { minify: true, target: 'es2022', format: 'esm', sourcemap: true }),
};
const packed = {
  name: 'packed',
  renderChunk: (code) =>
    minify(code, {
      ecma: 2022,
      module: true,
      mangle: true,
      // Nothing in here is a function that `new` is asked of, or that counts its parameters, and no property is read
      // for what its reading does.
      compress: {
        ecma: 2022,
        passes: 3,
        keep_fargs: false,
        unsafe_arrows: true,
        pure_getters: true,
        comparisons: false,
      },
      format: {
        comments: false,
        preamble: `/*! ${name} ${version}, ${license}; Lit, BSD-3-Clause: THIRD-PARTY.md */`,
      },
      sourceMap: true,
    }),
};

// dist/*.js is the npm build: tsc's modules, with lit as an import. Rollup only makes the file for a
// script tag, with lit inside; what the sources import on demand becomes a chunk beside it.
export default {
  input: { 'chat-form': 'dist/define.js' },
  // The chunks import from the bundle itself; without this it would be a file that only imports another.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chat-form.[name].js',
  },
  // A warning here is a broken import or a circle, neither of which may ship.
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
  plugins: [
    leanLit(),
    tscMaps,
    shortNames(),
    nodeResolve({ exportConditions: ['production'] }),
    minifyTemplates({ include: ['dist/**/*.js'], failOnError: true }),
    folded,
    packed,
  ],
};
