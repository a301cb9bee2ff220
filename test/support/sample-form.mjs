/* global document, window, innerHeight, innerWidth, getComputedStyle -- in what runs in the page */
// A form with a field of every kind, and what a person does with it, for pages that belong to somebody else.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const options = (...labels) => labels.map((label) => ({ value: label.toLowerCase(), label }));

export const everyKind = {
  title: 'Plan the visit',
  description: 'Two lines are enough.',
  submit_label: 'Send it',
  ttl_minutes: 1440,
  fields: [
    { key: 'who', label: 'Name', type: 'text', required: true, help: 'As on the badge.' },
    { key: 'why', label: 'Reason', type: 'textarea', placeholder: 'In your words' },
    { key: 'mail', label: 'E-mail', type: 'email' },
    { key: 'phone', label: 'Phone', type: 'phone' },
    { key: 'link', label: 'Page', type: 'url' },
    { key: 'cost', label: 'Budget', type: 'number' },
    { key: 'people', label: 'People', type: 'integer', min: 1, max: 9, default: 2 },
    { key: 'day', label: 'Day', type: 'date' },
    { key: 'hour', label: 'Hour', type: 'time' },
    { key: 'start', label: 'Start', type: 'datetime' },
    { key: 'room', label: 'Room', type: 'select', options: options('Inside', 'Outside') },
    {
      key: 'meal',
      label: 'Meal',
      type: 'select',
      options: options('Soup', 'Rice', 'Fish', 'Salad', 'Bread', 'Pie', 'Cake'),
    },
    { key: 'extras', label: 'Extras', type: 'multiselect', options: options('Water', 'Paper', 'Chalk') },
    { key: 'agree', label: 'I know the house rules', type: 'checkbox' },
  ],
};

export const everyAnswer = {
  status: 'submitted',
  result: {
    values: {
      who: 'Ada',
      why: 'A talk',
      mail: 'ada@example.org',
      phone: '+1 555 010 0123',
      link: 'https://example.org',
      cost: 12.5,
      people: 3,
      day: '2031-03-05',
      hour: '14:30',
      room: 'outside',
      meal: 'fish',
      extras: ['paper'],
      agree: true,
    },
  },
};

/** Causes an error, fills everything in, and sends; waits for the receipt. Returns the replies that the page heard. */
export async function goThrough(page, form = page.locator('chat-form').last()) {
  const replies = await form.evaluateHandle((element) => {
    const heard = [];
    element.addEventListener('submit', ({ detail }) => heard.push(detail.reply));
    return heard;
  });
  const button = form.getByRole('button', { name: 'Send it' });
  await button.click();
  await form.getByText('Enter “Name”.').waitFor();
  await form.getByRole('button', { name: '1 field above needs fixing.' }).click();
  const fill = (label, text) => form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel(/^Name/).fill('Ada');
  await fill('Reason', 'A talk');
  await fill('E-mail', 'ada@example.org');
  await fill('Phone', '+1 555 010 0123');
  await fill('Page', 'https://example.org');
  await fill('Budget', '12.5');
  await fill('People', '3');
  await fill('Day', '2031-03-05');
  await fill('Hour', '14:30');
  await form.getByRole('radio', { name: 'Outside' }).check();
  await form.getByLabel('Meal', { exact: true }).selectOption({ label: 'Fish' });
  await form.getByRole('checkbox', { name: 'Paper' }).check();
  await form.getByRole('checkbox', { name: 'I know the house rules' }).check();
  await button.click();
  await form.getByText('Answered', { exact: true }).first().waitFor();
  await form.getByText('ada@example.org').waitFor();
  return replies.jsonValue();
}

/** How the form looks: of every element in it where it stands, and what it is painted with. */
export const looksOf = (page, form = page.locator('chat-form').last()) =>
  form.evaluate((element) => {
    const at = element.getBoundingClientRect();
    return [element, ...element.shadowRoot.querySelectorAll('*')].map((inner) => {
      const { left, top, width, height } = inner.getBoundingClientRect();
      const style = getComputedStyle(inner);
      const painted = ['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'borderTopColor', 'boxShadow'];
      const written = [
        'fontSize',
        'fontWeight',
        'letterSpacing',
        'wordSpacing',
        'lineHeight',
        'direction',
        'textIndent',
      ];
      return {
        tag: inner.localName,
        box: [left - at.left, top - at.top, width, height].map((px) => Math.round(px * 2) / 2).join(' '),
        style: [...painted, ...written].map((name) => `${name} ${style[name]}`).join('; '),
      };
    });
  });

/**
 * What a person would not find in the form: a control that has no room or is not what is hit at its middle when it is in
 * view, and words that stand somewhere else or are too small to read.
 */
export const hiddenParts = (page, form = page.locator('chat-form').last()) =>
  form.evaluate((element) => {
    const root = element.shadowRoot;
    const isInView = ({ left, top, right, bottom }) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const show = (part) => part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const isSeen = (control) => {
      show(control);
      const box = control.getBoundingClientRect();
      const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && box.width >= 12 && box.height >= 12 && isInView(box) && control.contains(hit);
    };
    const isRead = (words) => {
      show(words);
      const range = document.createRange();
      range.selectNodeContents(words);
      const box = range.getBoundingClientRect();
      return box.height >= 8 && isInView(box);
    };
    const parts = (css, isFound) => [...root.querySelectorAll(css)].filter((part) => !isFound(part));
    return [...parts('input, select, textarea, button', isSeen), ...parts('bdi', isRead)].map((part) =>
      part.outerHTML.slice(0, 80),
    );
  });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in the form; not what it finds in the page. */
export async function axeFinds(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
    const rules = { 'html-has-lang': { enabled: false }, 'document-title': { enabled: false } };
    const context = [...document.querySelectorAll('chat-form')];
    const { violations } = await window.axe.run(context, { runOnly, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  });
}
