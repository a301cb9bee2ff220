/** Days and times, for the forms that ask for them: their rules, their control and how it looks. */
import { fieldStyles } from './chat-form-field.styles.js';
import { learnPicker } from './controls/index.js';
import { pickerStyles, temporalControl } from './controls/temporal.js';

export { days } from '../core/days.js';

/** For every form of the page at once: they share one sheet of styles. */
export function addPicker(): void {
  learnPicker(temporalControl);
  const { styleSheet } = fieldStyles;
  for (const { cssText } of pickerStyles.styleSheet?.cssRules ?? [])
    styleSheet?.insertRule(cssText, styleSheet.cssRules.length);
}
