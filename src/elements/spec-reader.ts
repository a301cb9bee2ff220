import type { ReactiveControllerHost } from 'lit';
import { isLenient, type AidName, type Aids } from '../core/aids.js';
import type { Issue } from '../core/issue.js';
import type { Form, SecretPolicy, Value } from '../core/model.js';
import type { Pattern } from '../core/pattern/engine.js';
import { isTerminal } from '../core/phase.js';
import { readSpec } from '../core/read-spec.js';
import type { FormStore } from '../core/store.js';
import { list } from '../dialects/list.js';
import { firstLook } from './suspect.js';
import type { Part, Stream } from './stream.js';

interface Given {
  readonly spec: unknown;
  readonly dialect: string | null;
  readonly strict: boolean;
  readonly secrets: SecretPolicy;
  readonly loading: boolean;
  readonly streaming: boolean;
  readonly answered: Readonly<Record<string, Value>> | boolean | null;
}

/** What has been fetched so far, for every form of the page. */
const aids: { -readonly [K in keyof Aids]: Aids[K] } = { far: null, scrutiny: firstLook };

/** How each aid is fetched: before the form is drawn, and only for a spec that needs it. */
const FETCH: Readonly<Record<AidName, () => Promise<unknown>>> = {
  mender: async () => (aids.mender ??= (await import('../core/mend/index.js')).mender),
  far: async () => (aids.far ??= (await import('../dialects/far.js')).far),
  patterns: async () => (aids.patterns ??= (await import('../core/pattern/patterns.js')).admitPattern),
  scrutiny: async () => (aids.scrutiny = (await import('../core/scrutiny/index.js')).scrutiny),
};

/** In place of what cannot be fetched: patterns are left to the server, nothing is said of secrets or of what nobody sees. */
const STAND_INS: Aids = {
  patterns: (source): Pattern => ({ source, test: () => true }),
  scrutiny: { judge: (form) => form, makeVisible: (text) => text.replace(/[\p{C}\p{DI}]/gu, '') },
};

/** For a page where a part of the reading cannot be fetched. */
const LOST: Issue = {
  path: '',
  code: 'lost-part',
  severity: 'warning',
  message: 'A part of chat-form is missing.',
  hint: 'Serve all its files.',
};

/** Takes specs in: what is new of them goes to the store, what is wrong with them to the host. */
export class SpecReader {
  /** What is wrong with the spec. */
  issues: readonly Issue[] = [];
  /** Said in place of a form that cannot be drawn. */
  fallback = '';
  /** Under way while an aid is fetched. */
  pending: Promise<unknown> | undefined;
  /** Answers that were set before the spec came. */
  early: Readonly<Record<string, Value>> | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #store: FormStore;
  #stream: Stream | undefined;
  /** Came while an answer was under way. */
  #late: unknown;
  /** What the host said of it at the last reading. */
  #answered: Given['answered'] | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, store: FormStore) {
    this.#host = host;
    this.#store = store;
  }

  get isCutOff(): boolean {
    return this.issues.some(({ code }) => code === 'cut-off');
  }

  /** `part`: what is there of a spec that grows. `lost`: what stands in for what could not be fetched, for this one reading. */
  read(given: Given, part?: Part, lost: Aids = {}): void {
    const { spec, dialect, strict, secrets, loading, streaming } = given;
    const { phase } = this.#store.snapshot;
    // What is under way is finished first; the spec is read again when that has arrived.
    if (phase === 'sending') {
      this.#late = spec;
      return;
    }
    if ((loading && !streaming) || spec === null || spec === undefined || spec === '') {
      this.issues = [];
      if (phase !== 'loading') this.#restart('loading');
      return;
    }
    if (streaming && !part) return this.#readGrowing(given);
    const { form, findings, wanted, fallback } = readSpec(part ? part.spec : spec, {
      dialects: [...list, ...(aids.far ?? [])],
      dialect: dialect ?? undefined,
      strict,
      secrets,
      aids: { ...aids, ...lost },
    });
    if (wanted) {
      this.pending = FETCH[wanted]().then(
        () => this.read(given, part, lost),
        () => this.#doWithout(wanted, given, part, lost),
      );
      return;
    }
    this.pending = undefined;
    if (part && !part.whole) return this.#grow(form, given);
    this.fallback = form?.fallback ?? fallback ?? '';
    const issues = aids.mender?.explain(findings) ?? [];
    this.#take(form, Object.keys(lost).length ? [...issues, LOST] : issues, given);
  }

  /** Reads what is whole of a spec that is still being written; what is wrong with it is told at its end. */
  #readGrowing(given: Given): void {
    this.pending = Promise.all([import('./stream.js'), FETCH.mender()])
      .then(async ([{ Stream }]) => {
        const part = await (this.#stream ??= new Stream()).take(given.spec);
        // By now the host may have said that it is all there.
        if (part && given.streaming) this.read(given, part);
      })
      // Then it is read when it is all there.
      .catch(() => undefined);
  }

  #grow(form: Form | undefined, { spec }: Given): void {
    const { phase, form: old } = this.#store.snapshot;
    // What was taken away does not come back before something of the new text can stand in its place.
    if (!form && old && phase === 'loading') return;
    if (form) this.#store.load(form, spec);
    if (phase !== 'streaming' && !isTerminal(this.#store.snapshot.phase)) this.#store.move('streaming');
  }

  /** Without the mending there is no form, nor where what nobody could judge is to be refused. */
  #doWithout(aid: AidName, given: Given, part: Part | undefined, lost: Aids): void {
    if (STAND_INS[aid] && (aid !== 'scrutiny' || isLenient(given.secrets)))
      return this.read(given, part, { ...lost, [aid]: STAND_INS[aid] });
    this.fallback = '';
    this.#take(undefined, [{ ...LOST, severity: 'error' }], given);
  }

  #take(form: Form | undefined, issues: readonly Issue[], given: Given): void {
    const news = JSON.stringify(issues) !== JSON.stringify(this.issues);
    this.issues = issues;
    if (form) this.#show(form, given);
    else this.#restart('unusable');
    const loud = issues.filter(({ severity }) => severity !== 'hint');
    if (news && loud.length) this.#host.dispatchEvent(new CustomEvent('spec-issues', { detail: { issues: loud } }));
  }

  #show(form: Form, { spec, answered }: Given): void {
    const news = this.#answered !== undefined && answered !== this.#answered;
    this.#answered = answered;
    // The host takes back that it was answered; or knows by now what was.
    if (news && answered === false && isTerminal(this.#store.snapshot.phase)) this.#restart('loading');
    const { phase } = this.#store.snapshot;
    const fresh = this.#store.load(form, spec, answered === false, spec === this.#late);
    if (this.early) this.#store.assign(this.early);
    this.early = undefined;
    if (news && answered && phase === 'sent') return this.#store.answer(answered);
    if (isTerminal(this.#store.snapshot.phase)) return;
    if (answered) this.#store.answer(answered);
    else if (fresh || /unusable|loading|streaming/.test(phase)) this.#store.move('open');
  }

  #restart(phase: 'loading' | 'unusable'): void {
    if (isTerminal(this.#store.snapshot.phase)) this.#store.clear();
    this.#store.move(phase);
  }
}
