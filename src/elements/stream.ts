/**
 * A spec that is still being written: takes growing text or growing objects, and gives what of it is whole. Text is
 * read once, piece by piece, so that the cost is that of its length and not of its length times its pieces.
 */
import { parse } from 'jsonriver';
import { isObject } from '../core/reader.js';

type Options = NonNullable<Parameters<typeof parse>[1]>;

/** Keys whose value is used before it is whole; of any other only the whole value counts. */
const GROWING = ['props', 'display', 'params', 'requestedSchema', 'properties', 'fields'];

/** Without what may still grow, the last entry of everything that is open; `seen` counts what is whole. */
function settled(value: unknown, seen: { count: number }): unknown {
  const list = Array.isArray(value);
  if (!list && !isObject(value)) return undefined;
  const entries: [string, unknown][] = Object.entries(value);
  const last = entries.pop();
  const inner = !list && last && GROWING.includes(last[0]) ? settled(last[1], seen) : undefined;
  seen.count += entries.length;
  if (list) return entries.map(([, item]) => item);
  return Object.fromEntries(last && inner !== undefined ? [...entries, [last[0], inner]] : entries);
}

/** What of a spec is there. */
export interface Part {
  readonly spec: unknown;
  /** Nothing can follow. */
  readonly whole: boolean;
}

/** One text, read as it comes. */
class Reading {
  root: unknown;
  whole = false;
  readonly #pieces: string[] = [];
  #wake = (): void => undefined;
  /** Those who wait until all pieces have been read. */
  #waiting: (() => void)[] = [];
  readonly #end = this.#run();

  /** Resolves when the piece has been read. */
  async add(piece: string): Promise<void> {
    this.#pieces.push(piece);
    const read = new Promise<void>((done) => this.#waiting.push(done));
    this.#wake();
    await Promise.race([read, this.#end]);
  }

  async #run(): Promise<void> {
    const completeCallback: Options['completeCallback'] = (_value, path) => {
      if (!path.segments().length) this.whole = true;
    };
    try {
      for await (const root of parse(this.#feed(), { completeCallback })) this.root = root;
    } catch {
      // What is no JSON is told when it has come to its end; until then, what was whole stands.
    }
  }

  async *#feed(): AsyncGenerator<string> {
    for (;;) {
      const piece = this.#pieces.shift();
      if (piece !== undefined) yield piece;
      else {
        const woken = new Promise<void>((done) => (this.#wake = done));
        for (const done of this.#waiting.splice(0)) done();
        await woken;
      }
    }
  }
}

export class Stream {
  #text = '';
  #reading: Reading | undefined;
  /** How many entries were whole the last time. */
  #count = -1;

  /** What is whole of a spec by now; `undefined` when that is no more than before. */
  async take(spec: unknown): Promise<Part | undefined> {
    if (typeof spec !== 'string') this.#reading = undefined;
    const root = typeof spec === 'string' ? await this.#read(spec) : spec;
    if (this.#reading?.whole) return { spec: root, whole: true };
    const seen = { count: 0 };
    const part = settled(root, seen);
    if (seen.count === this.#count) return undefined;
    this.#count = seen.count;
    return { spec: part, whole: false };
  }

  async #read(spec: string): Promise<unknown> {
    if (!spec.startsWith(this.#text)) {
      this.#text = '';
      this.#reading = undefined;
    }
    const news = spec.slice(this.#text.length);
    // Models put words and a Markdown fence in front of the JSON.
    const start = this.#reading ? 0 : news.indexOf('{');
    if (news && start >= 0) {
      this.#text = spec;
      this.#reading ??= new Reading();
      await this.#reading.add(news.slice(start));
    }
    return this.#reading?.root;
  }
}
