// Imports point one way, or the core would grow a DOM and every server a widget.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import test from 'node:test';
import { filesBelow } from '../tools/files.mjs';

/** What each part of src may import besides itself. A part is a folder, or a module right below src. */
const allowed = {
  core: [],
  locales: ['core'],
  dialects: ['core'],
  transports: ['core'],
  server: ['dialects', 'core'],
  elements: ['dialects', 'core', 'transports', 'locales'],
  index: ['elements', 'dialects', 'core', 'transports', 'locales'],
  define: ['index', 'elements', 'dialects', 'core'],
};

/** The packages that each part may import; the core and what stands on it run anywhere. */
const packages = {
  elements: /^(lit|@lit\/context|jsonriver)(\/|$)/,
  index: /^lit(\/|$)/,
  define: /^lit(\/|$)/,
  server: /./,
};

const root = join(import.meta.dirname, '..', 'src').replaceAll('\\', '/');
const statement =
  /(?:^|[\s;}])(?:import|export)\s*(?:type\s)?(?:[\w*${}\s,]+?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;

const partOf = (path) => path.split('/')[0].replace(/\.ts$/, '');

const files = filesBelow(root)
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.slice(root.length + 1));

const importsOf = (file) => {
  const code = readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(statement)].map(([, fixed, dynamic]) => fixed ?? dynamic);
};

test('the reader of imports knows every form of them', () => {
  const code = `import 'a';\nimport type { A } from 'b';\nimport {\n  c,\n  d as e,\n} from "c";\nexport * from 'd';\nexport type * from 'e';
export { f } from 'f';\nconst g = await import('g');\nimport h, * as i from 'h';\nconst text = 'no import here';`;
  const found = [...code.matchAll(statement)].map(([, fixed, dynamic]) => fixed ?? dynamic);
  assert.deepEqual(found, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('there are sources to look at', () => assert.ok(files.length > 0));

for (const part of new Set(files.map(partOf))) {
  test(`src/${part} imports only what it may`, () => {
    assert.ok(allowed[part], `src/${part} has no rule: add it to test/imports.node.test.mjs`);
    const wrong = files
      .filter((file) => partOf(file) === part)
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => {
            if (!specifier.startsWith('.')) return !packages[part]?.test(specifier);
            const target = partOf(posix.join(dirname(file), specifier.replace(/\.js$/, '.ts')));
            return target !== part && !allowed[part].includes(target);
          })
          .map((specifier) => `src/${file} imports ${specifier}`),
      );
    assert.deepEqual(wrong, []);
  });
}
