/** What the parts say that few forms need: a clock that runs, a sheet. In English; each language has them too. */
export const partWords = {
  'minutesLeft.one': '{n} minute left to answer.',
  'minutesLeft.other': '{n} minutes left to answer.',
  secondsLeft: 'Less than a minute left to answer.',
  keepOpen: 'Keep open',
  keptOpen: 'The form stays open.',
  notKeptOpen: 'There was no more time to be had.',
  collapse: 'Put the form aside',
  expand: 'Back to the form',
} as const;
