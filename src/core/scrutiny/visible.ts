/**
 * Characters that nobody sees, or that change the order of others: with them one label can pass for
 * another, or say to a model what it does not say to a person. They are written out, so that both see
 * the same (Trojan Source, CVE-2021-42574; Unicode TR 36 and 39). What writing needs is left alone.
 */
/** Scripts in which a joiner inside a word changes its letters: Arabic to Sinhala, Myanmar, Khmer, Mongolian. */
const JOINED = '(?![\\p{N}\\p{P}])[\\u0600-\\u0dff\\u1000-\\u109f\\u1780-\\u18af]';
/** Scripts without spaces, which mark with U+200B where a line may break: Thai, Lao, Myanmar, Khmer. */
const UNSPACED = '[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff]';

/**
 * What counts as hidden and still belongs to the writing of the world. Looking back, WebKit finds no character of two
 * units in a class that has others as well; so these look back at any, and look at that from its front.
 */
const WRITING = [
  '[\\n\\t]|\\r(?=\\n)',
  // Signs of format that can be seen: Arabic, Syriac and Kaithi number signs.
  '[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}]',
  // A joiner between two emoji, and inside a word.
  '(?<=(?=\\p{ExtPict}).\\p{EMod}?\\ufe0f?)\\u200d(?=\\p{ExtPict})',
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
  // After a virama also at the end of a word.
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])\\u200d',
  `(?<=${UNSPACED})\\u200b(?=${UNSPACED})`,
  // A variant of the sign before it; digits have one only in a key cap.
  '(?<=(?=\\p{Emoji})[^#*\\d])[\\ufe0e\\ufe0f]',
  '(?<=[#*\\d])\\ufe0f(?=\\u20e3)',
  '(?<=(?=\\p{sc=Han}).)[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{sc=Mong})[\\u180b-\\u180f]',
].join('|');

/** The flags of England, Scotland and Wales are spelt with tags; no other text is. */
const FLAG = '\\u{1f3f4}\\u{e0067}\\u{e0062}[\\u{e0061}-\\u{e007a}]{3}\\u{e007f}';
const HIDDEN = `(?!${WRITING})[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{DI}\\u2800]`;
const HIDDEN_RUN = new RegExp(`${FLAG}|(${HIDDEN})+`, 'gu');

/** After how many runs a text is cut: who has read thirty of them has read enough. */
const MOST = 30;

const hex = (text: string): string => (text.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** One of a run stands for all of it: a hundred would be a flood. */
const writeOut = (run: string, hidden?: string): string =>
  hidden === undefined ? run : `\\u{${hex(run)}}${run === hidden ? '' : '…'}`;

/** `ask` tells cheaply of most texts that there is nothing to find. */
interface Change {
  readonly code: string;
  readonly ask: RegExp;
  readonly find: RegExp;
  readonly put: (found: string, group?: string) => string;
}

/** Letters of which none is hidden and none is a mark: of most texts there is no more to ask. */
const LETTERS =
  ' -~\\u00a1-\\u00ac\\u00ae-\\u02ff\\u0370-\\u0482\\u048a-\\u052f\\u05d0-\\u05ea\\u0621-\\u064a\\u3001-\\u3029\\u3041-\\u3096\\u30a0-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3';
const PLAIN = new RegExp(`^[${LETTERS}]*$`);

const CHANGES: readonly Change[] = [
  // White space and Latin accents are not hidden either.
  {
    code: 'invisible',
    ask: new RegExp(`[^\\u0300-\\u034e\\u0350-\\u036f\\n\\t\\u00a0${LETTERS}]`),
    find: HIDDEN_RUN,
    put: writeOut,
  },
  {
    // No writing stacks more on one letter; a tower of them covers the lines around.
    code: 'marks',
    ask: /[\p{Mn}\p{Me}]{5}/u,
    find: /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu,
    put: (_run, four = '') => four,
  },
  {
    // Spaces and tabs are drawn as one anyway. A run begins where none was before it, else a long one takes quadratic time.
    code: 'white-space',
    ask: /\s{4}/,
    find: /(?<![^\S\n])(?:[^\S\n]*\n){4,}|(?:[^\S\n\t ][\t ]?){4,}/g,
    put: (run) => (run.includes('\n') ? '\n\n' : ' '),
  },
];

/** The text as a person may see it, in time linear in its length. `tell` hears what had to be changed. */
export function makeVisible(text: string, tell?: (code: string, found: string) => void): string {
  let seen = text;
  if (!PLAIN.test(text)) for (const change of CHANGES) seen = apply(change, seen, tell);
  return seen;
}

function apply({ code, ask, find, put }: Change, text: string, tell?: (code: string, found: string) => void): string {
  if (!ask.test(text)) return text;
  const found = new Set<string>();
  let after = '';
  let end = 0;
  let count = 0;
  for (const { 0: run, 1: group, index } of text.matchAll(find)) {
    const drawn = put(run, group);
    if (drawn === run) continue;
    after += text.slice(end, index);
    end = index + run.length;
    if (found.size < 5) found.add(`U+${hex(run).padStart(4, '0')}`);
    if (++count > MOST) {
      after += '…';
      end = text.length;
      break;
    }
    after += drawn;
  }
  if (count) tell?.(code, [...found].join(', '));
  return count ? after + text.slice(end) : text;
}
