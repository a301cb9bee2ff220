import { expect } from '@open-wc/testing';
import type { Delivery, Message, Transport } from '../../src/index.js';
import { expectWrong, later, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const spec = { title: 'Lunch order', fields: [{ type: 'text', name: 'dish', label: 'Dish', required: true }] };
const order = async (): Promise<void> => {
  await person.fill('Dish', 'Soup');
  await person.click('button', 'Submit');
};

/** A way out of the page that notes what goes by. */
function carrier(delivery: Delivery | Promise<Delivery>) {
  const messages: Message[] = [];
  const signals: AbortSignal[] = [];
  const transport: Transport = {
    send(message, { signal }) {
      messages.push(message);
      signals.push(signal);
      return Promise.resolve(delivery);
    },
  };
  return { transport, messages, signals };
}

describe('A transport', () => {
  it('carries what nobody has claimed', async () => {
    const { transport, messages } = carrier({ status: 'sent' });
    const { element, events } = await show(spec, { transport });
    await order();
    await untilPhase(element, 'sent');
    const { form, outcome, submissionId } = events[0]!.detail;
    expect(messages).to.deep.equal([{ reply: { values: { dish: 'Soup' } }, outcome, form, submissionId }]);
    expect(await person.seesText('Sent')).to.be.true;
  });

  it('carries a cancel as well', async () => {
    const { transport, messages } = carrier({ status: 'sent' });
    const { element } = await show(spec, { transport });
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    expect(messages.map(({ reply }) => reply)).to.deep.equal([{ cancelled: true }]);
  });

  it('is left alone when the host has claimed the outcome, or has prevented it', async () => {
    for (const host of [
      (event: { preventDefault(): void }) => event.preventDefault(),
      (event: { respondWith(promise: Promise<undefined>): void }) => event.respondWith(Promise.resolve(undefined)),
    ]) {
      const { transport, messages } = carrier({ status: 'sent' });
      const { element } = await show(spec, { transport, host });
      await order();
      await element.updateComplete;
      expect(messages).to.deep.equal([]);
      element.remove();
    }
  });

  it('is told when the form leaves the page', async () => {
    const { promise, settle } = later<Delivery>();
    const { transport, signals } = carrier(promise);
    const { element } = await show(spec, { transport });
    await order();
    element.remove();
    await untilPhase(element, 'unreachable');
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true]);
    settle({ status: 'sent' });
    await promise;
  });

  it('that throws leaves the form usable', async () => {
    const transport: Transport = {
      send() {
        throw new Error('broken');
      },
    };
    const { element } = await show(spec, { transport });
    await order();
    await untilPhase(element, 'unreachable');
    expect(await person.isEnabled('button', 'Submit')).to.be.true;
  });
});

describe('The attribute action', () => {
  const real = window.fetch;
  let requests: Request[] = [];

  /** A server behind `/answer`. */
  function serve(respond: () => Response | Promise<Response>): void {
    requests = [];
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname !== '/answer') return real(input, init);
      requests.push(request);
      return respond();
    };
  }

  afterEach(() => {
    window.fetch = real;
  });

  it('posts the reply as JSON, with an id that stays for a retry', async () => {
    serve(() => (requests.length === 1 ? new Response('', { status: 503 }) : Response.json({ status: 'sent' })));
    const { element, events } = await show(spec, { action: '/answer' });
    await order();
    await untilPhase(element, 'unreachable');
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    const [first, second] = requests;
    expect(first!.method).to.equal('POST');
    expect(first!.headers.get('content-type')).to.equal('application/json');
    expect(await first!.json()).to.deep.equal({ values: { dish: 'Soup' } });
    expect(first!.headers.get('idempotency-key')).to.equal(events[0]!.detail.submissionId);
    expect(second!.headers.get('idempotency-key')).to.equal(events[0]!.detail.submissionId);
    expect(await person.seesText('Sent')).to.be.true;
  });

  it('shows what the server says is wrong', async () => {
    serve(() =>
      Response.json(
        { status: 'rejected', issues: [{ path: '/dish', code: 'gone', message: 'Soup is sold out.' }] },
        { status: 422 },
      ),
    );
    const { element } = await show(spec, { action: '/answer' });
    await order();
    await untilPhase(element, 'rejected');
    expectWrong(element, 'Dish', 'Soup is sold out.');
  });

  it('takes a conflict for an answer that was there already', async () => {
    serve(() => new Response(null, { status: 409 }));
    const { element } = await show(spec, { action: '/answer' });
    await order();
    await untilPhase(element, 'already-answered');
  });

  it('keeps the answers when there is no network', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const { element } = await show(spec, { action: '/answer' });
    await order();
    await untilPhase(element, 'unreachable');
    expect(await person.value('Dish')).to.equal('Soup');
  });
});
