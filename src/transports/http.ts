/** The built-in way out: one POST of the reply as JSON. */
import type { Delivery, DeliveryStatus, Transport } from '../core/delivery.js';
import type { AnswerIssue } from '../core/issue.js';

const STATUSES: readonly DeliveryStatus[] = ['sent', 'rejected', 'already-answered', 'expired', 'busy', 'unreachable'];

/** What an HTTP status says where the body does not say it: RFC 9110, and 409 for a form that was answered. */
const BY_CODE: Readonly<Record<number, DeliveryStatus>> = {
  400: 'rejected',
  409: 'already-answered',
  410: 'expired',
  422: 'rejected',
  423: 'busy',
};

interface Body {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly issues?: unknown;
}

const isIssue = (issue: unknown): issue is AnswerIssue =>
  typeof issue === 'object' &&
  issue !== null &&
  typeof (issue as AnswerIssue).path === 'string' &&
  typeof (issue as AnswerIssue).message === 'string';

/** Reads a server's answer: its JSON `{ status, issues?, message? }` if it fits, else the HTTP status. */
export async function readResponse(response: Response): Promise<Delivery> {
  const body = (await response.json().catch(() => null)) as Body | null;
  const own = STATUSES.find((status) => status === body?.status);
  // A body that says "sent" under an error status contradicts itself; the status is believed.
  const status =
    own && (response.ok || own !== 'sent') ? own : response.ok ? 'sent' : (BY_CODE[response.status] ?? 'unreachable');
  return {
    status,
    ...(typeof body?.message === 'string' ? { message: body.message } : {}),
    ...(Array.isArray(body?.issues) ? { issues: body.issues.filter(isIssue) } : {}),
  };
}

/** Passes over `toJSON`, which some old libraries give to every list. */
function asItIs(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}

/**
 * Posts each reply to one address, with the submission's id as `Idempotency-Key`, so that a server can
 * tell a retry from a second answer. Cookies go to the page's own origin only; a redirect is not followed,
 * since answers must not end where the host did not send them.
 */
export const httpTransport = (url: string): Transport => ({
  async send({ reply, submissionId }, { signal }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': submissionId },
      body: JSON.stringify(reply, asItIs),
      redirect: 'error',
      signal,
    });
    return readResponse(response);
  },
});
