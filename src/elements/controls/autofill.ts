/**
 * What a browser may fill in, by WCAG 1.3.5 and HTML's autofill tokens. Guessed from the name and the
 * label only for what is harmless to offer: never a card, a password or a one-time code.
 */
import type { TextField } from '../../core/model.js';
import { plain } from '../../core/plain.js';

/** What a field is called, by token; the words of a name are taken as they come, case and signs aside. */
const CALLED: Readonly<Record<string, string>> = {
  name: '(full |your |contact )?name',
  'given-name': '(first|given) name',
  'family-name': '(last|family) name|surname',
  organization: '(company|organi[sz]ation)( name)?',
  email: 'e ?mail( address)?',
  tel: '(tele)?phone( number)?|mobile',
  url: 'web ?site|home ?page',
  'street-address': 'street( address)?|address',
  'address-level2': 'city|town',
  'postal-code': '(zip|postal|post) ?(code)?',
  'country-name': 'country',
};

/** What a field of a format holds, and the type of its input, by HTML's names. */
export const BY_FORMAT = { email: 'email', phone: 'tel', url: 'url', uri: 'url' } as const;

/** The `autocomplete` token of a text field; `off` where none fits. */
export function autofillToken({ name, label, format, secret }: TextField): string {
  if (secret) return 'off';
  if (format) return BY_FORMAT[format];
  const fits = (words: string): boolean => [name, label].some((text) => new RegExp(`^(${words})$`).test(plain(text)));
  return Object.keys(CALLED).find((token) => fits(CALLED[token] ?? '')) ?? 'off';
}
