/**
 * What of a form outlives the element that shows it. A thread that scrolls destroys elements and makes them again
 * from the same block; the block has one life, whoever shows it.
 */
import type { Form, Raw } from './model.js';
import type { Phase } from './phase.js';

export interface Life {
  /** Only what the person, or the host in their name, has put in. */
  readonly typed: Map<string, Raw>;
  freeformText: string;
  /** How it ended, and the host's words about that. */
  end?: { readonly phase: Phase; readonly message?: string | undefined };
  /** It was said that it has come. */
  met?: boolean;
  /** The host has heard that it expired. */
  told?: boolean;
  /** Somebody took the outcome and said that it arrived. */
  confirmed: boolean;
  /** The answer that was sent last and its id: a retry has the same. */
  sent: { readonly content: string; readonly id: string };
  /** When it was first shown, in milliseconds since the epoch. */
  readonly since: number;
  /** Who shows it now, and who did last: tokens, since a block that the host keeps must not keep its elements. */
  holder: object | undefined;
  last: object;
}

export const newLife = (holder: object): Life => ({
  typed: new Map(),
  freeformText: '',
  confirmed: false,
  sent: { content: '', id: '' },
  since: Date.now(),
  holder,
  last: holder,
});

let byBlock = new WeakMap<object, Life>();
const byId = new Map<string, Life>();
/** Ids are kept for this many forms; blocks as long as the host keeps them. */
const REMEMBERED = 500;

/**
 * The life that goes with a spec: known by the very object that the host keeps, else by an id. A text with the id
 * of a form is taken for the same block; among objects only an id that is given once per asking can say so. One
 * form at a time holds a life, so that two that are shown at once never share answers. `now` goes on when the spec
 * is another version of what the holder shows already; `anew` forgets what has ended.
 */
export function claim(holder: object, spec: unknown, form: Form, now?: Life, anew?: boolean): Life {
  const block = Object(spec) === spec ? (spec as object) : undefined;
  const id = form.id !== undefined && (form.own || !block) ? `${form.dialect} ${form.id}` : undefined;
  const last = (block && byBlock.get(block)) ?? (id === undefined ? undefined : byId.get(id));
  const known = anew && last?.end ? undefined : last;
  // What has ended can be shown by many: nothing is answered in it any more.
  const life = known && (known.end || (known.holder ?? holder) === holder) ? known : (now ?? newLife(holder));
  if (!known || known === life) {
    if (block) byBlock.set(block, life);
    if (id !== undefined) byId.set(id, life);
    for (const [oldest] of byId) if (byId.size > REMEMBERED) byId.delete(oldest);
  }
  life.holder = life.last = holder;
  return life;
}

/** Knows no block any more: so that one test, or one user of a page, finds nothing of another. */
export function forget(): void {
  byBlock = new WeakMap();
  byId.clear();
}
