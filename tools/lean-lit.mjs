/**
 * Lit as the script-tag bundle needs it: without its hooks for polyfills of browsers that lack shadow roots or
 * constructable style sheets, without decorators (the elements declare their properties statically, with lists of styles)
 * and without the version lists on the global object; nor with what no template and no directive of ours asks for. The Trusted Types policy gets the package's own name.
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
      'return t',
    ],
    [
      'let i=t;switch(s){case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i',
      'return s===Boolean?null!==t:s===Number&&null!==t?Number(t):t',
    ],
    // What is left unused by the cuts.
    ['getOwnPropertyDescriptor:h,', ''],
    ['getOwnPropertySymbols:o,', ''],
    ['c=a.trustedTypes,l=c?c.emptyScript:"",', ''],
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
      'static finalizeStyles(s){const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i}',
      '',
    ],
    // Names in quotes, which `short-names.mjs` would not find.
    ['if(this.hasOwnProperty(d("elementProperties")))', 'if(this.hasOwnProperty(/* @__KEY__ */"elementProperties"))'],
    ['if(this.hasOwnProperty(d("finalized")))', 'if(this.hasOwnProperty(/* @__KEY__ */"finalized"))'],
    ['this.hasOwnProperty(d("properties"))', 'this.hasOwnProperty("properties")'],
    ['y[d("elementProperties")]=new Map,y[d("finalized")]=new Map', 'y.elementProperties=new Map,y.finalized=!0'],
    [',d=(t,s)=>t', ''],
    // Hooks and options that no element of ours has, nor converters from attributes.
    ['const t=this.properties,s=[...r(t),...o(t)];for(const i of s)', 'const t=this.properties;for(const i of r(t))'],
    ['"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0', '"string"==typeof i?i:t.toLowerCase()'],
    ['this.finalizeStyles(this.styles)', 'this.styles'],
    [
      'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending',
      'return this.performUpdate(),!this.isUpdatePending',
    ],
    ['scheduleUpdate(){return this.performUpdate()}', ''],
    [
      't=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()',
      'this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)',
    ],
    ['let t=!1;const s=this._$AL;', 'const s=this._$AL;'],
    ['throw t=!1,this._$EM(),s}t&&this._$AE(s)', 'throw this._$EM(),s}this._$AE(s)'],
    ['shouldUpdate(t){return!0}', ''],
    ['this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)', 'this.hasUpdated=!0'],
    ['updated(t){}firstUpdated(t){}', ''],
    [
      'const t=i.getPropertyOptions(e),h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;',
      'const t=i.getPropertyOptions(e),h=u;',
    ],
    ['(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute(s,i.type)', '(i.converter??u).toAttribute(s)'],
    ['{attribute:!0,type:String,converter:u,reflect:!1,useDefault:!1,hasChanged:f}', '{}'],
    ['attributeChangedCallback(t,s,i){this._$AK(t,i)}', ''],
    ['_$AK(t,s){', 'attributeChangedCallback(t,i,s){'],
    ['const i=this.constructor,e=i._$Eh.get(t)', 'i=this.constructor;const e=i._$Eh.get(t)'],
    ['requestUpdate(t,s,i,e=!1,h){', 'requestUpdate(t,s,i){'],
    ['if(!1===e&&(h=this[t]),i??=', 'if(i??='],
    ['!((i.hasChanged??f)(h,s))', '!(i.hasChanged??f)(this[t],s)'],
    [
      'h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)',
      'h=this.getPropertyDescriptor(t,i,s);e(this.prototype,t,h)',
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
    [',y=/^(?:script|style|textarea|title)$/i', ''],
    [
      'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
      '',
    ],
    [
      'if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
      'if(r.data===n)d.push({type:2,index:l});',
    ],
    // Directives, of which ours are none; parts that know what they are in; options of a drawing; precompiled templates; lists that are no arrays.
    [
      'function M(t,i,s=t,e){if(i===E)return i;let h=void 0!==e?s._$Co?.[e]:s._$Cl;const o=a(i)?void 0:i._$litDirective$;return h?.constructor!==o&&(h?._$AO?.(!1),void 0===o?h=void 0:(h=new o(t),h._$AT(t,s,e)),void 0!==e?(s._$Co??=[])[e]=h:s._$Cl=h),void 0!==h&&(i=M(t,h._$AS(t,i.values),h,e)),i}',
      '',
    ],
    ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t))', ''],
    [
      'class Z{constructor(t,i,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){M(this,t)}}const j={M:h,P:o,A:n,C:1,L:N,R,D:d,V:M,I:k,H,N:L,U:z,B:I,F:Z},B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3")',
      'const j={};',
    ],
    [
      '2===r.type?i=new k(h,h.nextSibling,this,t):1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t)),',
      'i=2===r.type?new k(h,h.nextSibling):new r.ctor(h,r.name),',
    ],
    [
      'constructor(t,i){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=i}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t)',
      'constructor(t){this._$AV=[],this._$AD=t}u()',
    ],
    ['const t=new R(e,this),s=t.u(this.options)', 'const t=new R(e),s=t.u()'],
    ['get _$AU(){return this._$AM?._$AU??this._$Cv}', ''],
    [
      'constructor(t,i,s,e){this.type=2,this._$AH=A,this._$AN=void 0,this._$AA=t,this._$AB=i,this._$AM=s,this.options=e,this._$Cv=e?.isConnected??!0}',
      'constructor(t,i){this._$AH=A,this._$AA=t,this._$AB=i}',
    ],
    ['new k(this.O(c()),this.O(c()),this,this.options)', 'new k(this.O(c()),this.O(c()))'],
    [
      'get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;return void 0!==i&&11===t?.nodeType&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}',
      '',
    ],
    ['_$AI(t,i=this){t=M(this,t,i),a(t)?', '_$AI(t){a(t)?'],
    ['t!==this._$AH&&t!==E&&this._(t)', 't!==this._$AH&&this._(t)'],
    [',d=t=>u(t)||"function"==typeof t?.[Symbol.iterator]', ''],
    ['d(t)?this.k(t)', 'u(t)?this.k(t)'],
    ['for(this._$AP?.(!1,!0,s);t!==this._$AB;)', 'for(;t!==this._$AB;)'],
    ['const s=i(t).nextSibling;i(t).remove(),t=s', 'const s=t.nextSibling;t.remove(),t=s'],
    ['i=t=>t,', ''],
    ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
    [
      '"number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s)',
      'this._$AC(t)',
    ],
    ['const{values:i,_$litType$:s}=t', 'const{values:i}=t'],
    [
      'class H{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,i,s,e,h){this.type=1,this._$AH=A,this._$AN=void 0,this.element=t,this.name=i,this._$AM=e,this.options=h,s.length>2||""!==s[0]||""!==s[1]?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=A}',
      'class H{constructor(t,i){this._$AH=A,this.element=t,this.name=i}',
    ],
    ['constructor(){super(...arguments),this.type=3}', ''],
    ['constructor(){super(...arguments),this.type=4}', ''],
    ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}', ''],
    ['_$AI(t,i=this){if((t=M(this,t,i,0)??A)===E)return;', '_$AI(t){'],
    ['(t?.creationScope??l).importNode', 'l.importNode'],
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;e._$litPart$=h=new k(i.insertBefore(c(),t),t,void 0,s??{})}',
      'let h=i._$litPart$;h||(i._$litPart$=h=new k(i.appendChild(c()),null));',
    ],
    // Attributes with text around an expression: ours are one expression (held below). Listeners that are no plain functions.
    [
      '_$AI(t,i=this,s,e){const h=this.strings;let o=!1;if(void 0===h)t=M(this,t,i,0),o=!a(t)||t!==this._$AH&&t!==E,o&&(this._$AH=t);else{const e=t;let n,r;for(t=h[0],n=0;n<h.length-1;n++)r=M(this,e[s+n],i,n),r===E&&(r=this._$AH[n]),o||=!a(r)||r!==this._$AH[n],r===A?t=A:t!==A&&(t+=(r??"")+h[n+1]),this._$AH[n]=r}o&&!e&&this.j(t)}',
      '_$AI(t){t!==this._$AH&&this.j(this._$AH=t)}',
    ],
    [
      'const i=v[a++],s=r.getAttribute(t).split(o),e=/([.?@])?(.*)/.exec(i);d.push({type:1,index:l,name:e[2],strings:s,ctor:',
      'const i=v[a++],e=/([.?@])?(.*)/.exec(i);d.push({type:1,index:l,name:e[2],ctor:',
    ],
    ['void 0!==s&&(void 0!==s.strings?(s._$AI(t,s,i),i+=s.strings.length-2):s._$AI(t[i])),i++', 's._$AI(t[i++])'],
    [
      'const s=this._$AH,e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,h=t!==A&&(s===A||e);e&&this.element.removeEventListener(this.name,this,s),h&&this.element.addEventListener(this.name,this,t),this._$AH=t',
      'this._$AH===A&&this.element.addEventListener(this.name,this),this._$AH=t',
    ],
    [
      '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
      'this._$AH(t)',
    ],
    [":'\"'===u[3]?$:g):c===$||c===g?c=p:", ':$):c===$?c=p:'],
    [",g=/'/g", ''],
    [
      '"!--"===u[1]?c=_:void 0!==u[1]?c=m:void 0!==u[2]?(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p):void 0!==u[3]&&(c=p)',
      'c=p',
    ],
    [
      'v=/<(?:(!--|\\/[^a-zA-Z])|(\\/?[a-zA-Z][^>\\s]*)|(\\/?$))/g,_=/-->/g,m=/>/g,',
      'v=/<(?:\\/?[a-zA-Z][^>\\s]*|\\/?$)/g,',
    ],
    [':c===_||c===m?c=v:(c=p,n=void 0)', ':c=p'],
    ['c=n??v', 'c=v'],
  ],
  'lit-element/lit-element.js': [
    [',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i})', ''],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
    ['i._$litElement$=!0,i["finalized"]=!0', 'i.finalized=!0'],
    // What directives that live on would be told.
    [
      'createRenderRoot(){const t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}',
      '',
    ],
    [
      'this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=e(r,this.renderRoot,this.renderOptions)',
      'super.update(t),e(r,this.renderRoot)',
    ],
    [
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
      '',
    ],
    ['constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}', ''],
  ],
  'lit-html/directive.js': [
    ['get _$AU(){return this._$AM._$AU}_$AT(t,e,i){this._$Ct=t,this._$AM=e,this._$Ci=i}', '_$AT(){}'],
  ],
};

