/**
 * Lit as the script-tag bundle needs it: without its hooks for polyfills, decorators, directives, hydration and subclasses
 * of subclasses, and without what no element and no template of ours asks for: attributes with text around an
 * expression (held below), elements whose content is raw text, comments with expressions, converters from attributes.
 * The Trusted Types policy gets the package's own name.
 *
 * Each passage reads from the one text up to, not including, the other, and is replaced. The versions are exact, so that
 * a new Lit is noticed here and not in a page.
 */
const PASSAGES = {
  '@lit/reactive-element/reactive-element.js': {
    version: '2.1.2',
    passages: [
      ['const{is:i,defineProperty:e', 'class y extends', 'const{is:i,defineProperty:e}=Object;'],
      // Properties: declared statically, in the class that is defined. `_$Eh`: attribute to property.
      [
        'static addInitializer',
        'addController(t)',
        `static get observedAttributes(){
          if(!this._$Eh){
            this._$Eh=new Map;
            for(const t in this.properties){
              const{attribute:s=t.toLowerCase(),noAccessor:h}=this.properties[t],r=Symbol();
              s&&this._$Eh.set(s,t);
              h||e(this.prototype,t,{get(){return this[r]},set(s){const e=this[r];this[r]=s,this.requestUpdate(t,e)},configurable:!0,enumerable:!0})
            }
          }
          return[...this._$Eh.keys()]
        }
        constructor(){
          super();
          this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$Ep=new Map;
          for(const t in this.constructor.properties)this.hasOwnProperty(t)&&(this._$Ep.set(t,this[t]),delete this[t]);
          this.requestUpdate()
        }`,
      ],
      [
        '_$E_()',
        'connectedCallback()',
        'createRenderRoot(){const t=this.attachShadow({mode:"open"});return s(t,this.constructor.styles),t}',
      ],
      // Attributes, and the cycle of an update; what was set before the element was defined (`_$Ep`) is set in the first.
      [
        'attributeChangedCallback(t,s,i)',
        'willUpdate(t){}',
        `attributeChangedCallback(t,i,s){
          const e=this.constructor._$Eh.get(t),{type:r}=this.constructor.properties[e];
          this._$Em!==e&&(this._$Em=e,this[e]=r===Boolean?null!==s:r===Number&&null!==s?Number(s):s,this._$Em=null)
        }
        requestUpdate(t,s){
          if(void 0!==t){
            const e=this.constructor.properties[t];
            if(e?.hasChanged?0:i(this[t],s))return;
            this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0);
            e?.reflect&&this._$Em!==t&&(this._$Eq??=new Set).add(t)
          }
          this.isUpdatePending||(this._$ES=this._$EP())
        }
        async _$EP(){
          this.isUpdatePending=!0;
          try{await this._$ES}catch(t){Promise.reject(t)}
          for(const[t,s]of this._$Ep)this[t]=s;
          this._$Ep.clear();
          const t=this._$AL;
          try{this.willUpdate(t),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(t)}catch(t){throw this._$EM(),t}
          this._$EO?.forEach(t=>t.hostUpdated?.()),this.hasUpdated=!0;
          return!this.isUpdatePending
        }`,
      ],
      ['_$AE(t)', '_$EM()', ''],
      ['shouldUpdate(t)', 'update(t)', ''],
      [
        'this._$Eq&&=',
        'this._$EM()',
        `this._$Eq?.forEach(t=>{
          const s=this.constructor.properties[t].converter?.toAttribute,e=s?s(this[t]):this[t];
          this._$Em=t,null==e?this.removeAttribute(t):this.setAttribute(t,e),this._$Em=null
        }),this._$Eq=void 0,`,
      ],
      ['updated(t){}', 'export{', '}'],
      [',u as defaultConverter', '}', ''],
    ],
  },
  'lit-html/lit-html.js': {
    version: '3.3.3',
    passages: [
      // The policy is made with the first template: a second copy in a page, whose elements nobody uses, makes none.
      // Nothing of a value comes into the text of a template, so that its marks need not be secret.
      ['const t=globalThis', 'n="?"', 'let e;const j={},s=globalThis.trustedTypes,h="$lit$",o="lit$",'],
      ['a=t=>null===t', 'u=Array', 'a=t=>"object"!=typeof t,'],
      [',d=t=>u(t)', ',E=Symbol', ',b=(t,...i)=>({_$litType$:1,strings:t,values:i})'],
      [
        'throw Error("inv',
        '}const N',
        'throw Error();return s?(e??=s.createPolicy("chat-form",{createHTML:t=>t})).createHTML(i):i',
      ],
      // An expression is the whole value of an attribute, or stands between elements. Of a list, the last has none behind it.
      [
        'const N=',
        'class k',
        `const N=t=>{
          const i=[];
          return[V(t,t.map((s,e)=>{
            const n=/([^\\s"'>=/]+)(="?)$/.exec(s);
            return e===t.length-1?s||"<?>":n?(i.push(n[1]),s.slice(0,n.index)+n[1]+h+n[2]+o):s+r
          }).join("")),i]
        };
        class S{
          constructor(t){
            const[i,s]=N(t);
            let e,r=0,a=0;
            this.parts=[],this.el=l.createElement("template"),this.el.innerHTML=i,P.currentNode=this.el.content;
            for(;e=P.nextNode();r++){
              if(e.data===n)this.parts.push({index:r});
              else if(1===e.nodeType)for(const t of e.getAttributeNames())if(t.endsWith(h)){
                const[,i,n]=/([.?@])?(.*)/.exec(s[a++]);
                this.parts.push({index:r,name:n,ctor:{".":I,"?":L,"@":z}[i]??H}),e.removeAttribute(t)
              }
            }
          }
        }
        class R{
          constructor(t){this._$AV=[],this._$AD=t}
          u(){
            const{el:{content:t},parts:i}=this._$AD,s=l.importNode(t,!0);
            P.currentNode=s;
            let e,h=-1;
            for(const{index:t,name:s,ctor:o}of i){
              for(;h<t;h++)e=P.nextNode();
              this._$AV.push(o?new o(e,s):new k(e,e.nextSibling))
            }
            return P.currentNode=l,s
          }
          p(t){this._$AV.forEach((i,s)=>i._$AI(t[s]))}
        }`,
      ],
      // Parts that need not know what they are in, nor that they live on.
      [
        'get _$AU(){return this._$AM?._$AU??',
        'O(t)',
        `constructor(t,i){this._$AH=A,this._$AA=t,this._$AB=i}
        _$AI(t){
          t?._$litType$?this.$(t):u(t)?this.k(t):t===A||null==t||""===t?(this._$AH!==A&&this._$AR(),this._$AH=A):t!==this._$AH&&this._(t)
        }`,
      ],
      [
        '$(t){const{values:i',
        '_$AC(t){',
        `$(t){
          const{values:i}=t,e=this._$AC(t);
          if(this._$AH?._$AD===e)this._$AH.p(i);
          else{const t=new R(e),s=t.u();t.p(i),this.T(s),this._$AH=t}
        }`,
      ],
      ['void 0===i&&C.set(t.strings,i=new S(t)),i', '}k(t)', 'void 0===i&&C.set(t.strings,i=new S(t.strings)),i'],
      ['new k(this.O(c()),this.O(c()),', ':s=i', 'new k(this.O(c()),this.O(c())))'],
      ['for(this._$AP?.', 'class H', 'for(;t!==this._$AB;){const s=t.nextSibling;t.remove(),t=s}}}'],
      // Listeners are plain functions, without options.
      [
        'get tagName()',
        'j(t){',
        'constructor(t,i){this._$AH=A,this.element=t,this.name=i}_$AI(t){t!==this._$AH&&this.j(this._$AH=t)}',
      ],
      ['constructor(){super(...arguments),this.type=3}', 'j(t)', ''],
      ['constructor(){super(...arguments),this.type=4}', 'j(t)', ''],
      [
        'constructor(t,i,s,e,h){super',
        'const D=',
        `_$AI(t){this._$AH===A&&this.element.addEventListener(this.name,this),this._$AH=t}
        handleEvent(t){this._$AH(t)}
        }`,
      ],
      [
        'const e=s?.renderBefore',
        'return h._$AI(t),h',
        'let h=i._$litPart$;h||(i._$litPart$=h=new k(i.appendChild(c()),null));',
      ],
      // What only other packages import.
      ['export{', '}', 'export{j as _$LH,b as html,b as mathml,b as svg,E as noChange,A as nothing,D as render'],
    ],
  },
  'lit-element/lit-element.js': {
    version: '4.2.2',
    passages: [
      [',noChange as r', '}', ''],
      ['constructor(){super', 'const n=', 'update(t){const r=this.render();super.update(t),e(r,this.renderRoot)}}'],
      ['const n=', 'export{', ''],
      [',n as _$LE', '}', ''],
    ],
  },
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

/** What a lean Lit cannot draw: an attribute with text around an expression or with two of them, and text that looks like one. */
const MIXED = /\s[\w.?@-]+="(?:[^"`$]+\$\{|\$\{[^"`]*\}[^"`]+")|>[^<>]*[^\s"'>=/]="?\$\{/;

/** A module as the bundle has it; `null` for one that stays as it is. */
export function lean(path, code) {
  if (path.endsWith('@lit/reactive-element/css-tag.js')) return CSS_TAG;
  if (/\/(dist|src)\/elements\//.test(path) && MIXED.test(code))
    throw new Error(`tools/lean-lit.mjs: in ${path}, write as one expression: ${MIXED.exec(code)[0].trim()}`);
  const name = Object.keys(PASSAGES).find((one) => path.endsWith(`node_modules/${one}`));
  if (!name) return null;
  const { version, passages } = PASSAGES[name];
  if (!code.includes(`Versions??=[]).push("${version}")`))
    throw new Error(`tools/lean-lit.mjs: ${name} is not ${version}; read what changed in it.`);
  return passages.reduce((text, [from, to, put]) => {
    const start = text.indexOf(from);
    const end = text.indexOf(to, start + from.length);
    if (start < 0 || end < 0) throw new Error(`tools/lean-lit.mjs: ${name} holds no ${from} … ${to}`);
    return text.slice(0, start) + put + text.slice(end);
  }, code);
}

export const leanLit = () => ({
  name: 'lean-lit',
  transform(code, id) {
    const text = lean(id, code);
    return text === null ? null : { code: text, map: { mappings: '' } };
  },
});
