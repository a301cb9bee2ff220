// Fails when custom-elements.json is not what the sources say now. The manifest lists the public surface, so a
// change to it is a change to look at.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const cem = join(root, 'node_modules/@custom-elements-manifest/analyzer/cem.js');

const folder = mkdtempSync(join(root, 'node_modules', '.manifest-'));
try {
  execFileSync(process.execPath, [cem, 'analyze', '--config', 'custom-elements-manifest.config.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MANIFEST_DIR: relative(root, folder) },
  });
  const fresh = readFileSync(join(folder, 'custom-elements.json'), 'utf8');
  const kept = readFileSync(join(root, 'custom-elements.json'), 'utf8');
  if (fresh.trim() === kept.trim()) {
    console.log('custom-elements.json is up to date.');
  } else {
    console.error('custom-elements.json differs from the sources: run `npm run manifest` and look at the difference.');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
