/** Specs that hold a given text wherever a text can stand, and where the form draws it. */
type Field = Readonly<Record<string, unknown>>;

/** A spec of each dialect with a text in all of its slots, and how many times it is drawn at least. */
export const SPECS: Readonly<Record<string, (text: string) => object>> = {
  collect_form: (text) => ({
    title: text,
    description: text,
    submit_label: text.slice(0, 40),
    fields: [
      ...['text', 'textarea', 'email', 'phone', 'url', 'number', 'date', 'time', 'datetime', 'checkbox'].map(
        (type, at): Field => ({ key: `f${at}`, type, label: text, help: text, placeholder: text }),
      ),
      { key: 'one', type: 'select', label: text, help: text, options: list(3, text) },
      { key: 'long', type: 'select', label: text, help: text, options: list(9, text) },
      { key: 'some', type: 'multiselect', label: text, help: text, options: list(3, text) },
    ],
  }),
  form_block: (text) => ({
    type: 'form',
    form_id: text,
    submit_label: text,
    fields: [
      ...['text', 'number', 'date'].map((field_type): Field => ({
        name: field_type,
        field_type,
        label: text,
        required: false,
      })),
      { name: 'one', field_type: 'select', label: text, required: false, options: payloads(text) },
    ],
  }),
  collect_user_input: (text) => ({
    title: text,
    description: text,
    submitLabel: text,
    cancelLabel: text,
    fields: [
      ...['text', 'number', 'checkbox', 'date'].map((type): Field => ({
        name: `${type} ${text}`,
        type,
        label: text,
        placeholder: text,
      })),
      { name: 'one', type: 'choices', label: text, options: list(2, text).map((o) => ({ ...o, description: text })) },
      { name: 'some', type: 'choices', label: text, multiSelect: true, options: list(2, text) },
    ],
  }),
  copilot_form: (text) => ({
    type: 'form',
    fallback_text: text,
    props: {
      form_id: text,
      title: text,
      submit_label: text.slice(0, 40),
      fields: [
        ...['text', 'number', 'toggle', 'date', 'time'].map((kind): Field => ({
          name: `${kind} ${text}`.slice(0, 64),
          kind,
          label: text,
          placeholder: text,
        })),
        { name: 'one', kind: 'select', label: text, options: list(2, text) },
        { name: 'none', kind: 'select', label: text },
      ],
    },
  }),
};

export const list = (count: number, label: string): { value: string; label: string }[] =>
  Array.from({ length: count }, (_, at) => ({ value: `${at}${label}`.slice(0, 60), label }));
const payloads = (text: string): object[] => list(2, text).map(({ label, value }) => ({ label, payload: value }));

/** Where a text is drawn; what is said of the form's arrival comes a moment later, and is not drawn. */
export function placesOf(element: Element, text: string): Text[] {
  const walker = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
  const places: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(text)) places.push(walker.currentNode as Text);
  return places.filter((place) => !place.parentElement?.matches('.unseen'));
}
