// As much of Playwright's locator as a person in a test needs: it waits for its element, then acts on it with
// WebDriver's pointer and keys.
import { setTimeout as sleep } from 'node:timers/promises';

export class Locator {
  #page;
  #path;

  constructor(page, path = []) {
    this.#page = page;
    this.#path = path;
  }

  #with(step) {
    return new Locator(this.#page, [...this.#path, step]);
  }

  frameLocator(css) {
    return this.#with({ kind: 'frame', css });
  }

  locator(css) {
    return this.#with({ kind: 'css', css });
  }

  getByRole(role, { name, exact = false } = {}) {
    return this.#with({ kind: 'role', role, name, exact });
  }

  getByText(text, { exact = false } = {}) {
    return this.#with({ kind: 'text', text, exact });
  }

  or(other) {
    return new Locator(this.#page, [{ kind: 'either', either: [this.#path, other.#path] }]);
  }

  nth(nth) {
    return this.#with({ kind: 'nth', nth });
  }

  first() {
    return this.nth(0);
  }

  filter({ visible }) {
    return visible ? this.#with({ kind: 'visible' }) : this;
  }

  count() {
    return this.#page.inPage('count', this.#path);
  }

  /** Asks until there is something other than `wait` in the answer. */
  async #until(ask, timeout) {
    const end = Date.now() + timeout;
    for (let tries = 0; ; tries++) {
      const answer = await ask(tries);
      if (answer.wait === undefined) return answer;
      if (Date.now() > end) throw new Error(`Timeout ${timeout}ms exceeded.\n${answer.wait}`);
      await sleep(tries === 0 ? 0 : 25);
    }
  }

  #act(needs, name, value, timeout) {
    return this.#until((tries) => this.#page.inPage('act', this.#path, needs, name, value ?? tries), timeout);
  }

  async #look(what, timeout, ...more) {
    return (await this.#until(() => this.#page.inPage('look', this.#path, what, ...more), timeout)).seen;
  }

  async #point(needs, timeout) {
    return (await this.#act(needs, 'point', undefined, timeout)).point;
  }

  async click({ timeout }) {
    await this.#page.mouse.press(await this.#point(['visible', 'enabled'], timeout), 1);
  }

  async dblclick({ timeout }) {
    await this.#page.mouse.press(await this.#point(['visible', 'enabled'], timeout), 2);
  }

  async hover({ timeout }) {
    const { x, y } = await this.#point(['visible'], timeout);
    await this.#page.mouse.move(x, y);
  }

  async focus({ timeout }) {
    await this.#act([], 'focus', false, timeout);
  }

  async fill(value, { timeout }) {
    await this.#act(['visible', 'enabled', 'editable'], 'fill', value, timeout);
  }

  clear({ timeout }) {
    return this.fill('', { timeout });
  }

  async pressSequentially(value, { timeout }) {
    await this.#act([], 'focus', true, timeout);
    await this.#page.keyboard.type(value);
  }

  async press(keys, { timeout }) {
    await this.#act([], 'focus', true, timeout);
    await this.#page.keyboard.press(keys);
  }

  async selectOption(options, { timeout }) {
    const labels = options.map(({ label }) => label);
    const { options: toPress } = await this.#act(['visible', 'enabled'], 'options', labels, timeout);
    for (const option of toPress) await this.#page.press(option);
  }

  async #turn(wanted, timeout) {
    if ((await this.isChecked({ timeout })) === wanted) return;
    await this.click({ timeout });
    if ((await this.isChecked({ timeout })) !== wanted)
      throw new Error('Clicking the checkbox did not change its state');
  }

  check({ timeout }) {
    return this.#turn(true, timeout);
  }

  uncheck({ timeout }) {
    return this.#turn(false, timeout);
  }

  /** The only state that is waited for is `visible`. */
  async waitFor({ timeout }) {
    const seen = this.filter({ visible: true });
    await this.#until(async () => ((await seen.count()) > 0 ? {} : { wait: 'waiting for it to be visible' }), timeout);
  }

  isEnabled({ timeout }) {
    return this.#look('enabled', timeout);
  }

  isChecked({ timeout }) {
    return this.#look('checked', timeout);
  }

  /** Runs a function that needs nothing but the element. */
  evaluate(run, _argument, { timeout }) {
    return this.#look('result', timeout, String(run));
  }

  innerText({ timeout }) {
    return this.#look('text', timeout);
  }

  inputValue({ timeout }) {
    return this.#look('value', timeout);
  }

  ariaSnapshot({ timeout }) {
    return this.#look('aria', timeout);
  }
}
