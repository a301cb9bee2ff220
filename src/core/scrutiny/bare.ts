/** Text as the words for secrets are looked for in it: without accents, signs and disguise. */
import { plain } from '../plain.js';

const pairs = (twins: string): ReadonlyMap<string, string> =>
  new Map(twins.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** Latin letters that have no decomposition, small capitals among them. */
const LATIN = pairs(
  'łl ıi øo đd ħh ŧt œoe æae ɑa ɡg ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
);
/** Letters of other scripts that pass for Latin ones in a word that has some. */
const FOREIGN = pairs(
  'аa вb сc ԁd еe ҽe һh нh іi ӏl јj кk мm оo рp ԛq ѕs тt уy ѵv ԝw хx αa βb εe ηn ιi κk νv οo ρp σo ςc τt υu χx γy ѡw ωw',
);
/** Signs and digits that pass for letters inside of a word. */
const SIGNS = pairs('0o 1i 3e 4a 5s @a $s');

const byMap = (map: ReadonlyMap<string, string>, flags = 'gu'): ((text: string) => string) => {
  const letters = new RegExp(`[${[...map.keys()].join('')}]`, flags);
  return (text) => text.replace(letters, (letter) => map.get(letter) ?? letter);
};
const fromLatin = byMap(LATIN);
const fromForeign = byMap(FOREIGN);
const fromSigns = byMap(SIGNS);

/** What a text writes out for characters that nobody sees. */
const WRITTEN_OUT = /\\u\{[\dA-F]+\}…?/g;
/** "P.I.N.", "p a s s w o r d". */
const SPACED = /(?<![a-z\d])[a-z](?:\W{1,2}[a-z](?![a-z\d])){2,}/g;
/** Of mail addresses, few have the sign behind a p. */
const SIGNS_INSIDE = /\b0(?=[a-z])|(?<=[a-z])[013-5$]+(?=[a-z])|(?<=p)@[013-5$]*(?=[a-z])/g;

const words = (text: string): string =>
  text
    // "Card #", but not "Card #3".
    .replace(/#(?!\s?\d)/g, ' no ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const ASCII = /^[\0-\x7f]*$/;

/** The ways in which a text can be read: as it stands, and with what is disguised in it. */
export function readings(text: string): readonly string[] {
  let read = plain(text.replace(WRITTEN_OUT, ''));
  const isAscii = ASCII.test(read);
  // Scripts that `plain` took apart are put together again; a Latin letter has no mark on it.
  if (!isAscii)
    read = fromLatin(read)
      .normalize('NFC')
      .replace(/(?<=[a-z])\p{M}+/gu, '');
  read = read.replace(SPACED, (letters) => letters.replace(/\W/g, ''));
  let undisguised = read.replace(SIGNS_INSIDE, fromSigns);
  if (!isAscii)
    undisguised = undisguised.replace(/[\p{L}\p{N}]+/gu, (word) => (/[a-z]/.test(word) ? fromForeign(word) : word));
  return undisguised === read ? [words(read)] : [words(read), words(undisguised)];
}
