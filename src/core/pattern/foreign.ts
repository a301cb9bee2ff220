/**
 * What authors write who have another engine in mind, or who escape once too often. To JavaScript some of it is no
 * pattern, and some is one that means something else: `\A` is the letter A. `explain.ts` has a sentence for each.
 */

interface Habit {
  readonly name: string;
  readonly sign: RegExp;
  /** What is looked at: the pattern as it stands, without escapes except of letters, or also without its classes. */
  readonly view: 'source' | 'bare' | 'groups';
  /** Which patterns can be meant by it: any, those that are not legal with `u`, or those that are not legal at all. */
  readonly among: 'any' | 'loose' | 'illegal';
}

const HABITS = [
  // Slashes with none between them that is not escaped, or another sign with an anchor beside it; but not `/*…*/`.
  {
    name: 'delimiters',
    sign: /^(?!\/\\\*)(?:\/(?:\\[^]|\[(?:\\[^]|[^\\\]])*\]|[^\\/[])+\/|([/#~%@!"'`])(?:\^.*|.*(?<!\\)\$)\1)[a-z]*$/s,
    view: 'source',
    among: 'any',
  },
  // Each backslash is two.
  { name: 'doubled', sign: /^(?=(?:[^\\]|\\\\)*$).*\\\\[dDwWsS](?:[*+?{$)]|$)/s, view: 'source', among: 'any' },
  { name: 'backspace', sign: /[\b]/, view: 'source', among: 'any' },
  { name: 'posix', sign: /\[:\^?[a-z]{4,6}:\]/, view: 'bare', among: 'any' },
  { name: 'sets', sign: /\[[^[\]]*(?:&&|-)\[[^[\]]+\]\]/, view: 'bare', among: 'loose' },
  { name: 'property', sign: /\\[pP]/, view: 'bare', among: 'loose' },
  { name: 'space', sign: /\\[hHNRVX]/, view: 'bare', among: 'loose' },
  { name: 'number', sign: /\\(?:x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4})|U)/, view: 'bare', among: 'loose' },
  { name: 'edges', sign: /\\[AGZz]/, view: 'groups', among: 'loose' },
  { name: 'quote', sign: /\\[EQ]/, view: 'groups', among: 'loose' },
  // In a class it is that letter to most engines.
  { name: 'letter', sign: /\\[CFIJKLMOTYaegijklmoqy]/, view: 'groups', among: 'loose' },
  { name: 'count', sign: /\{(?:,\s?\d+|\d+\s?,\s\d*)\}/, view: 'groups', among: 'loose' },
  { name: 'flags', sign: /\(\?(?!R\))(?:\^[a-zA-Z-]*|[a-zA-Z-]+)[:)]/, view: 'groups', among: 'illegal' },
  { name: 'recursion', sign: /\(\?(?:R|&|P>|[+-]?\d)/, view: 'groups', among: 'illegal' },
  { name: 'reference', sign: /\(\?P=/, view: 'groups', among: 'illegal' },
  { name: 'names', sign: /\(\?(?:P<|')/, view: 'groups', among: 'illegal' },
  { name: 'possessive', sign: /\(\?>|(?:[*+?]|\{\d+,?\d*\})\+/, view: 'groups', among: 'illegal' },
  { name: 'branches', sign: /\(\?\|/, view: 'groups', among: 'illegal' },
  { name: 'condition', sign: /\(\?\(/, view: 'groups', among: 'illegal' },
  { name: 'comment', sign: /\(\?#/, view: 'groups', among: 'illegal' },
  { name: 'verb', sign: /\(\*[A-Z]/, view: 'groups', among: 'illegal' },
] as const satisfies readonly Habit[];

export type HabitName = (typeof HABITS)[number]['name'];

/** Not through what the engine has for it: the widget fetches these words without the engine, and a file for both would be one more. */
function isLoose(source: string): boolean {
  try {
    return !new RegExp(source, 'u');
  } catch {
    return true;
  }
}

/** The habits that show in a pattern; `legal`: JavaScript takes it for a pattern. */
export function habitsOf(source: string, legal: boolean): readonly HabitName[] {
  const bare = source.replace(/\\[^a-zA-Z]/g, '..');
  const views = { source, bare, groups: bare.replace(/\[(?:\\[^]|[^\\\]])*\]?/g, '.') };
  const isAmong = (among: Habit['among']): boolean => among === 'any' || (among === 'loose' ? isLoose(source) : !legal);
  return HABITS.filter(({ sign, view, among }) => sign.test(views[view]) && isAmong(among)).map(({ name }) => name);
}
