// Texts as people type them, in every dialect that has them: blanks, pictures, addresses, and patterns.
import { expect } from '@open-wc/testing';
import { say } from '../../src/core/say.js';
import { english } from '../../src/core/words.js';
import { askers, askersOf, type Asker, type Kind } from '../support/askers.js';
import { expectWrong, show } from '../support/form.js';
import { person } from '../support/person.js';

const BLANKS = '  \u00a0\u2003\u200b ';
const WAVE = '\u{1F30A}';

for (const kind of ['text', 'lines', 'email', 'phone', 'url'] as const) {
  for (const { dialect, button, spec, reply } of askersOf(kind)) {
    it(`Blanks alone are no answer to ${kind} of ${dialect}, required or not`, async () => {
      const must = await show(spec([{ kind, label: 'Berth', required: true }]));
      await person.fill('Berth', BLANKS);
      await person.click('button', button);
      expect(must.replies).to.deep.equal([]);
      expectWrong(must.element, 'Berth', say(english, 'en', 'required.text', { label: 'Berth' }));
      must.element.remove();
      const may = await show(spec([{ kind, label: 'Berth' }]));
      await person.fill('Berth', BLANKS);
      await person.click('button', button);
      expect(may.replies).to.deep.equal([reply({})]);
    });
  }
}

for (const { dialect, spec } of askers) {
  it(`Blanks alone are no free reply in ${dialect}`, async () => {
    const { element, events } = await show(spec([{ kind: 'text', label: 'Berth' }]), { allowFreeform: true });
    await person.click('button', english.freeform);
    await person.fill(english.freeformLabel, BLANKS);
    await person.click('button', english.freeformSend);
    await element.updateComplete;
    expect(events).to.deep.equal([]);
    expect(await person.seesText(english.freeformEmpty)).to.be.true;
  });
}

/** The spec of one field with more to it, in the dialect's own words. */
function bounded(asker: Asker, kind: Kind, more: object): object {
  const own = asker.kinds[kind];
  return asker.dialect === 'mcp_elicitation'
    ? asker.around([{ name: 'badge', required: true, schema: { title: 'Badge', ...own, ...more } }])
    : asker.around([{ key: 'badge', label: 'Badge', required: true, ...own, ...more }]);
}
const [collect, , , , elicitation] = askers as [Asker, Asker, Asker, Asker, Asker];

for (const [asker, kind, more] of [
  [collect, 'text', { min: 3, max: 4 }],
  [collect, 'lines', { min: 3, max: 4 }],
  [elicitation, 'text', { minLength: 3, maxLength: 4 }],
] as const) {
  it(`Pictures count as one character each, at both ends: ${kind} of ${asker.dialect}`, async () => {
    const { element, replies } = await show(bounded(asker, kind, more));
    for (const [n, phrase, params] of [
      [2, 'tooShort', { n: 3 }],
      [5, 'tooLong', { n: 4 }],
    ] as const) {
      await person.fill('Badge', WAVE.repeat(n));
      await person.click('button', asker.button);
      expect(replies).to.deep.equal([]);
      expectWrong(element, 'Badge', say(english, 'en', phrase, { label: 'Badge', ...params }));
      expect(await person.value('Badge'), 'nothing is cut').to.equal(WAVE.repeat(n));
      await person.clear('Badge');
      await person.click('button', asker.button);
    }
    await person.fill('Badge', WAVE.repeat(4));
    await person.click('button', asker.button);
    expect(replies).to.deep.equal([asker.reply({ badge: WAVE.repeat(4) })]);
  });
}

for (const [asker, kind, phrase] of [
  [collect, 'url', 'url'],
  [elicitation, 'url', 'uri'],
] as const) {
  it(`An address without its scheme is never sent, and what is missing is said: ${asker.dialect}`, async () => {
    for (const text of ['example.org/docs', 'www.example.org', '//example.org']) {
      const { element, replies } = await show(bounded(asker, kind, {}));
      await person.fill('Badge', text);
      await person.click('button', asker.button);
      expect(replies, text).to.deep.equal([]);
      expectWrong(element, 'Badge', say(english, 'en', phrase, { label: 'Badge' }));
      expect(await person.value('Badge')).to.equal(text);
      await person.fill('Badge', `https://${text.replace('//', '')}`);
      await person.click('button', asker.button);
      expect(replies.length).to.equal(1);
      element.remove();
    }
  });
}

/** A pattern that browsers refuse with the v flag, and one that explodes elsewhere; what it takes, what it does not. */
const PATTERNS: readonly (readonly [pattern: string, right: string, wrong: string])[] = [
  ['^[a-z0-9_-]+$', 'good-page_1', 'Bad Page!'],
  ['^([a-z0-9]+)+:[0-9]+$', 'base:7', `${'a'.repeat(40)}!`],
];
for (const [asker, kind] of [
  [collect, 'text'],
  [collect, 'lines'],
  [elicitation, 'text'],
] as const) {
  for (const [pattern, right, wrong] of PATTERNS) {
    it(`/${pattern}/ is held, at once: ${kind} of ${asker.dialect}`, async () => {
      const { element, replies } = await show(bounded(asker, kind, { pattern }));
      await person.fill('Badge', wrong);
      const start = performance.now();
      element.requestSubmit();
      await element.updateComplete;
      expect(performance.now() - start).to.be.below(1_000);
      expect(replies).to.deep.equal([]);
      expectWrong(element, 'Badge', say(english, 'en', 'pattern', { label: 'Badge' }));
      await person.fill('Badge', right);
      await person.click('button', asker.button);
      expect(replies).to.deep.equal([asker.reply({ badge: right })]);
    });
  }
}
