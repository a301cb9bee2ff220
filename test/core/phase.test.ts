import { expect } from '@open-wc/testing';
import type { Phase } from '../../src/core/index.js';
import { canMove, isEditable, isTerminal, PHASES } from '../../src/core/phase.js';
import { FormStore } from '../../src/core/store.js';

const BEFORE: readonly Phase[] = ['loading', 'streaming', 'open', 'unusable'];
const EDITABLE: readonly Phase[] = ['open', 'rejected', 'busy', 'unreachable'];
const TERMINAL: readonly Phase[] = [
  'sent',
  'already-answered',
  'expired',
  'cancelled',
  'declined',
  'freeform',
  'withdrawn',
];
/** Ends that need no try to send: the host or the clock brings them. */
const FROM_OUTSIDE: readonly Phase[] = ['sent', 'already-answered', 'expired', 'withdrawn'];

/** The life of a form once more, by its reasons instead of by its table. */
function mayFollow(from: Phase, to: Phase): boolean {
  if (from === 'sending') return EDITABLE.includes(to) || TERMINAL.includes(to);
  // A spec may come, grow or break at any time.
  if (BEFORE.includes(to)) return true;
  if (TERMINAL.includes(from)) return false;
  if (FROM_OUTSIDE.includes(to)) return true;
  return EDITABLE.includes(from) && (to === 'sending' || to === 'busy');
}

/** The way from the first phase to another: what is not reached at once is reached by sending. */
function storeIn(phase: Phase): FormStore {
  const store = new FormStore();
  if (phase !== 'loading') {
    for (const step of canMove('loading', phase) ? [phase] : (['open', 'sending', phase] as const)) store.move(step);
  }
  expect(store.snapshot.phase).to.equal(phase);
  return store;
}

describe('The life of a form', () => {
  it('has the phases of the design, and each can be reached', () => {
    expect([...PHASES].sort()).to.deep.equal([...new Set([...BEFORE, ...EDITABLE, ...TERMINAL, 'sending'])].sort());
    for (const phase of PHASES) storeIn(phase);
  });

  for (const from of PHASES) {
    it(`goes on from ${from} only where it may`, () => {
      for (const to of PHASES) {
        const store = storeIn(from);
        const move = (): void => {
          store.move(to);
        };
        if (to === from || mayFollow(from, to)) {
          move();
          expect(store.snapshot.phase, `${from} to ${to}`).to.equal(to);
        } else {
          expect(move, `${from} to ${to}`).to.throw(RangeError, to);
          expect(store.snapshot.phase, `${from} to ${to}`).to.equal(from);
        }
        if (to !== from) expect(canMove(from, to), `${from} to ${to}`).to.equal(mayFollow(from, to));
      }
    });
  }

  it('lets the person type where an answer can still be given, and not while it is sent', () => {
    expect(PHASES.filter(isEditable).sort()).to.deep.equal(['busy', 'open', 'rejected', 'streaming', 'unreachable']);
  });

  it('ends where nothing more can be answered', () => {
    expect(PHASES.filter(isTerminal).sort()).to.deep.equal([...TERMINAL].sort());
    expect(PHASES.filter((phase) => isTerminal(phase) && isEditable(phase))).to.deep.equal([]);
  });

  it('keeps the host’s words for one phase', () => {
    const store = storeIn('open');
    store.move('sending');
    store.move('rejected', 'Too late for today.');
    expect(store.snapshot.message).to.equal('Too late for today.');
    store.move('sending');
    expect(store.snapshot).not.to.have.property('message');
  });
});
