// Runs in the page: what a locator needs to know of its element before the driver acts, and the few acts that
// are no pointer's and no key's. Every answer that has a `wait` in it is one to ask for again.
import { drawnAncestors, find, isExposed, isVisible, nameOf, roleOf } from './find.mjs';

const nextFrame = () => new Promise(requestAnimationFrame);

/** Out of frames, to the pixels of the window. */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = { x, y, width, height };
  for (let view = element.ownerDocument.defaultView; view?.frameElement; view = view.parent) {
    const outer = view.frameElement.getBoundingClientRect();
    box.x += outer.x + view.frameElement.clientLeft;
    box.y += outer.y + view.frameElement.clientTop;
  }
  return box;
}

function isEnabled(element) {
  if (element.matches(':disabled')) return false;
  for (const one of drawnAncestors(element)) {
    const said = one.getAttribute('aria-disabled');
    if (said === 'true' || said === 'false') return said === 'false';
  }
  return true;
}

/** What a click at this point of the element's own document would meet. */
function hitAt(document, x, y) {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** The one element, or why there is none. */
function only(path) {
  const found = find(path);
  if (found.length > 1) throw new Error(`strict mode violation: ${found.length} elements are meant`);
  return found[0];
}

/** What has to be so before a person can act on it. */
const states = {
  visible: (element) => (isVisible(element) ? undefined : 'element is not visible'),
  enabled: (element) => (isEnabled(element) ? undefined : 'element is not enabled'),
  editable: (element) =>
    element.readOnly || element.getAttribute('aria-readonly') === 'true' ? 'element is not editable' : undefined,
};

/** Where to point: in view, at rest, and with nothing above it. */
async function pointAt(element, tries) {
  if (tries > 0) element.scrollIntoView({ block: ['center', 'end', 'start'][tries % 3], behavior: 'instant' });
  else element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = JSON.stringify(boxOf(element));
  await nextFrame();
  await nextFrame();
  const box = boxOf(element);
  if (JSON.stringify(box) !== before) return { wait: 'element is not stable' };
  const own = element.getBoundingClientRect();
  const hit = hitAt(element.ownerDocument, own.x + own.width / 2, own.y + own.height / 2);
  if (!hit) return { wait: 'element is outside of the viewport' };
  if (![...drawnAncestors(hit)].includes(element)) return { wait: `<${hit.localName}> intercepts pointer events` };
  return { point: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width } };
}

/** Text that comes in one go: to what has the focus. */
export function insert(text) {
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

const pickers = new Set(['date', 'datetime-local', 'month', 'time', 'week', 'color', 'range']);

const acts = {
  point: (element, tries) => pointAt(element, tries),
  /** As Playwright: who types into an input that had no focus starts before what is there. */
  focus: (element, startsAnew) => {
    const had = element.getRootNode().activeElement === element;
    element.focus();
    if (startsAnew && !had && element.localName === 'input')
      try {
        element.setSelectionRange(0, 0);
      } catch {
        // Not every type has a caret.
      }
    return {};
  },
  fill: (element, text) => {
    element.focus();
    if (!pickers.has(element.type)) {
      element.select();
      element.ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text);
      return {};
    }
    // What a picker hands over; it cannot be worked from here.
    element.value = text;
    if (element.value !== text) throw new Error('Malformed value');
    element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return {};
  },
  /** The options to press, so that those with these labels are chosen. */
  options: (element, labels) => {
    const options = [...element.options];
    const text = (option) => option.label.replace(/\s+/g, ' ').trim();
    const wanted = labels.map((label) => options.find((option) => text(option) === label));
    if (wanted.includes(undefined)) return { wait: 'did not find some options' };
    return {
      options: options.filter(
        (option) => wanted.includes(option) !== option.selected && (element.multiple || !option.selected),
      ),
    };
  },
};

/** Acts on the one element that the path leads to, if it is in these states; else says what to wait for. */
export async function act(path, needs, name, value) {
  const element = only(path);
  if (!element) return { wait: 'no such element' };
  const wait = needs.map((need) => states[need](element)).find(Boolean);
  return wait ? { wait } : acts[name](element, value);
}

const isChecked = (element) => element.checked ?? element.getAttribute('aria-checked') === 'true';

function valueOf(element) {
  if (typeof element.value !== 'string') throw new Error('Node is not an <input>, <textarea> or <select> element');
  return element.value;
}

/** Role, name and level, line by line, as much of Playwright's snapshot as there is use for. */
function linesOf(scope, indent = '') {
  return [...(scope.shadowRoot?.children ?? []), ...scope.children].filter(isExposed).flatMap((one) => {
    const role = roleOf(one);
    if (!role || ['presentation', 'none', 'generic'].includes(role)) return linesOf(one, indent);
    const name = nameOf(one);
    const level = role === 'heading' ? ` [level=${one.getAttribute('aria-level') ?? one.localName[1]}]` : '';
    return [`${indent}- ${role}${name && ` ${JSON.stringify(name)}`}${level}`, ...linesOf(one, `${indent}  `)];
  });
}

const looks = {
  enabled: isEnabled,
  checked: isChecked,
  text: (element) => element.innerText,
  value: valueOf,
  result: (element, code) => new Function(`return ${code}`)()(element),
  aria: (element) => linesOf(element).join('\n'),
};

/** What can be seen of the one element now. */
export function look(path, what, ...more) {
  const element = only(path);
  return element ? { seen: looks[what](element, ...more) } : { wait: 'no such element' };
}

export const count = (path) => find(path).length;