/** Every browser with `light-dark()` and `color-mix()`, which the styles need, has constructable style sheets. */
const CSS_TAG = `
export const css = ([text]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheet.styleSheet = sheet;
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

/** What a lean Lit cannot draw: an attribute with text around an expression, or with two of them. */
const MIXED = /\s[\w.?@-]+="(?:[^"`$]+\$\{|\$\{[^"`]*\}[^"`]+")/;

/** A module as the bundle has it; `null` for one that stays as it is. */
export function lean(path, code) {
  if (path.endsWith('@lit/reactive-element/css-tag.js')) return CSS_TAG;
  if (/\/(dist|src)\/elements\//.test(path) && MIXED.test(code))
    throw new Error(`tools/lean-lit.mjs: in ${path}, write as one expression: ${MIXED.exec(code)[0].trim()}`);
  const name = Object.keys(CUTS).find((one) => path.endsWith(`node_modules/${one}`));
  if (!name) return null;
  return CUTS[name].reduce((text, [find, put]) => {
    if (!text.includes(find)) throw new Error(`tools/lean-lit.mjs: ${name} no longer holds ${find}`);
    return text.replace(find, put);
  }, code);
}

export const leanLit = () => ({
  name: 'lean-lit',
  transform(code, id) {
    const text = lean(id, code);
    return text === null ? null : { code: text, map: { mappings: '' } };
  },
});
