import type { Conversation } from './conversation.js';

/** An analyst for a bookshop: choices in every look, defaults, cancel and free reply, and a form without it. */
export const collectUserInput: Conversation = {
  dialect: 'collect_user_input',
  assistant: 'Ledger',
  place: 'Nine Pines Books, sales',
  about: 'A tool on the client: its result is the values, a cancel, or a reply in the person’s own words.',
  asks: [
    {
      name: 'Cut the figures',
      when: 'Today 10:02',
      shape: 'tool input',
      before: [
        { by: 'person', text: 'How are the paperbacks doing?' },
        { by: 'assistant', text: 'Better than hardbacks, but it depends on how one looks. Let me ask before I count.' },
      ],
      spec: {
        title: 'How shall I cut the figures?',
        description: 'So that the chart answers your question and not mine.',
        submitLabel: 'Draw the chart',
        cancelLabel: 'Never mind',
        fields: [
          {
            type: 'choices',
            name: 'grouping',
            label: 'Group by',
            required: true,
            defaultValue: 'genre',
            options: [
              { label: 'Genre', value: 'genre', description: 'Eleven shelves, as in the shop' },
              { label: 'Publisher', value: 'publisher', description: 'The twenty largest, the rest as one' },
              { label: 'Week', value: 'week', description: 'One line over time, no shelves' },
            ],
          },
          { type: 'number', name: 'weeks', label: 'Weeks back', min: 1, max: 104, defaultValue: 26 },
          { type: 'date', name: 'until', label: 'Until', defaultValue: '2030-03-31' },
          { type: 'checkbox', name: 'returns', label: 'Take returns off', defaultValue: true },
        ],
      },
      after: 'Paperbacks are up by a ninth; crime alone makes half of it. The chart is in your folder.',
      without: 'Fine. Ask again when you know what you are after.',
    },
    {
      name: 'Spring newsletter',
      when: 'Today 10:31',
      shape: 'tool input',
      before: [
        { by: 'person', text: 'Write a newsletter about it, please.' },
        { by: 'assistant', text: 'Gladly. A few things that I cannot read from the till:' },
      ],
      spec: {
        title: 'Spring newsletter',
        description: 'With these I write a first draft; you change it as you like.',
        fields: [
          {
            type: 'text',
            name: 'subject',
            label: 'Subject line',
            required: true,
            defaultValue: 'What we are reading this spring',
          },
          {
            type: 'text',
            name: 'brief',
            label: 'What must be in it?',
            multiline: true,
            placeholder: 'The reading on the 12th, the new children’s corner …',
          },
          {
            type: 'choices',
            name: 'audience',
            label: 'Who gets it?',
            multiSelect: true,
            required: true,
            defaultValue: ['regulars'],
            options: [
              { label: 'Regulars', value: 'regulars', description: 'Bought five times or more' },
              { label: 'School libraries', value: 'school', description: 'Invoiced customers only' },
              { label: 'Newcomers', value: 'new', description: 'First purchase since January' },
            ],
          },
          {
            type: 'choices',
            name: 'shop',
            label: 'Signed by',
            options: [
              { label: 'Elsa, shop floor', value: 'elsa' },
              { label: 'Jonas, children’s books', value: 'jonas' },
              { label: 'Katya, events', value: 'katya' },
              { label: 'Milo, secondhand', value: 'milo' },
              { label: 'Noor, school orders', value: 'noor' },
              { label: 'All of us', value: 'all' },
            ],
          },
        ],
      },
      after: 'The draft is ready. It is short: people skim.',
      without: 'No newsletter, then.',
    },
    {
      name: 'Archive orders',
      when: 'Today 11:15',
      shape: 'tool input, no free reply',
      before: [
        { by: 'person', text: 'And clear out the old orders.' },
        { by: 'assistant', text: 'That one cannot be undone, so I want it in so many words.' },
      ],
      spec: {
        title: 'Archive old orders',
        description: 'Archived orders leave every report. 214 are older than three years.',
        submitLabel: 'Archive',
        cancelLabel: 'Keep everything',
        allowFreeformResponse: false,
        fields: [
          {
            type: 'number',
            name: 'years',
            label: 'Older than, in years',
            required: true,
            min: 2,
            max: 10,
            defaultValue: 3,
          },
          { type: 'text', name: 'reason', label: 'Reason for the log', placeholder: 'Space, tidiness, the auditor …' },
          {
            type: 'checkbox',
            name: 'sure',
            label: 'I know that this cannot be undone',
            required: true,
          },
        ],
      },
      after: 'Done. The reports are lighter by 214 orders.',
      without: 'Everything stays as it is.',
    },
  ],
};
