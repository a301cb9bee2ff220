/* global document -- in what runs in the page */
// What becomes of a form that asks for a secret where chunks of the built bundle have to be fetched first, or are lost.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { launch, openPage } from '../support/bundle-page.mjs';

const fields = [{ key: 'word', label: 'Password', type: 'text', pattern: '[a-z]+' }];

describe('a form that asks for a secret, by the chunks that can be fetched', { timeout: 120_000 }, () => {
  let browser;
  let opened;

  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  afterEach(() => opened.page.close());

  /** Opens a page without these chunks. Returns what shows a form there, and tells its phase and its issues. */
  async function openWithout(...chunks) {
    opened = await openPage(browser, '<main></main>');
    for (const chunk of chunks) await opened.page.route(`**/chat-form.${chunk}.js`, (route) => route.abort());
    return (settings) =>
      opened.page.evaluate(
        async ([given, properties]) => {
          await import('/dist/chat-form.js');
          const element = Object.assign(document.createElement('chat-form'), { spec: given }, properties);
          document.querySelector('main').replaceChildren(element);
          await element.updateComplete;
          return [element.phase, ...element.issues.map(({ code, severity }) => `${severity} ${code}`)];
        },
        [{ title: 'Sign in', fields }, settings],
      );
  }

  it('shows the form all the same, and says so to the host', async () => {
    const shown = await openWithout('scrutiny');
    assert.deepEqual(await shown({}), ['open', 'warning lost-part']);
    await opened.page.getByLabel('Password').fill('heron');
  });

  it('shows it without its patterns where the engine cannot be fetched either', async () => {
    const shown = await openWithout('scrutiny', 'patterns');
    assert.deepEqual(await shown({}), ['open', 'warning lost-part']);
  });

  it('shows no form to a host that refuses secrets', async () => {
    const shown = await openWithout('scrutiny');
    assert.deepEqual(await shown({ secrets: 'refuse' }), ['unusable', 'error lost-part']);
    assert.equal(await opened.page.getByRole('textbox').count(), 0);
  });

  it('shows it where secrets are allowed, and says so', async () => {
    const shown = await openWithout('scrutiny');
    assert.deepEqual(await shown({ secrets: 'allow' }), ['open', 'warning lost-part']);
  });

  it('shows no form under a policy that is none', async () => {
    const shown = await openWithout('scrutiny');
    assert.deepEqual(await shown({ secrets: 'deny' }), ['unusable', 'error lost-part']);
  });

  const properties = { word: { type: 'string', title: 'Password' } };
  const elicitation = { message: 'Log in', requestedSchema: { type: 'object', properties } };

  it('judges an elicitation when both its reader and the judgement have to be fetched', async () => {
    const shown = await openWithout();
    assert.deepEqual(await shown({ spec: elicitation }), ['open', 'warning secret']);
    assert.deepEqual(await shown({ spec: elicitation, secrets: 'refuse' }), ['unusable', 'error secret']);
    assert.deepEqual(opened.complaints, []);
  });

  it('shows no elicitation that it cannot judge to a host that refuses secrets', async () => {
    const shown = await openWithout('scrutiny');
    assert.deepEqual(await shown({ spec: elicitation, secrets: 'refuse' }), ['unusable', 'error lost-part']);
    assert.deepEqual(await shown({ spec: elicitation }), ['open', 'warning lost-part']);
  });

  it('shows no elicitation where its reader cannot be fetched', async () => {
    const shown = await openWithout('far');
    assert.deepEqual(await shown({ spec: elicitation, secrets: 'refuse' }), ['unusable', 'error lost-part']);
  });

  it('judges an elicitation that has to be mended as well', async () => {
    const shown = await openWithout();
    const hidden = {
      message: 'Log in',
      requestedSchema: { properties: { a: { type: 'string', format: 'password' } } },
    };
    assert.deepEqual((await shown({ spec: hidden, secrets: 'refuse' })).at(-1), 'error secret');
  });
});
