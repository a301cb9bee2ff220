// Text in the other direction, in other letters, and with characters that nobody sees.
import { expect } from '@open-wc/testing';
import { answering, expectWrong, field, passing, receiptOf, show, textIn, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { list, placesOf, SPECS } from './text-specs.js';

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
  const url = { title: 'T', fields: [{ key: 'site', type: 'url', label: 'Site' }] };
  const uri = {
    message: 'M',
    requestedSchema: { type: 'object', properties: { site: { type: 'string', format: 'uri', title: 'Site' } } },
  };
  const answer = async (typed: string, spec: object = url): Promise<{ shown: string; sent: unknown }> => {
    const { element, replies } = await show(spec, { host: answering({ status: 'sent' }) });
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

  it('shows it whatever the scheme, and what stands before the host', async () => {
    for (const [typed, shown] of [
      ['git+https://аррӏе.com/x', 'git+https://xn--80ak6aa92e.com/x'],
      ['ssh://ада@аррӏе.com/x', 'ssh://ада@xn--80ak6aa92e.com/x'],
      ['ftp://%D0%B0pple.com/x', 'ftp://xn--pple-43d.com/x'],
      ['https://apple.com@аррӏе.com/', 'https://apple.com@xn--80ak6aa92e.com/'],
      ['mailto:ада@example.org', 'mailto:ада@example.org'],
    ] as const)
      expect((await answer(typed, uri)).shown).to.equal(shown);
  });

  it('is none where a browser would guess the host', async () => {
    for (const typed of ['https:аррӏе.com/x', 'https:/аррӏе.com/x']) {
      const { element } = await show(uri);
      await person.fill('Site', typed);
      await person.click('button', 'Submit');
      expectWrong(element, 'Site', /address/);
      element.remove();
    }
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
