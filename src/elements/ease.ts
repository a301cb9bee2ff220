/** The way from the form to what is left of it: the height eases to the new one while the two cross-fade. */
const TIMING = { duration: 200, easing: 'ease-out' };

/** Draws, and eases from a form that is gone after it. A person who wants no motion gets a plain swap. */
export function ease(host: HTMLElement, draw: () => void): void {
  const root = host.shadowRoot;
  const form = root?.querySelector<HTMLElement>('form:not([inert])');
  if (!root || !form || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    draw();
    return;
  }
  const height = host.offsetHeight;
  // Held while the two change places: a host that is short for a moment makes a page scroll that anchors or clamps.
  const hold = host.animate({ height: `${height}px` }, { duration: 1e4 });
  draw();
  if (form.isConnected) return hold.cancel();
  const rest = root.querySelector('section')?.offsetHeight ?? 0;
  form.inert = true;
  form.ariaHidden = 'true';
  // What the page has placed would be shown through it.
  form.querySelector('slot')?.remove();
  form.classList.add('leaving');
  root.append(form);
  hold.cancel();
  host.animate({ height: [`${height}px`, `${rest}px`], overflow: ['clip', 'clip'] }, TIMING);
  form.animate({ opacity: [1, 0] }, TIMING).onfinish = () => form.remove();
}
