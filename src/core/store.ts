/**
 * The one owner of a form's state: what was typed, what is wrong, where the form is in its life. It has
 * no DOM; an element asks it ("request up") and draws its snapshots ("state down").
 */
import type { AnswerIssue } from './issue.js';
import { pointer } from './issue.js';
import { coerce, display } from './kinds.js';
import { HALF_TYPED, isTemporal } from './days.js';
import { claim, newLife, type Life } from './life.js';
import type { Field, Form, Raw, Value, Values } from './model.js';
import type { Phase } from './phase.js';
import { canMove, isTerminal } from './phase.js';
import { Problem } from './problem.js';
import { movePositions } from './positions.js';
import { check } from './rules.js';
import { EMPTY, type FieldState, type Snapshot } from './snapshot.js';
import { emptyValue } from './validate.js';

export type { FieldState, Snapshot };

/** Two specs that read the same are the same: hosts redraw with fresh but equal objects all the time. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Left out, an empty text or an empty list. */
const isBlank = (value: unknown): boolean => (Object(value ?? '') as { length?: unknown }).length === 0;

export class FormStore {
  #snapshot = EMPTY;
  #locale = 'en';
  /** Stands for this store wherever a life is held. */
  readonly #token = {};
  #life = newLife(this.#token);
  #attempted = false;
  #listeners = new Set<() => void>();

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What outlives the element that shows it. */
  get life(): Life {
    return this.#life;
  }

  /** The language in which numbers are read and shown. */
  get locale(): string {
    return this.#locale;
  }

