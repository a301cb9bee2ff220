// The ways in which a label may be written, and the texts that a regular expression of the word lists matches.

const shift = (from, to) => (text) =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCodePoint((/[a-z]/.test(letter) ? from : to) + (letter.toLowerCase().charCodeAt(0) - 97)),
  );
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘqʀꜱᴛᴜᴠᴡxʏᴢ';

/** The same label as others would write it. */
export const WAYS = {
  same: (label) => label,
  colon: (label) => `${label}:`,
  brackets: (label) => `(${label})`,
  capitals: (label) => label.toUpperCase(),
  'small letters': (label) => label.toLowerCase(),
  decomposed: (label) => label.normalize('NFD'),
  underscores: (label) => label.replace(/ /g, '_'),
  slashes: (label) => label.replace(/ /g, ' / '),
  camel: (label) => label.replace(/ (\p{L})/gu, (_, letter) => letter.toUpperCase()),
  'camel of capitals': (label) => label.replace(/ (\p{L}+)/gu, (_, word) => word.toUpperCase()),
  alternating: (label) => label.replace(/[a-z][a-z]/g, (two) => two[0] + two[1].toUpperCase()),
  zeros: (label) => label.replace(/o/g, '0'),
  digits: (label) => label.replace(/(?<=[a-z])[aeis](?=[a-z])/g, (letter) => '4315'['aeis'.indexOf(letter)]),
  signs: (label) => label.replace(/ss/g, '$$$$').replace(/pa/g, 'p@'),
  Cyrillic: (label) => label.replace(/a/g, 'а'),
  Greek: (label) => label.replace(/p/g, 'ρ').replace(/o/g, 'ο'),
  'zero width': (label) => `${label.slice(0, 1)}\\u{200B}${label.slice(1)}`,
  acute: (label) => label.replace(/[a-z]/gi, (letter) => (letter + '\u0301').normalize('NFC')),
  breve: (label) => label.replace(/[aeiou]/gi, (letter) => (letter + '\u0306').normalize('NFC')),
  circled: (label) => label.replace(/[a-z]/gi, (letter) => letter + '\u20dd'),
  // Full width, as a Japanese keyboard writes.
  'full width': (label) => label.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  bold: shift(0x1d41a, 0x1d400),
  'in circles': shift(0x24d0, 0x24b6),
  'small capitals': (label) => label.replace(/[a-z]/g, (letter) => [...SMALL_CAPITALS][letter.charCodeAt(0) - 97]),
  spaced: (label) => label.replace(/[a-z](?=[a-z])/gi, '$& '),
  dotted: (label) => label.replace(/[a-z](?=[a-z])/gi, '$&.'),
};

/** Texts that a pattern matches: every way of each part, one beside another. */
export function samples(pattern) {
  let at = 0;
  const across = (parts) => {
    const most = Math.max(1, ...parts.map(({ length }) => length));
    return Array.from({ length: most }, (_, turn) => parts.map((part) => part[turn % part.length]).join(''));
  };
  const either = () => {
    const ways = [];
    let parts = [];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at++;
        ways.push(...across(parts));
        parts = [];
      } else parts.push(one());
    }
    return [...ways, ...across(parts)];
  };
  const atom = () => {
    const sign = pattern[at++];
    if (sign === '(') {
      const look = /^\?(<?[=!])/.exec(pattern.slice(at));
      if (/^\?:/.test(pattern.slice(at))) at += 2;
      const inside = either();
      at++;
      return look ? [''] : inside;
    }
    if (sign === '[') {
      const end = pattern.indexOf(']', at);
      const letters = pattern.slice(at, end).replace(/-./, '');
      at = end + 1;
      return [...letters];
    }
    if (sign === '\\') return { b: [''], w: ['a'], S: ['а'], d: ['4'] }[pattern[at++]];
    return { '^': [''], $: [''], '.': [' '] }[sign] ?? [sign];
  };
  const one = () => {
    const ways = atom();
    const many = /^([?*+]|\{(\d+),\d+\})/.exec(pattern.slice(at));
    at += many?.[0].length ?? 0;
    return many && many[0] !== '+' && many[2] !== '1' ? [...ways, ''] : ways;
  };
  return either();
}
