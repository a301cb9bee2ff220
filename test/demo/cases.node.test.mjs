// The pages of demo/cases, each used as its reader would.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { buildIfStale } from '../../tools/build-if-stale.mjs';
import { axeFinds, openSite } from './site.mjs';

describe('the cases of the demo', () => {
  let site;
  let visit;
  const open = async (path, options) => (visit = await site.visit(`cases/${path}`, options)).page;
  const status = async (page, name) => {
    const place = page.getByRole('status', { name });
    await place.filter({ hasText: '{' }).waitFor();
    return JSON.parse(await place.innerText());
  };

  before(async () => {
    buildIfStale();
    site = await openSite();
  });
  after(() => site.close());
  afterEach(async () => {
    const { page, complaints } = visit;
    const finds = await axeFinds(page);
    await visit.close();
    assert.deepEqual([...complaints, ...finds], []);
  });

  it('script-tag: the built file alone draws the form and gives the reply', async () => {
    const page = await open('script-tag.html');
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Reserve' }).click();
    assert.deepEqual(await status(page, 'Reply'), {
      status: 'submitted',
      result: { values: { name: 'Ada', guests: 2 } },
    });
  });

  it('show-form: the tool resolves to what the person did', async () => {
    const page = await open('show-form.html');
    await page.getByRole('button', { name: 'Let the agent ask' }).click();
    await page.getByText('The planner asks').waitFor();
    await page.getByLabel('I join from afar').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    assert.deepEqual(await status(page, 'Tool result'), { values: { day: '2030-09-02', remote: true } });
  });

  it('slotted-fields: two columns, the rest below, one answer; Enter sends', async () => {
    const page = await open('slotted-fields.html', { width: 900 });
    await page.getByLabel('Street').fill('Quay');
    const [street, number, since] = await Promise.all(
      ['Street', 'Number', 'Lives there since'].map((label) => page.getByLabel(label).boundingBox()),
    );
    assert.equal(street.y, number.y);
    assert.ok(street.x < number.x && since.y > street.y);
    await page.getByLabel('Number').fill('7');
    await page.getByLabel('Post code').fill('21120');
    await page.getByLabel('Town').fill('Malmö');
    await page.getByLabel('Town').press('Enter');
    assert.deepEqual(await status(page, 'Reply'), {
      values: { street: 'Quay', number: 7, code: '21120', town: 'Malmö' },
    });
  });

  it('action: the reply is posted as JSON with a key, and the form says that it was sent', async () => {
    const posted = [];
    const route = [
      '**/forms/answer',
      async (route) => {
        const request = route.request();
        posted.push([
          request.method(),
          request.postDataJSON(),
          (await request.headerValue('idempotency-key')) !== null,
        ]);
        await route.fulfill({ json: { status: 'sent' } });
      },
    ];
    const page = await open('action.html', { route });
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByText('Sent', { exact: true }).waitFor();
    const reply = { form_submission: { form_id: 'badge', values: { name: 'Ada', pronouns: false } } };
    assert.deepEqual(posted, [['POST', reply, true]]);
  });
});
