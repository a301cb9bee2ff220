import type { Field } from './model.js';
import { plain } from './plain.js';

/**
 * What may be a word for a secret: stems that leave no such word out, and any script but Latin. Most of
 * what they find is honest; the judgement is in `secrets.ts`, which a page fetches only for these.
 */
const STEMS =
  /[^\P{L}\0-\u017E]|[\p{M}\p{Cf}\\]|\p{L}0|0\p{L}|\b(pin|pwd?|nip|tan|mdp|jwt|cl[eé])(?!\p{L})|pas[sw]|c[oó]d|kod|[ck]aa?r[dt]|cv[cv]|key|tok|fra[sz]|phras|se[cg]u?r|geheim|cred|zugang|kennw|contras|parola|senha|wachtw|has[lł]o|ifre|tarj|otp|[2m]fa|crypt|ssn|so[cz]ial|nation|aadh|tfn|pesel|bsn|burger|dni|curp|cpf|ausweis|kimlik|mnemo|seed|wallet|recov|herstel|kurtar|jeton|belirt|schl|sleut|klucz|anaht|clave|chi?ave|maiden/u;

/** Whether a field is worth asking about: only what is typed can be a secret. */
export const isSuspect = ({ kind, name, label, help, placeholder }: Field): boolean =>
  /text|num/.test(kind) && STEMS.test(plain([name, label, help, placeholder].join(' ')));
