/** The table of states: every phase of a form's life, in every dialect, each in a form that is really there. */
import '../../src/define.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { openPage } from '../page.js';
import { bring, makeCells, type Cell } from './cells.js';
import { COLUMNS } from './columns.js';
import { ROWS, type Row } from './rows.js';

const { main, settings } = openPage(['theme', 'width', 'dir', 'lang'], 'Width of a form', (name) => {
  if (name === 'lang') void build();
});
let cells: readonly Cell[] = [];
/** Counts the tables: one that is built anew while its forms are on their way is not waited for. */
let built = 0;

function renderReply({ row, reply }: Cell): unknown {
  if (!row.replies || !reply) return nothing;
  return reply.startsWith('{')
    ? html`<p class="note"><span class="unseen">Goes back:</span><code dir="ltr">${reply}</code></p>`
    : html`<p class="note" dir="ltr">${reply}</p>`;
}

function renderCell(cell: Cell): TemplateResult {
  const { row, column, form, without } = cell;
  const needs = row.needs?.[column.dialect];
  return html`<div role="cell" class="cell" data-dialect=${column.dialect} data-phase=${form ? row.phase : nothing}>
    ${form ?? html`<p class="without" dir="ltr">${without}</p>`}
    ${needs ? html`<p class="note" dir="ltr">Only with the host’s <code>${needs}</code>.</p>` : nothing}
    ${row.unseen && form ? html`<p class="without" dir="ltr">${row.unseen}</p>` : nothing} ${renderReply(cell)}
  </div>`;
}

const renderRow = (row: Row): TemplateResult =>
  html`<div role="row" class="row" id=${row.id}>
    <div role="rowheader" class="state" aria-labelledby="name-${row.id}">
      <div class="held">
        <h2 id="name-${row.id}">${row.name}</h2>
        <p dir="ltr">${row.about}</p>
        <code dir="ltr">${row.code}</code>
      </div>
    </div>
    ${cells.filter((cell) => cell.row === row).map(renderCell)}
  </div>`;

function draw(): void {
  render(
    html`<header class="about held">
        <h1>Every state of a form</h1>
        <p dir="ltr">
          One small form, asked by each of the five systems, in every phase of its life. All of them are real: type,
          press, break them, and <button type="button" class="link" @click=${() => void build()}>set all back</button>.
        </p>
        <nav class="jump" aria-label="States">${ROWS.map(({ id, name }) => html`<a href="#${id}">${name}</a>`)}</nav>
      </header>
      <div role="table" class="states" aria-label="States by dialect">
        <div role="row" class="row heads">
          <div role="columnheader" class="corner"><span class="unseen">State</span></div>
          ${COLUMNS.map(
            ({ dialect, about }) =>
              html`<div role="columnheader" class="head">
                <code dir="ltr">${dialect}</code> <span dir="ltr">${about}</span>
              </div>`,
          )}
        </div>
        ${ROWS.map(renderRow)}
      </div>`,
    main,
  );
}

/** Makes every form anew. Until all are where they belong, nothing in the table can take the focus. */
async function build(): Promise<void> {
  const mine = ++built;
  delete main.dataset['ready'];
  cells = makeCells(settings().lang, () => mine === built && draw());
  draw();
  const table = main.querySelector<HTMLElement>('.states');
  if (table) table.inert = true;
  await bring(cells);
  if (mine !== built) return;
  if (table) table.inert = false;
  main.dataset['ready'] = '';
}

void build().then(() => {
  // The browser has looked for the row before it was there.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
