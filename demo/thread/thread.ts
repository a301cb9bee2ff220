/** A thread that is played from a script: the assistant asks while one looks, and the network is not to be relied on. */
import '../../src/define.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import type { OutcomeEvent, PhaseChangeEvent } from '../../src/index.js';
import { press, type } from '../filling.js';
import { openPage } from '../page.js';
import { Run, type Pace, type Said, type Try } from './run.js';
import { SCRIPTS } from './script.js';

const QUICK: Pace = { word: 0, piece: 0, network: 0 };
const EASY: Pace = { word: 55, piece: 28, network: 900 };
/** Between two keys, and before a press. */
const KEY = 45;
const LOOK = 900;

const { main, settings } = openPage(['theme', 'width', 'dir', 'lang'], 'Width of the thread', (name) => {
  if (name === 'lang') start();
});

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const HEARD: Readonly<Record<Try['state'], string>> = {
  'under way': 'under way',
  lost: 'lost on the way',
  arrived: 'arrived',
};
const NTH = ['First', 'Second', 'Third'];

let run = begin();
let playing = false;

function begin(): Run {
  const { lang } = settings();
  return new Run(SCRIPTS[lang], lang, isCalm() ? QUICK : EASY, draw);
}

function start(): void {
  run.end();
  run = begin();
  playing = false;
  draw();
  void run.start();
}

/** Fills in, sends, and sends again when the first try is lost: all of it through the controls. */
async function play(): Promise<void> {
  if (!canPlay()) return;
  const mine = run;
  playing = true;
  draw();
  const rest = async (time: number): Promise<void> => {
    if (!isCalm()) await new Promise((done) => setTimeout(done, time));
    if (!isFillable(mine)) throw new DOMException('The person was faster.', 'AbortError');
  };
  try {
    await mine.until('open', 'unreachable', 'answering', 'done');
    const { form } = mine;
    if (form && isFillable(mine)) {
      for (const [name, value] of Object.entries(mine.script.plan)) {
        await rest(LOOK / 3);
        await type(form, name, value, () => rest(KEY));
      }
    }
    while (form && isFillable(mine)) {
      form.scrollIntoView({ block: 'end' });
      await rest(LOOK);
      press(form, 'submit');
      // Where it has not left, the person has changed something; then it is theirs again.
      if (mine.step !== 'sending') break;
      await mine.until('unreachable', 'answering', 'done');
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  } finally {
    if (mine === run) playing = false;
    draw();
  }
}

const isFillable = (one: Run): boolean => !one.isOver() && (one.step === 'open' || one.step === 'unreachable');
const canPlay = (): boolean => !playing && !['sending', 'answering', 'done'].includes(run.step);

const renderLine = ({ by, text, open }: Said): TemplateResult =>
  html`<div class="line" data-by=${by} aria-busy=${open ? 'true' : nothing}>
    ${by === 'person' ? html`<span class="unseen">You:</span>` : html`<p class="by">${run.script.assistant}</p>`}
    <p class="text" dir="auto" ?data-open=${open}>${text}</p>
  </div>`;

const renderTry = ({ id, state }: Try, at: number): TemplateResult =>
  html`<li data-state=${state} data-id=${id}>
    <span dir="ltr">${NTH[at] ?? 'Another'} try: ${HEARD[state]}</span> <code dir="ltr">id ${id.slice(0, 8)}</code>
  </li>`;

function renderForm(): TemplateResult {
  const mine = run;
  const whole = mine.spec.length === mine.text.length;
  const onOutcome = (event: OutcomeEvent): void => mine.take(event);
  return html`<div class="form">
    <chat-form
      ${ref(mine.attach)}
      dialect="collect_user_input"
      heading-level="2"
      .lang=${mine.lang}
      .streaming=${!whole}
      .spec=${mine.spec}
      @submit=${onOutcome}
      @freeform=${onOutcome}
      @cancel=${onOutcome}
      @phase-change=${({ detail }: PhaseChangeEvent) => mine.follow(detail.phase)}
    ></chat-form>
    <p class="call">
      <span class="shape" dir="auto"
        ><code>collect_user_input</code> ${whole ? '' : `${mine.spec.length} of ${mine.text.length} characters`}</span
      >
    </p>
    ${
      mine.tries.length
        ? html`<ol class="wire" aria-label="What the network did">
            ${mine.tries.map(renderTry)}
          </ol>`
        : nothing
    }
  </div>`;
}

function draw(): void {
  const { script, lang, before, after, step, tries } = run;
  main.dataset['step'] = step;
  main.dataset['tries'] = String(tries.length);
  render(
    html`<div class="talk">
      <div class="column">
        <header class="top" lang=${lang}>
          <h1 dir="auto">${script.assistant}</h1>
          <p class="place" dir="auto">${script.place}</p>
        </header>
        ${keyed(
          run,
          html`<div class="said" lang=${lang} aria-live="polite">${before.map(renderLine)}</div>
            ${step === 'asking' ? nothing : renderForm()}
            <div class="end" lang=${lang} aria-live="polite">${after ? renderLine(after) : nothing}</div>`,
        )}
      </div>
      <div class="player">
        <button type="button" class="play" aria-disabled=${canPlay() ? nothing : 'true'} @click=${() => void play()}>
          Play it for me
        </button>
        <button type="button" class="tool" @click=${start}>Start again</button>
        <p dir="ltr">Played from a script. The network loses the first try, on purpose.</p>
      </div>
    </div>`,
    main,
  );
}

/** Keeps the end in sight while the thread grows by itself, unless the person has gone up to read. */
function followEnd(): void {
  const column = main.querySelector('.column');
  let atEnd = true;
  main.addEventListener('scroll', () => {
    atEnd = main.scrollTop + main.clientHeight > main.scrollHeight - 48;
  });
  const grown = new ResizeObserver(() => {
    // Whoever has just answered wants to see what comes of it.
    if (run.step === 'answering' || (atEnd && run.step !== 'open')) main.scrollTop = main.scrollHeight;
  });
  if (column) grown.observe(column);
}

draw();
followEnd();
void run.start();
