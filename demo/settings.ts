/** The page's switches. They live in the address, so that a view can be sent to somebody as a link. */

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  dir: ['ltr', 'rtl'],
  width: ['fill', '320', '420', '720'],
  lang: ['en', 'de', 'ar'],
  delivery: ['sent', 'rejected', 'already-answered', 'expired', 'busy', 'unreachable'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Setting<N extends SettingName> = (typeof CHOICES)[N][number];
export type Settings = { readonly [N in SettingName]: Setting<N> };

const isChoice = <N extends SettingName>(name: N, value: unknown): value is Setting<N> =>
  (CHOICES[name] as readonly unknown[]).includes(value);

function read<N extends SettingName>(query: URLSearchParams, name: N): Setting<N> {
  const value = query.get(name);
  return isChoice(name, value) ? value : CHOICES[name][0];
}

export function readSettings(): Settings {
  const query = new URLSearchParams(location.search);
  return {
    theme: read(query, 'theme'),
    dir: read(query, 'dir'),
    width: read(query, 'width'),
    lang: read(query, 'lang'),
    delivery: read(query, 'delivery'),
  };
}

/** One switch turned; Arabic brings its direction along, which can still be turned back. */
export function change(settings: Settings, name: SettingName, value: string): Settings {
  if (!isChoice(name, value)) return settings;
  const next = { ...settings, [name]: value };
  const mirrored = (value === 'ar') !== (settings.lang === 'ar');
  return name === 'lang' && mirrored ? { ...next, dir: value === 'ar' ? 'rtl' : 'ltr' } : next;
}

/** Writes what differs from the first choice into the address, without a step in the history. */
export function keepSettings(settings: Settings): void {
  const query = new URLSearchParams(location.search);
  for (const name of Object.keys(CHOICES) as SettingName[]) {
    if (settings[name] === CHOICES[name][0]) query.delete(name);
    else query.set(name, settings[name]);
  }
  const search = query.size ? `?${query}` : '';
  history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
}

/** The theme is the whole page's; direction, language and width are the thread's. */
export function applySettings({ theme, dir, width }: Settings, thread: HTMLElement): void {
  document.documentElement.dataset['theme'] = theme;
  thread.dir = dir;
  thread.dataset['width'] = width;
}
