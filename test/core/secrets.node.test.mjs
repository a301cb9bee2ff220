// How well fields that ask for a secret are told from honest ones, over a list of labels in fourteen languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../../tools/build-if-stale.mjs';

const root = join(import.meta.dirname, '..', '..');
buildIfStale();
const load = (name) => import(pathToFileURL(join(root, 'dist', name)).href);
const { asksForSecret } = await load('core/scrutiny/secrets.js');
const { isSuspect } = await load('elements/suspect.js');

const rows = JSON.parse(readFileSync(join(root, 'test/fixtures/secrets/labels.json'), 'utf8'));
const fieldOf = (row) => ({ kind: 'text', name: 'f', path: '', required: false, multiline: false, ...row });

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

/** The same label as others would write it. */
const WAYS = [
  (label) => label,
  (label) => `${label}:`,
  (label) => `(${label})`,
  (label) => label.toUpperCase(),
  (label) => label.toLowerCase(),
  (label) => label.normalize('NFD'),
  (label) => label.replace(/ /g, '_'),
  (label) => label.replace(/ (\p{L})/gu, (_, letter) => letter.toUpperCase()),
  (label) => label.replace(/o/g, '0'),
  (label) => label.replace(/a/g, 'а'),
  (label) => `${label.slice(0, 1)}\\u{200B}${label.slice(1)}`,
  // Full width, as a Japanese keyboard writes.
  (label) => label.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
];

test('whatever is flagged is suspected first, by label, name, help and placeholder, however it is written', () => {
  let flagged = 0;
  for (const { label } of rows) {
    for (const write of WAYS) {
      for (const key of ['label', 'name', 'help', 'placeholder']) {
        const field = fieldOf({ label: 'x', [key]: write(label) });
        if (!asksForSecret(field)) continue;
        flagged++;
        assert.ok(isSuspect(field), `${key}: ${write(label)}`);
      }
    }
  }
  assert.ok(flagged > 10_000, String(flagged));
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

test('a disguise does not help', () => {
  for (const label of ['Pаsswоrd', 'Passw0rd', 'Ｐａｓｓｗｏｒｄ', 'pass\\u{200B}word', 'ＡＰＩ　key'])
    assert.ok(asksForSecret(fieldOf({ label })), label);
  assert.ok(asksForSecret(fieldOf({ label: 'Go on', name: 'pass\u200bword' })));
});

test('a sentence that says not to give a secret asks for none, one that asks does', () => {
  const says = (help, more) => asksForSecret(fieldOf({ label: 'Notes', help, ...more }));
  assert.ok(!says('Never enter your password here.'));
  assert.ok(!says('Schreiben Sie hier nicht Ihr Passwort hinein.'));
  assert.ok(says('Enter your password.'));
  assert.ok(says('We will not share it. Enter your password.'));
  assert.ok(!says('We will send a code to this address by SMS.', { label: 'E-mail', format: 'email' }));
});

test('a long text is judged in time', () => {
  for (const part of ['code ', 'pin ', 'a', 'one two ', 'карт ', 'token of ', 'key_', '\u0301', '1 2 ', 'reset my ']) {
    const started = performance.now();
    asksForSecret(fieldOf({ label: part.repeat(500), help: part.repeat(500), placeholder: part.repeat(500) }));
    isSuspect(fieldOf({ label: part.repeat(500) }));
    const took = performance.now() - started;
    assert.ok(took < 150, `${part}: ${took} ms`);
  }
});
