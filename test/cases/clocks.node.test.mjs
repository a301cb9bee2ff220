/* global document -- in what runs in the page */
// Days and times half an hour before midnight, far from Greenwich: a calendar day and a clock on the wall have no zone.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { addForm, launch, openPage, SCRIPT } from '../support/bundle-page.mjs';

/** By zone: the moment when its clocks show 23:30 on May 9, and its offset in May and in December. */
const ZONES = {
  'America/Los_Angeles': ['2027-05-10T06:30:00Z', '-07:00', '-08:00'],
  'Pacific/Auckland': ['2027-05-09T11:30:00Z', '+12:00', '+13:00'],
};

/** Per kind: what is filled in, and how the receipt says it; then the same of what a form may start with. */
const KINDS = {
  date: [
    ['2027-05-10', 'May 10, 2027'],
    ['2027-12-31', 'December 31, 2027'],
  ],
  time: [
    ['23:30', '11:30 PM'],
    ['00:15', '12:15 AM'],
  ],
  datetime: [
    ['2027-05-09T23:45', 'May 9, 2027 at 11:45 PM'],
    ['2027-12-31T23:59', 'December 31, 2027 at 11:59 PM'],
  ],
};

const listed = (name, type, types, around, prefill) => ({
  types,
  spec: (kind, more) => around([{ [name]: 'at', label: 'When', required: true, [type]: types[kind], ...more }]),
  prefill,
});
const DIALECTS = {
  collect_form: {
    ...listed(
      'key',
      'type',
      { date: 'date', time: 'time', datetime: 'datetime' },
      (fields) => ({ title: 'One question', fields }),
      'default',
    ),
    reply: (values) => ({ status: 'submitted', result: { values } }),
  },
  form_block: {
    ...listed('name', 'field_type', { date: 'date' }, (fields) => ({ type: 'form', form_id: 'one', fields })),
    reply: (values) => ({ values }),
  },
  collect_user_input: {
    ...listed('name', 'type', { date: 'date' }, (fields) => ({ title: 'One question', fields }), 'defaultValue'),
    reply: (values) => ({ values }),
  },
  copilot_form: {
    ...listed(
      'name',
      'kind',
      { date: 'date', time: 'time' },
      (fields) => ({ form_id: 'one', submit_label: 'Submit', fields }),
      'value',
    ),
    reply: (values) => ({ form_submission: { form_id: 'one', values } }),
  },
  mcp_elicitation: {
    types: { date: 'date', datetime: 'date-time' },
    spec: (kind, more) => ({
      message: 'One question',
      requestedSchema: {
        type: 'object',
        properties: {
          at: { type: 'string', title: 'When', format: kind === 'date' ? 'date' : 'date-time', ...more },
        },
        required: ['at'],
      },
    }),
    prefill: 'default',
    reply: (content) => ({ action: 'accept', content }),
  },
};

