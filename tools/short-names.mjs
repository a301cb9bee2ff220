/**
 * Names that no page is to know, a letter or two each in the script-tag bundle and its chunks: custom properties of
 * our own, such as `--_second`, and the properties and methods listed here, Lit's own among them. Properties of what a page sees (the form,
 * fields, events, words), of what is stored and of what goes over the wire are never listed; a name that the code also has as a text stops the build.
 */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { filesBelow } from './files.mjs';

const INTERNAL = `
  adopt advise aids answer attempt blame changed coerce coming confirmed describedBy dropFleeting early events fact fault faults field filled
  findings flag frame freeformText grammar holder inertChoice inside invalid isCutOff isOver judge keysOf known language lastName leave least life
  limit load locale makeVisible met most move nameMax nameless needed onClick onInput onKeyDown onRenewed onReply
  optionLabel optionMin optionText optionValue patternAnswer phrase place placed plainName prevented problem raw release report
  requiredNeeded reveal room scans showFreeform since snapshot spend state store subscribe toFault toFirst told visible wanted whole wipe
  wipeHalfTyped writeFreeform
`
  .trim()
  .split(/\s+/);

/** What a page may ask of any element of Lit is not among them: `requestUpdate()`, `updateComplete` and `renderRoot`. */
const OF_LIT = `
  addController attribute converter createRenderRoot ctor enableUpdating getUpdateComplete hasChanged hasUpdated hostConnected hostDisconnected hostUpdate
  hostUpdated isUpdatePending noAccessor reflect render strings toAttribute willUpdate
`
  .trim()
  .split(/\s+/);

/** None that Lit itself gave to something, nor a coordinate of the platform's. */
const LETTERS = [...'abcdefghilmnoqrstvABDEFGHIJKLMNPQRSUVWXYZ'];

const NAMES = [...INTERNAL, ...OF_LIT];
const ANY = `\\b(?:${NAMES.join('|')})\\b`;
const OWN_STYLE = /--_[a-z-]+/g;

/** The nth short name. */
const short = (at) => (LETTERS[at] ? LETTERS[at] : `$${short(at - LETTERS.length)}`);

/** The most frequent first. */
function ranked(texts) {
  const counts = new Map();
  for (const text of texts) for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([name]) => name);
}

/** The texts in the code that are the name of a property. */
function* quoted(node) {
  if (node?.type === 'Literal' && NAMES.includes(node.value)) yield node.value;
  if (node && typeof node === 'object') for (const child of Object.values(node)) yield* quoted(child);
}

export function shortNames() {
  let properties;
  let styles;
  return {
    name: 'short-names',
    async buildStart() {
      const files = filesBelow('dist').filter((path) => path.endsWith('.js'));
      const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
      const names = ranked(texts.map((text) => text.match(new RegExp(ANY, 'g')) ?? []));
      const idle = INTERNAL.find((name) => !names.includes(name));
      if (idle) throw new Error(`tools/short-names.mjs: nothing is called ${idle} any more.`);
      properties = Object.fromEntries([...new Set([...names, ...OF_LIT])].map((name, at) => [name, short(at)]));
      const own = ranked(texts.map((text) => text.match(OWN_STYLE) ?? []));
      styles = new Map(own.map((name, at) => [name, `--${short(at)}`]));
    },
    async transform(code, id) {
      const isLit = /node_modules\/(?:@lit|lit)/.test(id);
      if (id.includes('node_modules') && !isLit) return null;
      const [text] = isLit ? [] : quoted(this.parse(code));
      if (text) throw new Error(`tools/short-names.mjs: ${id} has “${text}” as a text.`);
      return transform(
        code.replace(OWN_STYLE, (name) => styles.get(name)),
        {
          mangleProps: new RegExp(`^${ANY}$`),
          mangleCache: properties,
          target: 'es2022',
          sourcemap: true,
          sourcefile: id,
        },
      );
    },
  };
}
