/**
 * Names that no page is to know, a few characters each in the script-tag bundle and its chunks: custom properties of
 * our own, such as `--_second`, and the properties and methods listed here. Properties of what a page sees (the form,
 * fields, events, words) and of what goes over the wire are never listed; a name that the code also has in quotes stops the build.
 */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { filesBelow } from './files.mjs';

const INTERNAL = `
  adopt advise aids blame coerce coming confirmed describedBy dropFleeting early fact fault faults filled findings freeformText grammar holder
  inertChoice isCutOff isOver judge keysOf least life makeVisible met most nameMax nameless needCalendar needed notice onClick onInput onKeyDown
  onRenewed optionLabel optionMin optionText optionValue phrase placed plainName problem requiredNeeded reveal scans showFreeform snapshot spend
  store toFault toFirst told wanted whole wipeHalfTyped writeFreeform
`
  .trim()
  .split(/\s+/);

const OWN_STYLE = /--_[a-z-]+/g;
const QUOTED = new RegExp(`(['"])(?:${INTERNAL.join('|')})\\1`);

const short = (at) => `_${at.toString(36)}`;

export function shortNames() {
  const properties = Object.fromEntries(INTERNAL.map((name, at) => [name, short(at)]));
  let styles;
  return {
    name: 'short-names',
    async buildStart() {
      const texts = await Promise.all(
        filesBelow('dist')
          .filter((path) => path.endsWith('.js'))
          .map((path) => readFile(path, 'utf8')),
      );
      const own = texts.filter((text) => text.includes('--_')).flatMap((text) => text.match(OWN_STYLE));
      styles = new Map([...new Set(own)].sort().map((name, at) => [name, `--${short(at)}`]));
      const all = texts.join('\n');
      const idle = INTERNAL.find((name) => !new RegExp(`\\b${name}\\b`).test(all));
      if (idle) throw new Error(`tools/short-names.mjs: nothing is called ${idle} any more.`);
    },
    async transform(code, id) {
      if (id.includes('node_modules')) return null;
      const quoted = QUOTED.exec(code);
      if (quoted) throw new Error(`tools/short-names.mjs: ${id} has ${quoted[0]} as a text.`);
      return transform(
        code.replace(OWN_STYLE, (name) => styles.get(name)),
        {
          mangleProps: new RegExp(`^(?:${INTERNAL.join('|')})$`),
          mangleCache: properties,
          target: 'es2022',
          sourcemap: true,
          sourcefile: id,
        },
      );
    },
  };
}
