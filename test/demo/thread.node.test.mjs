/* global document -- in what runs in the page */
// The scripted thread: played by the page, by a person with a mouse, and by one with a keyboard.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { axeFinds, openSite, until } from './site.mjs';

const ANSWER =
  '24 loaves of seeded wheat, sliced, to Elm Lane 4, by the lime tree. They leave the oven on Saturday at six.';

describe('the scripted thread', () => {
  let site;
  let visit;
  const open = async (path = '', options) =>
    (visit = await site.visit(`thread/${path}`, { reducedMotion: 'reduce', ...options })).page;
  const step = (page, name) => page.locator(`main[data-step=${name}]`).waitFor({ timeout: 20_000 });
  /** What became of each try, and how many ids they had. */
  const tries = async (page) => {
    const all = await page
      .getByRole('list', { name: 'What the network did' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map(({ dataset }) => ({ ...dataset })));
    return { states: all.map(({ state }) => state), ids: new Set(all.map(({ id }) => id)).size };
  };
  const arrived = { states: ['lost', 'arrived'], ids: 1 };
  const receipt = (page) => page.getByRole('definition').allInnerTexts();

  before(async () => (site = await openSite()));
  after(() => site.close());
  afterEach(async () => {
    const { complaints } = visit;
    await visit.close();
    assert.deepEqual(complaints, []);
  });

  it('streams: words first, then the form field by field, and sends nothing before it is whole', async () => {
    const page = await open('', { reducedMotion: 'no-preference' });
    // All of it at one moment: the next piece is on its way already.
    const arriving = () =>
      page.evaluate(() => {
        const root = document.querySelector('main[data-step=streaming] chat-form:state(streaming)')?.shadowRoot;
        const labels = [...(root?.querySelectorAll('[part~=label]') ?? [])].map((label) => label.textContent.trim());
        const isOff = root?.querySelector('[part~=submit]')?.ariaDisabled === 'true';
        const isSaid = document.querySelector('main').innerText.includes('Tell me what to bake, and where it goes:');
        return isOff && isSaid && labels.some((label) => /^Loaves/.test(label)) && !labels.includes('Slice it');
      });
    await until(arriving, true, 20);
    await step(page, 'open');
    await page.getByRole('checkbox', { name: 'Slice it' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Bake it' }).getAttribute('aria-disabled'), null);
  });

  it(
    'plays itself to the receipt, with one loss on the way and one id for both tries',
    { timeout: 60_000 },
    async () => {
      const page = await open('', { reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: 'Play it for me' }).click();
      await step(page, 'unreachable');
      await page.getByText('Your answers could not be sent. They are kept: try again.').waitFor();
      assert.equal(await page.getByLabel('Where to?').inputValue(), 'Elm Lane 4, by the lime tree');
      await step(page, 'done');
      assert.deepEqual(await tries(page), arrived);
      assert.deepEqual(await receipt(page), ['Seeded wheat', '24', 'Elm Lane 4, by the lime tree', 'Yes']);
      await page.getByText(ANSWER).waitFor();
    },
  );

  it('is answered by a person, whose answers outlive the loss and are quoted', async () => {
    const page = await open();
    await step(page, 'open');
    await page.getByRole('radio', { name: 'Rye' }).check();
    await page.getByLabel('Loaves').fill('7');
    await page.getByLabel('Where to?').fill('Quay 2');
    await page.getByRole('button', { name: 'Bake it' }).click();
    await step(page, 'unreachable');
    assert.equal(await page.getByLabel('Where to?').inputValue(), 'Quay 2');
    await page.getByRole('button', { name: 'Bake it' }).click();
    await step(page, 'done');
    assert.deepEqual(await tries(page), arrived);
    await page.getByText('7 loaves of rye, in one piece, to Quay 2.').waitFor();
  });

  it('is answered with the keyboard alone, and the focus ends on the receipt', async () => {
    const page = await open();
    await step(page, 'open');
    const { keyboard } = page;
    await page.getByRole('radio', { name: 'Rye' }).focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    // Past the way to clear a choice, where there is one.
    await until(() => page.getByLabel('Loaves').evaluate((box) => box === box.getRootNode().activeElement), true);
    await keyboard.type('30');
    await keyboard.press('Tab');
    await keyboard.type('Mill 9');
    await keyboard.press('Enter');
    await step(page, 'unreachable');
    await until(() => page.getByLabel('Where to?').evaluate((box) => box === box.getRootNode().activeElement), true);
    await keyboard.press('Enter');
    await step(page, 'done');
    assert.deepEqual(await tries(page), arrived);
    await page.getByText('30 loaves of seeded wheat, in one piece, to Mill 9.').waitFor();
    const focused = () => page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.textContent.trim());
    await until(focused, 'Sent');
  });

  it('takes a reply in free words and a cancel for what they are', async () => {
    const page = await open();
    await step(page, 'open');
    await page.getByRole('button', { name: 'Or type a response instead…' }).click();
    await page.getByLabel('Your response').fill('A dozen of anything dark.');
    await page.getByRole('button', { name: 'Send response' }).click();
    await step(page, 'unreachable');
    await page.getByRole('button', { name: 'Send response' }).click();
    await step(page, 'done');
    assert.deepEqual(await tries(page), arrived);
    await page.getByText('“A dozen of anything dark.” I will bake by that').waitFor();

    await page.getByRole('button', { name: 'Start again' }).click();
    await step(page, 'open');
    await page.getByRole('button', { name: 'Not this time' }).click();
    await step(page, 'done');
    await page.getByText('No bread, then.').waitFor();
    assert.equal(await page.getByRole('main').getAttribute('data-tries'), '0');
  });

  it('starts again from nothing, in the middle of a play too', { timeout: 60_000 }, async () => {
    const page = await open('', { reducedMotion: 'no-preference' });
    const play = page.getByRole('button', { name: 'Play it for me' });
    await play.click();
    await until(() => page.getByRole('radio', { name: 'Seeded wheat' }).isChecked(), true, 20);
    await page.getByRole('button', { name: 'Start again' }).click();
    await step(page, 'asking');
    assert.equal(await page.locator('chat-form').count(), 0);
    await step(page, 'open');
    assert.equal(await page.getByRole('radio', { name: 'Seeded wheat' }).isChecked(), false);
    await play.click();
    await step(page, 'done');
    assert.deepEqual(await tries(page), arrived);
  });

  it('speaks the language that is chosen, from the start', async () => {
    const page = await open('?lang=de');
    await step(page, 'open');
    await page.getByRole('button', { name: 'Play it for me' }).click();
    await step(page, 'done');
    await page.getByText('24 Laibe Weizenbrot mit Saaten, geschnitten, nach: Ulmenweg 4, bei der Linde.').waitFor();
    await page.getByRole('radio', { name: 'العربية' }).check({ force: true });
    await step(page, 'open');
    await page.getByRole('button', { name: 'اخبز' }).waitFor();
    assert.equal(await page.getByRole('main').getAttribute('dir'), 'rtl');
  });

  for (const colorScheme of ['light', 'dark']) {
    for (const [width, query] of [
      [1280, ''],
      [320, '?lang=ar&dir=rtl'],
    ]) {
      it(`has nothing that axe finds at any step, ${colorScheme}, ${width} wide${query}`, async () => {
        const page = await open(query, { colorScheme, width });
        await step(page, 'open');
        assert.deepEqual(await axeFinds(page), []);
        await page.getByRole('button', { name: 'Play it for me' }).click();
        await step(page, 'done');
        assert.deepEqual(await axeFinds(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      });
    }
  }
});
