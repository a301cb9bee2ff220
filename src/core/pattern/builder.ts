import { END, FIRST_SCAN, FORK, LAST_SCAN, QUESTION, TEST, type Program, type Scan } from './program.js';
import { Refusal } from './refusal.js';

/**
 * A part of the pattern, as a function that adds its nodes in front of the node that is to follow
 * them and returns where to enter. Called once for each copy that a count asks for.
 */
export type Piece = (next: number) => number;

/**
 * The most that a pattern's size times the characters of a text may come to. Size counts nodes (an optional character
 * takes two), and ten or more for each different class or escape, which is what asking the platform about it costs. At 2000
 * characters that leaves 700: room for the many patterns that ask for {2,256} of something. A shorter text than 700
 * allows no more than 2000.
 */
const MAX_WORK = 1.4e6;
const MIN_LENGTH = 700;
/** What it costs the platform to read a character of the pattern, and a property such as \p{L}: not the text's affair. */
const CHARACTER = 100;
const PROPERTY = 30_000;

/**
 * What all patterns of a form may come to: an answer for each arrives in one go. Twenty patterns of a hundred nodes and
 * more, or, at the worst, some fifty milliseconds.
 */
export const FORM_WORK = 5e6;

/** What is left for the patterns that are still to come. */
export interface Budget {
  left: number;
}

/** Makes pieces, and a program of them. */
export class Builder {
  readonly #budget: Budget;
  readonly #length: number;
  /** At the start, and now. */
  readonly #room: number;
  #left: number;
  readonly #atoms: (string | RegExp)[] = [];
  readonly #atomOf = new Map<string, number>();
  /** Scans still to be built: a look-around turns up while the part around it is being built. */
  readonly #waiting: {
    readonly body: Piece;
    readonly back: boolean;
    readonly negated: boolean;
    readonly fact: number;
  }[] = [];
  /** Of the scan being built. */
  #kinds: number[] = [];
  #next: number[] = [];
  #other: number[] = [];
  #back = false;
  #asks = 0;

  constructor(source: string, maxLength: number, budget: Budget) {
    this.#budget = budget;
    this.#length = Math.max(MIN_LENGTH, maxLength);
    this.#left = Math.min(MAX_WORK, budget.left);
    const reading = source.length * CHARACTER + (source.split(/\\p\{/i).length - 1) * PROPERTY;
    this.#spend(reading);
    // Spent, whatever becomes of the rest: the platform reads it next.
    budget.left -= reading;
    this.#room = this.#left;
  }

  build(pattern: Piece, unicode: boolean): Program {
    const scans: Scan[] = [];
    this.#wait(pattern, false, false);
    for (const { body, ...rest } of this.#waiting) {
      this.#kinds = [];
      this.#next = [];
      this.#other = [];
      this.#back = rest.back;
      this.#asks = 0;
      const start = body(this.#node(END));
      // What is inside another has to be known first.
      const nodes = { kinds: this.#kinds, next: this.#next, other: this.#other };
      scans.unshift({ ...rest, ...nodes, start, asks: this.#asks });
    }
    this.#budget.left -= this.#room - this.#left;
    return { unicode, atoms: this.#atoms, scans };
  }

  /** One character: `text` is how it is written, and what it may be is itself or a question. */
  atom(text: string, make: () => string | RegExp): Piece {
    let atom = this.#atomOf.get(text);
    if (atom === undefined) {
      const made = make();
      if (typeof made !== 'string') this.#spend((QUESTION + text.length / 8) * this.#length);
      atom = this.#atoms.push(made) - 1;
      this.#atomOf.set(text, atom);
    }
    const kind = atom;
    return (next) => this.#node(kind, next);
  }

  test(fact: number): Piece {
    return (next) => {
      this.#asks |= fact;
      return this.#node(TEST, next, fact);
    };
  }

  look(body: Piece, behind: boolean, negated: boolean): Piece {
    let fact = 0;
    // What lies ahead is known once the text has been read from its end.
    return (next) => this.test((fact ||= this.#wait(body, !behind, negated)))(next);
  }

  sequence(pieces: readonly Piece[]): Piece {
    return (next) => {
      let at = next;
      for (const piece of this.#back ? pieces : [...pieces].reverse()) at = piece(at);
      return at;
    };
  }

  either(choices: readonly Piece[]): Piece {
    return (next) => choices.map((choice) => choice(next)).reduceRight((rest, first) => this.#node(FORK, first, rest));
  }

  repeat(body: Piece, min: number, max: number): Piece {
    return (next) => {
      let entry = next;
      const copy = (times: number, optional: boolean): void => {
        for (let i = 0; i < times; i++) {
          const start = body(entry);
          // A body without nodes never meets the limit on them, however large the count.
          if (start === entry) break;
          entry = optional ? this.#node(FORK, start, next) : start;
        }
      };
      if (max < Infinity) {
        copy(max - min, true);
        copy(min, false);
      } else {
        const fork = this.#node(FORK, next);
        const start = (this.#other[fork] = body(fork));
        entry = min ? start : fork;
        copy(min - 1, false);
      }
      return entry;
    };
  }

  #wait(body: Piece, back: boolean, negated: boolean): number {
    const fact = FIRST_SCAN * 2 ** this.#waiting.length;
    if (fact > LAST_SCAN) throw new Refusal('pattern-size');
    this.#waiting.push({ body, back, negated, fact });
    return fact;
  }

  #node(kind: number, next = 0, other = 0): number {
    this.#spend(this.#length);
    this.#next.push(next);
    this.#other.push(other);
    return this.#kinds.push(kind) - 1;
  }

  #spend(work: number): void {
    this.#left -= work;
    // While building, since a count of counts would hardly end. NaN must refuse too.
    if (!(this.#left >= 0)) throw new Refusal('pattern-size');
  }
}
