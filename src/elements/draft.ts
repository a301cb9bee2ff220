/**
 * Half-filled answers over a reload of the page: what was typed, in session storage, under a key that the host
 * chose. It is gone when the form has ended. What asks for a secret is never written.
 */
import { HALF_TYPED, isTemporal } from '../core/days.js';
import type { Form, Raw } from '../core/model.js';
import { isTerminal } from '../core/phase.js';
import type { Insides } from './parts.js';

interface Draft {
  /** Of which form it is: a number for all that the form says, since only what was typed is kept. */
  readonly form: number;
  readonly typed: readonly (readonly [name: string, raw: Raw])[];
  readonly freeform: string;
}

/** A page may not have any storage: then there is no draft. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const PREFIX = 'chat-form:';

/** A number that tells one text from another. */
const numberOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
};

export function attach({ host, store }: Insides): void {
  let version = 0;
  let last: Form | undefined;
  /** Puts back what was typed before, in fields that nobody has touched since. */
  const restore = (form: Form, { form: was, typed, freeform }: Draft): void => {
    const found = new Map(typed);
    for (const { name, kind } of form.fields) {
      const raw = found.get(name);
      // In another version of the form, a chosen position may stand for another option.
      if (raw !== undefined && !store.life.typed.has(name) && (was === version || kind !== 'choice'))
        store.type(name, raw);
    }
    if (typeof freeform === 'string' && !store.snapshot.freeformText) store.writeFreeform(freeform);
  };
  const keep = (): void => {
    const { form, phase, freeformText } = store.snapshot;
    if (!host.draftKey || !form) return;
    const key = PREFIX + host.draftKey;
    if (form !== last) {
      last = form;
      version = numberOf(JSON.stringify(form));
      try {
        const draft = JSON.parse(storage()?.getItem(key) ?? 'null') as Draft | null;
        if (draft && !isTerminal(phase)) restore(form, draft);
      } catch {
        // Something else is kept there.
      }
    }
    const fleeting = new Set(form.fields.filter((field) => field.secret).map(({ name }) => name));
    const typed = [...store.life.typed].filter(
      ([name, raw]) =>
        !fleeting.has(name) && !(raw === HALF_TYPED && isTemporal(store.state(name)?.field.kind ?? 'text')),
    );
    try {
      if (isTerminal(phase) || (!typed.length && !freeformText)) storage()?.removeItem(key);
      else storage()?.setItem(key, JSON.stringify({ form: version, typed, freeform: freeformText } satisfies Draft));
    } catch {
      // A storage that is full or closed keeps nothing.
    }
  };
  store.subscribe(keep);
  keep();
}
