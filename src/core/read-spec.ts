import type { AidName, Aids } from './aids.js';
import { Wanted } from './aids.js';
import type { Dialect } from './dialect.js';
import type { Finding, Report } from './issue.js';
import { LIMITS } from './limits.js';
import type { Form, Outcome, SecretPolicy } from './model.js';
import { isObject, Reader } from './reader.js';

export interface ParseOptions {
  /** In the order in which they are asked whether a spec is theirs. */
  readonly dialects: readonly Dialect[];
  /** The name of the dialect; else it is found by shape. */
  readonly dialect?: string | undefined;
  /** Every deviation from the dialect's tables is an error. */
  readonly strict?: boolean | undefined;
  /** What is done about a field that asks for a secret; `warn` if not given, `refuse` if it is none of the three. */
  readonly secrets?: SecretPolicy | undefined;
}

export interface Reading {
  /** `undefined` when the spec is unusable. */
  readonly form?: Form;
  readonly findings: readonly Finding[];
  /** What the spec gave to show in place of a form. */
  readonly fallback?: string | undefined;
  /** The spec cannot be read without this aid; nothing else of the reading counts. */
  readonly wanted?: AidName;
}

const homes = new WeakMap<Form, Dialect>();

/** Reads a spec with the aids that are at hand. Never throws: what is missing is named in the reading. */
export function readSpec(
  input: unknown,
  { dialects, dialect, strict, secrets, aids: atHand }: ParseOptions & { readonly aids: Aids },
): Reading {
  const findings: Finding[] = [];
  const report: Report = (severity, path, code, facts = {}) => {
    const loud = severity === 'warning' && strict;
    findings.push({ path, code, severity: loud ? 'error' : severity, facts });
  };
  const { mender } = atHand;
  let fallback: string | undefined;
  try {
    const spec = mender ? mender.spec(input, report) : plain(input);
    if (!isObject(spec)) return mender ? { findings } : { findings, wanted: 'mender' };
    const home = dialects.find((one) => (dialect ? one.id === dialect : one.matches(spec)));
    const guide = home ?? dialects[0];
    const from = new Reader(spec, '', { aids: atHand, report, room: LIMITS.spec });
    fallback = mender?.fallback(from);
    if (!home && atHand.far === null) throw new Wanted('far');
    const known = dialects.map(({ id, sign = id }) => sign).join('; ');
    if (!home) from.say('error', '', 'unknown-dialect', { said: dialect, known });
    const read = home?.parse(from);
    const judged = read && atHand.scrutiny?.judge(read, from, findings, secrets);
    const form: Form | undefined = home && read && Object.freeze({ ...read, ...judged, dialect: home.id });
    guide?.advise?.(form, report, spec, strict);
    if (form) {
      homes.set(form, home as Dialect);
      if (!findings.some(({ severity }) => severity === 'error')) return { form, findings };
    }
  } catch (error) {
    if (error instanceof Wanted) return { findings, wanted: error.aid };
    if (!mender) return { findings, wanted: 'mender' };
    // More than a spec may have; else a getter that throws, or a revoked proxy. Depth costs no stack: nothing recurses.
    report('error', '', error instanceof RangeError ? 'too-large' : 'unreadable');
  }
  return { findings, fallback };
}

/** The object, or the object that JSON text stands for; anything else needs mending. */
function plain(input: unknown): unknown {
  try {
    return typeof input === 'string' && input.length <= LIMITS.spec ? (JSON.parse(input) as unknown) : input;
  } catch {
    return undefined;
  }
}

/** The wire object for an outcome of a form that was read here; `undefined` where its dialect has none. */
export const replyOf = (form: Form, outcome: Outcome): unknown => homes.get(form)?.reply(form, outcome);

/** Whether a form was read here, and not made by hand or cloned. */
export const isRead = (form: Form): boolean => homes.has(form);
