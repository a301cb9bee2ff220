/** What a clock that runs says. In English; each language has them too. */
export const clockWords = {
  'minutesLeft.one': '{n} minute left to answer.',
  'minutesLeft.other': '{n} minutes left to answer.',
  secondsLeft: 'Less than a minute left to answer.',
  keepOpen: 'Keep open',
  keptOpen: 'The form stays open.',
  notKeptOpen: 'There was no more time to be had.',
} as const;
