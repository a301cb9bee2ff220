/** Holds that something takes no time that a page would notice, on a machine of any speed. */
import { expect } from '@open-wc/testing';
import { best, MILLISECONDS } from './stopwatch.js';

export { MILLISECONDS };

export function quickly<T>(run: () => T, about = ''): T {
  const { result, ms } = best(run, 10);
  expect(ms, about).to.be.below(MILLISECONDS);
  return result;
}
