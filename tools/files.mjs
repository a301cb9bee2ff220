// Finding files, with the little of glob patterns that the scripts need (Node 20 has none built in).
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below the folder, with forward slashes, sorted; none when there is no such folder. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** `**` for any folders, `*` within a name, `{a,b}` for either; a folder stands for all below it. */
export function globToRegExp(glob) {
  const source = glob
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .split(/(\*\*\/|\*\*|\*|\?|\{[^{}]*\})/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escape).join('|')})`;
      return escape(part);
    })
    .join('');
  return new RegExp(`^${source}(?:/.*)?$`);
}

const escape = (text) => text.replace(/[.+^$()|[\]\\]/g, '\\$&');
