import type { Field } from '../core/model.js';
import { Wanted, type Scrutiny } from '../core/aids.js';
import { plain } from '../core/plain.js';

/** What in a spec is worth a second look, in as few bytes as can be: every form loads this. */

/**
 * What may be a word for a secret: stems that leave no such word out, and any script but Latin. Most of
 * what they find is honest; the judgement is in `core/scrutiny`, which a page fetches only for these.
 */
const STEMS =
  /[^\P{L}\0-\u017E]|[\p{M}\p{Cf}\\]|\p{L}0|0\p{L}|\b(pin|pwd?|nip|tan|mdp|jwt|cl[eé])(?!\p{L})|pas[sw]|[ck][oó]d|[ck]a+r[dt]|cv[cv]|key|tok|word|ra[sz][ea]|se[cg]u?r|eheim|cred|zugang|kennw|contras|parola|senha|wachtw|has[lł]o|if(r|ad)e|tarj|otp|[2m]fa|rypt|ssn|so[cz]ial|ational i|aadh|tfn|pesel|bsn|gers|dni|curp|cpf|fisc|usweis|kiml|mnem|lzin|jeton|elirt|schl|leut|kluc|naht|[cli]h?ave|maiden/u;

/** Whether a field is worth asking about: only what is typed can be a secret. */
export const isSuspect = ({ kind, name, label, help, placeholder }: Field): boolean =>
  /text|num/.test(kind) && STEMS.test(plain([name, label, help, placeholder].join(' ')));

/**
 * What may need a second look in a text that people read: something that cannot be seen, a tower of
 * marks, a desert of white space. Wider than what is wrong, so that it is short; not the common `❤️`.
 */
const ODD = /(?![\n\t])[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800](?<!\p{Emoji}\uFE0F)|[\p{Mn}\p{Me}]{5}|\s{4}/u;

/** In place of the scrutiny until it is there: asks for it where there is something to look at. */
export const firstLook: Scrutiny = {
  asksForSecret(field) {
    if (isSuspect(field)) throw new Wanted('scrutiny');
    return false;
  },
  makeVisible(text) {
    if (ODD.test(text)) throw new Wanted('scrutiny');
    return text;
  },
};
