/**
 * Characters that nobody sees, or that change the order of others: with them one label can pass for
 * another, or say to a model what it does not say to a person. They are written out, so that both see
 * the same (Trojan Source, CVE-2021-42574; Unicode TR 36 and 39). What writing needs is left alone.
 */
/** Scripts in which a joiner inside a word changes its letters: Arabic to Sinhala, Myanmar, Khmer, Mongolian. */
const JOINED = '[\\u0600-\\u0dff\\u1000-\\u109f\\u1780-\\u18af]';
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
  // A variant of the sign before it.
  '(?<=(?=\\p{Emoji}).)[\\ufe0e\\ufe0f]',
  '(?<=(?=\\p{sc=Han}).)[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{sc=Mong})[\\u180b-\\u180f]',
].join('|');

/** The flags of England, Scotland and Wales are spelt with tags; no other text is. */
const FLAG = '\\u{1f3f4}\\u{e0067}\\u{e0062}[\\u{e0061}-\\u{e007a}]{3}\\u{e007f}';
const HIDDEN = `(?!${WRITING})[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{DI}\\u2800]`;
const HIDDEN_RUN = new RegExp(`${FLAG}|(${HIDDEN})+`, 'gu');

const hex = (text: string): string => (text.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** One of a run stands for all of it: a hundred would be a flood. */
const writeOut = (run: string, hidden?: string): string =>
  hidden === undefined ? run : `\\u{${hex(run)}}${run === hidden ? '' : '…'}`;

type Change = readonly [code: string, find: RegExp, put: (found: string, group?: string) => string];

const CHANGES: readonly Change[] = [
  ['invisible', HIDDEN_RUN, writeOut],
  // No writing stacks more on one letter; a tower of them covers the lines around.
  ['marks', /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu, (_run, four = '') => four],
  // Spaces and tabs are drawn as one anyway.
  ['white-space', /(?:[^\S\n]*\n){4,}|(?:[^\S\n\t ][\t ]?){4,}/g, (run) => (run.includes('\n') ? '\n\n' : ' ')],
];

/** The text as a person may see it. `tell` hears what had to be changed. */
export function makeVisible(text: string, tell?: (code: string, found: string) => void): string {
  return CHANGES.reduce((before, [code, find, put]) => {
    const found: string[] = [];
    const after = before.replace(find, (run: string, group?: string) => {
      const drawn = put(run, typeof group === 'string' ? group : undefined);
      if (drawn !== run) found.push(`U+${hex(run).padStart(4, '0')}`);
      return drawn;
    });
    if (found.length) tell?.(code, [...new Set(found)].slice(0, 5).join(', '));
    return after;
  }, text);
}
