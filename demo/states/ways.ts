/** How a form is brought on in its life: filled in, sent, put near its end. Only what the element offers. */
import type { ChatForm, Delivery } from '../../src/index.js';
import type { Column } from './columns.js';
import type { AskWords } from './words.js';

/** One cell, as a row sees it. */
export interface Ask {
  readonly column: Column;
  readonly words: AskWords;
  /** Where the berth is: the letter of the column, the number of the row. */
  readonly place: string;
}

const MINUTE = 60_000;
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();
export const UNDER_WAY = new Promise<never>(() => undefined);

export const fill = (form: ChatForm, { column }: Ask): void => {
  form.values = column.answers;
};

/** Fills in and sends; the host does with the answer what it is given. */
export const send =
  (deliver: (ask: Ask) => Delivery | Promise<Delivery>) =>
  (form: ChatForm, ask: Ask): void => {
    form.addEventListener('submit', (event) => event.respondWith(Promise.resolve(deliver(ask))));
    fill(form, ask);
    form.requestSubmit();
  };

export const sent = send(() => ({ status: 'sent' }));

/** The warning comes near the end of a form's time, so its end is put off again and again, until somebody asks for more. */
export function runOut(form: ChatForm): void {
  const putOff = (): void => {
    form.expiresAt = inMinutes(2.9);
  };
  const timer = setInterval(() => (form.isConnected ? putOff() : clearInterval(timer)), MINUTE / 2);
  form.extend = () => {
    clearInterval(timer);
    return inMinutes(60);
  };
  putOff();
}
