// Text is text: what a spec or a host says is shown to the letter, and does nothing.
import { expect } from '@open-wc/testing';
import { answering, field, receiptOf, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { placesOf, SPECS } from './text-specs.js';

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

const everything = (root: ParentNode): Element[] => [...root.querySelectorAll('*')];

/** Every element with its attributes' names: what the texts are does not show in it. */
const skeletonOf = (element: Element): string[] =>
  everything(element.shadowRoot!).map((one) => [one.localName, ...one.getAttributeNames().sort()].join(' '));

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
