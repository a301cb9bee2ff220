import { END, FIRST_SCAN, FORK, LAST_SCAN, QUESTION, TEST, type Node, type Program, type Scan } from './program.js';
import { Refusal } from './refusal.js';

/**
 * A part of the pattern, as a function that adds its nodes in front of the node that is to follow
 * them and returns where to enter. Called once for each copy that a count asks for.
 */
export type Piece = (next: Node) => Node;

/**
 * The most that a pattern's size times the characters of a text may come to, and the most that a
 * size may be. Size counts nodes (an optional character takes two) and ten for each different class
 * or escape, which is what asking the platform about it costs. At 2000 characters that leaves 700:
 * room for the many patterns that ask for {2,256} of something.
 */
const MAX_WORK = 1.4e6;
const MAX_SIZE = 2000;

/** Makes pieces, and a program of them. */
export class Builder {
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
  #nodes: Node[] = [];
  #back = false;
  #asks = 0;

  constructor(maxLength: number) {
    this.#left = Math.min(MAX_SIZE, MAX_WORK / Math.max(1, maxLength));
  }

  build(pattern: Piece, unicode: boolean): Program {
    const scans: Scan[] = [];
    this.#wait(pattern, false, false);
    for (const { body, ...rest } of this.#waiting) {
      this.#nodes = [];
      this.#back = rest.back;
      this.#asks = 0;
      const start = body(this.#node(END));
      // What is inside another has to be known first.
      scans.unshift({ ...rest, start, nodes: this.#nodes, asks: this.#asks });
    }
    return { unicode, atoms: this.#atoms, scans };
  }

  /** One character: `text` is how it is written, and what it may be is itself or a question. */
  atom(text: string, make: () => string | RegExp): Piece {
    let atom = this.#atomOf.get(text);
    if (atom === undefined) {
      const made = make();
      if (typeof made !== 'string') this.#spend(QUESTION);
      atom = this.#atoms.push(made) - 1;
      this.#atomOf.set(text, atom);
    }
    const kind = atom;
    return (next) => this.#node(kind, next);
  }

  test(fact: number): Piece {
    return (next) => {
      this.#asks |= fact;
      return this.#node(TEST, next, undefined, fact);
    };
  }

  look(body: Piece, behind: boolean, negated: boolean): Piece {
    let fact = 0;
    // What lies ahead is known once the text has been read from its end.
    return (next) => this.test((fact ||= this.#wait(body, !behind, negated)))(next);
  }

  sequence(pieces: readonly Piece[]): Piece {
    const add = (next: Node, piece: Piece): Node => piece(next);
    return (next) => (this.#back ? pieces.reduce(add, next) : pieces.reduceRight(add, next));
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
        const start = (fork.other = body(fork));
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

  #node(kind: number, next?: Node, other?: Node, fact = 0): Node {
    this.#spend(1);
    const node = { id: this.#nodes.length, kind, next, other, fact, seen: 0 };
    this.#nodes.push(node);
    return node;
  }

  #spend(cost: number): void {
    this.#left -= cost;
    // While building, since a count of counts would hardly end. NaN must refuse too.
    if (!(this.#left >= 0)) throw new Refusal('pattern-size');
  }
}
