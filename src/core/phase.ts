/**
 * Where a form is in its life. A table, so that what cannot happen is said in one place and a test can
 * walk every pair. Being invalid is no phase: it follows from the answers.
 */
const EDITABLE = ['open', 'rejected', 'busy', 'unreachable'] as const;
const TERMINAL = ['sent', 'already-answered', 'expired', 'cancelled', 'declined', 'freeform', 'withdrawn'] as const;
const BEFORE = ['loading', 'streaming', 'open', 'unusable'] as const;

/** All there are. */
export const PHASES = [...new Set([...BEFORE, 'sending', ...EDITABLE, ...TERMINAL] as const)];

export type Phase = (typeof EDITABLE)[number] | (typeof TERMINAL)[number] | (typeof BEFORE)[number] | 'sending';

/** Another spec comes, or an end from outside. */
const always: readonly Phase[] = [...BEFORE, 'expired', 'withdrawn', 'already-answered', 'sent'];
/** From an editable phase also to sending, and to a refusal. */
const editable: readonly Phase[] = [...always, 'sending', 'busy'];

/** Which phases may follow; after the end, which is not in the table, only another spec's. Staying where one is, is always allowed. */
const NEXT: Readonly<Partial<Record<Phase, readonly Phase[]>>> = {
  loading: always,
  streaming: always,
  unusable: always,
  open: editable,
  rejected: editable,
  busy: editable,
  unreachable: editable,
  sending: [...EDITABLE, ...TERMINAL],
};

export const canMove = (from: Phase, to: Phase): boolean => (NEXT[from] ?? BEFORE).includes(to);

/** The person can type. */
export const isEditable = (phase: Phase): boolean => phase === 'streaming' || NEXT[phase] === editable;

/** The form was answered, or needs no answer any more. */
export const isTerminal = (phase: Phase): boolean => (TERMINAL as readonly Phase[]).includes(phase);
