import { expect } from '@open-wc/testing';
import type { Issue } from '../../src/index.js';
import { openPage } from '../support/frame.js';
import { person } from '../support/person.js';

/** Needs mending, which is fetched only then. */
const sloppy = { title: 'Sloppy', fields: [{ key: 'dish', type: 'text' }] };
const neat = { title: 'Neat', fields: [{ key: 'side', label: 'Side', type: 'text' }] };
const patterned = { title: 'Code', fields: [{ key: 'code', label: 'Code', type: 'text', pattern: '[A-Z]{3}' }] };

/** A task later a spec has begun to be read; what it needs takes longer to come. */
const begun = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The first form of a page, where nothing has been fetched for another. */
async function firstForm() {
  const { page, where, load } = await openPage();
  await load('/src/define.ts');
  const element = page.createElement('chat-form');
  const issues: (readonly Issue[])[] = [];
  const replies: unknown[] = [];
  element.addEventListener('spec-issues', ({ detail }) => issues.push(detail.issues));
  element.addEventListener('submit', ({ detail }) => replies.push(detail.reply));
  page.body.append(element);
  return { page, element, issues, replies, where };
}

describe('The first spec of a page', () => {
  it('is waited for in a phase that styles can tell too', async () => {
    const { element } = await firstForm();
    expect(element.phase).to.equal('loading');
    expect(element.matches(':state(loading)')).to.be.true;
    element.spec = neat;
    await element.updateComplete;
    expect(element.matches(':state(loading)')).to.be.false;
    expect(element.matches(':state(open)')).to.be.true;
  });

  it('that needs mending is mended, and what was mended is told once', async () => {
    const { element, issues, where } = await firstForm();
    element.spec = sloppy;
    await element.updateComplete;
    expect(element.phase).to.equal('open');
    expect(await person.sees('textbox', 'Dish', where)).to.be.true;
    expect(issues.map((some) => some.map(({ severity, path }) => [severity, path]))).to.deep.equal([
      [['warning', '/fields/0/label']],
    ]);
    expect(issues[0]![0]!.message).to.equal('“label” is missing.');
  });

  it('that needs mending does not come back over one that was set after it', async () => {
    const { page, element, where } = await firstForm();
    element.spec = sloppy;
    await begun();
    element.spec = neat;
    const other = page.createElement('chat-form');
    other.spec = sloppy;
    page.body.append(other);
    await other.updateComplete;
    await element.updateComplete;
    expect(other.form?.title).to.equal('Sloppy');
    expect(element.form?.title).to.equal('Neat');
    expect(await person.count('textbox', 'Dish', where)).to.equal(1);
    expect(await person.count('textbox', 'Side', where)).to.equal(1);
  });

  it('with a pattern holds the answers against it', async () => {
    const { element, replies, where } = await firstForm();
    element.spec = patterned;
    await element.updateComplete;
    await person.fill('Code', 'abc', where);
    await person.click('button', 'Submit', where);
    expect(replies).to.deep.equal([]);
    await person.fill('Code', 'ABC', where);
    await person.click('button', 'Submit', where);
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { code: 'ABC' } } }]);
  });

  it('with a pattern that JavaScript reads otherwise tells the host, and holds no answer against it', async () => {
    const { element, issues, replies, where } = await firstForm();
    element.spec = { ...patterned, fields: [{ ...patterned.fields[0], pattern: '\\A\\d{5}\\Z' }] };
    await element.updateComplete;
    expect(issues.flat().map(({ code, path }) => `${code} ${path}`)).to.deep.equal([
      'pattern-foreign /fields/0/pattern',
    ]);
    await person.fill('Code', '12345', where);
    await person.click('button', 'Submit', where);
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { code: '12345' } } }]);
  });

  it('that needs mending takes the values that were set before it', async () => {
    const { element, where } = await firstForm();
    element.values = { dish: 'Soup' };
    element.spec = sloppy;
    await element.updateComplete;
    expect(await person.value('Dish', where)).to.equal('Soup');
  });
});
