import type { Conversation } from './conversation.js';

/** A house copilot: block and bare props, prefill, a select without options, and a block with nothing to ask. */
export const copilotForm: Conversation = {
  dialect: 'copilot_form',
  assistant: 'Porter',
  place: 'Quayside House, residents',
  about: 'A block with props and strict states; optional fields are marked, and an empty day says so.',
  asks: [
    {
      name: 'Visitor parking',
      when: 'Thursday 16:20',
      shape: 'block',
      before: [
        { by: 'person', text: 'My sister comes on Saturday, by car.' },
        { by: 'assistant', text: 'Bay 7 is free all weekend. I have filled in what I know:' },
      ],
      spec: {
        id: 'blk_parking_0412',
        type: 'form',
        fallback_text: 'Tell the porter who parks, from when and for how long.',
        props: {
          form_id: 'visitor_parking',
          title: 'Visitor parking',
          submit_label: 'Reserve bay 7',
          fields: [
            {
              kind: 'text',
              name: 'visitor.name',
              label: 'Visitor',
              required: true,
              placeholder: 'First and last name',
            },
            { kind: 'text', name: 'plate', label: 'Number plate', placeholder: 'KA 123 BC' },
            { kind: 'date', name: 'day', label: 'Day', required: true },
            { kind: 'time', name: 'from', label: 'From', value: '14:00' },
            { kind: 'number', name: 'hours', label: 'Hours', required: true, value: 4 },
            { kind: 'toggle', name: 'charge', label: 'The car needs charging', value: true },
          ],
        },
      },
      after: 'Bay 7 is hers. The barrier opens for her plate.',
    },
    {
      name: 'Cold radiator',
      when: 'Sunday 20:02',
      shape: 'bare props',
      before: [
        { by: 'person', text: 'The radiator in the bedroom stays cold.' },
        { by: 'assistant', text: 'Sorry to hear that. The plumber is in the house on Tuesday.' },
      ],
      spec: {
        form_id: 'repair',
        title: 'Report a repair',
        submit_label: 'Send to the plumber',
        fields: [
          {
            kind: 'select',
            name: 'room',
            label: 'Room',
            required: true,
            value: 'bedroom',
            options: [
              { label: 'Bathroom', value: 'bathroom' },
              { label: 'Bedroom', value: 'bedroom' },
              { label: 'Hall', value: 'hall' },
              { label: 'Kitchen', value: 'kitchen' },
              { label: 'Living room', value: 'living' },
              { label: 'Study', value: 'study' },
            ],
          },
          {
            kind: 'select',
            name: 'how',
            label: 'How cold is it?',
            options: [
              { label: 'Cold all over', value: 'all' },
              { label: 'Only at the top', value: 'top' },
              { label: 'Only at the bottom', value: 'bottom' },
            ],
          },
          { kind: 'text', name: 'note', label: 'What else?', placeholder: 'Noises, leaks, since when' },
          { kind: 'toggle', name: 'access', label: 'The porter may open the door', required: true },
        ],
      },
      after: 'Sent. Marek rings on Tuesday between eight and ten.',
    },
    {
      name: 'Parcel locker',
      when: 'Monday 07:45',
      shape: 'block, a select without options',
      before: [
        { by: 'person', text: 'Is my parcel in one of the lockers?' },
        { by: 'assistant', text: 'It is at the desk. All lockers are taken this morning, but I can carry it up.' },
      ],
      spec: {
        id: 'blk_parcel_0415',
        type: 'form',
        fallback_text: 'Tell the porter where your parcel should go.',
        props: {
          form_id: 'parcel',
          title: 'Parcel from the desk',
          submit_label: 'Bring it',
          fields: [
            { kind: 'select', name: 'locker', label: 'Free lockers', options: [] },
            { kind: 'time', name: 'at', label: 'Bring it up at', required: true },
            { kind: 'text', name: 'door', label: 'Words for the porter', placeholder: 'Ring twice' },
          ],
        },
      },
      after: 'On its way at that time.',
    },
    {
      name: 'Nothing to ask',
      when: 'Monday 07:52',
      shape: 'block without fields',
      before: [{ by: 'assistant', text: 'And one more thing, though a form came out empty here:' }],
      spec: {
        id: 'blk_empty_0415',
        type: 'form',
        fallback_text: 'Answer in a sentence: shall the porter keep parcels for you when you are away?',
        props: { form_id: 'standing_order', submit_label: 'Agree', fields: [] },
      },
      after: 'Noted.',
    },
  ],
};
