/**
 * The way of an answer to its agent, played in the page: a short wait, then what the switch says. Nothing leaves
 * the browser. A real host would post `event.detail.reply` here and read its server's answer.
 */
import type { Delivery, Form } from '../src/index.js';
import type { Settings } from './settings.js';

const WAIT = 500;

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, WAIT);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The form left the page.', 'AbortError'));
    });
  });

export async function deliver(status: Settings['delivery'], form: Form, signal: AbortSignal): Promise<Delivery> {
  await wait(signal);
  const [first] = form.fields;
  if (status !== 'rejected' || !first) return { status };
  const message = 'The server does not take this one. Change it and send again.';
  return { status, issues: [{ path: `/${escape(first.name)}`, code: 'refused', message }] };
}

/** A segment of a JSON pointer (RFC 6901). */
const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