  set locale(locale: string) {
    if (locale === this.#locale) return;
    this.#locale = locale;
    this.#update({
      fields: this.#snapshot.fields.map((state) => this.#draw(state.field, this.#still(state, state.field), state)),
    });
  }

  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes a form, or the next version of it: a field of the same name is the same field, and what was
   * typed in it stays. Returns false when nothing is new.
   *
   * @param spec what the host handed over, by which the block is known again
   * @param anew the host knows that this asking was not answered yet
   * @param late it came while an answer was under way: where it asks for all of that and more, that answer is its answer
   */
  load(form: Form, spec?: unknown, anew?: boolean, late?: boolean): boolean {
    const { form: old, fields: before, phase } = this.#snapshot;
    const equal = old && same(old, form);
    // Another system's form, or another of the same: the same name is not the same question. After the end, only
    // another form starts a new life; the first one belongs to what has ended already.
    const names = form.fields.map(({ name }) => name);
    const open = !isTerminal(phase) || (late && before.every(({ field }) => names.includes(field.name)));
    const goesOn = !old || equal || (open && old.dialect === form.dialect && (old.id ?? form.id) === form.id);
    const life = claim(this.#token, spec, form, goesOn ? this.#life : undefined, anew);
    if (life !== this.#life && (old || !isTerminal(phase))) {
      this.#adopt(form, life);
      return true;
    }
    if (equal || isTerminal(phase)) return false;
    const known = new Map(before.map((state) => [state.field.name, state]));
    const fields = form.fields.map((field) => {
      const state = known.get(field.name);
      known.delete(field.name);
      if (!state) return this.#draw(field);
      if (same(state.field, field)) return state;
      this.#carry(state.field, field);
      return this.#draw(field, state.field.kind === field.kind ? this.#still(state, field) : undefined);
    });
    // Text waits for its field to come back; positions mean nothing without their options.
    for (const { field } of known.values()) if (field.kind === 'choice') this.#life.typed.delete(field.name);
    this.#update({ form, fields });
    return true;
  }

  /** The form is shown, also after it was away: takes up what has become of the block's life by now. */
  hold(): void {
    const { form } = this.#snapshot;
    const { holder, last, end } = this.#life;
    const late = end && !isTerminal(this.#snapshot.phase);
    if (form && (late || (holder ?? last) !== this.#token))
      this.#adopt(form, holder ? newLife(this.#token) : this.#life);
    this.#life.holder ??= this.#token;
  }

  /** The form is shown no more; another may take up its life. */
  release(): void {
    if (this.#life.holder === this.#token) this.#life.holder = undefined;
  }

  /** What is kept no longer than it is shown: secrets, and half a date, which only its own control can show. */
  dropFleeting(): void {
    for (const { field, raw } of this.#snapshot.fields) {
      const isFleeting = field.secret ?? (isTemporal(field.kind) && raw === HALF_TYPED);
      if (isFleeting && this.#life.typed.delete(field.name)) this.#replace(this.#draw(field));
    }
  }

  /** Forgets the form and everything typed. */
  clear(): void {
    this.release();
    this.#life = newLife(this.#token);
    this.#attempted = false;
    this.#snapshot = Object.freeze({ ...EMPTY, phase: this.#snapshot.phase });
    this.#notify();
  }

  /** Puts every field back to its default, as a form's reset does. */
  reset(): void {
    this.#life.typed.clear();
    this.#attempted = false;
    this.#update({ fields: this.#snapshot.fields.map(({ field }) => this.#draw(field)), freeform: false });
    this.writeFreeform('');
  }

  /** The person changed a control. What is shown as wrong goes as soon as it is right; nothing new is shown while typing. */
  type(name: string, raw: Raw): void {
    const state = this.state(name);
    if (!state || same(raw, state.raw)) return;
    this.#life.typed.set(name, raw);
    const still = state.problem instanceof Problem && this.#problem(state.field, raw) ? state.problem : undefined;
    this.#replace(this.#draw(state.field, still));
  }

  /** The person left a control: after a first try to submit, it is judged again. */
  leave(name: string): void {
    const state = this.state(name);
    if (!state || !this.#attempted || typeof state.problem === 'string') return;
    this.#replace(this.#draw(state.field, this.#problem(state.field, state.raw), state));
  }

  /**
   * Sets answers from outside, by name; what is no field of this form is ignored. Returns whether every one of them
   * can be shown.
   */
  assign(values: Readonly<Record<string, unknown>>): boolean {
    let whole = true;
    for (const { field } of this.#snapshot.fields) {
      if (!Object.hasOwn(values, field.name)) continue;
      const value = values[field.name];
      const raw = display(field, value as Value, this.#locale);
      this.type(field.name, raw);
      whole &&= typeof raw === 'boolean' ? raw === (value ?? false) : raw.length > 0 || isBlank(value);
    }
    return whole;
  }

  /** The form was answered before: with these values, or with some that nobody knows here. */
  answer(values: Readonly<Record<string, unknown>> | boolean): void {
    this.reset();
    // What cannot be shown is not called unanswered either.
    if (typeof values === 'object' && !this.assign(values)) this.reset();
    this.#life.confirmed = true;
    this.move('sent');
  }

  /** The answers so far, those that are in order. */
  get values(): Values {
    return Object.fromEntries(
      this.#snapshot.fields.flatMap((state): [string, Value][] => {
        const value = this.value(state);
        return value === undefined || value instanceof Problem ? [] : [[state.field.name, value]];
      }),
    );
  }

  /** The value of one field, what is wrong with it, or `undefined` when it has none. */
  value({ field, raw }: FieldState): Value | Problem | undefined {
    if (field.unanswerable) return check(field, undefined, this.#locale);
    const reading = coerce(field, raw, this.#locale);
    if (reading instanceof Problem) return reading;
    return check(field, reading, this.#locale) ?? reading ?? emptyValue(field);
  }

  /** A try to submit: shows what is wrong everywhere, or returns the answers. */
  attempt(): Values | undefined {
    this.#attempted = true;
    const fields = this.#snapshot.fields.map((state) =>
      this.#draw(state.field, this.#problem(state.field, state.raw), state),
    );
    this.#update({ fields });
    return this.#snapshot.faults ? undefined : this.values;
  }

  /** Whether a submit would go through, without showing anything. */
  get valid(): boolean {
    return !this.#snapshot.fields.some(({ field, raw }) => this.#problem(field, raw));
  }

  /** Shows the host's issues under their fields; returns those that belong to none. */
  blame(issues: readonly AnswerIssue[]): readonly AnswerIssue[] {
    const byPath = new Map(issues.map((issue) => [issue.path, issue]));
    const fields = this.#snapshot.fields.map((state) => {
      const issue = byPath.get(pointer('', state.field.name)) ?? byPath.get(state.field.name);
      if (!issue) return state;
      byPath.delete(issue.path);
      return this.#draw(state.field, issue.message, state);
    });
    this.#update({ fields });
    return [...byPath.values()];
  }

  /** Goes to another phase. Throws where the table has no way there: that is a fault of the caller. */
  move(phase: Phase, message?: string): void {
    const from = this.#snapshot.phase;
    if (phase !== from && !canMove(from, phase)) throw new RangeError(`No way from “${from}” to “${phase}”.`);
    const { message: _gone, ...rest } = this.#snapshot;
    this.#snapshot = rest;
    if (isTerminal(phase)) this.#life.end = { phase, message };
    this.#update({ phase, ...(message ? { message } : {}) });
  }

  /** Opens the free reply, or goes back to the fields; both keep what was typed. */
  showFreeform(freeform: boolean): void {
    this.#hush();
    this.#update({ freeform });
  }

  writeFreeform(freeformText: string): void {
    this.#hush();
    this.#life.freeformText = freeformText;
    this.#update({ freeformText });
  }

  state(name: string): FieldState | undefined {
    return this.#snapshot.fields.find(({ field }) => field.name === name);
  }

  /** What was said of an empty reply goes when the person does something about it. */
  #hush(): void {
    if (this.#snapshot.phase === 'open') this.move('open');
  }

  #problem(field: Field, raw: Raw): Problem | undefined {
    const value = this.value({ field, raw });
    return value instanceof Problem ? value : undefined;
  }

  /** What is shown as wrong, judged again after the field or the language changed; the host's words stay. */
  #still({ problem }: FieldState, field: Field): Problem | string | undefined {
    return problem instanceof Problem ? this.#problem(field, this.#raw(field)) : problem;
  }

  /** What was typed, if it is of the kind that the control holds; else what it shows for the default. */
  #raw(field: Field): Raw {
    const blank = display(field, field.default, this.#locale);
    const typed = this.#life.typed.get(field.name);
    return typeof typed === typeof blank ? (typed as Raw) : blank;
  }

  /** A field as it stands now; `last` itself when nothing of it changed. */
  #draw(field: Field, problem?: Problem | string, last?: FieldState): FieldState {
    const raw = this.#raw(field);
    // A problem that is said the same way need not be said again.
    const kept =
      last?.problem instanceof Problem && problem instanceof Problem && same(last.problem, problem)
        ? last.problem
        : problem;
    if (last && last.field === field && last.problem === kept && same(last.raw, raw)) return last;
    return Object.freeze({ field, raw, ...(kept === undefined ? {} : { problem: kept }) });
  }

  /** Draws a form from a life that another element may have begun. */
  #adopt(form: Form, life: Life): void {
    if (life !== this.#life) this.release();
    life.holder = life.last = this.#token;
    this.#life = life;
    this.#attempted = false;
    const { message: _gone, ...rest } = this.#snapshot;
    const { end, freeformText } = life;
    this.#snapshot = rest;
    this.#update({
      form,
      fields: form.fields.map((field) => this.#draw(field)),
      freeform: false,
      freeformText,
      phase: end?.phase ?? (isTerminal(rest.phase) ? 'open' : rest.phase),
      ...(end?.message ? { message: end.message } : {}),
    });
  }

  #replace(state: FieldState): void {
    this.#update({
      fields: this.#snapshot.fields.map((other) => (other.field.name === state.field.name ? state : other)),
    });
  }

  /** Keeps an answer over a change of its field: chosen positions move with their options; another kind starts anew. */
  #carry(from: Field, to: Field): void {
    const raw = this.#life.typed.get(to.name);
    if (raw === undefined || (from.kind === to.kind && from.kind !== 'choice')) return;
    if (from.kind !== 'choice' || to.kind !== 'choice' || !Array.isArray(raw)) this.#life.typed.delete(to.name);
    else this.#life.typed.set(to.name, movePositions(from, to, raw as readonly number[]));
  }

  #update(change: Partial<Snapshot>): void {
    const next = { ...this.#snapshot, ...change };
    this.#snapshot = Object.freeze({
      ...next,
      faults: next.fields.filter(({ problem }) => problem !== undefined).length,
    });
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
