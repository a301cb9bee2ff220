/**
 * CodeMirror as an element. It lives in a shadow root, where CodeMirror adopts its style sheets instead of
 * writing `<style>` into the page, which a strict content policy would refuse.
 */
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { EditorView, minimalSetup } from 'codemirror';
import { readSpec } from './spec-reading.js';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--second)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.8125rem', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--ink)' },
  '.cm-gutters': { background: 'var(--raised)', border: '0', color: 'var(--third)' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 12px', minWidth: '36px' },
  '.cm-gutter-lint': { width: '16px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--accent) 20%, transparent)',
  },
  // The marks that CodeMirror brings are pictures in colours of their own.
  '.cm-lint-marker': { boxSizing: 'border-box', width: '8px', height: '8px', margin: '6px 0', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: 'none', background: 'var(--danger)' },
  '.cm-lint-marker-warning': { content: 'none', background: 'var(--code-value)', borderRadius: '2px' },
  '.cm-lint-marker-info': { content: 'none', border: '2px solid var(--accent)' },
  '.cm-lintRange-error, .cm-lintRange-warning, .cm-lintRange-info': {
    backgroundImage: 'none',
    paddingBottom: '0',
    textDecoration: 'underline wavy 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--danger)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--code-value)' },
  '.cm-lintRange-info': { textDecorationColor: 'var(--accent)' },
  '.cm-tooltip': {
    background: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    overflow: 'hidden',
    font: '0.8125rem/1.45 var(--sans)',
    maxWidth: '36ch',
  },
  '.cm-panel.cm-panel-lint': { font: '0.8125rem/1.45 var(--sans)' },
  '.cm-panels': { background: 'var(--raised)', color: 'var(--ink)' },
});

/** Marks at the place of each issue; a hint is advice and marked as quietly as information is. */
const marks = linter(
  (view) =>
    readSpec(view.state.doc.toString()).findings.map(({ from, to, severity, message, hint }) => ({
      from,
      to,
      severity: severity === 'hint' ? ('info' as const) : severity,
      message: hint ? `${message} ${hint}` : message,
    })),
  { delay: 150 },
);

export class SpecEditor extends HTMLElement {
  #view: EditorView | undefined;
  #text = '';

  get value(): string {
    return this.#view?.state.doc.toString() ?? this.#text;
  }

  /** Another text; the same one changes nothing, so that the caret stays where it is. */
  set value(text: string) {
    if (text === this.value) return;
    this.#text = text;
    this.#view?.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
    this.#view?.scrollDOM.scrollTo({ top: 0 });
  }

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }

  connectedCallback(): void {
    const root = this.shadowRoot;
    if (this.#view || !root) return;
    this.#view = new EditorView({
      doc: this.#text,
      root,
      parent: root,
      extensions: [
        minimalSetup,
        lineNumbers(),
        lintGutter(),
        json(),
        marks,
        keymap.of([...lintKeymap]),
        look,
        syntaxHighlighting(colours),
        EditorView.contentAttributes.of({ 'aria-label': 'Form spec, JSON', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) this.dispatchEvent(new CustomEvent('spec-edit', { detail: this.value }));
        }),
      ],
    });
    forceLinting(this.#view);
  }

  /** Puts the caret where a finding is. */
  show(from: number, to: number): void {
    const view = this.#view;
    if (!view) return;
    const end = view.state.doc.length;
    view.dispatch({ selection: { anchor: Math.min(from, end), head: Math.min(to, end) }, scrollIntoView: true });
    view.focus();
  }
}

customElements.define('spec-editor', SpecEditor);

declare global {
  interface HTMLElementTagNameMap {
    'spec-editor': SpecEditor;
  }
}
