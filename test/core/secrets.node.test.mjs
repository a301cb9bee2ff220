// How well fields that ask for a secret are told from honest ones, over a list of labels in fourteen languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../../tools/build-if-stale.mjs';
import { samples, WAYS } from './secret-ways.mjs';

const root = join(import.meta.dirname, '..', '..');
buildIfStale();
const load = (name) => import(pathToFileURL(join(root, 'dist', name)).href);
const { asksForSecret, judge, means } = await load('core/scrutiny/secrets.js');
const { HONEST, PAIRS, SECRET } = await load('core/scrutiny/secret-words.js');
const { readings } = await load('core/scrutiny/bare.js');
const { firstLook } = await load('elements/suspect.js');

const rows = JSON.parse(readFileSync(join(root, 'test/fixtures/secrets/labels.json'), 'utf8'));
const fieldOf = (row) => ({ kind: 'text', name: 'f', path: '', required: false, multiline: false, ...row });

/** Whether the page's first look sends a form on to the judgement. */
function isSuspectForm(form, findings = []) {
  try {
    firstLook.judge(form, undefined, findings);
    return false;
  } catch (error) {
    assert.equal(error.aid, 'scrutiny');
    return true;
  }
}
const isSuspect = (field) => isSuspectForm({ fields: [field] });

test('the list has labels of both sorts in every language', () => {
  const languages = [...new Set(rows.map(({ lang }) => lang))];
  assert.ok(languages.length >= 12);
  for (const lang of languages)
    for (const secret of [true, false])
      assert.ok(rows.filter((row) => row.lang === lang && row.secret === secret).length >= 9, `${lang} ${secret}`);
});

test('at least 95 of 100 that are flagged ask for a secret, and at least 95 of 100 that ask are flagged', (t) => {
  const flagged = rows.filter((row) => asksForSecret(fieldOf(row)));
  const right = flagged.filter(({ secret }) => secret).length;
  const precision = right / flagged.length;
  const recall = right / rows.filter(({ secret }) => secret).length;
  t.diagnostic(`${rows.length} labels: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`);
  for (const row of rows)
    if (asksForSecret(fieldOf(row)) !== row.secret)
      t.diagnostic(`${row.secret ? 'missed' : 'false alarm'}: ${row.label} (${row.lang})`);
  assert.ok(precision >= 0.95);
  assert.ok(recall >= 0.95);
});

/** Everywhere that a text can stand in a form that has something to type. */
const SLOTS = {
  label: (text) => [{ fields: [fieldOf({ label: text })] }],
  name: (text) => [{ fields: [fieldOf({ label: 'x', name: text })] }],
  help: (text) => [{ fields: [fieldOf({ label: 'x', help: text })] }],
  placeholder: (text) => [{ fields: [fieldOf({ kind: 'number', label: 'x', placeholder: text })] }],
  title: (text) => [{ title: text, fields: [fieldOf({ label: 'x' })] }],
  description: (text) => [{ description: text, fields: [fieldOf({ label: 'x' })] }],
  type: (text) => [
    { fields: [fieldOf({ label: 'x', path: '/a' })] },
    [{ path: '/a/type', code: 'unknown-type', facts: { said: text } }],
  ],
};

/** All words for a secret that the judgement knows. */
const KNOWN = [
  ...SECRET.flatMap(samples),
  ...PAIRS.flatMap(([thing, kind]) => {
    const [things, kinds] = [samples(thing), samples(kind)];
    return [
      ...things.flatMap((one) => kinds.slice(0, 3).map((other) => `${other} ${one}`)),
      ...kinds.flatMap((other) => things.slice(0, 3).map((one) => `${one} ${other}`)),
    ];
  }),
];

test('whatever means a secret is suspected first, wherever it stands and however it is written', () => {
  const texts = [...new Set([...KNOWN, ...rows.map(({ label }) => label), ...HONEST.flatMap(samples)])];
  const counts = Object.fromEntries(Object.keys(WAYS).map((way) => [way, 0]));
  for (const text of texts) {
    for (const [way, write] of Object.entries(WAYS)) {
      const written = write(text);
      // The judgement itself, without the first look that it begins with.
      if (!readings(written).some(means)) continue;
      counts[way]++;
      for (const [slot, put] of Object.entries(SLOTS))
        assert.ok(isSuspectForm(...put(written)), `${slot}, ${way}: ${written}`);
    }
  }
  assert.ok(KNOWN.length > 500, String(KNOWN.length));
  for (const [way, count] of Object.entries(counts)) assert.ok(count > 100, `${way}: ${count}`);
});

