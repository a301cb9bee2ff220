/**
 * Lit as the script-tag bundle needs it: without its hooks for polyfills of browsers that lack shadow roots or
 * constructable style sheets, without decorators (the elements declare their properties statically, with lists of styles)
 * and without the version lists on the global object. The Trusted Types policy gets the package's own name.
 * Each cut must be found, so that a new Lit is noticed here and not in a page.
 */
const CUTS = {
  '@lit/reactive-element/reactive-element.js': [
    // Polyfills, decorators' metadata and initializers, lists of versions.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
    [',p=a.reactiveElementPolyfillSupport', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
    ['void 0!==t.l&&(this.l=[...t.l]),', ''],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    // Attributes that hold JSON.
    [
      'switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t',
      'return s===Boolean?t?l:null:t',
    ],
    [
      'let i=t;switch(s){case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i',
      'return s===Boolean?null!==t:s===Number&&null!==t?Number(t):t',
    ],
    // Properties over accessors of the class itself, `useDefault` and `state`; nested lists of styles.
    ['s.state&&(s.attribute=!1),', ''],
    [',this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0)', ''],
    [
      'const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)}',
      'return{get(){return this[s]},set(e){const r=this[s];this[s]=e,this.requestUpdate(t,r,i)}',
    ],
    ['||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))', ''],
    ['const r=h.fromAttribute(s,t.type);this[e]=r??this._$Ej?.get(e)??r,', 'this[e]=h.fromAttribute(s,t.type),'],
    [
      '{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}',
      '{reflect:e}){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t)}',
    ],
    [
      'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
      '',
    ],
    [
      'const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i',
      'return s',
    ],
  ],
  'lit-html/lit-html.js': [
    // The policy is made with the first template: a second copy in a page, whose elements nobody uses, makes none.
    [
      'const t=globalThis,i=t=>t,s=t.trustedTypes,e=s?s.createPolicy("lit-html",{createHTML:t=>t}):void 0,',
      'let e;const t=globalThis,i=t=>t,s=t.trustedTypes,',
    ],
    [
      'return void 0!==e?e.createHTML(i):i',
      'return s?(e??=s.createPolicy("chat-form",{createHTML:t=>t})).createHTML(i):i',
    ],
    // Templates of SVG and MathML; expressions inside of comments and of elements whose content is raw text.
    ['l=2===i?"<svg>":3===i?"<math>":""', 'l=""'],
    ['+(2===i?"</svg>":3===i?"</math>":"")', ''],
    [
      'if(this.el=S.createElement(f,e),P.currentNode=this.el.content,2===i||3===i){const t=this.el.content.firstChild;t.replaceWith(...t.childNodes)}',
      'this.el=S.createElement(f,e);P.currentNode=this.el.content;',
    ],
    ['(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)', '(c=p)'],
    [',y=/^(?:script|style|textarea|title)$/i', ''],
    [
      'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
      '',
    ],
    [
      'if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
      'if(r.data===n)d.push({type:2,index:l});',
    ],
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
