import { html } from 'lit';
import type { Params } from '../core/say.js';
import type { Phrase } from '../core/words.js';
import type { Language } from './form-context.js';

/**
 * A phrase as it is drawn: what a spec or a host wrote in it keeps its own direction, and cannot turn
 * the words around it.
 */
export function sentence(language: Language, phrase: Phrase, params: Params): unknown {
  const isolated = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ]);
  return language
    .say(phrase, Object.fromEntries(isolated) as Params)
    .split(/[\u2068\u2069]/)
    .map((part, at) => (at % 2 ? html`<bdi>${part}</bdi>` : part));
}
