// `node tools/clean.mjs dist`: removes folders, on every system alike.
import { rmSync } from 'node:fs';
import { resolve, sep } from 'node:path';

for (const name of process.argv.slice(2)) {
  const path = resolve(name);
  if (!path.startsWith(process.cwd() + sep)) throw new Error(`${name} is not inside ${process.cwd()}.`);
  rmSync(path, { recursive: true, force: true });
}
