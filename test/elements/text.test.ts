// Text is text: what a spec or a host says is shown to the letter, and does nothing.
import { expect } from '@open-wc/testing';
import { answering, field, passing, receiptOf, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';

const HOSTILE: readonly string[] = [
  '<img src=x onerror="window.harmed=1">',
  '<script>window.harmed=1</script>',
  '</bdi></p></form><form action="//example.org"><button>Go',
  '"><svg onload=window.harmed=1>',
  "' autofocus onfocus='window.harmed=1",
  '<style>*{display:none}</style>',
  '<!-- --> <![CDATA[x]]>',
  '&lt;b&gt; &amp;amp; &#x202e;',
  '[pay here](javascript:window.harmed=1)',
  '![x](https://example.org/pixel.png)',
  'https://example.org/path?a=1',
  'javascript:window.harmed=1',
  'name@example.org +1 555 0100',
  '**bold** _thin_ `code` # Head',
  '${window.harmed=1} {{constructor}} %s',
  '<chat-form spec="{}"></chat-form>',
];

type Field = Readonly<Record<string, unknown>>;

/** A spec of each dialect with a text in all of its slots, and how many times it is drawn at least. */
const SPECS: Readonly<Record<string, (text: string) => object>> = {
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

const list = (count: number, label: string): { value: string; label: string }[] =>
  Array.from({ length: count }, (_, at) => ({ value: `${at}${label}`.slice(0, 60), label }));
const payloads = (text: string): object[] => list(2, text).map(({ label, value }) => ({ label, payload: value }));

const everything = (root: ParentNode): Element[] => [...root.querySelectorAll('*')];

/** Every element with its attributes' names: what the texts are does not show in it. */
const skeletonOf = (element: Element): string[] =>
  everything(element.shadowRoot!).map((one) => [one.localName, ...one.getAttributeNames().sort()].join(' '));

/** Where a text is drawn; what is said of the form's arrival comes a moment later, and is not drawn. */
function placesOf(element: Element, text: string): Text[] {
  const walker = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
  const places: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(text)) places.push(walker.currentNode as Text);
  return places.filter((place) => !place.parentElement?.matches('.unseen'));
}

const harmed = (): unknown => (window as { harmed?: unknown }).harmed;

describe('A text of a spec', () => {
  for (const [dialect, specOf] of Object.entries(SPECS)) {
    it(`is shown to the letter in every slot of ${dialect}, and makes no element`, async () => {
      const address = location.href;
      const { element: harmless } = await show(specOf('Some words'), { dialect });
      const wanted = skeletonOf(harmless);
      const places = placesOf(harmless, 'Some words').length;
      expect(places, 'slots').to.be.at.least(5);
      for (const text of HOSTILE) {
        const { element } = await show(specOf(text), { dialect });
        expect(element.issues.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
        expect(skeletonOf(element), text).to.deep.equal(wanted);
        // A button's label may be cut by the spec itself.
        expect(placesOf(element, text.slice(0, 40)).length, text).to.equal(places);
        for (const control of element.shadowRoot!.querySelectorAll('[placeholder]'))
          expect(control.getAttribute('placeholder')).to.equal(text);
        expect(
          everything(element.shadowRoot!).filter(({ localName }) =>
            /^(a|img|script|svg|iframe|style)$/.test(localName),
          ),
        ).to.be.empty;
        element.remove();
      }
      expect(harmed()).to.equal(undefined);
      expect(location.href).to.equal(address);
    });
  }

  it('is a text in what is said of an answer, in the receipt and in what stands in place of a form', async () => {
    for (const text of HOSTILE) {
      const one = { key: 'a', type: 'text', label: text, required: true };
      const { element } = await show(
        { title: text, fields: [one] },
        { host: answering({ status: 'sent', message: text }) },
      );
      element.requestSubmit();
      await element.updateComplete;
      expect(field(element, text).error).to.equal(`Enter “${text}”.`);
      element.values = { a: text };
      element.requestSubmit();
      await untilPhase(element, 'sent');
      expect(receiptOf(element)).to.deep.equal([[text, text]]);
      element.spec = { title: text, fields: [] };
      await untilPhase(element, 'unusable');
      expect(textIn(element).trim()).to.equal(`${text}This form cannot be shown.`);
      expect(everything(element.shadowRoot!).map(({ localName }) => localName)).to.deep.equal([
        'div',
        ...['div', 'p', 'bdi', 'p', 'bdi'],
      ]);
      element.remove();
    }
    expect(harmed()).to.equal(undefined);
  });

  it('leaves no mark of an error where there is none, before and after', async () => {
    const { element } = await show({ title: 'T', fields: [{ key: 'a', type: 'text', label: 'A', required: true }] });
    const mark = (): string =>
      getComputedStyle(element.shadowRoot!.querySelector('[part~=error]')!, '::before').content;
    expect(mark()).to.equal('none');
    element.requestSubmit();
    await element.updateComplete;
    expect(mark()).not.to.equal('none');
    await person.type('A', 'x');
    expect(mark()).to.equal('none');
  });

  it('of a host is a text too', async () => {
    for (const text of HOSTILE) {
      const issues = [{ path: '/a', code: 'x', message: text }];
      const { element } = await show(
        { title: 'T', fields: [{ key: 'a', type: 'text', label: 'A' }] },
        { requester: text, messages: { submit: text }, host: answering({ status: 'rejected', message: text, issues }) },
      );
      const before = everything(element.shadowRoot!).length;
      element.requestSubmit();
      await untilPhase(element, 'rejected');
      expect(field(element, 'A').error).to.equal(text);
      expect(placesOf(element, text).length, text).to.equal(4);
      // The host's words, isolated under the field and above the button, and the count.
      expect(everything(element.shadowRoot!).length - before).to.equal(4);
      element.remove();
    }
    expect(harmed()).to.equal(undefined);
  });
});

describe('A text in another direction', () => {
  const hebrew = 'שלום (x)!';
  const isolates = (text: Text): boolean => text.parentElement!.closest('bdi, [dir=auto]') !== null;

  for (const [dialect, specOf] of Object.entries(SPECS)) {
    it(`is isolated in every slot of ${dialect}`, async () => {
      const { element } = await show(specOf(hebrew), { dialect, requester: hebrew });
      const places = placesOf(element, hebrew);
      expect(places).not.to.be.empty;
      for (const place of places) expect(isolates(place), place.parentElement!.outerHTML).to.be.true;
    });
  }

  it('is isolated in errors, in the words of a host and in the receipt', async () => {
    const options = list(2, hebrew);
    const { element } = await show(
      {
        title: hebrew,
        fields: [
          { key: 'a', type: 'text', label: hebrew, required: true },
          { key: 'b', type: 'multiselect', label: hebrew, options, default: options.map(({ value }) => value) },
        ],
      },
      { host: answering({ status: 'sent', message: hebrew }) },
    );
    const expectIsolated = (count: number): void => {
      const places = placesOf(element, hebrew);
      expect(places.length).to.be.at.least(count);
      for (const place of places) {
        expect(isolates(place) || place.parentElement!.matches('.unseen'), place.parentElement!.outerHTML).to.be.true;
      }
    };
    element.requestSubmit();
    await element.updateComplete;
    expect(textIn(element)).to.include(`Enter “${hebrew}”.`);
    expectIsolated(6);
    element.values = { a: hebrew };
    element.requestSubmit();
    await untilPhase(element, 'sent');
    expect(placesOf(element, hebrew).filter((place) => place.parentElement!.closest('dd'))).to.have.lengthOf(3);
    expectIsolated(7);
  });

  it('keeps its own order inside of a sentence, and leaves the sentence its own', async () => {
    const { element } = await show({ title: 'T', fields: [{ key: 'a', type: 'text', label: 'שם!', required: true }] });
    element.requestSubmit();
    await element.updateComplete;
    const error = element.shadowRoot!.querySelector('[part~=error]')!;
    const leftOf = (text: string): number => {
      const walker = document.createTreeWalker(error, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = (walker.currentNode as Text).data.indexOf(text);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + text.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`no “${text}” in ${error.textContent}`);
    };
    // Read from the left: Enter “!םש”.
    expect(['Enter', '!', 'ם', 'ש', '.'].map(leftOf)).to.deep.equal(
      ['Enter', '!', 'ם', 'ש', '.'].map(leftOf).sort((a, b) => a - b),
    );
  });

  it('does not turn the words beside an option of a native list', async () => {
    const { element } = await show({
      title: 'T',
      fields: [{ key: 'a', type: 'select', label: 'A', options: [...list(6, 'ab!'), { value: 'h', label: 'שם!' }] }],
    });
    const options = [...field(element, 'A').control.querySelectorAll('option')].slice(1);
    expect(options.map((option) => getComputedStyle(option).direction)).to.deep.equal([
      ...Array<string>(6).fill('ltr'),
      'rtl',
    ]);
  });
});

describe('A web address of other letters', () => {
  const answer = async (typed: string): Promise<{ shown: string; sent: unknown }> => {
    const { element, replies } = await show(
      { title: 'T', fields: [{ key: 'site', type: 'url', label: 'Site' }] },
      { host: answering({ status: 'sent' }) },
    );
    await person.fill('Site', typed);
    await person.click('button', 'Submit');
    await untilPhase(element, 'sent');
    const shown = receiptOf(element)[0]![1];
    element.remove();
    return { shown, sent: replies[0] };
  };

  it('shows its real host in the receipt, and is sent as it was typed', async () => {
    const typed = 'https://аррӏе.com:8443/Путь?q=ü#x';
    const { shown, sent } = await answer(typed);
    expect(shown).to.equal('https://xn--80ak6aa92e.com:8443/Путь?q=ü#x');
    expect(sent).to.deep.equal({ status: 'submitted', result: { values: { site: typed } } });
  });

  it('is left alone where the host is plain', async () => {
    expect((await answer('https://Example.org/Straße')).shown).to.equal('https://Example.org/Straße');
  });
});

describe('A label with characters that nobody sees', () => {
  it('cannot look like another one', async () => {
    const options = ['Pay', 'Pa\u200by', 'P\u202eay'].map((label, at) => ({ label, value: String(at) }));
    const { element } = await show({ title: 'T', fields: [{ key: 'a', type: 'select', label: 'A\u2066', options }] });
    expect(await person.count('radio', 'Pay')).to.equal(1);
    expect(await person.sees('radio', 'Pa\\u{200B}y')).to.be.true;
    expect(element.issues.map(({ code, path }) => `${code} ${path}`)).to.deep.equal([
      'invisible /fields/0/label',
      'invisible /fields/0/options/1/label',
      'invisible /fields/0/options/2/label',
    ]);
  });

  it('makes no form where the spec must be right', async () => {
    const { element } = await show(
      { title: 'T', fields: [{ key: 'a', type: 'text', label: 'Pa\u200by' }] },
      { strict: true },
    );
    expect(element.phase).to.equal('unusable');
    passing(element);
  });
});
