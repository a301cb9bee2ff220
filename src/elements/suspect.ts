import { Wanted, type Scrutiny } from '../core/aids.js';
import { isSuspect } from '../core/suspect.js';

/** What in a spec is worth a second look, in as few bytes as can be: every form loads this. */

/**
 * What may need a second look in a text that people read: something that cannot be seen, a tower of
 * marks, a desert of white space. Wider than what is wrong, so that it is short; not the common `❤️`.
 */
const ODD = /(?![\n\t])[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800](?<!\p{ExtPict}\uFE0F)|[\p{Mn}\p{Me}]{5}|\s{4}/u;

/** In place of the scrutiny until it is there: asks for it where there is something to look at. */
export const firstLook: Scrutiny = {
  judge(form, _from, findings) {
    // Only what is typed can be a secret: a text or a number, which no other kind has the letters of.
    const typed = form.fields.flatMap(({ kind, name, label, help, placeholder }) =>
      /[xu]/.test(kind) ? [name, label, help, placeholder] : [],
    );
    const said = [...typed, form.title, form.description, ...findings.map(({ facts }) => facts['said'])];
    // Too far apart to pass for one word.
    if (typed[0] && isSuspect(said.join('   '))) throw new Wanted('scrutiny');
    return form;
  },
  makeVisible(text) {
    if (ODD.test(text)) throw new Wanted('scrutiny');
    return text;
  },
};
