// A person at the page: finds things by role and name, as a screen reader tells them, and acts with real keys
// and clicks. Names match whole unless the last argument says otherwise. Every call waits up to six seconds for
// its target and fails with the reason; the looks (`sees`, `count`) answer for now, without waiting.
import { executeServerCommand } from '@web/test-runner-commands';
import { Lacking } from './lacking.js';

export interface Where {
  /** False: the name may be part of the whole, in any case. */
  readonly exact?: boolean;
  /** Which of several, from 0. */
  readonly nth?: number;
  /** Only below this CSS selector. */
  readonly within?: string;
  /** In the iframe that this CSS selector finds. */
  readonly frame?: string;
}

type Target = Where & { role?: string; name?: string | undefined; label?: string; text?: string; css?: string };

/**
 * `''` takes a setting back; all last to the end of the test file. A test that asks for what its engine cannot be put
 * into is skipped from there on: see lacking.ts.
 */
export interface Emulation {
  /** An IANA name, such as `Asia/Tokyo`. */
  readonly timezone?: string;
  /** A language tag with a region, such as `de-DE`. */
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark' | 'no-preference' | '';
  readonly reducedMotion?: 'reduce' | 'no-preference' | '';
  readonly forcedColors?: 'active' | 'none' | '';
  /** In CSS pixels; the runner starts with 800 by 900. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

async function command<Result>(name: string, payload: object): Promise<Result> {
  const answer = await executeServerCommand<{ result: Result; error?: string; lacking?: string }, object>(
    name,
    payload,
  );
  if (answer.lacking !== undefined) throw new Lacking(answer.lacking);
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.result;
}

const act = (action: string, target: Target, value?: string | readonly string[]): Promise<void> =>
  command('person-act', { action, target, value });

const look = <Result>(what: string, target: Target): Promise<Result> => command('person-look', { what, target });

export const person = {
  click: (role: string, name?: string, where: Where = {}) => act('click', { ...where, role, name }),
  doubleClick: (role: string, name?: string, where: Where = {}) => act('dblclick', { ...where, role, name }),
  hover: (role: string, name?: string, where: Where = {}) => act('hover', { ...where, role, name }),
  clickText: (text: string, where: Where = {}) => act('click', { ...where, text }),
  clickAt: (css: string, where: Where = {}) => act('click', { ...where, css }),

  /** Key by key, after what is there already. */
  type: (label: string, text: string, where: Where = {}) => act('type', { ...where, label }, text),
  /** Replaces what is there in one go, as autofill and paste do. Dates as `2026-01-31`. */
  fill: (label: string, text: string, where: Where = {}) => act('fill', { ...where, label }, text),
  clear: (label: string, where: Where = {}) => act('clear', { ...where, label }),
  /** Keys wherever the focus is: `Tab`, `Shift+Tab`, `Enter`, `ArrowDown`. */
  press: (...keys: string[]) =>
    keys.reduce<Promise<void>>(
      (before, press) => before.then(() => command('person-keys', { press })),
      Promise.resolve(),
    ),
  pressIn: (label: string, keys: string, where: Where = {}) => act('press', { ...where, label }, keys),
  /** Key by key, wherever the focus is. */
  typeHere: (text: string): Promise<void> => command('person-keys', { type: text }),
  /** A date or time, part by part, where the focus is. */
  typeParts: (...parts: string[]): Promise<void> => command('person-keys', { parts }),
  focus: (label: string, where: Where = {}) => act('focus', { ...where, label }),

  /** In a native select, by the options' labels; several replace the selection of a multiple one. */
  choose: (label: string, option: string | readonly string[], where: Where = {}) =>
    act('select', { ...where, label }, option),
  check: (label: string, where: Where = {}) => act('check', { ...where, label }),
  uncheck: (label: string, where: Where = {}) => act('uncheck', { ...where, label }),
  /** A radio button. */
  pick: (label: string, where: Where = {}) => act('check', { ...where, role: 'radio', name: label }),

  /** Waits until it is there. */
  waitsFor: (role: string, name?: string, where: Where = {}) => act('wait', { ...where, role, name }),
  waitsForText: (text: string, where: Where = {}) => act('wait', { ...where, text }),
  /** Waits until none is left. */
  waitsUntilGone: (role: string, name?: string, where: Where = {}) => act('wait-gone', { ...where, role, name }),

  sees: (role: string, name?: string, where: Where = {}) => look<boolean>('visible', { ...where, role, name }),
  seesText: (text: string, where: Where = {}) => look<boolean>('visible', { ...where, text }),
  count: (role: string, name?: string, where: Where = {}) => look<number>('count', { ...where, role, name }),
  text: (role: string, name?: string, where: Where = {}) => look<string>('text', { ...where, role, name }),
  /** What the control holds: text, or the value of the selected option. */
  value: (label: string, where: Where = {}) => look<string>('value', { ...where, label }),
  isChecked: (label: string, where: Where = {}) => look<boolean>('checked', { ...where, label }),
  isEnabled: (role: string, name?: string, where: Where = {}) => look<boolean>('enabled', { ...where, role, name }),
  isFocused: (role: string, name?: string, where: Where = {}) => look<boolean>('focused', { ...where, role, name }),
  /** The accessible tree below a CSS selector, as Playwright's ARIA snapshot. */
  aria: (css: string, where: Where = {}) => look<string>('aria', { ...where, css }),

  emulate: (settings: Emulation): Promise<void> => command('emulate', settings),
  /** Skips the test where the engine has a fault of its own; tools/wtr-emulate.mjs knows the names. */
  needs: (what: string): Promise<void> => command('needs', what as unknown as object),
  /** An input method's text, underlined and not yet final, at the caret. */
  compose: (text: string): Promise<void> => command('ime', { compose: text }),
  /** Ends the composition with this text. */
  commit: (text: string): Promise<void> => command('ime', { commit: text }),
  /** Writes `<name>.png` to the folder in the environment's SCREENSHOTS, if that is set. */
  screenshot: (name: string): Promise<boolean> => command('screenshot', { name }),
};
