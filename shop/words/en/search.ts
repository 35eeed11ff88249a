export const searchWords = {
  searching: 'Searching...',
  noMatch: 'No matching product found. Please try a different keyword.',
  nothingTyped: 'Type a fish, for example pomfret or surmai.',
  anyName: 'Every name that Mumbai has for a fish will do. All that we sell stands below.',
  titles: {
    'nothing-asked': 'Search our fish',
    'nothing-fits': 'Nothing found',
    'every-kind': 'All our fish',
    whole: 'Whole',
    cut: 'Cut and cleaned',
    marinated: 'Marinated',
  },
} as const
