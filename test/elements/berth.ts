/** A block that asks for a berth, with or without an id of its own. */
export const block = (id?: string) => ({
  ...(id ? { id } : {}),
  type: 'form',
  fallback_text: 'Which berth?',
  props: {
    form_id: 'berth',
    title: 'Your berth',
    submit_label: 'Send',
    fields: [
      { kind: 'text', name: 'berth', label: 'Berth', value: '7' },
      { kind: 'text', name: 'note', label: 'Note' },
    ],
  },
});
