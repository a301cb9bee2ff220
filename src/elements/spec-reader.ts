import type { ReactiveControllerHost } from 'lit';
import type { Aids } from '../core/aids.js';
import type { Issue } from '../core/issue.js';
import type { Form, Value } from '../core/model.js';
import type { Pattern } from '../core/pattern/engine.js';
import { isTerminal } from '../core/phase.js';
import { readSpec } from '../core/read-spec.js';
import type { FormStore } from '../core/store.js';
import { list } from '../dialects/list.js';

interface Given {
  readonly spec: unknown;
  readonly dialect: string | null;
  readonly strict: boolean;
  readonly loading: boolean;
}

/** What has been fetched so far, for every form of the page. */
const aids: { -readonly [K in keyof Aids]: Aids[K] } = {};

/** How each aid is fetched: before the form is drawn, and only for a spec that needs it. */
const FETCH: Readonly<Record<keyof Aids, () => Promise<unknown>>> = {
  mender: async () => (aids.mender ??= (await import('../core/mend/index.js')).mender),
  patterns: async () => (aids.patterns ??= (await import('../core/pattern/engine.js')).tryPattern),
};

/** In place of an engine that cannot be fetched. */
const untested = (source: string): Pattern => ({ source, test: () => true });

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

  constructor(host: ReactiveControllerHost & HTMLElement, store: FormStore) {
    this.#host = host;
    this.#store = store;
  }

  /** `atHand`: what has been fetched, or stands in for what could not be, for this one reading. */
  read(given: Given, atHand: Aids = aids): void {
    const { spec, dialect, strict, loading } = given;
    const { phase } = this.#store.snapshot;
    // What is under way is finished first; the spec is read again when that has arrived.
    if (phase === 'sending') return;
    if (loading || spec === null || spec === undefined || spec === '') {
      if (loading && phase !== 'loading') this.#restart('loading');
      return;
    }
    const reading = readSpec(spec, { dialects: list, dialect: dialect ?? undefined, strict, aids: atHand });
    const { form, findings, wanted } = reading;
    if (wanted) {
      this.pending = FETCH[wanted]().then(
        () => this.read(given),
        () => this.#doWithout(wanted, given),
      );
      return;
    }
    this.pending = undefined;
    this.fallback = form?.fallback ?? reading.fallback ?? '';
    const issues = aids.mender?.explain(findings) ?? [];
    this.#take(form, atHand === aids ? issues : [...issues, LOST]);
  }

  /** Without the engine the form works and patterns are left to the server; without the mending there is no form. */
  #doWithout(aid: keyof Aids, given: Given): void {
    if (aid === 'mender') return this.#take(undefined, [{ ...LOST, severity: 'error' }]);
    this.read(given, { ...aids, patterns: untested });
  }

  #take(form: Form | undefined, issues: readonly Issue[]): void {
    const news = JSON.stringify(issues) !== JSON.stringify(this.issues);
    this.issues = issues;
    if (form) this.#show(form);
    else this.#restart('unusable');
    const loud = issues.filter(({ severity }) => severity !== 'hint');
    if (news && loud.length) this.#host.dispatchEvent(new CustomEvent('spec-issues', { detail: { issues: loud } }));
  }

  #show(form: Form): void {
    const { phase, form: last } = this.#store.snapshot;
    if (isTerminal(phase)) {
      // After the end, only another form starts a new life; the first one belongs to what has ended already.
      if (!last) this.#store.load(form);
      if (!last || JSON.stringify(form) === JSON.stringify(last)) return;
      this.#store.clear();
    }
    const fresh = this.#store.load(form);
    if (this.early) this.#store.assign(this.early);
    this.early = undefined;
    if (fresh || phase === 'unusable' || phase === 'loading') this.#store.move('open');
  }

  #restart(phase: 'loading' | 'unusable'): void {
    if (isTerminal(this.#store.snapshot.phase)) this.#store.clear();
    this.#store.move(phase);
  }
}
