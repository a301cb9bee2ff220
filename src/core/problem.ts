import type { Params } from './say.js';
import type { Phrase } from './words.js';

/** What is wrong with one answer, before it is put into a language. */
export class Problem {
  readonly code: string;
  readonly phrase: Phrase;
  readonly params: Params;

  /** `code` is the phrase in kebab case unless several phrases share one code. */
  constructor(phrase: Phrase, params: Params = {}, code: string = phrase) {
    this.phrase = phrase;
    this.params = params;
    this.code = code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  }
}
