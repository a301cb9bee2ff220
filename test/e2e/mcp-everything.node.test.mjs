// The reference server of the Model Context Protocol asks over stdio, the official client hands it on, a person answers.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, afterEach, before, describe, it } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { openChat } from './keyboard.mjs';

const server = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/dist/index.js');

describe('the reference server asks', { timeout: 180_000 }, () => {
  let chat;
  let client;

  before(async () => {
    chat = await openChat();
    client = new Client({ name: 'host', version: '1.0.0' }, { capabilities: { elicitation: { form: {}, url: {} } } });
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => chat.ask(params, client.getServerVersion().title));
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [server, 'stdio'], stderr: 'ignore' }),
    );
  });
  after(async () => {
    await client?.close();
    await chat?.close();
  });
  afterEach(() => chat.hush());

  /** What the server says that it got, word by word, when the person has done something. */
  async function outcome(name, args, act) {
    const call = client.callTool({ name, arguments: args });
    await act();
    const { content } = await call;
    const raw = content.map(({ text }) => text).find((text) => text.includes('Raw result:'));
    return JSON.parse(raw.replace(/^\s*Raw result:/, ''));
  }

  it('and gets every kind of answer, typed, with the defaults that were left alone', async () => {
    const result = await outcome('trigger-elicitation-request', {}, async () => {
      const { tabTo, type, press, page } = chat;
      await page.getByText('Please provide inputs for the following fields:').waitFor();
      await tabTo('textbox', 'String');
      await type('Mara Lindqvist');
      await tabTo('checkbox', 'Boolean');
      await press('Space');
      await tabTo('textbox', 'String with email format');
      await type('mara@example.org');
      await tabTo('textbox', 'String with uri format');
      await type('https://example.org/mara');
      await press('Tab');
      // Day and month alike, since the order of the parts is the browser's.
      await type('05051990');
      await tabTo('textbox', 'Integer');
      await press('ControlOrMeta+A');
      await type('7');
      await tabTo('combobox', 'Untitled Single Select Enum');
      await type('Ph');
      await tabTo('checkbox', 'Drums');
      await press('Space');
      await tabTo('radio', 'Superman');
      await press('ArrowDown');
      await tabTo('checkbox', 'Trout');
      await press('Space');
      await tabTo('radio', 'Cats');
      await press('ArrowDown', 'ArrowDown');
      await tabTo('button', 'Submit');
      await press('Enter');
    });
    assert.deepEqual(result, {
      action: 'accept',
      content: {
        name: 'Mara Lindqvist',
        check: true,
        firstLine: 'It was a dark and stormy night.',
        email: 'mara@example.org',
        homepage: 'https://example.org/mara',
        birthdate: '1990-05-05',
        integer: 7,
        number: 3.14,
        untitledSingleSelectEnum: 'Phoebe',
        untitledMultipleSelectEnum: ['Guitar', 'Drums'],
        titledSingleSelectEnum: 'hero-2',
        titledMultipleSelectEnum: ['fish-1', 'fish-3'],
        legacyTitledEnum: 'pet-3',
      },
    });
  });

  it('and gets nothing while an answer is wrong', async () => {
    const result = await outcome('trigger-elicitation-request', {}, async () => {
      const { tabTo, type, press, page } = chat;
      await tabTo('textbox', 'Integer');
      await press('ControlOrMeta+A');
      await type('101');
      await press('Enter');
      await page.getByText('“Integer” must be between 1 and 100.').waitFor();
      await page.getByText('Enter “String”.').waitFor();
      await tabTo('button', '2 fields above need fixing.');
      await press('Enter');
      await type('Mara');
      await tabTo('textbox', 'Integer');
      await press('ControlOrMeta+A');
      await type('100');
      await press('Enter');
    });
    assert.deepEqual([result.action, result.content.name, result.content.integer], ['accept', 'Mara', 100]);
  });

  it('and is told no', async () => {
    const result = await outcome('trigger-elicitation-request', {}, async () => {
      await chat.tabTo('button', 'Decline');
      await chat.press('Enter');
    });
    assert.deepEqual(result, { action: 'decline' });
  });

  it('and is told that the form was dismissed', async () => {
    const result = await outcome('trigger-elicitation-request', {}, async () => {
      await chat.tabTo('textbox', 'String');
      await chat.type('Mar');
      await chat.press('Escape');
    });
    assert.deepEqual(result, { action: 'cancel' });
  });

  it('to open a web page, which needs no form, and is told that none was shown', async () => {
    const args = { url: 'https://depot.example/sign-in', message: 'Sign in.' };
    assert.deepEqual(await outcome('trigger-url-elicitation', args, () => undefined), { action: 'cancel' });
    assert.equal(await chat.page.locator('chat-form').count(), 0);
  });
});
