/** A name or a label as words, without accents and what nobody sees: `fullName` and `full_name` become "full name". */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{DI}\u0300-\u036F]/gu, '')
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
