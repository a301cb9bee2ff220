// Lets a browser test act through Playwright: real key strokes and clicks on what a person can find, by role
// and name, through shadow roots. test/support/person.ts is the other end.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { emulate, engineOf, ime, Lacking, names, needs } from './wtr-emulate.mjs';

/** Long enough for a render on a busy machine, short enough that a wrong name fails its own test and not the whole file. */
const timeout = 6_000;

/** What a label can belong to. Names are computed as for a screen reader, so a decorative mark in a label does not count. */
const controls = ['textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'switch', 'radio', 'spinbutton', 'slider'];

function locate(page, { role, name, label, text, css, exact = true, nth, within, frame }) {
  let scope = frame === undefined ? page : page.frameLocator(frame);
  if (within !== undefined) scope = scope.locator(within);
  const find = () => {
    if (role !== undefined) return scope.getByRole(role, name === undefined ? {} : { name, exact });
    if (label !== undefined) {
      return controls
        .map((control) => scope.getByRole(control, { name: label, exact }))
        .reduce((all, one) => all.or(one));
    }
    if (text !== undefined) return scope.getByText(text, { exact });
    if (css !== undefined) return scope.locator(css);
    throw new Error('a target needs a role, label, text or css');
  };
  return nth === undefined ? find() : find().nth(nth);
}

const actions = {
  click: (locator) => locator.click({ timeout }),
  dblclick: (locator) => locator.dblclick({ timeout }),
  fill: async (locator, value, page) => {
    // To what is in an e-mail box of Firefox, Playwright only adds.
    const adds = engineOf(page) === names.firefox && (await locator.getAttribute('type', { timeout })) === 'email';
    if (adds) await locator.clear({ timeout });
    await locator.fill(value, { timeout });
  },
  clear: (locator) => locator.clear({ timeout }),
  // Typing goes on where the caret is; Playwright only focuses, as Tab would.
  type: (locator, value) => locator.pressSequentially(value, { timeout: timeout + 50 * value.length }),
  press: (locator, value) => locator.press(value, { timeout }),
  select: (locator, value) =>
    locator.selectOption(
      [value].flat().map((label) => ({ label })),
      { timeout },
    ),
  check: (locator) => locator.check({ timeout }),
  uncheck: (locator) => locator.uncheck({ timeout }),
  focus: (locator) => locator.focus({ timeout }),
  hover: (locator) => locator.hover({ timeout }),
  wait: (locator) => locator.first().waitFor({ state: 'visible', timeout }),
  'wait-gone': async (locator) => {
    // Playwright's own 'hidden' wants one element; a person waits until none is left.
    const end = Date.now() + timeout;
    while ((await locator.filter({ visible: true }).count()) > 0) {
      if (Date.now() > end) throw new Error('it is still there');
      await new Promise((done) => setTimeout(done, 25));
    }
  },
};

const looks = {
  count: (locator) => locator.filter({ visible: true }).count(),
  visible: async (locator) => (await locator.filter({ visible: true }).count()) > 0,
  enabled: (locator) => locator.isEnabled({ timeout }),
  checked: (locator) => locator.isChecked({ timeout }),
  text: (locator) => locator.innerText({ timeout }),
  value: (locator) => locator.inputValue({ timeout }),
  focused: (locator) =>
    locator.evaluate((element) => element.getRootNode().activeElement === element, undefined, { timeout }),
  aria: (locator) => locator.ariaSnapshot({ timeout }),
};

async function screenshot(page, { name }) {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return false;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(resolve(folder), `${name.replace(/[^\w.-]+/g, '-')}.png`), fullPage: true });
  return true;
}

const commands = {
  'person-act': (page, { target, action, value }) => {
    if (!actions[action]) throw new Error(`there is no action "${action}"`);
    return actions[action](locate(page, target), value, page);
  },
  'person-look': (page, { target, what }) => {
    if (!looks[what]) throw new Error(`there is nothing to look at called "${what}"`);
    return looks[what](locate(page, target));
  },
  'person-keys': async (page, { press, type, parts }) => {
    if (press !== undefined) await page.keyboard.press(press);
    if (type !== undefined) await page.keyboard.type(type);
    for (const [at, part] of (parts ?? []).entries()) {
      // Elsewhere a part that is full is left by itself, and the arrow would skip the next.
      if (at > 0 && page.engine === 'webkit') await page.keyboard.press('ArrowRight');
      await page.keyboard.type(part);
    }
  },
  emulate,
  needs,
  ime,
  screenshot,
};

/** Playwright's message without the colours and the log of its attempts, which drowns the reason. */
function reason(error) {
  const lines = stripVTControlCharacters(String(error?.message ?? error)).split('\n');
  const log = lines.findIndex((line) => line.startsWith('Call log'));
  const said = log < 0 ? lines : lines.slice(0, log);
  const last =
    log < 0
      ? undefined
      : lines
          .slice(log + 1)
          .map((line) => line.trim())
          .filter(Boolean)
          .at(-1);
  return [...said.filter(Boolean), ...(last ? [last] : [])].slice(0, 12).join('\n');
}

/**
 * The commands `person-act`, `person-look`, `person-keys`, `emulate`, `needs`, `ime` and `screenshot`. The answer is
 * `{ result }`, `{ error }`, or `{ lacking }` when no test can have this in this engine: a thrown error would be
 * printed by the runner as well, also where a test expects it.
 */
export function personPlugin() {
  return {
    name: 'person',
    async executeCommand({ command, payload, session }) {
      const run = commands[command];
      if (!run) return undefined;
      try {
        return { result: (await run(session.browser.getPage(session.id), payload ?? {})) ?? null };
      } catch (error) {
        if (error instanceof Lacking) return { lacking: error.message };
        const what = payload?.action ?? payload?.what ?? command;
        return { error: `${what} ${JSON.stringify(payload?.target ?? payload ?? {})}: ${reason(error)}` };
      }
    },
  };
}
