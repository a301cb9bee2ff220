/**
 * Lit as the script-tag bundle needs it: without its hooks for polyfills of browsers that lack shadow roots or
 * constructable style sheets, without the metadata of decorators (the elements declare their properties statically)
 * and without the version lists on the global object. The Trusted Types policy gets the package's own name.
 * Each cut must be found, so that a new Lit is noticed here and not in a page.
 */
const CUTS = {
  '@lit/reactive-element/reactive-element.js': [
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
    [',p=a.reactiveElementPolyfillSupport', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
  ],
  'lit-html/lit-html.js': [
    ['createPolicy("lit-html"', 'createPolicy("chat-form"'],
    [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3")', ''],
  ],
  'lit-element/lit-element.js': [
    [',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i})', ''],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
  ],
};

/** Every browser with `light-dark()` and `color-mix()`, which the styles need, has constructable style sheets. */
const CSS_TAG = `
export const css = ([text]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
export const adoptStyles = (root, sheets) => {
  root.adoptedStyleSheets = sheets;
};
export const getCompatibleStyle = (sheet) => sheet;
export const supportsAdoptingStyleSheets = true;
export class CSSResult {}
export const unsafeCSS = css;
`;

export const leanLit = () => ({
  name: 'lean-lit',
  load: (id) => (id.endsWith('@lit/reactive-element/css-tag.js') ? { code: CSS_TAG, map: { mappings: '' } } : null),
  transform(code, id) {
    const name = Object.keys(CUTS).find((path) => id.endsWith(`node_modules/${path}`));
    if (!name) return null;
    const lean = CUTS[name].reduce((text, [find, put]) => {
      if (!text.includes(find)) throw new Error(`tools/lean-lit.mjs: ${name} no longer holds ${find}`);
      return text.replace(find, put);
    }, code);
    return { code: lean, map: { mappings: '' } };
  },
});
