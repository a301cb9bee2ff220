/** What looks at the words of a spec: whether they ask for a secret, and whether a person can see all of them. */
import type { Scrutiny } from '../aids.js';
import { judge } from './secrets.js';
import { makeVisible } from './visible.js';

export const scrutiny: Scrutiny = { judge, makeVisible };
