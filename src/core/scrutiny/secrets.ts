/**
 * Tells fields that ask for a secret: passwords, PINs, codes that are good once, payment cards, national numbers,
 * phrases and keys. A judgement about words, so it errs; how often is measured over `test/fixtures/secrets`. Few forms
 * come here: a page asks only about those that its first look takes for possible.
 */
import type { Judged } from '../aids.js';
import { isLenient } from '../aids.js';
import type { Finding } from '../issue.js';
import type { Field, SecretPolicy } from '../model.js';
import type { Reader } from '../reader.js';
import { isSuspect } from '../suspect.js';
import { asked, sentences } from './asking.js';
import { readings } from './bare.js';
import { HONEST, PAIRS, SECRET } from './secret-words.js';

const honest = new RegExp(
  // Word boundaries know only Latin letters.
  HONEST.map((words) => (/^[ -~]+$/.test(words) ? `\\b(?:${words})` : words)).join('|'),
  'g',
);
const secret = new RegExp(SECRET.join('|'));
const pairs = PAIRS.map((pair) => pair.map((words) => new RegExp(words)));

/** Whether words, as they are read, mean a secret. */
export function means(words: string): boolean {
  const rest = words.replace(honest, ' ').trim();
  return secret.test(rest) || pairs.some((pair) => pair.every((half) => half.test(rest)));
}

/** How a text is read before its words are judged. */
type Read = (text: string) => readonly string[];
type Eye = (text: string | undefined, read?: Read) => boolean;

const inSentences: Read = (text) => sentences(text).flatMap(readings);

/** How many characters of suspicious text are judged of one form: many times what an honest one has. */
const ROOM = 30_000;

/** Judges the texts of one form. What comes when the room is spent counts as a secret unread: it could hide one. */
function openEye(): Eye {
  let room = ROOM;
  return (text = '', read = readings) => isSuspect(text) && ((room -= text.length) < 0 || read(text).some(means));
}

/** Only what is typed can be a secret. */
const isTyped = ({ kind, unanswerable }: Field): boolean => (kind === 'text' || kind === 'number') && !unanswerable;

/** What must be an address is no secret, whatever is told about it; a phone number may be any digits. */
const formatOf = (field: Field): string => (field.kind === 'text' && field.format) || '';
const isAddress = (field: Field): boolean => /email|ur[il]/.test(formatOf(field));

/** Whether a field asks for a secret by its name and label, by the sentences that help with it, or by what it calls its type. */
export function asksForSecret(field: Field, sees: Eye = openEye(), type?: string): boolean {
  if (!isTyped(field)) return false;
  if (sees(field.label) || sees(field.name) || sees(type)) return true;
  if (isAddress(field)) return false;
  return [field.help, field.placeholder].some((text) => sees(text, formatOf(field) ? asked : inSentences));
}

/** Of a JSON pointer. */
const segments = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

const saidAbove = (label: string): object => ({
  message: `The title or the description asks for a secret, such as a password or a code, and “${label}” is where it would go.`,
  hint: 'Ask for something else, or name in the label what the field is for; send the person to where that secret is asked for safely.',
});

/** Codes of the findings that quote a word of a type or a format which nobody knows. */
const TYPE_WORDS = /^(unknown-type|format)$/;

/**
 * Marks what asks for a secret, and says so unless the host allows it. Where no field asks for one by itself, the title
 * and the description may, for all that is typed under them.
 */
export function judge<T extends Judged>(
  form: T,
  from: Reader,
  findings: readonly Finding[],
  secrets?: SecretPolicy,
): T {
  const types = new Map(
    findings
      .filter(({ code }) => TYPE_WORDS.test(code))
      .map(({ path, facts }) => [path.slice(0, path.lastIndexOf('/')), String(facts['said'])]),
  );
  const sees = openEye();
  const own = form.fields.filter((field) => asksForSecret(field, sees, types.get(field.path)));
  const open = own.length ? [] : form.fields.filter((field) => isTyped(field) && !isAddress(field));
  const isOver = open.length > 0 && [form.title, form.description].some((text) => sees(text, asked));
  const found = new Set(isOver ? open : own);
  if (!found.size) return form;
  const mark = secrets === 'allow' ? 'allowed' : true;
  if (mark === true)
    for (const { path, label } of found)
      from
        .inside({}, ...segments(path))
        .say(isLenient(secrets) ? 'warning' : 'error', '', 'secret', { label, ...(isOver ? saidAbove(label) : {}) });
  return { ...form, fields: form.fields.map((field) => (found.has(field) ? { ...field, secret: mark } : field)) };
}
