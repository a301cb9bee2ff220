import { css } from 'lit';
import { rowStyles } from './controls/rows.styles.js';
import { pickerStyles } from './controls/temporal.js';

/** The tokens, and what a field looks like: shared by the form, which draws fields, and the field element. */
const base = css`
  :host {
    --_ink: var(--chat-form-ink, var(--color-text-primary, light-dark(#16181d, #eceef2)));
    --_surface: var(--chat-form-surface, var(--color-background-primary, light-dark(#fff, #1b1d22)));
    --_accent: var(--chat-form-accent, light-dark(#2f49c9, #a3b4ff));
    --_on-accent: var(--chat-form-on-accent, light-dark(#fff, #10142b));
    --_danger: var(--chat-form-danger, var(--color-text-danger, light-dark(#b3161b, #ff9d96)));
    --_second: color-mix(in oklab, var(--_ink) 68%, var(--_surface));
    --_hairline: color-mix(in oklab, var(--_ink) 14%, var(--_surface));
    --_edge: color-mix(in oklab, var(--_ink) 50%, var(--_surface));
    --_ground: color-mix(in oklab, var(--_ink) 3%, var(--_surface));
    --_hover: color-mix(in oklab, var(--_ink) 8%, var(--_surface));
    --_radius: var(--chat-form-control-radius, 8px);
    /* A page that resets everything, or hides what it does not know, would take the form away from the person. */
    color: var(--_ink) !important;
    opacity: 1 !important;
    visibility: inherit !important;
    font-family: var(--chat-form-font, inherit);
    line-height: 1.45;
    /* What a bubble does to its prose is not meant for a form. */
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
    /* Clear of what a host pins to the edges of its thread. */
    scroll-margin-block: 4em;
  }

  button,
  input,
  select,
  textarea {
    appearance: none;
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    background: none;
    transition:
      background-color 120ms,
      border-color 120ms;
  }

  button,
  label {
    cursor: pointer;
  }

  /* Some pages set a size of 0 on what they lay out as blocks. */
  .plate,
  .field {
    font-size: max(1em, 12px);
    line-height: 1.45;
    text-wrap: pretty;
  }

  .field {
    position: relative;
    overflow-wrap: anywhere;
  }

  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }

  label[for],
  legend {
    font-size: 0.875em;
    font-weight: 550;
    display: block;
    margin-block-end: 6px;
    cursor: default;
  }

  .aside,
  .help,
  .error,
  .caution,
  .counter,
  .note,
  .small {
    font-size: 0.8125em;
    line-height: 1.4;
    color: var(--_second);
  }

  .aside {
    flex: none;
    margin-block-end: 6px;
  }

  .help,
  .counter,
  .error:not(:empty) {
    margin-block-start: 4px;
    white-space: pre-line;
  }

  .counter {
    text-align: end;
  }

  .star,
  .counter[data-over],
  .error {
    color: var(--_danger);
  }

  .error:not(:empty) {
    font-weight: 500;
  }

  .caution {
    margin-block: -2px 6px;
  }

  .caution,
  .error:not(:empty) {
    position: relative;
    padding-inline-start: 1.5em;
  }

  .caution::before,
  .error:not(:empty)::before {
    content: '!' / '';
    position: absolute;
    inset: 0.15em auto auto;
    inset-inline-start: 0;
    inline-size: 1.2em;
    block-size: 1.2em;
    border: 1.5px solid;
    border-radius: 50%;
    font-size: 0.9em;
    line-height: 1;
    font-weight: 700;
    text-align: center;
  }

  /* Boxes to write in */

  input,
  select,
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 9px 12px;
    font-size: max(16px, 1em);
    line-height: 1.5;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    background: var(--_ground);
    font-variant-numeric: tabular-nums;
  }

  textarea {
    field-sizing: content;
    min-block-size: calc(3lh + 20px);
    max-block-size: 14lh;
    resize: vertical;
  }

  ::placeholder,
  [data-empty] {
    color: var(--_second);
    opacity: 1;
  }

  :is(input, select, textarea, .card):hover {
    border-color: color-mix(in oklab, var(--_ink) 70%, var(--_surface));
  }

  :focus-visible,
  .card:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }

  [aria-invalid='true']:not(fieldset),
  .field[data-invalid] .card {
    border-color: var(--_ink);
    box-shadow: 0 0 0 1px var(--_ink);
  }

  select {
    --_stroke: transparent 46%, var(--_ink) 46% 58%, transparent 58%;
    padding-inline-end: 40px;
    background-image: linear-gradient(45deg, var(--_stroke)), linear-gradient(-45deg, var(--_stroke));
    background-size: 7px 7px;
    background-repeat: no-repeat;
    background-position:
      right 20px top calc(50% + 1px),
      right 15px top calc(50% + 1px);
    text-overflow: ellipsis;
  }

  select:dir(rtl) {
    background-position:
      left 15px top calc(50% + 1px),
      left 20px top calc(50% + 1px);
  }

  option {
    color: var(--_ink);
    background: var(--_surface);
  }

  /* Buttons that are only words */

  .quiet {
    min-block-size: 44px;
    padding: 0 12px;
    border-radius: var(--_radius);
    font-weight: 500;
  }

  .quiet:hover {
    background: var(--_hover);
  }

  .small {
    min-block-size: 24px;
    padding: 0 6px;
    margin: -4px -6px 2px;
  }

  :disabled,
  :disabled label {
    cursor: default;
  }

  .field .quiet:disabled {
    opacity: 1;
  }

  :disabled .field > *,
  .field > :disabled,
  .quiet:disabled {
    opacity: 0.6;
  }

  @media (prefers-contrast: more) {
    :host {
      --_second: var(--_ink);
      --_edge: var(--_ink);
      --_hairline: var(--_ink);
    }
  }

  @media (forced-colors: active) {
    :host {
      --_ink: CanvasText;
      --_surface: Canvas;
      --_accent: Highlight;
      --_on-accent: HighlightText;
      --_edge: ButtonText;
    }

    select {
      appearance: auto;
      background: none;
    }

    [aria-invalid='true']:not(fieldset),
    .field[data-invalid] .card {
      border-width: 2px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      transition: none !important;
      animation: none !important;
    }
  }
`;

export const fieldStyles = [base, rowStyles, pickerStyles];
