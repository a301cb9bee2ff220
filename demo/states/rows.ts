/**
 * The rows of the table: every phase of a form's life, and how a host or a person brings a form there. Each way is one
 * that the element offers; nothing of what is drawn is made by the page.
 */
import type { ChatForm, Phase } from '../../src/index.js';
import { writeInstead } from '../filling.js';
import { cutAtThirdField } from './columns.js';
import { fill, inMinutes, runOut, send, sent, UNDER_WAY, type Ask } from './ways.js';

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
  readonly about: string;
  /** The host's side of it, as code. */
  readonly code: string;
  /** Set before the form is in the page. */
  readonly begin?: (form: ChatForm, ask: Ask) => void;
  /** Done once its spec has been read. */
  readonly go?: (form: ChatForm, ask: Ask) => unknown;
  /** Minutes that the form has been shown for when it comes to the table. */
  readonly shownFor?: number;
  /** The host's switch that a dialect needs for this, by dialect. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Why a dialect has no such thing, by dialect. */
  readonly without?: Readonly<Record<string, string>>;
  /** Said in a cell where there is nothing to see. */
  readonly unseen?: string;
  /** The cell says what goes back. */
  readonly replies?: boolean;
}

const NO_DECLINE = 'Not an outcome of this dialect.';

export const ROWS: readonly Row[] = [
  {
    id: 'loading',
    name: 'Loading',
    phase: 'loading',
    about: 'A form is on its way and nothing of it is known yet.',
    code: 'form.loading = true',
    begin: (form) => {
      form.spec = null;
      form.loading = true;
    },
  },
  {
    id: 'streaming',
    name: 'Streaming',
    phase: 'streaming',
    about: 'The spec comes as JSON text in pieces; two fields are whole, the third has begun. Sending waits.',
    code: 'form.streaming = true',
    begin: (form, { column, words, place }) => {
      form.spec = cutAtThirdField(column, words, place);
      form.streaming = true;
    },
  },
  {
    id: 'open',
    name: 'Open',
    phase: 'open',
    about: 'The form as it is asked.',
    code: 'form.spec = spec',
  },
  {
    id: 'errors',
    name: 'Open, with errors',
    phase: 'open',
    about:
      'Sent before it was complete: each error under its field, the count above the button. Nothing left the page.',
    code: 'form.requestSubmit()',
    go: (form) => form.requestSubmit(),
  },
  {
    id: 'warning',
    name: 'Time runs out',
    phase: 'open',
    about: 'Near its end the form says so. A host that can give more time offers to keep it open.',
    code: 'form.expiresAt, form.extend',
    shownFor: 20,
    go: (form, ask) => {
      fill(form, ask);
      runOut(form);
    },
  },
  {
    id: 'sending',
    name: 'Sending',
    phase: 'sending',
    about: 'The answer is under way; the fields are off, the button keeps its place.',
    code: 'event.respondWith(promise)',
    go: send(() => UNDER_WAY),
  },
  {
    id: 'rejected',
    name: 'Rejected',
    phase: 'rejected',
    about: 'The server sends the answer back, with its own words under the fields they are about.',
    code: "{ status: 'rejected', issues }",
    go: send(({ words }) => ({
      status: 'rejected',
      issues: [
        { path: '/boat', code: 'unknown', message: words.unknownBoat },
        { path: '/length', code: 'too-long', message: words.tooLong },
      ],
    })),
  },
  {
    id: 'busy',
    name: 'Busy',
    phase: 'busy',
    about: 'The assistant is still talking: nothing leaves, and the form says why.',
    code: 'form.busy = true',
    begin: (form) => {
      form.busy = true;
    },
    go: (form, ask) => {
      fill(form, ask);
      form.requestSubmit();
    },
  },
  {
    id: 'unreachable',
    name: 'Unreachable',
    phase: 'unreachable',
    about: 'The answer did not get through. It is kept, and a retry carries the same id.',
    code: "{ status: 'unreachable' }",
    go: send(() => ({ status: 'unreachable' })),
  },
  {
    id: 'sent',
    name: 'Sent, with the answers',
    phase: 'sent',
    about: 'What was sent, to read and to copy.',
    code: 'receipt="values"',
    begin: (form) => {
      form.receipt = 'values';
    },
    go: sent,
    replies: true,
  },
  {
    id: 'mark-only',
    name: 'Sent, the mark alone',
    phase: 'sent',
    about: 'For answers that the thread should not repeat. The habit of form_block.',
    code: 'receipt="mark-only"',
    begin: (form) => {
      form.receipt = 'mark-only';
    },
    go: sent,
  },
  {
    id: 'hidden',
    name: 'Sent, hidden',
    phase: 'sent',
    about: 'For a host that says in the thread what was answered. A screen reader still hears “Sent”.',
    code: 'receipt="hidden"',
    unseen: 'Nothing is left to see.',
    begin: (form) => {
      form.receipt = 'hidden';
    },
    go: sent,
  },
  {
    id: 'unconfirmed',
    name: 'Answered',
    phase: 'sent',
    about: 'Nobody said that the answer arrived, so the mark does not say “Sent”.',
    code: 'no respondWith(), no action',
    go: (form, ask) => {
      fill(form, ask);
      form.requestSubmit();
    },
  },
  {
    id: 'already-answered',
    name: 'Already answered',
    phase: 'already-answered',
    about: 'Somebody was first, in another tab perhaps. What was typed stays, to copy.',
    code: "{ status: 'already-answered' }",
    go: send(() => ({ status: 'already-answered' })),
  },
  {
    id: 'expired',
    name: 'Expired',
    phase: 'expired',
    about: 'The time is up. Nothing was sent, and nothing that was typed is lost.',
    code: 'form.expiresAt = past',
    go: async (form, ask) => {
      fill(form, ask);
      await form.updateComplete;
      form.expiresAt = inMinutes(-1);
    },
    replies: true,
  },
  {
    id: 'cancelled',
    name: 'Cancelled',
    phase: 'cancelled',
    about: 'The person put it aside: the button, or Escape.',
    code: 'form.requestCancel()',
    needs: { collect_form: 'allow-cancel', form_block: 'allow-cancel', copilot_form: 'allow-cancel' },
    go: (form) => form.requestCancel(),
    replies: true,
  },
  {
    id: 'declined',
    name: 'Declined',
    phase: 'declined',
    about: 'The person said no, which is an answer too.',
    code: 'form.requestDecline()',
    without: {
      collect_form: NO_DECLINE,
      form_block: NO_DECLINE,
      collect_user_input: NO_DECLINE,
      copilot_form: NO_DECLINE,
    },
    go: (form) => form.requestDecline(),
    replies: true,
  },
  {
    id: 'freeform',
    name: 'Free reply',
    phase: 'freeform',
    about: 'The person wrote a sentence instead of filling the form in.',
    code: 'event.detail.text',
    needs: {
      collect_form: 'allow-freeform',
      form_block: 'allow-freeform',
      copilot_form: 'allow-freeform',
      mcp_elicitation: 'allow-freeform',
    },
    go: async (form, { words }) => {
      form.addEventListener('freeform', (event) => event.respondWith(Promise.resolve({ status: 'sent' })));
      await writeInstead(form, words.freeform);
    },
    replies: true,
  },
  {
    id: 'withdrawn',
    name: 'Withdrawn',
    phase: 'withdrawn',
    about: 'The host takes the form back, in its own words. What was typed stays, to copy.',
    code: 'form.withdraw(message)',
    go: (form, ask) => {
      fill(form, ask);
      form.withdraw(ask.words.withdrawn);
    },
  },
  {
    id: 'unusable',
    name: 'Unusable',
    phase: 'unusable',
    about:
      'A spec without a field that could be asked: its fallback, its title or its message, else the widget’s words.',
    code: 'form.issues',
    begin: (form, { column, words, place }) => {
      form.spec = column.empty(words, place);
    },
  },
];
