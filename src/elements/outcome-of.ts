import type { Issue } from '../core/issue.js';
import { isTerminal, type Phase } from '../core/phase.js';
import { replyOf } from '../core/read-spec.js';
import { isObject } from '../core/reader.js';
import { list } from '../dialects/list.js';
import type { ChatForm } from './chat-form.js';
import type { OutcomeDetail } from './events.js';
import type { ShowFormResult } from './show-form.js';

/** A spec of which no form can be made, with what is wrong in it. */
export class UnusableSpecError extends Error {
  override readonly name = 'UnusableSpecError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.find(({ severity }) => severity === 'error')?.message ?? 'The spec is unusable.');
    this.issues = issues;
  }
}

const NOTHING: Issue = {
  path: '',
  code: 'not-an-object',
  severity: 'error',
  message: 'There is no spec.',
  hint: 'Give one JSON object with the form.',
};

/** What goes back of a spec that cannot be shown, in the dialect that it has or is said to have. */
async function refusalOf({ spec, dialect }: ChatForm): Promise<unknown> {
  try {
    let inner = spec;
    if (!dialect) while (typeof inner === 'string') inner = JSON.parse(inner);
    const all = [...list, ...(await import('../dialects/far.js')).far];
    return all.find((one) => (dialect ? one.id === dialect : isObject(inner) && one.matches(inner)))?.refusal;
  } catch {
    return undefined;
  }
}

/** Waits for the outcome of a form that is in the page. */
export function outcomeOf(
  element: ChatForm,
  lastOutcome: () => OutcomeDetail | undefined,
  signal: AbortSignal | undefined,
): Promise<ShowFormResult> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const end = (settle: () => void): void => {
      listening.abort();
      element.removeController(watcher);
      settle();
    };
    const fail = (): void => {
      end(() => reject(new DOMException('The form was taken away before it was answered.', 'AbortError')));
    };
    const refuse = async (issues: readonly Issue[]): Promise<void> => {
      const reply = await refusalOf(element);
      end(() => {
        if (reply === undefined) reject(new UnusableSpecError(issues));
        else resolve({ outcome: { type: 'cancel' }, reply });
      });
      element.remove();
    };
    const giveUp = (): void => {
      fail();
      element.remove();
    };
    const watcher = {
      // A move within the page is a disconnect and a connect in one task.
      hostDisconnected: () => queueMicrotask(() => element.isConnected || giveUp()),
    };
    const onPhase = ({ phase, reply }: { readonly phase: Phase; readonly reply?: unknown }): void => {
      if (phase === 'unusable') {
        // The issues are in words when the update is complete.
        void element.updateComplete.then(() => refuse(element.issues));
      } else if (phase === 'expired') {
        // It may have run out before anybody listened.
        const wire = reply ?? (element.form && replyOf(element.form, { type: 'expire' }));
        end(() => resolve({ outcome: { type: 'expire' }, reply: wire }));
      } else if (isTerminal(phase)) {
        const last = lastOutcome();
        if (last && (phase === 'sent' || phase === 'freeform' || phase === 'cancelled' || phase === 'declined')) {
          const { outcome, reply: wire } = last;
          end(() => resolve({ outcome, reply: wire }));
        } else {
          // Withdrawn, or answered elsewhere: nobody answered here, and the form says why.
          fail();
        }
      }
    };
    if (signal?.aborted || !element.isConnected) {
      giveUp();
      return;
    }
    element.addEventListener('phase-change', ({ detail }) => onPhase(detail), options);
    signal?.addEventListener('abort', giveUp, options);
    element.addController(watcher);
    if (element.spec === null || element.spec === undefined || element.spec === '') {
      void refuse([NOTHING]);
      return;
    }
    // It may have come to an end while this was being fetched.
    onPhase(element);
  });
}
