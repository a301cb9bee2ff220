/**
 * Numbers as people write them. A number field is a text box, since a native number input swallows what
 * it cannot parse; so the reading is ours, in the separators and digits of the form's language.
 */
interface Signs {
  readonly decimal: string;
  readonly group: string;
}

const known = new Map<string, Signs>();

/** A language tag that Intl takes; anything else is read as English. */
export function safeLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

export function signsOf(locale: string): Signs {
  let signs = known.get(locale);
  if (!signs) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(-1234567.5);
    const find = (type: string, otherwise: string): string =>
      parts.find((part) => part.type === type)?.value ?? otherwise;
    signs = { decimal: find('decimal', '.'), group: find('group', ',') };
    known.set(locale, signs);
  }
  return signs;
}

/** Arabic-Indic and Persian digits in Latin ones; spaces and apostrophes in one form; no invisible marks. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u2212/g, '-')
    .replace(/[’']/g, "'")
    .replace(/\s/g, ' ');

/**
 * Reads a number: the finite number, `'separator'` when only the separators are another language's,
 * `undefined` when it is none. Group separators must stand between groups of three digits (two or
 * three before the last, as in India), so that de `1.5` is not taken for 15.
 */
export function readNumber(text: string, locale: string): number | 'separator' | undefined {
  const { decimal, group } = signsOf(locale);
  const source = plain(text).trim();
  const read = (point: string, comma: string): number | undefined => {
    const d = `[${point}]`;
    const g = `[${plain(comma)}]`;
    const shape = new RegExp(
      `^([+-]?)(\\d+|\\d{1,3}(?:${g}\\d{2,3})*${g}\\d{3})?(?:${d}(\\d*))?(e[+-]?\\d+)?$`,
      'i',
    ).exec(source);
    const [, sign = '', whole = '', fraction = '', exponent = ''] = shape ?? [];
    if (!shape || !(whole || fraction)) return undefined;
    const value = Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}${exponent}`);
    return Number.isFinite(value) ? value + 0 : undefined;
  };
  const value = read(decimal, group) ?? (/[\u066B\u066C]/.test(source) ? read('\u066B', '\u066C') : undefined);
  if (value !== undefined) return value;
  return (read('.', ',') ?? read(',', '.')) === undefined ? undefined : 'separator';
}

/** A number as the person would type it: the language's decimal sign, no groups. */
export const writeNumber = (value: number, locale: string): string =>
  String(value).replace('.', signsOf(locale).decimal);
