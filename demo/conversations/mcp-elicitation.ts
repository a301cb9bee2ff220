import type { Conversation } from './conversation.js';

/** Servers behind an assistant: the params alone, a whole request, what real servers send, and a question that no form can ask. */
export const mcpElicitation: Conversation = {
  dialect: 'mcp_elicitation',
  assistant: 'Skipper',
  place: 'Aldermouth marina, with three servers connected',
  about: 'The open standard: a server asks its client for input; one may accept, decline, or dismiss the form.',
  asks: [
    {
      name: 'Berth for the night',
      when: 'Friday 15:10',
      shape: 'params of elicitation/create',
      requester: 'Harbour office',
      before: [
        { by: 'person', text: 'We get in this evening. Is there a berth for us?' },
        { by: 'assistant', text: 'The harbour office has two. It would like to know from you directly:' },
      ],
      spec: {
        mode: 'form',
        message: 'I can hold one berth until ten at night.\nPlease check what I know already, and say when you arrive.',
        requestedSchema: {
          type: 'object',
          properties: {
            berth: {
              type: 'string',
              title: 'Berth',
              oneOf: [
                { const: 'w-12', title: 'West pier 12' },
                { const: 'e-03', title: 'East pier 3' },
              ],
              default: 'w-12',
            },
            arrives: { type: 'string', title: 'You arrive', format: 'date-time' },
            length: {
              type: 'number',
              title: 'Length over all, in metres',
              minimum: 3,
              maximum: 24,
              default: 9.8,
            },
            nights: { type: 'integer', title: 'Nights', minimum: 1, maximum: 14, default: 1 },
            power: {
              type: 'boolean',
              title: 'Shore power',
              description: 'Four euros a night. A no is an answer too.',
              default: true,
            },
          },
          required: ['berth', 'arrives', 'length', 'nights', 'power'],
        },
      },
      after: 'The berth is yours. The code for the gate comes when you call in on channel 12.',
      without: 'Then I let the berth go.',
    },
    {
      name: 'Crew list',
      when: 'Friday 15:22',
      shape: 'the whole request',
      requester: 'Customs',
      before: [{ by: 'assistant', text: 'Customs has a server of its own now. Coming from abroad, it asks for this:' }],
      spec: {
        jsonrpc: '2.0',
        id: 41,
        method: 'elicitation/create',
        params: {
          message: 'Declaration on arrival',
          requestedSchema: {
            type: 'object',
            properties: {
              skipper: { type: 'string', title: 'Skipper', minLength: 2, maxLength: 80, default: 'Mara Lindqvist' },
              mail: { type: 'string', title: 'E-mail', format: 'email' },
              register: { type: 'string', title: 'Page of the ship’s register', format: 'uri' },
              last_port: { type: 'string', enum: ['Ebeltoft', 'Anholt', 'Varberg', 'Another'] },
              left: { type: 'string', title: 'Left on', format: 'date' },
              goods: {
                type: 'array',
                title: 'Anything to declare?',
                description: 'Leave it blank for nothing.',
                maxItems: 3,
                items: {
                  anyOf: [
                    { const: 'spirits', title: 'Spirits above one litre' },
                    { const: 'tobacco', title: 'Tobacco' },
                    { const: 'animals', title: 'Animals' },
                    { const: 'cash', title: 'Cash above ten thousand euros' },
                  ],
                },
              },
            },
            required: ['skipper', 'mail', 'last_port'],
          },
        },
      },
      after: 'Customs thanks you. Nobody needs to come on board.',
      without: 'Customs is told so. An officer may come by in the morning.',
    },
    {
      name: 'Diesel and water',
      when: 'Saturday 08:02',
      shape: 'params as real servers send them',
      requester: 'Fuel dock',
      offers: { freeform: true },
      before: [
        { by: 'person', text: 'And we need diesel.' },
        { by: 'assistant', text: 'The fuel dock’s server is an older one. Its form works all the same:' },
      ],
      spec: {
        message: 'Fuel dock: what shall we have ready?',
        requestedSchema: {
          type: 'object',
          properties: {
            litres: { type: ['integer', 'null'], title: 'Litres of diesel', minimum: 5 },
            water: { anyOf: [{ type: 'boolean' }, { type: 'null' }], title: 'Fill the water tank', default: null },
            pump: {
              type: 'string',
              title: 'Pump',
              enum: ['p1', 'p2', 'p3'],
              enumNames: ['By the crane', 'Middle', 'Outer end'],
            },
            hail: {
              type: 'string',
              title: 'Call sign',
              pattern: '[A-Z]{4}',
              description: 'Four capital letters somewhere in it.',
            },
          },
          required: ['pump'],
        },
      },
      after: 'They have it ready.',
      without: 'Then we sail past.',
    },
    {
      name: 'A question that no form can ask',
      when: 'Saturday 08:30',
      shape: 'params with a nested object',
      requester: 'Weather buoy',
      before: [{ by: 'assistant', text: 'This one asks for too much at once. You can still say no to it.' }],
      spec: {
        message: 'Where do you want the forecast for?',
        requestedSchema: {
          type: 'object',
          properties: {
            place: {
              type: 'object',
              title: 'Place',
              properties: { lat: { type: 'number' }, lon: { type: 'number' } },
            },
            hours: { type: 'integer', title: 'Hours ahead', default: 24 },
          },
          required: ['place'],
        },
      },
      after: 'The forecast is on its way.',
      without: 'The buoy keeps quiet.',
    },
  ],
};
