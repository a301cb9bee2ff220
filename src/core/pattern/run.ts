import {
  AT_EDGE,
  AT_END,
  AT_START,
  END,
  FORK,
  NOT_AT_EDGE,
  QUESTION,
  TEST,
  type Program,
  type Scan,
} from './program.js';

/**
 * The most steps that one text may take. A step is a node looked at, a position passed, or a
 * character compared. A text within the pattern's `maxLength` stays below, by the limit on the
 * pattern; a longer one that does not is no match, on every machine alike.
 */
export const MAX_STEPS = 7.5e6;

/** How many sets of nodes a scan remembers before it forgets them and starts over: bounds the memory. */
const MAX_SETS = 250;

/** Characters that fit the same atoms are the same to a pattern. */
interface Row {
  readonly id: number;
  /** By kind, from `END` on: of nodes that consume nothing, none. */
  readonly fits: Uint8Array;
}

/**
 * The nodes where a scan may be, and where it went from here before: a state of the automaton made deterministic as
 * needed. Where a text makes new ones all along, most are left by one way only, so that a map for each would cost more
 * than all the rest.
 */
interface NodeSet {
  readonly nodes: readonly number[];
  key: number;
  to: NodeSet | undefined;
  more: Map<number, NodeSet> | undefined;
  readonly ended: boolean;
}

/** Whether the text matches, and in how many steps that was known. */
export function run(program: Program, text: string, whole: boolean): { matched: boolean; steps: number } {
  // Each position takes a step, so this cannot be done, and need not be unpacked to find out.
  return text.length > MAX_STEPS ? { matched: false, steps: 0 } : new Run(program, text).result(whole);
}

/** One text's run. Nothing outlives it, so that the same text always takes the same steps. */
class Run {
  readonly #program: Program;
  readonly #units: readonly string[];
  /** Per unit of the text. */
  readonly #rows: Row[] = [];
  /** Per position between units, what is known to hold there. */
  readonly #facts: Int32Array;
  #steps = 0;

  constructor(program: Program, text: string) {
    this.#program = program;
    // By code points, or by units, as the pattern's flag says. (Old libraries replace `Array.from`.)
    // eslint-disable-next-line @typescript-eslint/no-misused-spread
    this.#units = program.unicode ? [...text] : text.split('');
    this.#facts = new Int32Array(this.#units.length + 1);
  }

  result(whole: boolean): { matched: boolean; steps: number } {
    const { scans } = this.#program;
    const main = scans.at(-1);
    const facts = this.#facts;
    this.#sort();
    this.#mark();
    const done = scans.every((scan) => this.#scan(scan, whole && scan === main));
    const holds = (fact = 0): boolean => (fact & (main?.fact ?? 0)) > 0;
    return { matched: done && (whole ? holds(facts.at(-1)) : facts.some(holds)), steps: this.#steps };
  }

  /** Asks every atom about every different character, once. */
  #sort(): void {
    const { atoms } = this.#program;
    let cost = 0;
    for (const atom of atoms) cost += typeof atom === 'string' ? 1 : QUESTION;
    const byUnit = new Map<string, Row>();
    const byFits = new Map<string, Row>();
    for (const unit of this.#units) {
      let row = byUnit.get(unit);
      if (!row) {
        if ((this.#steps += cost) > MAX_STEPS) return;
        let key = '';
        for (let kind = 0; kind < atoms.length; kind++) {
          const atom = atoms[kind] ?? '';
          if (typeof atom === 'string' ? atom === unit : atom.test(unit)) key += String.fromCharCode(kind);
        }
        row = byFits.get(key);
        if (!row) {
          row = { id: byFits.size, fits: new Uint8Array(atoms.length - END) };
          for (let at = 0; at < key.length; at++) row.fits[key.charCodeAt(at) - END] = 1;
          byFits.set(key, row);
        }
        byUnit.set(unit, row);
      }
      this.#rows.push(row);
    }
  }

  /** Notes what does not need a scan. */
  #mark(): void {
    const units = this.#units;
    const word = (at: number): boolean => /\w/.test(units[at] ?? '');
    const edges = this.#program.scans.some((scan) => scan.asks & (AT_EDGE | NOT_AT_EDGE));
    this.#facts.forEach((_, at, facts) => {
      facts[at] =
        (at ? 0 : AT_START) |
        (at < units.length ? 0 : AT_END) |
        (edges && word(at - 1) !== word(at) ? AT_EDGE : NOT_AT_EDGE);
    });
  }

  /** False if the steps ran out. `once`: begins at the first position only, not at each. */
  #scan({ start, kinds, next, other, back, negated, fact, asks }: Scan, once: boolean): boolean {
    const facts = this.#facts;
    const last = this.#units.length;
    const size = kinds.length;
    /** When a node was last come by, and those that were in this step. */
    const seen = new Int32Array(size).fill(-1);
    const list: number[] = [];
    let count = 0;
    let step = 0;
    const add = (node = 0): void => {
      if (seen[node] === step) return;
      seen[node] = step;
      list[count++] = node;
    };
    let sets = new Map<number, NodeSet>();
    let set: NodeSet | undefined;
    for (; step <= last; step++) {
      if (++this.#steps > MAX_STEPS) return false;
      const at = back ? last - step : step;
      const known = facts[at] ?? 0;
      const row = step ? this.#rows[back ? at : at - 1] : undefined;
      // Facts take up to 31 bits and rows up to 21: together still a safe integer.
      const key = (known & asks) * 2 ** 21 + (row?.id ?? 0);
      let to = set?.key === key ? set.to : set?.more?.get(key);
      if (!to) {
        this.#steps += size;
        count = 0;
        if (!once || !step) add(start);
        if (set && row) for (const node of set.nodes) if (row.fits[(kinds[node] ?? 0) - END]) add(next[node]);
        let mark = 0;
        // Whatever is reached from there where these facts hold; the list grows meanwhile.
        for (let i = 0; i < count; i++) {
          const node = list[i] ?? 0;
          const kind = kinds[node] ?? 0;
          if (kind === FORK || (kind === TEST && (other[node] ?? 0) & known)) add(next[node]);
          if (kind === FORK) add(other[node]);
          const hash = Math.imul(node + 1, 0x9e3779b1);
          mark = (mark + (hash ^ (hash >>> 15))) | 0;
        }
        to = sets.get(mark);
        // The same nodes, in whatever order.
        if (to?.nodes.length !== count || !to.nodes.every((node) => seen[node] === step)) {
          to = { nodes: list.slice(0, count), key: -1, to: undefined, more: undefined, ended: seen[0] === step };
          if (sets.size > MAX_SETS) sets = new Map();
          sets.set(mark, to);
        }
        if (set?.to) (set.more ??= new Map<number, NodeSet>()).set(key, to);
        else if (set) [set.key, set.to] = [key, to];
      }
      set = to;
      if (set.ended !== negated) facts[at] = known | fact;
    }
    return true;
  }
}
