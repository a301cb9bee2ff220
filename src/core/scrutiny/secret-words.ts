/**
 * The words by which a secret is told, in some twenty languages: regular expressions over text as `bare` makes it,
 * lower case, without accents and signs. Each takes time linear in the text: no repetition stands beside another.
 */

/** Words that say "code", "key" or "card" and mean nothing secret; taken out before anything is looked for. */
export const HONEST: readonly string[] = [
  '(area|zip|post(al)?|promo\\w*|discount|coupon|voucher|gift|booking|reservation|hotel|ticket|order|product|item|country|calling|dial\\w*|error|status|tracking|referral|invit\\w+|sort|airport|flight|tax|project|dress)( \\w+)? code',
  'code (postal|name|of conduct|review)',
  '(?<!(card|bank|atm|sim|code|uw|je|jouw|ihr|dein|votre) )pin ?codes?(?!.{0,20} (card|sim|bank|account)\\b)',
  '(drop off|lapel|map|push|safety|hair|postal) pin|pin (location|to|the (location|place|spot|map|route|venue|shop)|this|design|colou?r|badge|board|drop|size)',
  'number of \\w+s|primary key|public key|key (private )?(contact|ring|dates?)|key (\\w+ )?(feature|figure|fact|finding|point|metric)s?\\b',
  // What is asked of the thing, not the thing: "API key name".
  '(token|key|code|pin|otp|card|password)s? (name|style|budget|format|colou?r|provider|theme)\\b|sent date',
  '(confirmation|security|access) code (of|for) (the|your|this) (booking|order|reservation|hotel|flight|parcel)|recovery plan',
  'tokens? (of|for|name|symbol|limit|price|count|amount|type|supply|address)|(number of|max|min|total|bus|parking|game) token',
  '(library|member\\w*|loyal\\w*|rewards?|business|student|id|insurance|health|report|gift|sim|staff|points|club|bus|boarding|memory|score) ?card',
  '(mitglieds|kunden|visiten|bahn|klanten|leden|visite|uyelik|sadakat) ?ka+rt',
  '(carte|carta|tarjeta|cartao|karty) (d |de |di |del )?(fidel|membre|socio|visit|embar|regalo|etudiant|lojal|czlonk|biblio)\\w*',
  'pass(word|code)s? (polic|manager|free|length|strength|require|rule|problem|issue|protect|reset|expir|setting|option|hint|help)\\w*|(reset|forgot\\w*) (\\w+ )?password',
  'haslo (reklam|wybor|kampan|przewodn)\\w*',
  '(parola|palavra|palabras?|mots?) (chiave|chave|clave|cles?)',
  'карт[а-я]{0,5} (лояльн|клиент|читател)|(клиентск|читательск)[а-я]{0,4} карт',
  '(会员|會員|图书|积分)卡|(会員|ポイント|メンバーズ)カード|(회원|멤버십|포인트) ?카드|بطاقة (ال)?عضوية|암호화폐',
];

