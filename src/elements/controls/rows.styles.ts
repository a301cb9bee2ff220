import { css } from 'lit';

/** Rows to choose from, and what is ticked or switched on. */
export const rowStyles = css`
  .group {
    display: grid;
    align-items: baseline;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 12px;
  }

  /* A legend that floats takes its place in the grid. */
  legend {
    float: inline-start;
  }

  .end {
    display: flex;
    gap: 12px;
    align-items: baseline;
  }

  .cards {
    grid-column: 1 / -1;
    display: grid;
    gap: 8px;
  }

  .card,
  .row {
    display: flex;
    flex: 1;
    gap: 10px;
    min-block-size: 44px;
    padding-block: 9px;
    line-height: 1.5;
  }

  .card {
    padding-inline: 12px;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    background: var(--_ground);
  }

  .row {
    margin-block: -6px;
  }

  .card:has(:checked) {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent) 6%, var(--_surface));
  }

  .card > :focus-visible {
    outline: none;
  }

  .words {
    display: grid;
    gap: 2px;
  }

  .check,
  .radio,
  .switch {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    min-block-size: 0;
    padding: 0;
    margin-block-start: 0.125em;
    appearance: auto;
    accent-color: var(--_accent);
    cursor: inherit;
  }

  .switch {
    appearance: none;
    inline-size: 2.25em;
    border-width: 1.5px;
    border-radius: 1em;
    background: var(--_surface);
  }

  .switch::before {
    content: '';
    display: block;
    inline-size: calc(1.25em - 8px);
    block-size: calc(1.25em - 8px);
    margin: 2.5px 3px;
    border-radius: 50%;
    background: var(--_edge);
    transition: margin 120ms;
  }

  .switch:checked {
    background: var(--_accent);
    border-color: var(--_accent);
  }

  .switch:checked::before {
    margin-inline-start: calc(1em + 2px);
    background: var(--_on-accent);
  }

  @media (forced-colors: active) {
    .switch {
      forced-color-adjust: none;
    }
  }
`;
