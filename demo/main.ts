/** The demo page: holds its state, draws its four places anew when something of it changes. */
import '../src/define.js';
import './spec-editor.js';
import { render } from 'lit';
import { conversations, type Conversation, type Line } from './conversations/index.js';
import { renderInspector, type View } from './inspector.js';
import { renderRail } from './rail.js';
import { Request } from './request.js';
import { applySettings, change, keepSettings, readSettings } from './settings.js';
import { renderSwitches } from './switches.js';
import { renderThread } from './thread.js';

function place(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

const rail = place('.conversations');
const switches = place('#settings');
const thread = place('#thread');
const panel = place('#inspector');
const panelButton = place('[data-inspect]');

const requests = conversations.flatMap((conversation) =>
  conversation.asks.map((ask, at) => new Request(conversation, at, ask, schedule)),
);
const written = new Map<string, readonly Line[]>();
let settings = readSettings();
let view: View = 'reply';
let scheduled = false;
let current = start();

function fromHash(): Request | undefined {
  const id = decodeURIComponent(location.hash.slice(1));
  return requests.find((request) => request.id === id || request.id === `${id}/1`);
}

function start(): Request {
  const request = fromHash() ?? requests[0];
  if (!request) throw new Error('There is no conversation.');
  return request;
}

/** Several changes in one task are one drawing. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    draw();
  });
}

function draw(): void {
  applySettings(settings, thread);
  render(renderRail(conversations, requests, current), rail);
  render(
    renderSwitches(settings, (name, value) => {
      settings = change(settings, name, value);
      keepSettings(settings);
      schedule();
    }),
    switches,
  );
  render(
    renderThread({
      conversations,
      requests,
      current,
      settings,
      written,
      onSelect: select,
      onInspect: (request) => {
        select(request);
        showPanel(true);
      },
      onWrite: write,
    }),
    thread,
  );
  render(
    renderInspector({
      current,
      view,
      onView: (next) => {
        view = next;
        schedule();
      },
      onEdit: (text) => current.edit(text),
      onFinding: ({ from, to }) => panel.querySelector('spec-editor')?.show(from, to),
      onClose: () => showPanel(false),
    }),
    panel,
  );
}

/** Makes a form the one that the panel shows; the address follows. */
function select(request: Request): void {
  if (request === current) return;
  current = request;
  history.replaceState(null, '', `#${request.id}`);
  schedule();
}

/** Follows the address, as a click on a link does: the thread moves, and the keyboard goes on from there. */
async function go(focus: boolean): Promise<void> {
  current = fromHash() ?? current;
  draw();
  // The forms above take their height first.
  for (const { element } of requests) await element?.updateComplete;
  const heading = document.getElementById(`at/${current.id}`)?.querySelector<HTMLElement>('h2');
  // The first form of a conversation comes with the conversation's head.
  if (current.id.endsWith('/1')) for (const scroller of [thread, document.documentElement]) scroller.scrollTop = 0;
  else heading?.scrollIntoView({ block: 'start' });
  if (focus) heading?.focus({ preventScroll: true });
}

const scripted = 'I am played from a script and only understand the forms above. Fill one in, and I go on.';

function write({ dialect }: Conversation, text: string): void {
  written.set(dialect, [...(written.get(dialect) ?? []), { by: 'person', text }, { by: 'assistant', text: scripted }]);
  draw();
  thread.querySelector('.talk:not([hidden]) .written')?.scrollIntoView({ block: 'end' });
}

/** On wide screens the panel is always there; on others it lies over the thread. */
function showPanel(open: boolean): void {
  const was = panel.hasAttribute('data-open');
  panel.toggleAttribute('data-open', open);
  panelButton.setAttribute('aria-expanded', String(open));
  if (open && !was) panel.querySelector<HTMLElement>('.close')?.focus();
  else if (was && !open && panel.contains(document.activeElement)) panelButton.focus();
}

panelButton.addEventListener('click', () => showPanel(!panel.hasAttribute('data-open')));
panel.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') showPanel(false);
});
place('[data-skip]').addEventListener('click', (event) => {
  // The hash belongs to the conversations.
  event.preventDefault();
  thread.focus();
});
window.addEventListener('hashchange', () => {
  if (fromHash()) void go(true);
});

draw();
if (fromHash()) void go(false);
