import type { Phrase, Words } from './words.js';

export type Params = Readonly<Record<string, string | number | undefined>>;

/** Without it a bound of 0.0005 would be said as 0.001. */
const EXACT = { maximumFractionDigits: 20 };

/**
 * Says a phrase: picks the plural form by `params.n`, then fills the gaps. A gap without a parameter
 * stays as it is, so that a translator sees it.
 */
export function say(words: Partial<Words>, locale: string, phrase: Phrase, params: Params = {}): string {
  const table = words as Readonly<Record<string, string>>;
  const plural = `${phrase}.${typeof params['n'] === 'number' ? new Intl.PluralRules(locale).select(params['n']) : ''}`;
  const text = table[plural] ?? table[`${phrase}.other`] ?? table[phrase] ?? phrase;
  return text.replace(/\{(\w+)\}/g, (gap, key: string) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined;
    return value === undefined ? gap : typeof value === 'number' ? value.toLocaleString(locale, EXACT) : value;
  });
}
