import { css } from 'lit';

export const formStyles = css`
  :host {
    display: block !important;
    /* Definite, since a container that is sized by its content collapses inside a chat bubble. */
    inline-size: var(--chat-form-width, max(28rem, 320px)) !important;
    max-inline-size: 100% !important;
    container-type: inline-size !important;
    contain: layout style !important;
    overflow-anchor: none;
  }

  [hidden],
  :host([hidden]) {
    display: none !important;
  }

  /* Over what is left of it, while that comes. */
  .leaving {
    position: absolute;
    inset: 0 0 auto;
  }

  .plate {
    padding: 16px;
    border: 1px solid var(--_hairline);
    border-radius: var(--chat-form-radius, 12px);
    background: var(--_surface);
    overflow-wrap: anywhere;
  }

  .title {
    font-size: 1.0625em;
    font-weight: 600;
    line-height: 1.3;
  }

  .asks,
  .description {
    font-size: 0.9375em;
    color: var(--_second);
    white-space: pre-line;
  }

  .description {
    margin-block-start: 4px;
  }

  /* Without a title it is what the form asks. */
  .description:not(.title + *) {
    font-size: 1em;
    color: inherit;
  }

  .fields,
  .receipt {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }

  .list {
    display: contents;
  }

  .intro {
    margin-block-end: 16px;
  }

  .foot {
    margin-block-start: 20px;
  }

  .status > * {
    margin-block-end: 12px;
    font-size: 0.875em;
  }

  .status p {
    padding: 8px 12px;
    border-radius: var(--_radius);
    background: var(--_hover);
  }

  .count {
    display: block;
    min-block-size: 24px;
    color: var(--_danger);
    font-weight: 550;
    text-align: start;
    text-decoration: underline 1px;
    text-underline-offset: 3px;
    animation: arrive 160ms ease-out;
  }

  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }

  .buttons {
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: flex-end;
    gap: 8px;
  }

  /* To dismiss is no answer; it stands apart from the two that are. */
  [part='cancel']:has(+ [part='decline']) {
    margin-inline: -12px auto;
  }

  [part='freeform'] {
    display: block;
    margin-block: 4px -8px;
    margin-inline: auto -12px;
    color: var(--_second);
    font-size: 0.875em;
  }

  .send {
    min-block-size: 44px;
    min-inline-size: 96px;
    display: inline-grid;
    place-items: center;
    padding: 9px 20px;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  /* As wide as it will be while sending. */
  .send::before {
    content: attr(data-ghost) / '';
    block-size: 0;
    visibility: hidden;
  }

  .send:hover {
    background: color-mix(in oklab, var(--_accent) 88%, var(--_ink));
  }

  .send[aria-disabled] {
    background: var(--_hover);
    color: var(--_ink);
    cursor: default;
  }

  .send[aria-disabled]::after {
    content: '';
    inline-size: 100%;
    block-size: 2px;
    margin-block: 1px -3px;
    background: linear-gradient(90deg, transparent, currentColor, transparent) 50% 0 / 40% 100% no-repeat;
    animation: pass 1.2s linear infinite;
  }

  .send:dir(rtl)::after {
    animation-direction: reverse;
  }

  @keyframes pass {
    from {
      background-position: -40% 0;
    }

    to {
      background-position: 140% 0;
    }
  }

  .mark {
    font-size: 0.875em;
    font-weight: 600;
  }

  .mark[data-done]::before {
    content: '';
    display: inline-block;
    inline-size: 5px;
    block-size: 10px;
    margin-inline: 4px 11px;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  .receipt {
    gap: 8px;
  }

  .receipt > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 2px 16px;
    font-size: 0.9375em;
  }

  dt,
  [data-none] {
    color: var(--_second);
  }

  dd,
  .said {
    white-space: pre-wrap;
    font-variant-numeric: tabular-nums;
  }

  .said {
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--_hairline);
  }

  .receipt + .said {
    margin-block-start: 12px;
  }

  [data-unsent] {
    background: var(--_ground);
  }

  .unsent {
    margin-block-end: 8px;
    font-size: 0.875em;
    color: var(--_second);
  }

  :is(.receipt, .said) + .mark {
    margin-block-start: 16px;
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @container (inline-size >= 420px) {
    .plate {
      padding: 20px;
    }
  }

  @container (inline-size < 360px) {
    .buttons > *,
    [part='freeform'] {
      inline-size: 100%;
      margin-inline: 0 !important;
    }
  }

  @container (inline-size < 320px) {
    .receipt > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (forced-colors: active) {
    /* The colours are the system's already; its backplate would cover the words. */
    .send {
      forced-color-adjust: none;
    }

    .send[aria-disabled] {
      border: 1px solid ButtonText;
    }
  }
`;
