// Puts the browser into another time zone, language, look or window, or has an input method write: as far as the
// engine can be told to from outside. What it cannot is said with `Lacking`, and skips the test that asks.

/** Where Firefox and WebKit are started, which change it for no test: most tests about time ask for this zone. */
export const homeZone = 'Europe/Berlin';

/** The engine has no way to this; test/support/lacking.ts is the other end. */
export class Lacking extends Error {}

export const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
export const engineOf = (page) => names[page.engine ?? page.context().browser()?.browserType().name()];

/** Faults of an engine that no page can mend, by the name that a test gives to what it needs. */
const faults = {
  'Shift+Tab from a pressed button': ['WebKit stays on a button whose words were pressed'],
};

/** For what needs more than to be put into something. */
export function needs(page, what) {
  if (!faults[what]) throw new Error(`no engine is known to lack "${what}"`);
  const fault = faults[what].find((one) => one.startsWith(engineOf(page)));
  if (fault) throw new Lacking(fault);
}

/** One debugging session per page, kept: what it overrides ends with it. */
const sessions = new WeakMap();

async function devtools(page, what) {
  const engine = engineOf(page);
  if (engine !== names.chromium) throw new Lacking(`${engine} cannot be ${what} from outside`);
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = await page.context().newCDPSession(page)));
  return session;
}

const isAtHome = (page) => engineOf(page) !== names.chromium;

async function setTimezone(page, timezone) {
  if (isAtHome(page) && ['', homeZone].includes(timezone)) return;
  const session = await devtools(page, `put into the time zone ${timezone}`);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: timezone });
}

async function setLocale(page, locale) {
  if (isAtHome(page) && locale === '') return;
  const session = await devtools(page, `put into the locale ${locale}`);
  // Chromium refuses to go from one override to the next.
  await session.send('Emulation.setLocaleOverride', {});
  if (locale !== '') await session.send('Emulation.setLocaleOverride', { locale });
}

const queries = {
  colorScheme: 'prefers-color-scheme',
  reducedMotion: 'prefers-reduced-motion',
  forcedColors: 'forced-colors',
};

async function setMedia(page, media) {
  const wanted = Object.entries(media).filter(([, value]) => value);
  const lacks = () => new Lacking(`${engineOf(page)} cannot be given ${JSON.stringify(media)} from outside`);
  if (!page.emulateMedia && wanted.length > 0) throw lacks();
  await page.emulateMedia?.(Object.fromEntries(Object.entries(media).map(([key, value]) => [key, value || null])));
  // Firefox takes the order and does nothing.
  for (const [key, value] of wanted)
    if (!(await page.evaluate((query) => globalThis.matchMedia(query).matches, `(${queries[key]}: ${value})`)))
      throw lacks();
}

async function setViewport(page, viewport) {
  // A window of the desktop has a least width.
  const { width } = viewport;
  if (width < (page.leastWidth ?? 0)) throw new Lacking(`${engineOf(page)} has no window of ${width} pixels`);
  await page.setViewportSize(viewport);
}

export async function emulate(page, { timezone, locale, viewport, ...rest }) {
  if (timezone !== undefined) await setTimezone(page, timezone);
  if (locale !== undefined) await setLocale(page, locale);
  const media = Object.entries(rest).filter(([key, value]) => queries[key] && value !== undefined);
  if (media.length > 0) await setMedia(page, Object.fromEntries(media));
  if (viewport !== undefined) await setViewport(page, viewport);
}

/** An input method's text, underlined and not yet final; or the end of it. */
export async function ime(page, { compose, commit }) {
  const session = await devtools(page, 'given an input method');
  if (compose !== undefined) {
    const caret = { selectionStart: compose.length, selectionEnd: compose.length };
    await session.send('Input.imeSetComposition', { text: compose, ...caret });
  }
  if (commit !== undefined) await session.send('Input.insertText', { text: commit });
}
