// For what looks at dist: a fresh clone has none, and an old one would answer for code that is gone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';

const root = join(import.meta.dirname, '..');

/** Builds dist when it is missing or older than the sources. Leaves custom-elements.json alone. */
export function buildIfStale() {
  const bundle = join(root, 'dist/chat-form.js');
  const inputs = ['package.json', 'rollup.config.mjs', 'tsconfig.json', 'tsconfig.build.json'].map((name) =>
    join(root, name),
  );
  const newest = Math.max(...[...filesBelow(join(root, 'src')), ...inputs].map((path) => statSync(path).mtimeMs));
  if (existsSync(bundle) && statSync(bundle).mtimeMs >= newest) return;
  const { status, stdout, stderr } = spawnSync('npm run build:dist', { cwd: root, shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build fails:\n${stdout}${stderr}`);
}