/** Words that mean a secret by themselves. */
export const SECRET: readonly string[] = [
  // Passwords
  'pa(ss|ß) ?(word|code|phrase|wort|wd|key)|passord|\\b(pwd?|mdp)\\b|mot de passe|kennwort|contrasena|\\bparola\\b|\\bsenhas?\\b|palavra passe|wachtwoord|\\bh[ae]sl[oa]\\b|\\bsifre|losenord|salasana|adgangskode|jelsz[oa]|mat khau|kata sandi',
  '(^|\\b(tu|su|la|mi|nueva|actual) )clave\\b(?! del? (sol|exito))',
  'парол|лозинк|κωδικ[α-ω]{1,3} προσβασης|סיסמ|كلمة (ال)?(مرور|سر)|密[码碼]|口令|パスワード|パスコード|暗証|비밀 ?번호|패스워드|비번|암호|पासवर्ड|รหัสผ่าน',
  // PINs and codes that are good once
  '\\b(pin|puk)( ?code)?\\b|\\bnip de|пин ?код|رقم (ال)?سري|핀 ?번호',
  '\\b(t?otp|2fa|mfa|(sms|push) tan|cvv2?|cvc2?|jwt)\\b|^(\\w+ )?tan$|(one time|single use|einmal|jednorazow\\w*|tek kullanimlik) ?(pass|kennw|haslo|sifre)',
  '(验证|驗證|校验|动态|安全)[码碼]|(認証|確認|セキュリティ)(コード|番号)|ワンタイム|(인증|보안) ?(번호|코드)|일회용',
  'geheimzahl|zugangsdaten|(log|sign) ?in credentials|log ?in ?(details|data|daten)|bank\\w* log ?in|^((your|user|account|admin|api|server|email) ){0,2}credentials$|security (question|answer)|mother.{1,3}maiden',
  // Payment cards
  '(credit|debit) ?card$|card verification|cardn(o|um)|\\bcc ?(no|num|csc)|\\bvisa (no|num)|kartenpruf|cryptogramme|back of your card',
  '(银行|銀行|信用)卡|卡[号號]|カードの?番号|クレジットカード|카드 ?번호|신용 ?카드',
  // National numbers
  '\\bssn\\b|social (security|insurance) n|national (id|identi\\w+|insurance) n|aadhaa?r|\\b(tfn|pesel|bsn|dni|curp|cpf)\\b|burgerservicen|codice fiscale|sozialversicherungsn|ausweisn|(securite|seguridad) sociale?$|carte d identite$|kimlik n',
  'снилс|رقم (ال)?(هوية|قومي)|身[份分][证證]|マイナンバー|個人番号|주민 ?(등록)?번호',
  // Phrases, keys and tokens
  'mnemon|kurtarma ifade|мнемон|сид фраз|عبارة (ال)?استرداد|助[记記][词詞]|(シード|リカバリー)フレーズ|복구 ?구문|니모닉',
  'token\\b|jeton d|erisim belirtec|токен|令牌|トークン|토큰|私[钥鑰]|密[钥鑰]|秘密鍵|(api|アクセス)キー|(개인|비밀|api) ?키',
  '^(\\w+ )?secret$|(client|app|signing|api) secret|(api|private|secret|access|auth)keys?\\b',
];

/** A thing, and what makes a secret of it, in whichever order a language has them. */
export const PAIRS: readonly (readonly [thing: string, kind: string])[] = [
  [
    'code|kod|codi[gc]|код|رمز',
    'verif|weryfik|validat|dogrul|confirm|conferm|bestatig|bevestig|potwierdz|uwierzyt|onay|se[cg]ur|sicur|sicherheit|bezpiecz|beveilig|guvenlik|auth(e|ori[sz]a|code|\\b)|autent|acce[sd](?!ib)|acesso|zugang|toegang|dostep|erisim|log ?in|sms|text(ed| mess)|sent\\b|mailed|envoy|recu\\b|enviad|reci?bid|ricev|gesend|geschickt|wyslan|einmal|eenmal|one time|usage unique|solo uso|jednoraz|tek kullan|se[cg]ret|geheim|confidentiel|recover|recup|reset|backup|unlock|door|gate\\b|alarm|digits?\\b|подтвержд|безопасн|проверк|доступ|смс|однораз|تحقق|أمان|تأكيد|دخول|وصول|سري',
  ],
  [
    'cards?\\b|(cart[ea]|ka+rt[ea]?)n?(?![a-z])|creditcard|kaart|karti|karten|kart[ay]|tarjeta\\b|cartao|карт|بطاق',
    'num+b?er|numar|\\bno\\b|\\bdigits|details|kredi|credito|de credit|kredyt|platn|bancaire|номер|банк|кредит|رقم|ائتمان',
  ],
  [
    'keys?\\b|schlussel|sleutel|klucz|anahtar|\\b(cle|clave|chiave|chave)\\b|ключ|مفتاح',
    '\\bapi\\b|priva|prive|prywat|ozel|gizli|se[cg]ret|geheim|tajn|acce[sd]|zugriff|encrypt|decrypt|\\bssh\\b|signing|open ?ai|wi ?fi|wlan|секрет|приват|خاص|سري',
  ],
  [
    'phrase|frase|fraza|words?\\b|herstelzin',
    '\\bseed|recover|recup|odzysk|wiederherst|se[cg]ret|wallet|semilla|\\b(12|24) word|herstel',
  ],
];
