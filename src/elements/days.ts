/** Days and times, for the forms that ask for them: their rules and their control. */
export { days } from '../core/days.js';
export { temporalControl } from './controls/temporal.js';
