/** How deep a spec nests, also where nobody reads: told to who writes specs, with the unknown keys, and not by the widget. */
import type { Json } from '../core/dialect.js';
import type { Report } from '../core/issue.js';
import { pointer } from '../core/issue.js';
import { LIMITS } from '../core/limits.js';
import type { Listing } from './listing.js';
import { peek } from './listing.js';

/** Values that are looked at. The largest spec that is read whole has no more. */
const MOST_VALUES = 50_000;
/** A place is told by so many steps from the outside, none of them longer than this: where it is to be mended. */
const STEPS = 6;
const LONGEST = 80;

/** A list or an object, and where it was found. */
interface Place {
  readonly at: object;
  readonly key: string | number;
  readonly depth: number;
  readonly up?: Place;
}

function pathTo(place: Place): string {
  const steps: (string | number)[] = [];
  for (let here = place; here.up; here = here.up) steps.unshift(here.key);
  const long = steps.findIndex((step) => String(step).length > LONGEST);
  let path = '';
  for (const step of steps.slice(0, Math.min(STEPS, long < 0 ? STEPS : long))) path = pointer(path, step);
  return path;
}

/** Tells each part of a spec that nests too deep. Never deeper than the cap, so that cycles end, too. */
export function tellDepth(report: Report, spec: Json, listing: Listing): void {
  const told = new Set<string>();
  // How deep each was met: what is met again has to be deeper to be of interest.
  const met = new Map<object, number>();
  const open: Place[] = [{ at: spec, key: '', depth: 1 }];
  let room = MOST_VALUES;
  for (let place = open.pop(); place && told.size < LIMITS.issues; place = open.pop()) {
    const { at, depth } = place;
    if ((met.get(at) ?? 0) >= depth) continue;
    met.set(at, depth);
    if (depth > LIMITS.depth) {
      const path = pathTo(place);
      if (!told.has(path)) tell(report, path);
      told.add(path);
      continue;
    }
    // A proxy may throw at any look.
    try {
      const list = Array.isArray(at);
      const keys = list ? [] : listing.keysOf(at);
      const count = list ? at.length : keys.length;
      for (let index = 0; index < count && room > 0; index++, room--) {
        const key = keys[index] ?? index;
        const inner: unknown = list ? at[index] : peek(at, String(key));
        if (typeof inner === 'object' && inner !== null) open.push({ at: inner, key, depth: depth + 1, up: place });
      }
    } catch {
      continue;
    }
  }
}

const tell = (report: Report, path: string): void =>
  report('warning', path, 'too-deep', {
    message: `The spec nests more than ${LIMITS.depth} lists and objects here; what is deeper is not looked at.`,
    hint: 'Write it flatter: no form needs more than ten.',
  });
