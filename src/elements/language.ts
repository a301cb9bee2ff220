/** Which language a form speaks: the nearest `lang` around it, through shadow roots, else the page's, else the browser's. */
import { safeLocale } from '../core/number.js';
import type { Words } from '../core/words.js';
import { english } from '../core/words.js';
import { Language } from './form-context.js';

/** Languages besides English, one chunk each. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  ar: () => import('../locales/ar.js'),
  de: () => import('../locales/de.js'),
};

const loaded = new Map<string, Partial<Words>>([['en', english]]);

/** What is around a node, through shadow roots. Asked of the prototype: a form of the page may hold a field called `parentNode`. */
export const around = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : Reflect.get(Node.prototype, 'parentNode', node);

export function nearestLang(element: Element): string {
  for (let node: Node | null = element; node; node = around(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : '';
    if (lang) return lang;
  }
  return navigator.languages[0] ?? '';
}

const base = (locale: string): string => locale.split('-')[0] ?? 'en';

/** The language as it can be spoken now: in English words until the others are there. */
export const languageOf = (lang: string, own: Partial<Words> | undefined): Language => {
  const locale = safeLocale(lang);
  const words = loaded.get(base(locale));
  return new Language(locale, { ...(words ?? english), ...own });
};

/** Fetches a language's words; resolves to true when there is something new to say. */
export async function loadWords(lang: string): Promise<boolean> {
  const code = base(safeLocale(lang));
  const loader = loaded.has(code) ? undefined : LOADERS[code];
  if (!loader) return false;
  try {
    loaded.set(code, (await loader()).words);
    return true;
  } catch {
    // A chunk that does not come leaves the form in English, which is better than no form.
    return false;
  }
}