describe('at half past eleven at night', { timeout: 120_000 }, () => {
  let browser;
  let page;
  let complaints;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  /** Opens the page where it is that late, and makes sure of it. */
  async function open(timezoneId) {
    const [clock] = ZONES[timezoneId];
    ({ page, complaints } = await openPage(browser, `<main></main>${SCRIPT}`, { timezoneId, clock }));
    const now = await page.evaluate(() => [new Date().getDate(), new Date().getHours(), new Date().getMinutes()]);
    assert.deepEqual(now, [9, 23, 30], 'the clock on the wall');
    await page.evaluate(() =>
      document.addEventListener('chat-form-submit', ({ detail }) => document.replies.push(detail.reply)),
    );
  }

  /** Shows a form; the replies that the page hears stay with its document. */
  async function ask(spec, properties = {}) {
    await page.evaluate(() => document.querySelector('chat-form')?.remove());
    await addForm(page, spec, { receipt: 'values', ...properties });
    await page.evaluate(() => (document.replies = []));
  }

  /** Another element for the same block, as a thread makes one that was scrolled out of it and back in. */
  const scrollAway = () =>
    page.locator('chat-form').evaluate(async (element) => {
      const again = Object.assign(document.createElement('chat-form'), { receipt: 'values', spec: element.spec });
      element.remove();
      document.querySelector('main').append(again);
      await again.updateComplete;
    });
  const box = () => page.getByLabel('When');
  const values = () => page.locator('chat-form').evaluate(({ values: now }) => now.at);
  const receipt = () => page.locator('chat-form [part~=receipt] dd').innerText();

  /** Presses the button; this is sent, and this is what the receipt says. */
  async function expectSent(reply, words) {
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.locator('chat-form [part~=receipt]').waitFor();
    assert.deepEqual(await page.evaluate(() => document.replies), [reply]);
    assert.equal(await receipt(), words);
  }

  for (const [zone, [, summer, winter]] of Object.entries(ZONES)) {
    describe(`in ${zone}`, () => {
      before(() => open(zone));
      after(() => page.close());
      afterEach(() => assert.deepEqual(complaints, []));

      for (const [dialect, { types, spec, prefill, reply }] of Object.entries(DIALECTS)) {
        for (const kind of Object.keys(types)) {
          const [[filled, filledWords], [given, givenWords]] = KINDS[kind];
          const isMoment = kind === 'datetime';
          const south = zone === 'Pacific/Auckland';
          const sentOf = (wall) => (isMoment ? `${wall}:00${wall.includes('-12-') ? winter : summer}` : wall);
          const title = `a ${kind} of ${dialect}`;

          it(`${title} is the one that was filled in, in the box, in the answer and in the receipt`, async () => {
            await ask(spec(kind));
            assert.equal(await box().inputValue(), '');
            await box().fill(filled);
            assert.equal(await box().inputValue(), filled);
            assert.equal(await values(), sentOf(filled));
            await expectSent(reply({ at: sentOf(filled) }), filledWords);
          });

          it(`${title} is the one that the page or a block that was shown before has given`, async () => {
            await ask(spec(kind), { values: { at: sentOf(filled) } });
            assert.equal(await box().inputValue(), filled);
            await box().fill(given);
            await scrollAway();
            assert.equal(await box().inputValue(), given);
            await expectSent(reply({ at: sentOf(given) }), givenWords);
          });

          if (!prefill) continue;
          it(`${title} is the one that the spec starts with`, async () => {
            await ask(spec(kind, { [prefill]: isMoment ? sentOf(given) : given }));
            assert.equal(await box().inputValue(), given);
            await expectSent(reply({ at: sentOf(given) }), givenWords);
            if (!isMoment) return;
            // The same moment as Greenwich has it, on another day there.
            await ask(spec(kind, { [prefill]: south ? '2027-12-31T10:59:00Z' : '2028-01-01T07:59:00Z' }));
            assert.equal(await box().inputValue(), given);
            await expectSent(reply({ at: sentOf(given) }), givenWords);
          });
        }
      }

      it('bounds in days and in milliseconds let the same days through', async () => {
        for (const [min, max] of [
          ['2027-05-10', '2027-05-11'],
          [Date.UTC(2027, 4, 10), Date.UTC(2027, 4, 11)],
        ]) {
          const { spec, reply } = DIALECTS.collect_form;
          await ask(spec('date', { min, max }));
          assert.deepEqual(
            [await box().getAttribute('min'), await box().getAttribute('max')],
            ['2027-05-10', '2027-05-11'],
          );
          for (const day of ['2027-05-09', '2027-05-12']) {
            await box().fill(day);
            await page.getByRole('button', { name: 'Submit' }).click();
            await page.getByText('must be between May 10, 2027 and May 11, 2027', { exact: false }).first().waitFor();
          }
          await box().fill('2027-05-10');
          await expectSent(reply({ at: '2027-05-10' }), 'May 10, 2027');
        }
      });
    });
  }
});
