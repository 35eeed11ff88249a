export const searchWords = {
  title: 'Search',
  noFishCalled: 'We have no fish called “{typed}”.',
  noMatch: 'No matching product found. Please try a different keyword.',
  anyName: 'Every name that Mumbai has for a fish will do. All that we sell stands below.',
  allThatWeSell: 'All that we sell',
  titles: {
    'nothing-asked': 'Search our fish',
    'nothing-fits': 'Nothing found',
    found: 'What we found',
    'every-kind': 'All our fish',
    whole: 'Whole',
    cut: 'Cut and cleaned',
    marinated: 'Marinated',
  },
} as const
