import { Builder, type Budget, type Piece } from './builder.js';
import { AT_EDGE, AT_END, AT_START, NOT_AT_EDGE, type Program } from './program.js';
import { compiles, Refusal } from './refusal.js';

/** Keep the recursion shallow and the platform's own reading of the pattern short. */
const MAX_SOURCE = 2000;
const MAX_DEPTH = 100;

const opening = /\((?:\?(?:(<?)([=!])|:|<([^>]*)>)|(?!\?))/y;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const backReference = /\\(?:([1-9]\d*)|k)/y;
const unicodeEscape = /\\(?:u(?:\{\w+\}|d[89ab]..\\ud[c-f]..|....)|x..|c.|p\{[^}]*\}|[^])/iy;
// \c without a letter is a literal backslash: the token ends before the c.
const legacyEscape = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|(?=c)|[0-3][0-7]{0,2}|[4-7][0-7]?|[^])/y;
const ofStrings = /\\p\{(?:RGI|Basic_E|Emoji_K)/;

/** The pattern with its escapes and classes blotted out, to look at the groups. */
function outline(source: string): string {
  return source.replace(/\\[^]|\[(?:\\[^]|[^\\\]])*\]/g, '.');
}

/**
 * Reads a pattern into a program. The platform has checked the syntax before, so what is read here
 * only has to be told apart, by the standard's grammar with or without `u`.
 */
export class Parser {
  readonly #source: string;
  readonly #flags: string;
  readonly #builder: Builder;
  /** How many groups there are, and whether any has a name: without `u`, the meaning of \2 and \k depends on it. */
  readonly #groups: number;
  readonly #named: boolean;
  readonly #names = new Set<string>();
  #at = 0;
  #depth = 0;

  constructor(source: string, maxLength: number, budget: Budget) {
    if (source.length > MAX_SOURCE) throw new Refusal('pattern-size');
    this.#builder = new Builder(source, maxLength, budget);
    const flags = ['u', '', 'v'].find((each) => {
      // A single one of these takes the platform milliseconds to read.
      if (each === 'v' && ofStrings.test(source)) throw new Refusal('pattern-unsupported');
      return compiles(source, each);
    });
    if (flags === undefined) throw new Refusal('pattern-syntax');
    this.#source = source;
    this.#flags = flags;
    const groups = outline(source);
    this.#groups = groups.match(/\((?!\?(?!<[^=!]))/g)?.length ?? 0;
    this.#named = /\(\?<[^=!]/.test(groups);
  }

  parse(): Program {
    return this.#builder.build(this.#alternatives(), !!this.#flags);
  }

  #take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.#at;
    const found = token.exec(this.#source);
    if (found) this.#at = token.lastIndex;
    return found;
  }

  #alternatives(): Piece {
    const choices = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at++;
      choices.push(this.#sequence());
    }
    return this.#builder.either(choices);
  }

  #sequence(): Piece {
    const pieces: Piece[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) pieces.push(this.#term());
    return this.#builder.sequence(pieces);
  }

  #term(): Piece {
    const body = this.#item();
    const found = this.#take(quantifier);
    if (!found) return body;
    const [, sign, low, comma, high] = found;
    // Lazy or greedy is the same to whoever only asks whether there is a match.
    const min = sign ? Number(sign === '+') : Number(low);
    const max = sign === '?' ? 1 : sign || (comma && !high) ? Infinity : Number(high || low);
    return this.#builder.repeat(body, min, max);
  }

  #item(): Piece {
    const source = this.#source;
    const at = this.#at;
    switch (source.charAt(at)) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escape();
      case '^':
        this.#at++;
        return this.#builder.test(AT_START);
      case '$':
        this.#at++;
        return this.#builder.test(AT_END);
      case '.':
        this.#at++;
        return this.#question('.');
    }
    const [point = ''] = source.slice(at, at + 2);
    const literal = this.#flags ? point : source.charAt(at);
    this.#at += literal.length;
    return this.#literal(literal);
  }

  #group(): Piece {
    const found = this.#take(opening);
    const name = found?.[3];
    // Inline flags, and names given twice: too new for some of the platforms that have to agree.
    if (!found || (name && this.#names.has(name))) throw new Refusal('pattern-syntax');
    if (name) this.#names.add(name);
    if (++this.#depth > MAX_DEPTH) throw new Refusal('pattern-size');
    const body = this.#alternatives();
    this.#depth--;
    this.#at++;
    return found[2] ? this.#builder.look(body, !!found[1], found[2] === '!') : body;
  }

  #class(): Piece {
    const from = this.#at;
    let depth = 0;
    do {
      const char = this.#source[this.#at];
      if (char === '\\') this.#at++;
      else if (char === ']') depth--;
      else if (char === '[' && (!depth || this.#flags === 'v')) depth++;
      this.#at++;
    } while (depth);
    return this.#question(this.#source.slice(from, this.#at));
  }

  #escape(): Piece {
    const reference = this.#take(backReference);
    if (reference) {
      const number = reference[1];
      if (number ? Number(number) <= this.#groups : this.#named) throw new Refusal('pattern-unsupported');
      this.#at = reference.index;
    }
    const text = this.#take(this.#flags ? unicodeEscape : legacyEscape)?.[0] ?? '';
    if (text === '\\b') return this.#builder.test(AT_EDGE);
    if (text === '\\B') return this.#builder.test(NOT_AT_EDGE);
    return /\\\w/.test(text) ? this.#question(text) : this.#literal(text.slice(-1));
  }

  #literal(char: string): Piece {
    return this.#builder.atom(`=${char}`, () => char);
  }

  /** What only the platform can tell: whether a character fits a class, a property, an escape. */
  #question(text: string): Piece {
    return this.#builder.atom(text, () => {
      // With `v` a class may hold strings of several characters. Such a class has no opposite.
      if (this.#flags === 'v' && !compiles(`[^${text}]`, 'v')) throw new Refusal('pattern-unsupported');
      return new RegExp(`^(?:${text})$`, this.#flags);
    });
  }
}
