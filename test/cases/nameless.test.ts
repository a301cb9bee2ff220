// A field that no answer can go by: it stands there, and what was never asked is never sent.
import { expect } from '@open-wc/testing';
import { askers } from '../support/askers.js';
import { expectCount, expectWrong, field, labels, show } from '../support/form.js';
import { person } from '../support/person.js';

describe('A field without a name', () => {
  for (const { dialect, around, kinds, button, reply } of askers.filter(
    (asker) => asker.dialect !== 'mcp_elicitation',
  )) {
    const specOf = (required: boolean): object =>
      around([
        { name: 'desk', key: 'desk', label: 'Desk', required: false, ...kinds.text },
        { label: 'Your consent', required, ...(kinds.tick ?? kinds.text) },
      ]);

    it(`keeps the submit back where it is required, and says why: ${dialect}`, async () => {
      const { element, replies } = await show(specOf(true), { dialect });
      expect(labels(element)).to.deep.equal(['Desk', 'Your consent']);
      expect(field(element, 'Your consent').help).to.equal('This cannot be answered here.');
      await person.type('Desk', 'Quay 9');
      await person.click('button', button);
      expect(replies).to.deep.equal([]);
      expectWrong(element, 'Your consent', /“Your consent” is required but cannot be answered here/);
      await expectCount(element, 1);
    });

    it(`is in no reply where it is optional: ${dialect}`, async () => {
      const { replies } = await show(specOf(false), { dialect });
      await person.type('Desk', 'Quay 9');
      await person.click('button', button);
      expect(replies).to.deep.equal([reply({ desk: 'Quay 9' })]);
    });
  }
});
