import type { Field } from './model.js';
import { plain } from './plain.js';

/**
 * What may be a word for a secret: stems that leave no such word out, and any script but Latin. Most of
 * what they find is honest; the judgement is in `secrets.ts`, which a page fetches only for these.
 */
const STEMS =
  /[^\P{L}\0-\u017E]|[\p{M}\p{Cf}\\]|\p{L}0|0\p{L}|\b(pin|pwd?|nip|tan|mdp|jwt|cl[eé])(?!\p{L})|pas[sw]|[ck][oó]d|[ck]a+r[dt]|cv[cv]|key|tok|word|ra[sz][ea]|se[cg]u?r|eheim|cred|zugang|kennw|contras|parola|senha|wachtw|has[lł]o|if(r|ad)e|tarj|otp|[2m]fa|rypt|ssn|so[cz]ial|ational i|aadh|tfn|pesel|bsn|gers|dni|curp|cpf|fisc|usweis|kiml|mnem|lzin|jeton|elirt|schl|leut|kluc|naht|[cli]h?ave|maiden/u;

/** Whether a field is worth asking about: only what is typed can be a secret. */
export const isSuspect = ({ kind, name, label, help, placeholder }: Field): boolean =>
  /text|num/.test(kind) && STEMS.test(plain([name, label, help, placeholder].join(' ')));
