// Runs in the page: finds what a person can find, by role and accessible name, through open shadow roots and
// frames of the same origin, with the rules of Playwright's locators.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

const plain = (text) => text.replace(/\s+/g, ' ').trim();

const fits = (text, wanted, exact) =>
  exact ? plain(text) === plain(wanted) : plain(text).toLowerCase().includes(plain(wanted).toLowerCase());

/** The parent as it is drawn: through slots and out of shadow roots. */
export const drawnParent = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;

export function* drawnAncestors(element) {
  for (let one = element; one; one = drawnParent(one)) yield one;
}

/** Every element below these, in the order of the page, each once. */
function* below(scope) {
  if (scope.shadowRoot) yield* below(scope.shadowRoot);
  for (const child of scope.children) {
    yield child;
    yield* below(child);
  }
}

const allBelow = (scopes) => [...new Set(scopes.flatMap((scope) => [...below(scope)]))];

/** What has no box of its own is there when what it stands in is. */
function isDrawn(element) {
  if (getComputedStyle(element).display !== 'contents') return element.checkVisibility({ visibilityProperty: true });
  const parent = drawnParent(element);
  return parent === null || isDrawn(parent);
}

export function isVisible(element) {
  if (!isDrawn(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return true;
  return getComputedStyle(element).display === 'contents' && [...below(element)].some(isVisible);
}

/** Whether assistive technology is told of it. */
export const isExposed = (element) =>
  isDrawn(element) &&
  ![...drawnAncestors(element)].some((one) => one.getAttribute('aria-hidden') === 'true' || one.inert);

// The library leaves these without a role, as the standard does; engines and Playwright take them for text boxes.
const boxes = new Set(['date', 'datetime-local', 'month', 'password', 'time', 'week']);

export const roleOf = (element) =>
  getRole(element) ?? (boxes.has(element.type) && element.localName === 'input' ? 'textbox' : null);

/** What CSS writes is read as its own text for readers says: `content: "…" / ""`, of which the library knows nothing. */
function styleOf(element, pseudo) {
  const style = getComputedStyle(element, pseudo);
  if (!pseudo) return style;
  const [, spoken] = /^"(?:[^"\\]|\\.)*" \/ (".*")$/.exec(style.content) ?? [];
  return { getPropertyValue: (name) => (name === 'content' && spoken) || style.getPropertyValue(name) };
}

export const nameOf = (element) =>
  plain(computeAccessibleName(element, { computedStyleSupportsPseudoElements: true, getComputedStyle: styleOf }));

/** What stands in it, with what its shadow root holds. */
function textOf(node) {
  if (node.nodeType === 3) return node.nodeValue;
  if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.nodeName)) return '';
  if (node.nodeName === 'INPUT' && ['submit', 'button'].includes(node.type)) return node.value;
  return [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(textOf).join('');
}

const hasText = (element, { text, exact }) => fits(textOf(element), text, exact);

const steps = {
  frame: (scopes, { css }) => allBelow(scopes).flatMap((one) => (one.matches(css) && one.contentDocument) || []),
  css: (scopes, { css }) => allBelow(scopes).filter((one) => one.matches(css)),
  role: (scopes, { role, name, exact }) =>
    allBelow(scopes).filter(
      (one) => roleOf(one) === role && isExposed(one) && (name === undefined || fits(nameOf(one), name, exact)),
    ),
  // The innermost that holds the text.
  text: (scopes, step) =>
    allBelow(scopes).filter(
      (one) =>
        hasText(one, step) &&
        ![...(one.shadowRoot?.children ?? []), ...one.children].some((child) => hasText(child, step)),
    ),
  either: (scopes, { either }) => {
    const found = new Set(either.flatMap((path) => find(path, scopes)));
    const documents = new Set([...found].map((one) => one.ownerDocument));
    return allBelow([...documents]).filter((one) => found.has(one));
  },
  visible: (found) => found.filter(isVisible),
  nth: (found, { nth }) => found.slice(nth).slice(0, 1),
};

/** Follows the steps of a locator from the whole page. */
export function find(path, scopes = [document]) {
  return path.reduce((found, step) => steps[step.kind](found, step), scopes);
}