test('a word for a secret is one with accents, in capitals and in letters of another width too', () => {
  const plainly = KNOWN.filter((text) => /^[a-z ]+$/.test(text) && readings(text).some(means));
  assert.ok(plainly.length > 300, String(plainly.length));
  for (const way of ['capitals', 'decomposed', 'acute', 'breve', 'circled', 'full width', 'bold', 'in circles'])
    for (const text of plainly)
      assert.ok(asksForSecret(fieldOf({ label: WAYS[way](text) })), `${way}: ${WAYS[way](text)}`);
});

test('a page of ordinary labels is not suspected', () => {
  const labels = [
    'Full name',
    'E-mail',
    'Company',
    'Number of guests',
    'Arrival',
    'Shipping address',
    'Opinion',
    'Dish',
  ];
  assert.deepEqual(
    labels.filter((label) => isSuspect(fieldOf({ label, help: 'As on your ticket.', placeholder: 'Something' }))),
    [],
  );
});

const flags = (label) => asksForSecret(fieldOf({ label }));
const lines = (text) =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);

test('a disguise does not help', () => {
  const latin =
    'Pаsswоrd|Passw0rd|Ｐａｓｓｗｏｒｄ|pass\\u{200B}word|ＡＰＩ　key|p@ssword|P@$$W0RD|0TP|t0k3n|pASSword|pAsSwOrD';
  const spaced = 'p a s s w o r d|P.I.N.|P. I. N.';
  const others =
    'ρassword|ᴘᴀssᴡᴏʀᴅ|ⓟⓘⓝ|p⃝in|Passørd|Paßwort|Pín|ÓTP|Cárd number|CVĆ|Séed phráse|Verification cöde|Ápi kéy|PAROLĂ';
  for (const label of lines(`${latin}|${spaced}|${others}`)) assert.ok(flags(label), label);
  assert.ok(asksForSecret(fieldOf({ label: 'Go on', name: 'pass\u200bword' })));
});

test('a secret is told in names that are run together, and in more languages than the list has', () => {
  for (const name of ['apikey', 'cardnumber', 'ccnum', 'cc_number', 'authcode', 'auth_code'])
    assert.ok(asksForSecret(fieldOf({ label: 'Go on', name })), name);
  const english =
    'Card #|Visa number|Authorization code|PUK|Pin code of your card|Credentials|Login details|Online banking login|Passkey';
  const others =
    'WLAN-Schlüssel|Código de acesso|Lösenord|Salasana|Adgangskode|Heslo|Jelszó|Лозинка|Κωδικός πρόσβασης|Mật khẩu|Kata sandi';
  for (const label of lines(`${english}|${others}`)) assert.ok(flags(label), label);
});

test('what only has to do with keys, codes and cards asks for none', () => {
  const keys = 'Token budget|Key API features|API key name|Private key figures|Key private contacts|Haslo reklamowe';
  const codes = 'Pin the location|Confirmation code of the booking|Door code style|Code sent date|Recovery plan words';
  for (const label of lines(`${keys}|${codes}|Cart number|Card #3`)) assert.ok(!flags(label), label);
});

test('a sentence that says not to give a secret asks for none, one that asks does', () => {
  const says = (help, more) => asksForSecret(fieldOf({ label: 'Notes', help, ...more }));
  const none = `Never enter your password here.|Do not enter your password, PIN or card number here.
    |Schreiben Sie hier nicht Ihr Passwort hinein.|Ne saisissez pas votre mot de passe.|Не вводите пароль.
    |パスワードを入力しないでください。|请勿输入密码|No password needed`;
  const some = `Enter your password.|We will not share it. Enter your password.|Enter your bank password, without spaces.
    |Your password, not your e-mail|Not your e-mail but your password|Do not worry and enter your password.
    |Do not forget to enter your password.|Type your P.I.N. here.`;
  for (const text of lines(none)) assert.ok(!says(text) && !says('', { placeholder: text }), text);
  for (const text of lines(some)) assert.ok(says(text) && says('', { placeholder: text }), text);
  assert.ok(!says('We will send a code to this address by SMS.', { label: 'E-mail', format: 'email' }));
  // A phone number may be any digits, so what is told about it may ask for others.
  assert.ok(!says('We will text you a code.', { label: 'Phone', format: 'phone' }));
  assert.ok(says('Enter your card PIN.', { label: 'Value', format: 'phone' }));
});

