/** Names that mean something to JavaScript, to HTML or to JSON pointers are ordinary names of fields. */
import { expect } from '@open-wc/testing';
import { answering, expectRight, expectWrong, field, receiptOf, show, untilPhase } from '../support/form.js';
import { person } from '../support/person.js';
import { prototypes } from '../support/prototypes.js';

const NAMES = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'toJSON',
    'then',
    'length',
    'submit',
    'action',
    'a/b~c',
  ],
  ...['0', '1e3', 'a.b', 'a[b]', '~1', '"', ' ', '{label}', '\u{1F985}', 'x'.repeat(64)],
];
const labelOf = (at: number): string => `Question ${at + 1}`;
/** Forms of ten, as many as the dialect allows. */
const formOf = (names: readonly string[]): object => ({
  form_id: 'odd',
  submit_label: 'Go',
  fields: names.map((name, at) => ({ kind: 'text', name, label: labelOf(at) })),
});
const answersOf = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name, at) => [name, `answer ${at}`]));
const sorted = (object: unknown): readonly unknown[] =>
  Object.entries(object as object).sort(([a], [b]) => (a < b ? -1 : 1));

for (const names of [NAMES.slice(0, 10), NAMES.slice(10)]) {
  describe(`The fields ${names
    .map((name) => JSON.stringify(name))
    .join(', ')
    .slice(0, 90)}`, () => {
    it('are typed, sent, and shown in the receipt', async () => {
      const before = prototypes();
      const { element, replies, events } = await show(formOf(names), { host: answering({ status: 'sent' }) });
      const changed: unknown[] = [];
      element.addEventListener('field-change', ({ detail }) => changed.push(detail.name));
      for (const at of names.keys()) await person.fill(labelOf(at), `answer ${at}`);
      expect([...new Set(changed)]).to.deep.equal(names);
      expect(sorted(element.values)).to.deep.equal(sorted(answersOf(names)));
      await person.click('button', 'Go');
      await untilPhase(element, 'sent');
      const sent = JSON.parse(JSON.stringify(replies[0])) as { form_submission: { values: object } };
      expect(sorted(sent.form_submission.values)).to.deep.equal(sorted(answersOf(names)));
      expect(sorted(events[0]!.detail.values)).to.deep.equal(sorted(answersOf(names)));
      expect(receiptOf(element)).to.deep.equal(names.map((_, at) => [labelOf(at), `answer ${at}`]));
      expect(prototypes()).to.deep.equal(before);
    });

    it('are filled by the page, and blamed by the server', async () => {
      const issues = names.map((name, at) => ({
        path: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        code: 'taken',
        message: `Not ${at}.`,
      }));
      const { element } = await show(formOf(names), { host: answering({ status: 'rejected', issues }) });
      element.values = JSON.parse(JSON.stringify(answersOf(names))) as Record<string, string>;
      await element.updateComplete;
      for (const at of names.keys())
        expect((field(element, labelOf(at)).control as HTMLInputElement).value).to.equal(`answer ${at}`);
      await person.click('button', 'Go');
      await untilPhase(element, 'rejected');
      for (const at of names.keys()) expectWrong(element, labelOf(at), `Not ${at}.`);
      await person.fill(labelOf(0), 'another');
      expectRight(element, labelOf(0));
    });

    it('keep what was typed when the spec comes again, grown', async () => {
      const { element } = await show(formOf(names.slice(0, 5)));
      await person.fill(labelOf(0), 'kept');
      await person.fill(labelOf(4), 'kept, too');
      element.spec = JSON.stringify(formOf(names));
      await element.updateComplete;
      expect(sorted(element.values)).to.deep.equal(
        sorted({
          ...JSON.parse(`{${JSON.stringify(names[0])}: "kept"}`),
          ...Object.fromEntries([[names[4], 'kept, too']]),
        }),
      );
    });
  });
}
