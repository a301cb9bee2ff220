import { expect } from '@open-wc/testing';
import type { ChatForm, Issue } from '../../src/index.js';
import { showForm } from '../../src/index.js';
import { passing } from '../support/form.js';
import { person } from '../support/person.js';

const spec = { title: 'Lunch order', fields: [{ type: 'text', name: 'dish', label: 'Dish', required: true }] };

let container: HTMLElement;
beforeEach(() => {
  container = passing(document.createElement('div'));
  document.body.append(container);
});
const form = (): ChatForm => container.querySelector('chat-form')!;
/** What the promise was rejected with. */
const failure = (promise: Promise<unknown>): Promise<Error & { readonly issues?: readonly Issue[] }> =>
  promise.then(
    () => {
      throw new Error('it was resolved');
    },
    (reason: unknown) => reason as Error,
  );

describe('showForm', () => {
  it('resolves with the outcome and the reply, and leaves the receipt in the page', async () => {
    const shown = showForm(spec, { container });
    await person.type('Dish', 'Soup');
    await person.click('button', 'Submit');
    expect(await shown).to.deep.equal({
      outcome: { type: 'submit', values: { dish: 'Soup' } },
      reply: { values: { dish: 'Soup' } },
    });
    expect(form().phase).to.equal('sent');
  });

  it('resolves with a cancel, and with a free reply', async () => {
    const cancelled = showForm(spec, { container });
    await person.click('button', 'Cancel');
    expect(await cancelled).to.deep.equal({ outcome: { type: 'cancel' }, reply: { cancelled: true } });
    form().remove();
    const said = showForm(spec, { container });
    await person.click('button', 'Or type a response instead…');
    await person.fill('Your response', 'Pizza');
    await person.click('button', 'Send response');
    expect(await said).to.deep.equal({
      outcome: { type: 'freeform', text: 'Pizza' },
      reply: { freeformResponse: 'Pizza' },
    });
  });

  it('waits until the answer has arrived', async () => {
    const deliveries: ('unreachable' | 'sent')[] = ['unreachable', 'sent'];
    const sent: unknown[] = [];
    const shown = showForm(spec, {
      container,
      requester: 'Kitchen',
      transport: {
        send({ reply }) {
          sent.push(reply);
          return Promise.resolve({ status: deliveries.shift()! });
        },
      },
    });
    expect(await person.seesText('Kitchen asks')).to.be.true;
    await person.type('Dish', 'Soup');
    await person.click('button', 'Submit');
    await person.waitsForText('Your answers could not be sent. They are kept: try again.');
    await person.fill('Dish', 'Salad');
    await person.click('button', 'Submit');
    expect((await shown).reply).to.deep.equal({ values: { dish: 'Salad' } });
    expect(sent.length).to.equal(2);
  });

  it('resolves with the expiry of a form that ran out, and what its call must hear', async () => {
    const shown = showForm(
      {
        action: 'request_form',
        interaction_id: 'call-7',
        status: 'pending',
        display: { title: 'Lunch', fields: [{ key: 'dish', label: 'Dish', type: 'text' }] },
      },
      { container, transport: { send: () => Promise.resolve({ status: 'expired' }) } },
    );
    await person.click('button', 'Submit');
    expect(await shown).to.deep.equal({
      outcome: { type: 'expire' },
      reply: { interaction_id: 'call-7', status: 'expired' },
    });
  });

  it('rejects with the issues of a spec that is unusable, and leaves nothing behind', async () => {
    const error = await failure(showForm({ title: 'Nothing', fields: [] }, { container, dialect: 'collect_form' }));
    expect(error.name).to.equal('UnusableSpecError');
    expect(error.issues!.map(({ code }) => code)).to.include('no-fields');
    expect(error.message).to.equal(error.issues!.find(({ severity }) => severity === 'error')!.message);
    expect(container.childElementCount).to.equal(0);
  });

  it('resolves as a cancel where the dialect has words for a spec that cannot be shown, and leaves nothing behind', async () => {
    const nothing = { outcome: { type: 'cancel' }, reply: { action: 'cancel' } };
    const empty = { message: 'Anything?', requestedSchema: { type: 'object', properties: {} } };
    const elsewhere = { mode: 'url', message: 'Sign in', url: 'https://depot.example', elicitationId: 'e-1' };
    for (const given of [
      empty,
      JSON.stringify(empty),
      { method: 'elicitation/create', params: empty },
      { message: 'Which?', requestedSchema: 7 },
      elsewhere,
      { method: 'elicitation/create', params: elsewhere },
    ]) {
      expect(await showForm(given, { container }), JSON.stringify(given)).to.deep.equal(nothing);
      expect(container.childElementCount).to.equal(0);
    }
    for (const given of ['not JSON', {}, null]) {
      expect(await showForm(given, { container, dialect: 'mcp_elicitation' }), JSON.stringify(given)).to.deep.equal(
        nothing,
      );
    }
  });

  it('rejects with what is unusable and belongs to no dialect', async () => {
    for (const given of ['not JSON', {}, { message: 'Anything?' }])
      expect((await failure(showForm(given, { container }))).name, JSON.stringify(given)).to.equal('UnusableSpecError');
  });

  it('rejects when the signal aborts, and takes the form away', async () => {
    const controller = new AbortController();
    const error = failure(showForm(spec, { container, signal: controller.signal }));
    await person.type('Dish', 'Soup');
    controller.abort();
    expect((await error).name).to.equal('AbortError');
    expect(container.childElementCount).to.equal(0);
  });

  it('rejects at once with a signal that is aborted already', async () => {
    const error = await failure(showForm(spec, { container, signal: AbortSignal.abort() }));
    expect(error.name).to.equal('AbortError');
    expect(container.childElementCount).to.equal(0);
  });

  it('an abort after the answer changes nothing', async () => {
    const controller = new AbortController();
    const shown = showForm(spec, { container, signal: controller.signal });
    await person.type('Dish', 'Soup');
    await person.click('button', 'Submit');
    await shown;
    controller.abort();
    expect(form().phase).to.equal('sent');
  });

  it('rejects when the element is removed, or what it is in', async () => {
    for (const remove of [() => form().remove(), () => container.remove()]) {
      const error = failure(showForm(spec, { container }));
      remove();
      expect((await error).name).to.equal('AbortError');
      document.body.append(container);
      expect(container.childElementCount).to.equal(0);
    }
  });

  it('rejects when the shadow root that it is in leaves the page', async () => {
    const host = passing(document.createElement('div'));
    document.body.append(host);
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    const error = failure(showForm(spec, { container: inner }));
    host.remove();
    expect((await error).name).to.equal('AbortError');
  });

  it('lives on when the element is moved', async () => {
    const shown = showForm(spec, { container });
    const other = document.createElement('div');
    container.append(other);
    other.append(form());
    await person.type('Dish', 'Soup');
    await person.click('button', 'Submit');
    expect((await shown).reply).to.deep.equal({ values: { dish: 'Soup' } });
  });

  it('rejects when the form is taken back', async () => {
    const error = failure(showForm(spec, { container }));
    form().withdraw();
    expect((await error).name).to.equal('AbortError');
  });
});
