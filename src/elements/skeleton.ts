import type { TemplateResult } from 'lit';
import { css, html } from 'lit';
import type { Insides } from './parts.js';

const skeletonStyles = css`
  .ghost {
    display: grid;
    gap: 16px;
  }

  .ghost i {
    block-size: 44px;
    border-radius: var(--_radius);
    background: linear-gradient(100deg, var(--_hover) 40%, var(--_ground) 50%, var(--_hover) 60%) 150% 0 / 300% 100%;
    animation: sheen 2.4s linear infinite;
  }

  .ghost i:first-child {
    block-size: 20px;
    inline-size: 40%;
  }

  .ghost i:last-child {
    inline-size: 96px;
    justify-self: end;
  }

  .ghost:dir(rtl) i {
    animation-direction: reverse;
  }

  /* A field that has just come, while more are on their way. */
  form:has([aria-disabled]) .list > div {
    transition:
      opacity 120ms,
      translate 120ms;

    @starting-style {
      opacity: 0;
      translate: 0 4px;
    }
  }

  @keyframes sheen {
    to {
      background-position: -150% 0;
    }
  }

  @media (forced-colors: active) {
    .ghost i {
      border: 1px solid ButtonText;
    }
  }
`;

/** A title bar, two fields and a button, before anything is known. */
const renderSkeleton = (): TemplateResult =>
  html`<div class="plate" part="plate" aria-busy="true">
    <div class="ghost" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
  </div>`;

/** For hosts that say that a form is on its way. */
export function attach(insides: Insides): void {
  insides.adopt(skeletonStyles);
  insides.skeleton = renderSkeleton;
}