const judged = (form) => judge(form, { inside: () => ({ say() {} }) }, []);

/** The labels that are marked under a title and a description. */
const markedUnder = (words, ...fields) =>
  judged({ ...words, fields: (fields.length ? fields : [{ label: 'Value' }]).map(fieldOf) })
    .fields.filter(({ secret }) => secret)
    .map(({ label }) => label);

test('a title or a description that asks for a secret asks for it in all that is typed', () => {
  const asking = `Enter your password|Please type your bank PIN below.|Password|Your PIN|To continue, enter your password.
    |What is your GitHub token?|I need your API key to go on.|Bitte Passwort eingeben|Saisissez votre mot de passe.
    |パスワードを入力してください|Введите пароль`;
  for (const text of lines(asking)) {
    assert.deepEqual(markedUnder({ title: text }), ['Value'], text);
    assert.deepEqual(markedUnder({ description: `Hello. ${text}` }), ['Value'], text);
  }
  const mail = { label: 'E-mail', format: 'email' };
  const list = { label: 'Which?', kind: 'choice', options: [] };
  const phone = { label: 'Phone', format: 'phone' };
  const count = { label: 'Count', kind: 'number' };
  assert.deepEqual(markedUnder({ title: 'Enter your PIN' }, mail, list, phone, count), ['Phone', 'Count']);
  // Where a field asks for it by itself, the others are what they are.
  assert.deepEqual(markedUnder({ title: 'Enter your password' }, { label: 'User' }, { label: 'Password' }), [
    'Password',
  ]);
});

test('a title or a description that only speaks of a secret asks for none', () => {
  const honest = `Reset your password settings|Enter your e-mail to get a login code|Password manager survey
    |Your password was reset. Please enter the reason.|We will text you a code. Please enter your number.
    |Library card details|Never enter your password here|Forgot your password? Tell us your user name.
    |How you work with passwords and keys in your team every day`;
  for (const text of lines(honest)) {
    assert.deepEqual(markedUnder({ title: text }), [], text);
    assert.deepEqual(markedUnder({ description: text }), [], text);
  }
  assert.deepEqual(markedUnder({ title: 'Enter your password' }, { label: 'Which?', kind: 'choice', options: [] }), []);
});

const PARTS = `word |promo|code |pin |a|a.|one two |пин |карт|карт |token of |key_|\u0301|a\u0301|1 2 |a1|p@|p i |# |reset my
  |never |not a, |enter |to |パス|ᴘᴀss|🙂|cc |og |card word key `;

test('a form as large as there can be is judged in time', () => {
  for (const part of PARTS.replace(/\n\s*/g, '').split('|')) {
    const text = (at) => part.repeat(2010).slice(at, at + 2000);
    const fields = Array.from({ length: 64 }, (_, at) =>
      fieldOf({ name: `${at}${text(at)}`, label: text(at + 1), help: text(at + 2), placeholder: text(at + 3) }),
    );
    const form = { title: text(0), description: text(1), fields };
    let best = Infinity;
    for (let tries = 0; tries < 10 && best > 50; tries++) {
      const started = performance.now();
      isSuspectForm(form);
      judged(form);
      best = Math.min(best, performance.now() - started);
    }
    // Three times that on a machine that is busy.
    assert.ok(best < 150, `${part}: ${best} ms`);
  }
});

test('a secret that stands behind more suspicious text than is read is one all the same', () => {
  const fields = Array.from({ length: 60 }, (_, at) => ({ label: `Words ${at}`, help: `${at} words `.repeat(200) }));
  assert.ok(markedUnder({}, ...fields, { label: 'Password' }).includes('Password'));
});
