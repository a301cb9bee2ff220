/** What a sheet says. In English; each language has them too. */
export const sheetWords = {
  collapse: 'Put the form aside',
  expand: 'Back to the form',
} as const;
