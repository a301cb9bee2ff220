/* global document -- in what runs in the page */
// The demo page in a browser: a person fills in forms of every dialect, edits a spec and turns the switches.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { axeFinds, openSite, until } from './site.mjs';

const DIALECTS = ['collect_form', 'form_block', 'collect_user_input', 'copilot_form', 'mcp_elicitation'];

/** What has gone back, as the panel shows it once the form has ended. */
async function sentReply(page) {
  await page.getByText(/^Gone back/).waitFor();
  return JSON.parse(await page.getByRole('region', { name: 'Reply, JSON' }).innerText());
}

const request = (page, name) => page.getByRole('article', { name, exact: true });
const editor = (page) => page.getByRole('textbox', { name: 'Form spec, JSON' });

async function writeSpec(page, text) {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

describe('the demo page', () => {
  let site;
  let visit;
  const open = async (...args) => (visit = await site.visit(...args)).page;

  before(async () => (site = await openSite()));
  after(() => site.close());
  afterEach(async () => {
    const { complaints } = visit;
    await visit.close();
    assert.deepEqual(complaints, []);
  });

  it('shows at least three forms of every dialect, every one drawn', async () => {
    const page = await open('');
    for (const dialect of DIALECTS) {
      await page.getByRole('link', { name: new RegExp(` ${dialect}$`) }).click();
      const forms = page.locator('section.talk:not([hidden]) chat-form');
      await forms.first().getByRole('button').first().waitFor();
      const dialects = await forms.evaluateAll((all) => all.flatMap(({ form }) => form?.dialect ?? []));
      assert.ok(dialects.length >= 3, `${dialect}: ${dialects.length} forms`);
      assert.deepEqual([...new Set(dialects)], [dialect]);
    }
  });

  it('shows every kind that a dialect has', async () => {
    const page = await open('');
    const kinds = () =>
      page.locator('chat-form').evaluateAll((all) => {
        const seen = {};
        for (const { form } of all)
          for (const field of form?.fields ?? []) {
            const hint =
              field.format ??
              (field.multiline && 'multiline') ??
              (field.integer && 'integer') ??
              (field.toggle && 'toggle');
            const several = field.multiple ? 'several' : '';
            (seen[form.dialect] ??= new Set()).add([field.kind, hint || several].filter(Boolean).join(' '));
          }
        return Object.fromEntries(Object.entries(seen).map(([key, set]) => [key, [...set].sort()]));
      });
    await until(kinds, {
      collect_form: [
        'boolean',
        'choice',
        'choice several',
        'date',
        'datetime',
        'number',
        'number integer',
        'text',
        'text email',
        'text multiline',
        'text phone',
        'text url',
        'time',
      ],
      form_block: ['choice', 'date', 'number', 'text'],
      collect_user_input: ['boolean', 'choice', 'choice several', 'date', 'number', 'text', 'text multiline'],
      copilot_form: ['boolean toggle', 'choice', 'date', 'number', 'text', 'time'],
      mcp_elicitation: [
        'boolean',
        'choice',
        'choice several',
        'date',
        'datetime',
        'number',
        'number integer',
        'text',
        'text email',
        'text uri',
      ],
    });
  });

  it('sends a collect_form back inside its envelope, and the answer stands in the thread', async () => {
    const page = await open('#collect_form/2');
    const trip = request(page, 'Trip to Lisbon');
    await trip.getByLabel('Why are you going?').fill('A talk on timber joints, and two days of workshops.');
    await trip.getByLabel('Budget per person, in euros').fill('1200.50');
    await trip.getByLabel('Leave Malmö').fill('2030-05-06T08:30');
    await trip.getByLabel('Back by').fill('2030-05-11');
    await trip.getByRole('radio', { name: 'Quiet, a short tram ride away' }).check();
    await trip.getByRole('checkbox', { name: 'A desk in the room' }).check();
    await trip.getByLabel('Event page').fill('https://timber.example/2030');
    await trip.getByRole('button', { name: 'Find itineraries' }).click();
    const { result, ...envelope } = await sentReply(page);
    assert.deepEqual(envelope, { interaction_id: 'ix_7f3a91', status: 'submitted' });
    const { leave, ...values } = result.values;
    assert.match(leave, /^2030-05-06T08:30:00(Z|[+-]\d\d:\d\d)$/);
    assert.deepEqual(values, {
      purpose: 'A talk on timber joints, and two days of workshops.',
      travellers: 2,
      budget: 1200.5,
      back: '2030-05-11',
      check_in: '15:00',
      hotel: 'quiet',
      extras: ['night_train', 'desk'],
      event: 'https://timber.example/2030',
    });
    await trip.getByText(/^A talk on timber joints, and two days of workshops\. · 2 · .* and 6 more$/).waitFor();
    await trip.getByText('Got it. Three itineraries').waitFor();
  });

  it('sends a form_block back and tells the room nothing of it', async () => {
    const page = await open('#form_block/1');
    const rota = request(page, 'Summer rota');
    await rota.getByLabel('Full name').fill('Mara Lindqvist');
    await rota.getByLabel('First day you can').fill('2030-07-03');
    await rota.getByLabel('How many days?').fill('4');
    await rota.getByRole('radio', { name: 'Weed and tie up' }).check();
    await rota.getByRole('button', { name: 'Put me on the rota' }).click();
    assert.deepEqual(await sentReply(page), {
      values: { fullName: 'Mara Lindqvist', firstDay: '2030-07-03', days: 4, job: 'weed' },
    });
    await rota.getByText('Only Bramble receives what you wrote').waitFor();
    assert.equal(await page.getByRole('main').getByText('Mara Lindqvist').count(), 0);
  });

  it('answers a collect_user_input with values, with words, with a cancel', async () => {
    const page = await open('#collect_user_input/1');
    const figures = request(page, 'Cut the figures');
    await figures.getByRole('radio', { name: 'Week' }).check();
    await figures.getByLabel('Weeks back').fill('12');
    await figures.getByRole('button', { name: 'Draw the chart' }).click();
    assert.deepEqual(await sentReply(page), {
      values: { grouping: 'week', weeks: 12, until: '2030-03-31', returns: true },
    });

    const letter = request(page, 'Spring newsletter');
    await letter.getByRole('button', { name: 'Or type a response instead…' }).click();
    await letter.getByLabel('Your response').fill('Send last year’s again.');
    await letter.getByRole('button', { name: 'Send response' }).click();
    assert.deepEqual(await sentReply(page), { freeformResponse: 'Send last year’s again.' });
    await letter.getByText('Thank you, that tells me enough.').waitFor();

    const archive = request(page, 'Archive orders');
    assert.equal(await archive.getByRole('button', { name: /type a response/ }).count(), 0);
    await archive.getByRole('button', { name: 'Keep everything' }).click();
    assert.deepEqual(await sentReply(page), { cancelled: true });
    await archive.getByText('You dismissed the form.').waitFor();
  });

  it('sends a copilot_form back, and asks again on request', async () => {
    const page = await open('#copilot_form/1');
    const parking = request(page, 'Visitor parking');
    await parking.getByRole('button', { name: 'Reserve bay 7' }).click();
    await parking.getByRole('button', { name: '2 fields above need fixing.' }).waitFor();
    await parking.getByLabel('Visitor', { exact: true }).fill('Lena Lindqvist');
    await parking.getByLabel('Day', { exact: true }).fill('2030-05-04');
    await parking.getByLabel('The car needs charging').uncheck();
    await parking.getByRole('button', { name: 'Reserve bay 7' }).click();
    assert.deepEqual(await sentReply(page), {
      form_submission: {
        form_id: 'visitor_parking',
        values: { 'visitor.name': 'Lena Lindqvist', day: '2030-05-04', from: '14:00', hours: 4, charge: false },
      },
    });
    await parking.getByRole('button', { name: 'Ask again: Visitor parking' }).click();
    await parking.getByRole('button', { name: 'Reserve bay 7' }).waitFor();
    assert.equal(await parking.getByLabel('Visitor', { exact: true }).inputValue(), '');
  });

  it('answers an mcp_elicitation with a yes and with a no, and says who asks', async () => {
    const page = await open('#mcp_elicitation/2');
    const crew = request(page, 'Crew list');
    await crew.getByText('Customs asks').waitFor();
    await crew.getByLabel('E-mail').fill('mara@example.org');
    await crew.getByRole('radio', { name: 'Anholt' }).check();
    await crew.getByRole('checkbox', { name: 'Tobacco' }).check();
    await crew.getByRole('button', { name: 'Submit' }).click();
    assert.deepEqual(await sentReply(page), {
      action: 'accept',
      content: { skipper: 'Mara Lindqvist', mail: 'mara@example.org', last_port: 'Anholt', goods: ['tobacco'] },
    });

    const buoy = request(page, 'A question that no form can ask');
    await buoy.getByRole('button', { name: 'Submit' }).click();
    await buoy.getByText('“Place” is required but cannot be answered here').waitFor();
    await buoy.getByRole('button', { name: 'Decline' }).click();
    assert.deepEqual(await sentReply(page), { action: 'decline' });
    await buoy.getByText('You declined.').waitFor();
    await buoy.getByText('The buoy keeps quiet.').waitFor();
  });

  it('redraws the form while its spec is edited, keeps it through half-typed JSON, and lists what is wrong', async () => {
    const page = await open('#form_block/3');
    const plot = request(page, 'Plot inspection');
    await plot.getByLabel('Dogs on the plot').fill('2');
    const spec = {
      type: 'form',
      form_id: 'inspection',
      fields: [{ name: 'dogs', label: 'Dogs and cats', field_type: 'number', required: true }],
    };
    await writeSpec(page, JSON.stringify(spec));
    await plot.getByLabel('Dogs and cats').waitFor();
    assert.equal(await plot.getByLabel('Dogs and cats').inputValue(), '2');

    const panel = page.getByRole('complementary', { name: 'Inspector' });
    await page.keyboard.press('Backspace');
    await panel.getByText('This is no JSON yet').waitFor();
    assert.equal(await plot.getByLabel('Dogs and cats').inputValue(), '2');

    await writeSpec(page, JSON.stringify({ ...spec, fields: [{ ...spec.fields[0], field_type: 'numeral' }] }));
    await panel.getByRole('button', { name: /^warning \/fields\/0\/field_type/ }).waitFor();
    await page.locator('.cm-lintRange-warning', { hasText: 'numeral' }).waitFor();
    await panel.getByRole('tab', { name: 'Events' }).click();
    await panel.getByRole('list', { name: 'Events, newest first' }).getByText('spec-issues').waitFor();

    await panel.getByRole('button', { name: 'Reset spec' }).click();
    await plot.getByRole('radio', { name: 'A neighbour' }).waitFor();
  });

  it('shows advice for collect_user_input, and what the model would read', async () => {
    const page = await open('#collect_user_input/3');
    await writeSpec(page, '{"fields":[{"type":"text","name":"amount","label":"Amount"}]}');
    const panel = page.getByRole('complementary', { name: 'Inspector' });
    await panel.getByRole('button', { name: /^hint \/fields\/0/ }).waitFor();
    await panel.getByRole('tab', { name: 'For the model' }).click();
    await panel.getByText('- Amount (text)').waitFor();
  });

  it('plays every outcome of a delivery', async () => {
    const page = await open('#collect_form/3');
    const claim = request(page, 'Late train claim');
    const outcome = page.getByLabel('What the host says to an answer');
    await claim.getByLabel('Ticket code').fill('QX49TB');
    await claim.getByLabel('Delay in minutes').fill('90');
    const phase = () => claim.locator('chat-form').evaluate((form) => form.phase);
    for (const status of ['rejected', 'busy', 'unreachable', 'already-answered']) {
      await outcome.selectOption(status);
      await claim.getByRole('button', { name: 'File the claim' }).click();
      await until(phase, status);
      if (status === 'rejected') await claim.getByText('The server does not take this one.').waitFor();
      assert.equal(new URL(page.url()).searchParams.get('delivery'), status);
    }
    await claim.getByRole('button', { name: 'Ask again: Late train claim' }).click();
    await outcome.selectOption('expired');
    await claim.getByLabel('Ticket code').fill('QX49TB');
    await claim.getByLabel('Delay in minutes').fill('90');
    await claim.getByRole('button', { name: 'File the claim' }).click();
    await until(phase, 'expired');
  });

  it('turns theme, direction, width and language, and keeps them in the address', async () => {
    const page = await open('#copilot_form/2');
    const thread = page.getByRole('main');
    const form = request(page, 'Cold radiator').locator('chat-form');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.getByRole('radio', { name: '320' }).check({ force: true });
    await page.getByRole('radio', { name: 'العربية' }).check({ force: true });
    const look = async () => [
      await page.evaluate(() => document.documentElement.dataset.theme),
      await thread.getAttribute('dir'),
      await form.evaluate((element) => element.offsetWidth),
    ];
    await until(look, ['dark', 'rtl', 320]);
    await form.getByText('اختياري').first().waitFor();
    await page.reload();
    await until(look, ['dark', 'rtl', 320]);
    await page.getByRole('radio', { name: 'Left to right' }).check({ force: true });
    await until(() => thread.getAttribute('dir'), 'ltr');
    assert.equal(page.url().split('/demo/')[1], '?theme=dark&width=320&lang=ar#copilot_form/2');
  });

  it('is gone through with the keyboard', async () => {
    const page = await open('');
    await page.keyboard.press('Tab');
    assert.ok(
      await page
        .getByRole('link', { name: 'Skip to the conversation' })
        .evaluate((link) => link === document.activeElement),
    );
    await page.keyboard.press('Enter');
    assert.ok(await page.getByRole('main').evaluate((main) => main === document.activeElement));
    await page.getByRole('link', { name: 'Porter copilot_form' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Porter', level: 1 }).waitFor();
    await until(() => page.evaluate(() => document.activeElement.textContent), 'Visitor parking Thursday 16:20');
    const tab = page.getByRole('tab', { name: 'Reply' });
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    await until(() => page.getByRole('tab', { name: 'Events' }).getAttribute('aria-selected'), 'true');
  });

  it('opens its panel as a sheet on a phone, without a scroll to the side', async () => {
    const page = await open('#collect_user_input/2', { width: 320, height: 640 });
    const panel = page.getByRole('complementary', { name: 'Inspector' });
    assert.equal(await panel.isVisible(), false);
    await page.getByRole('button', { name: 'Inspector', exact: true }).click();
    await panel.getByRole('heading', { name: 'Spring newsletter' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('What the host says to an answer').waitFor();
  });

  for (const colorScheme of ['light', 'dark']) {
    for (const [width, name] of [
      [1280, 'wide'],
      [320, 'narrow'],
    ]) {
      it(`has nothing that axe finds, ${colorScheme} and ${name}`, { timeout: 60_000 }, async () => {
        const page = await open('', { colorScheme, width });
        for (const dialect of DIALECTS) {
          await page.getByRole('link', { name: new RegExp(` ${dialect}$`) }).click();
          await page.locator('section.talk:not([hidden]) chat-form').first().getByRole('button').first().waitFor();
          assert.deepEqual(await axeFinds(page), [], dialect);
        }
      });
    }
  }
});
