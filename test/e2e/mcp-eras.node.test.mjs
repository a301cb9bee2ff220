// Both eras of the Model Context Protocol through one handler: a server that sends its request to the client, and one
// that answers a call with what it still needs.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { Client, InMemoryTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler, inputRequired, inputResponse, McpServer } from '@modelcontextprotocol/server';
import { openChat } from './keyboard.mjs';

const request = {
  message: 'Which berth shall I book?',
  requestedSchema: {
    type: 'object',
    properties: {
      berth: {
        type: 'string',
        title: 'Berth',
        oneOf: ['W1', 'W2'].map((key) => ({ const: key, title: `West ${key}` })),
      },
      nights: { type: 'integer', title: 'Nights', minimum: 1, maximum: 9, default: 2 },
      power: { type: 'boolean', title: 'Shore power' },
      arrives: { type: 'string', title: 'Arrives', format: 'date-time' },
    },
    required: ['berth', 'nights', 'power'],
  },
};
const say = (result) => ({ content: [{ type: 'text', text: JSON.stringify(result) }] });
const newServer = () => new McpServer({ name: 'harbour', version: '1.0.0' });

/** Asks by a request of its own, and holds the answer against the schema before the tool sees it. */
function pushingServer() {
  const server = newServer();
  server.registerTool('book', { description: 'Books a berth' }, async () =>
    say(await server.server.elicitInput({ mode: 'form', ...request })),
  );
  return server;
}

/** Returns what it needs, and is called once more with it. */
function returningServer() {
  const server = newServer();
  server.registerTool('book', { description: 'Books a berth' }, (context) => {
    const answer = inputResponse(context.mcpReq.inputResponses, 'berth');
    if (answer.kind === 'missing') return inputRequired({ inputRequests: { berth: inputRequired.elicit(request) } });
    const { action, content } = answer;
    return say(content === undefined ? { action } : { action, content });
  });
  return server;
}

const eras = {
  '2025-11-25': async (client) => {
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    await pushingServer().connect(theirs);
    await client.connect(mine);
  },
  '2026-07-28': async (client) => {
    const handler = createMcpHandler(returningServer);
    const fetch = (url, init) => handler.fetch(new Request(url, init));
    await client.connect(new StreamableHTTPClientTransport(new URL('http://harbour.example/mcp'), { fetch }));
  },
};

for (const [era, connect] of Object.entries(eras)) {
  describe(`a server of ${era} asks`, { timeout: 120_000 }, () => {
    let chat;
    let client;
    const seen = [];

    before(async () => {
      chat = await openChat();
      client = new Client(
        { name: 'host', version: '1.0.0' },
        { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: 'auto' } },
      );
      client.setRequestHandler('elicitation/create', ({ params }) => {
        seen.push(params);
        return chat.ask(params, 'Harbour office');
      });
      await connect(client);
    });
    after(async () => {
      await client?.close();
      await chat?.close();
    });
    afterEach(() => chat.hush());

    async function book(act) {
      const call = client.callTool({ name: 'book', arguments: {} });
      await act();
      return JSON.parse((await call).content[0].text);
    }

    it('in the era that was meant', () => assert.equal(client.getNegotiatedProtocolVersion(), era));

    it('and gets the answers, a no among them', async () => {
      const result = await book(async () => {
        await chat.page.getByText('Harbour office asks').waitFor();
        await chat.tabTo('radio', 'West W1');
        await chat.press('Space', 'ArrowDown');
        // In one go: the order of its parts is the browser's.
        await chat.page.getByLabel('Arrives').fill('2027-07-01T09:30');
        await chat.tabTo('button', 'Submit');
        await chat.press('Enter');
      });
      assert.deepEqual(result, {
        action: 'accept',
        content: { berth: 'W2', nights: 2, power: false, arrives: '2027-07-01T09:30:00+02:00' },
      });
      assert.equal(seen.length, 1);
    });

    it('and is told no', async () => {
      const result = await book(async () => {
        await chat.tabTo('button', 'Decline');
        await chat.press('Enter');
      });
      assert.deepEqual(result, { action: 'decline' });
    });

    it('and is told that the form was dismissed', async () => {
      const result = await book(async () => {
        await chat.tabTo('textbox', 'Nights');
        await chat.press('Escape');
      });
      assert.deepEqual(result, { action: 'cancel' });
    });
  });
}
