/** What the parts say that few forms need: a clock that runs, a sheet, a reply in free words. In English; each language has them too. */
export const partWords = {
  freeform: 'Or type a response instead…',
  freeformLabel: 'Your response',
  freeformSend: 'Send response',
  freeformBack: 'Back to the form',
  freeformEmpty: 'Type a response first.',
  'minutesLeft.one': '{n} minute left to answer.',
  'minutesLeft.other': '{n} minutes left to answer.',
  secondsLeft: 'Less than a minute left to answer.',
  keepOpen: 'Keep open',
  keptOpen: 'The form stays open.',
  notKeptOpen: 'There was no more time to be had.',
  collapse: 'Put the form aside',
  expand: 'Back to the form',
} as const;
