/**
 * Tells fields that ask for a secret, in words of some fifteen languages: passwords, PINs, codes that are
 * good once, payment cards, national numbers, phrases and keys. A judgement about words, so it errs; how
 * often is measured over `test/fixtures/secrets`. Few fields come here: the reader asks only about those
 * that `suspect` takes for possible.
 */
import type { Field } from '../model.js';
import { plain } from '../plain.js';

/** Words that say "code", "key" or "card" and mean nothing secret; taken out before anything is looked for. */
const HONEST = [
  '(area|zip|post(al)?|promo\\w*|discount|coupon|voucher|gift|booking|reservation|hotel|ticket|order|product|item|country|calling|dial\\w*|error|status|tracking|referral|invit\\w+|sort|airport|flight|tax|project|dress)( \\w+)? code',
  'code (postal|name|of conduct|review)',
  '(?<!(card|bank|atm|sim|code|uw|je|jouw|ihr|dein|votre) )pin ?codes?',
  '(drop off|lapel|map|push|safety|hair|postal) pin|pin (location|to|this|design|colou?r|badge|board|drop|size)',
  'number of \\w+s|primary key|public key|key (contact|ring|dates?)',
  'tokens? (of|for|name|symbol|limit|price|count|amount|type|supply|address)|(number of|max|min|total|bus|parking|game) token',
  '(library|member\\w*|loyal\\w*|rewards?|business|student|id|insurance|health|report|gift|sim|staff|points|club|bus|boarding|memory|score) ?card',
  '(mitglieds|kunden|visiten|bahn|klanten|leden|visite|uyelik|sadakat) ?ka+rt',
  '(carte|carta|tarjeta|cartao|karty) (d |de |di |del )?(fidel|membre|socio|visit|embar|regalo|etudiant|lojal|czlonk|biblio)\\w*',
  'pass(word|code)s? (polic|manager|free|length|strength|require|rule|problem|issue|protect|reset|expir)\\w*|(reset|forgot\\w*) (\\w+ )?password',
  '(parola|palavra|palabras?|mots?) (chiave|chave|clave|cles?)',
  'карт\\S* (лояльн|клиент|читател)|(клиентск|читательск)\\S* карт',
  '(会员|會員|图书|积分)卡|(会員|ポイント|メンバーズ)カード|(회원|멤버십|포인트) ?카드|بطاقة (ال)?عضوية|암호화폐',
];

/** Words that mean a secret by themselves. */
const SECRET = [
  // Passwords
  'pass ?(word|code|phrase|wort|wd)|\\b(pwd?|mdp)\\b|mot de passe|kennwort|contrasena|\\bparola\\b|\\bsenhas?\\b|palavra passe|wachtwoord|\\bhaslo\\b|\\bsifre',
  '(^|\\b(tu|su|la|mi|nueva|actual) )clave\\b(?! del? (sol|exito))',
  'парол|סיסמ|كلمة (ال)?(مرور|سر)|密[码碼]|口令|パスワード|パスコード|暗証|비밀 ?번호|패스워드|비번|암호|पासवर्ड|รหัสผ่าน',
  // PINs and codes that are good once
  '\\bpin( ?code)?\\b|\\bnip de|пин ?код|رقم (ال)?سري|핀 ?번호',
  '\\b(t?otp|2fa|mfa|sms tan|push ?tan|cvv2?|cvc2?|jwt)\\b|^(\\w+ )?tan$|(one time|single use|einmal|jednorazow\\w*|tek kullanimlik) ?(pass|kenn|haslo|sif)',
  '(验证|驗證|校验|动态|安全)[码碼]|(認証|確認|セキュリティ)(コード|番号)|ワンタイム|(인증|보안) ?(번호|코드)|일회용',
  'geheimzahl|zugangsdaten|(log|sign) ?in credentials|security (question|answer)|mother.{1,3}maiden',
  // Payment cards
  '(credit|debit) ?card$|card verification|kartenpruf|cryptogramme|back of your card',
  '(银行|銀行|信用)卡|卡[号號]|カードの?番号|クレジットカード|카드 ?번호|신용 ?카드',
  // National numbers
  '\\bssn\\b|social (security|insurance) n|national (id|identi\\w+|insurance) n|aadhaa?r|\\b(tfn|pesel|bsn|dni|curp|cpf)\\b|burgerservicen|codice fiscale|sozialversicherungsn|ausweisn|(securite|seguridad) sociale?$|carte d identite$|kimlik n',
  'снилс|رقم (ال)?(هوية|قومي)|身[份分][证證]|マイナンバー|個人番号|주민 ?(등록)?번호',
  // Phrases, keys and tokens
  'mnemon|мнемон|сид фраз|عبارة (ال)?استرداد|助[记記][词詞]|(シード|リカバリー)フレーズ|복구 ?구문|니모닉',
  'token\\b|jeton d|erisim belirtec|токен|令牌|トークン|토큰|私[钥鑰]|密[钥鑰]|秘密鍵|(api|アクセス)キー|(개인|비밀|api) ?키',
  '^(\\w+ )?secret$|(client|app|signing|api) secret',
];

