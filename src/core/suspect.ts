import { plain } from './plain.js';

/**
 * What may be a word for a secret, of a text without accents: stems that leave no such word out, any script but Latin,
 * and what disguises a word: signs between letters, letters one by one. Most of what they find is honest; the judgement
 * is in `core/scrutiny`, which reads only these, and which a page fetches only for these. In as few bytes as can be:
 * every form loads this.
 */
const STEMS =
  /[^\P{L}\0-ß]|[\p{M}\\]|\b0[a-z]|[a-z][013-5$]+[a-z]|p@|(\b[a-z]\W{1,2}){2}[a-z]\b|\b(pin|puk|pwd?|nip|tan|mdp|jwt|cle)(?![a-z])|pa(s[sw]|ß)|[ck]od|[ck]a+r[dt]|cv[cv]|key|tok|word|ra[sz][ea]|se[cg]u?r|eheim|cred|zuga|nnw|contras|arola|senha|chtw|h[ae]sl|if(r|ad)e|tarj|otp|[2m]fa|rypt|ssn|so[cz]ial|ational|aadh|tfn|esel|bsn|gers|dni|curp|cpf|fisc|usweis|kim|mnem|lzin|jeton|elirt|schl|leut|kluc|naht|[cli]h?ave|maiden|nord|lasa|lsz|kha|sandi|og\W*in|visa|cc\W*[nc]/u;

/** Whether a text is worth a second look. */
export const isSuspect = (text: string): boolean => STEMS.test(plain(text));
