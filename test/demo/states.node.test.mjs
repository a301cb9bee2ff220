/* global document -- in what runs in the page */
// The table of states: every phase in every dialect, each cell held against what it claims.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { axeFinds, openSite, until } from './site.mjs';

const DIALECTS = ['collect_form', 'form_block', 'collect_user_input', 'copilot_form', 'mcp_elicitation'];

const row = (page, name) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const cell = (page, name, dialect) => row(page, name).locator(`[data-dialect=${dialect}]`);
/** What a form shows of a kind, as text, one line for each cell of a row. */
const partsIn = (page, name, part) =>
  row(page, name)
    .locator('chat-form')
    .evaluateAll(
      (forms, part) =>
        forms.map(({ shadowRoot }) => [...shadowRoot.querySelectorAll(part)].map((one) => one.textContent.trim())),
      part,
    );

describe('the table of states', () => {
  let site;
  let visit;
  const open = async (path = '', options) => {
    visit = await site.visit(`states/${path}`, options);
    await visit.page.locator('main[data-ready]').waitFor({ timeout: 20_000 });
    return visit.page;
  };

  before(async () => (site = await openSite()));
  after(() => site.close());
  afterEach(async () => {
    const { complaints } = visit;
    await visit.close();
    assert.deepEqual(complaints, []);
  });

  it('has a cell for every state and dialect, and every form is in the phase that its row claims', async () => {
    const page = await open();
    const cells = await page.locator('.cell').evaluateAll((all) =>
      all.map((cell) => {
        const { dialect, phase } = cell.dataset;
        const form = cell.querySelector('chat-form');
        // What has not been read has no dialect yet, and what could not be read never has.
        const spoken = form?.form ? form.form.dialect : dialect;
        return { row: cell.parentElement.id, dialect, phase, spoken, is: form?.matches(`:state(${phase})`) };
      }),
    );
    const rows = [...new Set(cells.map(({ row }) => row))];
    assert.ok(rows.length >= 19, `${rows.length} rows`);
    assert.deepEqual(
      cells.map(({ dialect }) => dialect),
      rows.flatMap(() => DIALECTS),
    );
    const forms = cells.filter(({ phase }) => phase);
    assert.deepEqual(
      forms.filter(({ is, spoken, dialect }) => !is || spoken !== dialect),
      [],
    );
    // Only the decline is something that most dialects do not have.
    assert.deepEqual(
      cells.filter(({ phase }) => !phase).map(({ row, dialect }) => `${row} ${dialect}`),
      DIALECTS.slice(0, 4).map((dialect) => `declined ${dialect}`),
    );
  });

  it('leaves out no phase', async () => {
    const page = await open();
    const phases = await page.evaluate(async () => (await import('/src/core/phase.ts')).PHASES.sort());
    const shown = await page.locator('.cell[data-phase]').evaluateAll((all) => all.map(({ dataset }) => dataset.phase));
    assert.deepEqual([...new Set(shown)].sort(), phases);
  });

  it('shows of each state what makes it one', async () => {
    const page = await open();
    const all = (line) => DIALECTS.map(() => line);
    assert.deepEqual(
      (await partsIn(page, 'Streaming', '[part~=label]')).map((labels) =>
        labels.map((label) => label.replace(/\s*\*$/, '')),
      ),
      all(['Boat', 'Length in metres']),
    );
    assert.deepEqual(await partsIn(page, 'Open', '.count'), all([]));
    assert.deepEqual(await partsIn(page, 'Open, with errors', '.count'), all(['2 fields above need fixing.']));
    assert.deepEqual(
      (await partsIn(page, 'Rejected', '[part~=error]')).map((errors) => errors.filter(Boolean)),
      all(['The register has no such boat.', 'This berth takes boats up to 10 metres.']),
    );
    assert.deepEqual(await partsIn(page, 'Sending', '[part~=submit]'), all(['Sending…']));
    for (const name of ['Sent, with the answers', 'Already answered', 'Expired', 'Withdrawn']) {
      assert.deepEqual(await partsIn(page, name, '[part~=receipt] dd'), all(['Halcyon', '11.5', 'Yes']), name);
    }
    for (const name of ['Sent, the mark alone', 'Sent, hidden', 'Cancelled']) {
      assert.deepEqual(await partsIn(page, name, '[part~=receipt]'), all([]), name);
    }
    assert.deepEqual(await partsIn(page, 'Sent, hidden', '[part~=plate]'), all([]));
    assert.deepEqual(await partsIn(page, 'Answered', '.mark'), all(['Answered']));
    assert.deepEqual(await partsIn(page, 'Withdrawn', '.mark'), all(['You took the berth by telephone.']));
    await cell(page, 'Unusable', 'copilot_form').getByText('Write it to the harbour office.').waitFor();
    await cell(page, 'Unusable', 'form_block').getByText('This form cannot be shown.').waitFor();
  });

  it('says what goes back, and where a dialect needs a switch or has no word', async () => {
    const page = await open();
    const notes = (name, dialect) => cell(page, name, dialect).locator('.note, .without').allInnerTexts();
    assert.deepEqual(await notes('Cancelled', 'collect_form'), [
      'Only with the host’s allow-cancel.',
      'Goes back:\n{ "status": "cancelled" }',
    ]);
    assert.deepEqual(await notes('Cancelled', 'collect_user_input'), ['Goes back:\n{ "cancelled": true }']);
    assert.deepEqual(await notes('Expired', 'form_block'), ['No reply: this dialect has no word for it.']);
    assert.deepEqual(await notes('Declined', 'copilot_form'), ['Not an outcome of this dialect.']);
    assert.deepEqual(await notes('Declined', 'mcp_elicitation'), ['Goes back:\n{ "action": "decline" }']);
  });

  it('leaves the focus with the page, and keeps a form open that is asked to', async () => {
    const page = await open();
    assert.ok(await page.evaluate(() => document.activeElement === document.body));
    const form = cell(page, 'Time runs out', 'collect_form');
    await form.getByText('3 minutes left to answer.').last().waitFor();
    await form.getByRole('button', { name: 'Keep open' }).click();
    await form.getByText('The form stays open.').waitFor();
    await form.getByRole('button', { name: 'Keep open' }).waitFor({ state: 'detached' });
  });

  it('sets all back', async () => {
    const page = await open();
    const form = cell(page, 'Open', 'form_block');
    await form.getByLabel('Boat').fill('Petrel');
    await form.getByLabel('Length in metres').fill('9');
    await form.getByRole('button', { name: 'Take the berth' }).click();
    await form.getByText('Answered').waitFor();
    await page.getByRole('button', { name: 'set all back' }).click();
    await form.getByRole('button', { name: 'Take the berth' }).waitFor();
    await page.locator('main[data-ready]').waitFor();
    assert.equal(await form.getByLabel('Boat').inputValue(), '');
  });

  it('turns theme, direction, width and language, and keeps them in the address', async () => {
    const page = await open();
    for (const name of ['Dark', '320', 'العربية']) await page.getByRole('radio', { name }).check({ force: true });
    const look = async () => [
      await page.evaluate(() => document.documentElement.dataset.theme),
      await page.getByRole('main').getAttribute('dir'),
      await cell(page, 'Open', 'form_block')
        .locator('chat-form')
        .evaluate((form) => form.offsetWidth),
      (await partsIn(page, 'Sending', '[part~=submit]'))[0],
    ];
    await until(look, ['dark', 'rtl', 320, ['جارٍ الإرسال…']], 20);
    await page.reload();
    await until(look, ['dark', 'rtl', 320, ['جارٍ الإرسال…']], 20);
    assert.equal(page.url().split('/demo/')[1], 'states/?theme=dark&width=320&dir=rtl&lang=ar');
  });

  it('holds the heads in sight, goes to a row by its link, and never moves the page to the side', async () => {
    for (const width of [1700, 760, 320]) {
      const page = await open('#expired', { width, height: 800 });
      const top = async (place) => Math.round((await place.boundingBox()).y);
      const name = page.getByRole('heading', { name: 'Expired', exact: true });
      const head = page.getByRole('columnheader', { name: /^collect_form/ });
      const edge = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
      const at = { name: await top(name), head: await top(head) };
      assert.ok(at.head >= edge && at.head < edge + 20, `${width}: the column's head at ${at.head}`);
      assert.ok(at.name > at.head && at.name < edge + 80, `${width}: the row's head at ${at.name}`);
      await page.getByRole('main').evaluate((main) => main.scrollBy({ top: 120, left: 150, behavior: 'instant' }));
      assert.deepEqual({ name: await top(name), head: await top(head) }, at);
      assert.ok((await name.boundingBox()).x >= 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      if (width !== 320) await visit.close();
    }
  });

  for (const colorScheme of ['light', 'dark']) {
    for (const [width, query] of [
      [1400, ''],
      [320, '?lang=ar&dir=rtl'],
    ]) {
      it(`has nothing that axe finds, ${colorScheme}, ${width} wide${query}`, { timeout: 90_000 }, async () => {
        const page = await open(query, { colorScheme, width });
        assert.deepEqual(await axeFinds(page), []);
      });
    }
  }
});
