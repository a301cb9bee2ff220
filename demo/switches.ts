/** Draws the page's switches: radio buttons in a row, and a list where there are many. */
import { html, type TemplateResult } from 'lit';
import { CHOICES, type SettingName, type Settings } from './settings.js';

type OnChange = (name: SettingName, value: string) => void;

const LABELS: Readonly<Record<Exclude<SettingName, 'delivery'>, readonly [string, Readonly<Record<string, string>>]>> =
  {
    theme: ['Theme', { system: 'System', light: 'Light', dark: 'Dark' }],
    width: ['Width of the thread', { fill: 'Fill', 320: '320', 420: '420', 720: '720' }],
    dir: ['Direction', { ltr: 'Left to right', rtl: 'Right to left' }],
    lang: ['Language of the form', { en: 'English', de: 'Deutsch', ar: 'العربية' }],
  };

const DELIVERIES: Readonly<Record<Settings['delivery'], string>> = {
  sent: 'Sent',
  rejected: 'Rejected, first field',
  'already-answered': 'Already answered',
  expired: 'Expired',
  busy: 'Assistant is busy',
  unreachable: 'Unreachable',
};

/** One row of radio buttons; a page whose width is that of something else than the thread says of what. */
export function renderSwitch(
  name: Exclude<SettingName, 'delivery'>,
  settings: Settings,
  onChange: OnChange,
  width?: string,
): TemplateResult {
  const [named, words] = LABELS[name];
  const label = (name === 'width' && width) || named;
  return html`<fieldset class="switch">
    <legend>${label}</legend>
    <div class="segments">
      ${CHOICES[name].map(
        (value) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              value=${value}
              .checked=${settings[name] === value}
              @change=${() => onChange(name, value)}
            /><span lang=${name === 'lang' ? value : 'en'}>${words[value]}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

export const renderSwitches = (settings: Settings, onChange: OnChange): TemplateResult =>
  html`<div class="switch">
      <label for="delivery">What the host says to an answer</label>
      <select
        id="delivery"
        .value=${settings.delivery}
        @change=${(event: Event) => onChange('delivery', (event.target as HTMLSelectElement).value)}
      >
        ${CHOICES.delivery.map(
          (value) =>
            html`<option value=${value} ?selected=${settings.delivery === value}>${DELIVERIES[value]}</option>`,
        )}
      </select>
    </div>
    ${(['width', 'lang', 'dir', 'theme'] as const).map((name) => renderSwitch(name, settings, onChange))}`;
