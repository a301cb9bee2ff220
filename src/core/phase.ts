/**
 * Where a form is in its life. A table, so that what cannot happen is said in one place and a test can
 * walk every pair. Being invalid is no phase: it follows from the answers.
 */
const EDITABLE = ['open', 'rejected', 'busy', 'unreachable'] as const;
const TERMINAL = ['sent', 'already-answered', 'expired', 'cancelled', 'declined', 'freeform', 'withdrawn'] as const;
const BEFORE = ['loading', 'streaming', 'open', 'unusable'] as const;

export type Phase = (typeof EDITABLE)[number] | (typeof TERMINAL)[number] | (typeof BEFORE)[number] | 'sending';

/** From an editable phase: to sending, to a refusal, back to open, to an end that came from outside, to another spec. */
const editable: readonly Phase[] = ['sending', 'busy', 'expired', 'withdrawn', 'already-answered', 'sent', ...BEFORE];
/** After the end only another spec starts a new life. */
const ended: readonly Phase[] = BEFORE;
const arriving: readonly Phase[] = [...BEFORE, 'expired', 'withdrawn', 'already-answered', 'sent'];

/** Which phases may follow. Staying where one is, is always allowed and nothing happens. */
export const NEXT: Readonly<Record<Phase, readonly Phase[]>> = {
  loading: arriving,
  streaming: arriving,
  unusable: arriving,
  open: editable,
  rejected: editable,
  busy: editable,
  unreachable: editable,
  sending: ['open', 'rejected', 'busy', 'unreachable', ...TERMINAL],
  sent: ended,
  'already-answered': ended,
  expired: ended,
  cancelled: ended,
  declined: ended,
  freeform: ended,
  withdrawn: ended,
};

export const canMove = (from: Phase, to: Phase): boolean => NEXT[from].includes(to);

/** The person can type. */
export const isEditable = (phase: Phase): boolean =>
  (EDITABLE as readonly Phase[]).includes(phase) || phase === 'streaming';

/** The form was answered, or needs no answer any more. */
export const isTerminal = (phase: Phase): boolean => (TERMINAL as readonly Phase[]).includes(phase);
