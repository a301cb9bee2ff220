/** What the smaller pages of the demo share: their switches, kept in the address. */
import { html, render } from 'lit';
import { applySettings, change, keepSettings, readSettings, type SettingName, type Settings } from './settings.js';
import { renderSwitch } from './switches.js';

function place(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export interface Page {
  readonly main: HTMLElement;
  settings(): Settings;
}

/** Draws the switches; `turned` is called after one was turned. */
export function openPage(
  names: readonly Exclude<SettingName, 'delivery'>[],
  width: string,
  turned: (name: SettingName) => void,
): Page {
  const main = place('main');
  const switches = place('#settings');
  let settings = readSettings();
  const draw = (): void => {
    applySettings(settings, main);
    const onChange = (name: SettingName, value: string): void => {
      settings = change(settings, name, value);
      keepSettings(settings);
      draw();
      turned(name);
    };
    render(html`${names.map((name) => renderSwitch(name, settings, onChange, width))}`, switches);
  };
  draw();
  return { main, settings: () => settings };
}
