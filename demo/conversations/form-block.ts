import type { Conversation } from './conversation.js';

/** A room of several people: the four types of the dialect, an option list of either look, an empty button label. */
export const formBlock: Conversation = {
  dialect: 'form_block',
  assistant: 'Bramble',
  place: 'Room “Mill Lane allotments”',
  about: 'A message block that an agent publishes in a room; answers go to the agent and are never echoed.',
  unechoed: true,
  asks: [
    {
      name: 'Summer rota',
      when: 'Saturday 08:30',
      shape: 'block',
      before: [
        { by: 'other', name: 'Idris', text: 'Who waters the seedlings in July? I’m away for three weeks.' },
        { by: 'person', text: 'I can take a few days.' },
        { by: 'assistant', text: 'Then let us share it out. Everybody answers for themselves; I make the rota.' },
      ],
      spec: {
        type: 'form',
        form_id: 'rota_july',
        submit_label: 'Put me on the rota',
        fields: [
          { name: 'fullName', label: 'Full name', field_type: 'text', required: true },
          { name: 'firstDay', label: 'First day you can', field_type: 'date', required: true },
          { name: 'days', label: 'How many days?', field_type: 'number', required: true },
          {
            name: 'job',
            label: 'What would you rather do?',
            field_type: 'select',
            required: true,
            options: [
              { label: 'Water, early in the morning', payload: 'water_am' },
              { label: 'Water, in the evening', payload: 'water_pm' },
              { label: 'Weed and tie up', payload: 'weed' },
              { label: 'Whatever is needed', payload: 'any' },
            ],
          },
        ],
      },
      after: 'Thank you! The rota goes up on the shed door on Monday.',
    },
    {
      name: 'Seed order',
      when: 'Sunday 17:10',
      shape: 'block',
      before: [
        { by: 'other', name: 'Petra', text: 'Are we ordering seeds together again? It was half the price last year.' },
        { by: 'assistant', text: 'We are. One order per plot, please, until Wednesday.' },
      ],
      spec: {
        type: 'form',
        form_id: 'seeds_autumn',
        submit_label: 'Add to the order',
        fields: [
          { name: 'plot', label: 'Plot', field_type: 'text', required: true },
          {
            name: 'seed',
            label: 'Seed',
            field_type: 'select',
            required: true,
            options: [
              { label: 'Broad bean, Aquadulce', payload: 'bean/aquadulce' },
              { label: 'Chard, Bright Lights', payload: 'chard/bright-lights' },
              { label: 'Garlic, Solent Wight', payload: 'garlic/solent-wight' },
              { label: 'Kale, Nero di Toscana', payload: 'kale/nero' },
              { label: 'Lamb’s lettuce, Vit', payload: 'lettuce/vit' },
              { label: 'Onion, Radar', payload: 'onion/radar' },
              { label: 'Pea, Meteor', payload: 'pea/meteor' },
              { label: 'Spinach, Giant Winter', payload: 'spinach/giant' },
            ],
          },
          { name: 'packets', label: 'Packets', field_type: 'number', required: true },
          { name: 'note', label: 'Note for the order', field_type: 'text', required: false },
        ],
      },
      after: 'Added. I tell you when the parcel is here.',
    },
    {
      name: 'Plot inspection',
      when: 'Wednesday 12:00',
      shape: 'block, empty button label',
      before: [
        { by: 'assistant', text: 'The council looks at the plots next month. Which day suits you, and who opens?' },
      ],
      spec: {
        type: 'form',
        form_id: 'inspection',
        submit_label: '',
        fields: [
          { name: 'day', label: 'Day', field_type: 'date', required: false },
          {
            name: 'opens',
            label: 'Who opens the gate?',
            field_type: 'select',
            required: true,
            options: [
              { label: 'I do', payload: 'self' },
              { label: 'A neighbour', payload: 'neighbour' },
              { label: 'Nobody can', payload: 'nobody' },
            ],
          },
          { name: 'dogs', label: 'Dogs on the plot', field_type: 'number', required: false },
        ],
      },
      after: 'Noted. The council gets the days, not the names.',
    },
  ],
};
