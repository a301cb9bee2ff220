import type Axe from 'axe-core';
import 'axe-core/axe.min.js';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about the whole page, which a widget cannot meet or break. */
const pageRules = [
  'bypass',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'meta-viewport',
  'page-has-heading-one',
  'region',
];

/** The shadow roots at and below an element: the document's list of animations leaves theirs out. */
const rootsBelow = (element: Element): ShadowRoot[] =>
  [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...[...shadowRoot.children].flatMap(rootsBelow)] : [],
  );

/**
 * What axe finds wrong below `root`, through open shadow roots: one line per element, with the rule, the path to
 * the element and the reason. Empty when all is well. Waits for running animations, whose colours would count.
 */
export async function axeFinds(root: Element): Promise<string[]> {
  const animations = [document, ...rootsBelow(root)].flatMap((scope) => scope.getAnimations());
  const running = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map(({ finished }) => finished));
  const { violations } = await window.axe.run(root, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const path = target.map((step) => (Array.isArray(step) ? step.join(' >>> ') : step)).join(' > ');
      const why = (failureSummary ?? '')
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
      return `${id}: ${help} (${path}) ${why.join('; ')}`;
    }),
  );
}
