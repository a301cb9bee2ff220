/** The cells of the table: a real form in each, brought to where its row says. */
import type { ChatForm, Phase } from '../../src/index.js';
import type { Setting } from '../settings.js';
import { COLUMNS, type Column } from './columns.js';
import { ROWS, type Row } from './rows.js';
import type { Ask } from './ways.js';
import { ASK_WORDS } from './words.js';

export interface Cell {
  readonly row: Row;
  readonly column: Column;
  /** Why there is none. */
  readonly without?: string;
  readonly form?: ChatForm;
  readonly ask: Ask;
  /** What goes back, as far as that is known; `undefined` until then. */
  reply?: string;
}

const SWITCHES: Readonly<Record<string, (form: ChatForm) => void>> = {
  'allow-cancel': (form) => (form.allowCancel = true),
  'allow-freeform': (form) => (form.allowFreeform = true),
};

/**
 * Makes something as if it had been made some minutes ago. A form counts its time from when it was first shown, and
 * nobody waits a quarter of an hour in front of a table to see what is said at the end of it.
 */
function since<T>(minutes: number, make: () => T): T {
  const { now } = Date;
  Date.now = () => now() - minutes * 60_000;
  try {
    return make();
  } finally {
    Date.now = now;
  }
}

const wireText = (reply: unknown): string =>
  reply === undefined
    ? 'No reply: this dialect has no word for it.'
    : JSON.stringify(reply, null, 1).replaceAll(/\n\s*/g, ' ');

function makeForm({ row, column }: Cell, ask: Ask, lang: string): ChatForm {
  const form = since(row.shownFor ?? 0, () => document.createElement('chat-form'));
  form.lang = lang;
  form.headingLevel = 3;
  if (column.hasRequester) form.requester = ask.words.requester;
  form.spec = column.spec(ask.words, ask.place);
  SWITCHES[row.needs?.[column.dialect] ?? '']?.(form);
  row.begin?.(form, ask);
  return form;
}

/** Follows what goes back: with the outcome, or with the phase where nobody did anything. */
function listen(cell: Cell, form: ChatForm, changed: () => void): void {
  const note = (reply: unknown): void => {
    cell.reply = wireText(reply);
    changed();
  };
  for (const type of ['submit', 'cancel', 'freeform'] as const) {
    form.addEventListener(type, ({ detail }) => note(detail.reply));
  }
  form.addEventListener('phase-change', ({ detail }) => {
    if (detail.phase === 'expired') note(detail.reply);
  });
}

/** A form for every row and column; `changed` is called when there is more to say about one. */
export function makeCells(lang: Setting<'lang'>, changed: () => void): readonly Cell[] {
  const words = ASK_WORDS[lang];
  return ROWS.flatMap((row, at) =>
    COLUMNS.map((column): Cell => {
      const ask = { column, words, place: `${column.pier}${at + 1}` };
      const without = row.without?.[column.dialect];
      if (without) return { row, column, ask, without };
      const cell: Cell = { row, column, ask };
      const form = makeForm(cell, ask, lang);
      const full: Cell = { ...cell, form };
      listen(full, form, changed);
      return full;
    }),
  );
}

const reached = (form: ChatForm, phase: Phase): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (form.phase !== phase) return;
      form.removeEventListener('phase-change', look);
      done();
    };
    form.addEventListener('phase-change', look);
    look();
  });

/** Brings every form to where its row says; resolves when the last one is there, drawn and at rest. */
export async function bring(cells: readonly Cell[]): Promise<void> {
  await Promise.all(
    cells.map(async ({ row, form, ask }) => {
      if (!form) return;
      await form.updateComplete;
      await row.go?.(form, ask);
      await reached(form, row.phase);
      await form.updateComplete;
      await Promise.allSettled(form.getAnimations().map(({ finished }) => finished));
    }),
  );
}