/** A thing, and what makes a secret of it, in whichever order a language has them. */
const PAIRS: readonly (readonly [thing: string, kind: string])[] = [
  [
    'code|kod|codi[gc]|код|رمز',
    'verif|weryfik|validat|dogrul|confirm|conferm|bestatig|bevestig|potwierdz|uwierzyt|onay|se[cg]ur|sicur|sicherheit|bezpiecz|beveilig|guvenlik|authe|autent|acce[sd](?!ib)|zugang|toegang|dostep|erisim|log ?in|sms|text(ed| mess)|sent\\b|mailed|envoy|recu\\b|enviad|reci?bid|ricev|gesend|geschickt|wyslan|einmal|eenmal|one time|usage unique|solo uso|jednoraz|tek kullan|se[cg]ret|geheim|confidentiel|recover|recup|reset|backup|unlock|door|gate\\b|alarm|digits?\\b|подтвержд|безопасн|проверк|доступ|смс|однораз|تحقق|أمان|تأكيد|دخول|وصول|سري',
  ],
  [
    'cards?\\b|[ck]a*rt[ea]?n?(?![a-z])|creditcard|kaart|karti|karten|kart[ay]|tarjeta\\b|cartao|карт|بطاق',
    'num+b?er|numar|\\bno\\b|\\bdigits|details|kredi|credito|de credit|kredyt|platn|bancaire|номер|банк|кредит|رقم|ائتمان',
  ],
  [
    'keys?\\b|schlussel|sleutel|klucz|anahtar|\\b(cle|clave|chiave|chave)\\b|ключ|مفتاح',
    '\\bapi\\b|priva|prive|prywat|ozel|gizli|se[cg]ret|geheim|tajn|acce[sd]|zugriff|encrypt|decrypt|\\bssh\\b|signing|open ?ai|wi ?fi|секрет|приват|خاص|سري',
  ],
  [
    'phrase|frase|fraza|words?\\b|herstelzin|kurtarma',
    '\\bseed|recover|recup|odzysk|wiederherst|se[cg]ret|wallet|semilla|\\b(12|24) word|ifade|herstel',
  ],
];

const honest = new RegExp(
  // Word boundaries know only Latin letters.
  HONEST.map((words) => (/^[ -~]+$/.test(words) ? `\\b(?:${words})` : words)).join('|'),
  'g',
);
const secret = new RegExp(SECRET.join('|'));
const pairs = PAIRS.map((pair) => pair.map((words) => new RegExp(words)));

/** Cyrillic letters and a digit that pass for Latin ones. */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  0: 'o',
};

/** As words without accents, signs and disguise. */
function bare(text: string): string {
  return plain(text.normalize('NFKC').replace(/\\u\{[\dA-F]+\}…?|[\p{Cf}\p{DI}]/gu, ''))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[łı]/g, (letter) => (letter === 'ı' ? 'i' : 'l'))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const means = (words: string): boolean =>
  secret.test(words) || pairs.some((pair) => pair.every((half) => half.test(words)));

function names(text: string): boolean {
  const words = bare(text);
  const rest = words.replace(honest, ' ').trim();
  if (means(rest)) return true;
  const undisguised = rest.replace(/(?<=[a-z])[аеорсухіѕ0]|[аеорсухіѕ0](?=[a-z])/g, (twin) => TWINS[twin] ?? twin);
  return undisguised !== rest && means(undisguised);
}

/** "Never enter your password here" asks for none. */
const NEGATED =
  /\b(never|do not|don.?t|not|no|without|nicht|keine?n?|nie|jamais|pas de|nunca|niet|geen|sans|sin|senza|не|без)\b/i;

/** Whether a field asks for a secret: by its name and label, or by the sentences that help with it. */
export function asksForSecret(field: Field): boolean {
  const { kind, name, label, help = '', placeholder = '' } = field;
  // Only what is typed can be one.
  if (kind !== 'text' && kind !== 'number') return false;
  if (names(label) || names(name)) return true;
  // What must be an address or a phone number is none, whatever is told about it.
  if (field.kind === 'text' && field.format) return false;
  return [...help.split(/[.!?;。！？\n]/), placeholder].some((said) => !NEGATED.test(said) && names(said));
}
