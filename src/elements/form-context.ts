import type { Look } from '../core/model.js';
import type { FormStore } from '../core/store.js';
import type { Params } from '../core/say.js';
import { say } from '../core/say.js';
import type { Phrase, Words } from '../core/words.js';

/** The language that a form speaks: its words, and how it writes numbers and dates. */
export class Language {
  readonly locale: string;
  readonly words: Partial<Words>;

  constructor(locale: string, words: Partial<Words>) {
    this.locale = locale;
    this.words = words;
  }

  say(phrase: Phrase, params?: Params): string {
    return say(this.words, this.locale, phrase, params);
  }
}

/** What a form lends to the fields that a page lays out itself. Replaced, never changed. */
export interface FormContext {
  readonly store: FormStore;
  readonly language: Language;
  readonly look: Look;
  /** The person changed a field. */
  changed(name: string): void;
  requestSubmit(): void;
  /** Escape was pressed. */
  escape(event: KeyboardEvent): void;
}
