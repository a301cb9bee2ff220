import {
  AT_EDGE,
  AT_END,
  AT_START,
  END,
  FORK,
  NOT_AT_EDGE,
  QUESTION,
  TEST,
  type Node,
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
const MAX_SETS = 1000;

/** Numbers the visits of all runs, whose nodes may be the same. */
let visits = 0;

/** Characters that fit the same atoms are the same to a pattern. */
interface Row {
  readonly id: number;
  readonly fits: Uint8Array;
}

/** The nodes where a scan may be, and where it went from here before: a state of the automaton made deterministic as needed. */
interface NodeSet {
  readonly nodes: readonly Node[];
  readonly ended: boolean;
  readonly next: Map<number, NodeSet>;
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
    const cost = atoms.reduce((sum, atom) => sum + (typeof atom === 'string' ? 1 : QUESTION), 0);
    const byUnit = new Map<string, Row>();
    const byFits = new Map<string, Row>();
    for (const unit of this.#units) {
      let row = byUnit.get(unit);
      if (!row) {
        if ((this.#steps += cost) > MAX_STEPS) return;
        const fits = Uint8Array.from(atoms, (atom) =>
          Number(typeof atom === 'string' ? atom === unit : atom.test(unit)),
        );
        const key = String.fromCharCode(...fits);
        row = byFits.get(key) ?? { id: byFits.size, fits };
        byFits.set(key, row);
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
  #scan(scan: Scan, once: boolean): boolean {
    const { start, back, negated, fact, asks } = scan;
    const facts = this.#facts;
    const last = this.#units.length;
    let sets = new Map<string, NodeSet>();
    let set: NodeSet = { nodes: [], ended: false, next: new Map() };
    for (let i = 0; i <= last; i++) {
      if (++this.#steps > MAX_STEPS) return false;
      const at = back ? last - i : i;
      const known = facts[at] ?? 0;
      const row = i ? this.#rows[back ? at : at - 1] : undefined;
      // Facts take up to 31 bits and rows up to 21: together still a safe integer.
      const key = (known & asks) * 2 ** 21 + (row?.id ?? 0);
      let to = set.next.get(key);
      if (!to) {
        const entries = once && i ? [] : [start];
        for (const { kind, next } of set.nodes) if (kind >= 0 && row?.fits[kind] && next) entries.push(next);
        to = this.#enter(scan, entries, known);
        const name = String.fromCharCode(...to.nodes.map((node) => node.id));
        if (sets.size > MAX_SETS) sets = new Map();
        to = sets.get(name) ?? to;
        sets.set(name, to);
        set.next.set(key, to);
      }
      set = to;
      if (set.ended !== negated) facts[at] = known | fact;
    }
    return true;
  }

  /** The nodes that consume or end, reached from `entries` where the facts `known` hold. */
  #enter(scan: Scan, entries: (Node | undefined)[], known: number): NodeSet {
    const stamp = ++visits;
    this.#steps += scan.nodes.length;
    while (entries.length) {
      const node = entries.pop();
      if (!node || node.seen === stamp) continue;
      node.seen = stamp;
      if (node.kind === FORK || node.fact & known) entries.push(node.next, node.other);
    }
    // In the order they were made, so that equal sets have equal names.
    const nodes = scan.nodes.filter(({ seen, kind }) => seen === stamp && kind !== FORK && kind !== TEST);
    return { nodes, ended: nodes.some(({ kind }) => kind === END), next: new Map() };
  }
}
