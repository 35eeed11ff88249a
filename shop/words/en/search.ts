import type { ListFilter, ListSort } from '#shop/catalogue/list-choice.ts'

export const searchWords = {
  title: 'Search',
  noFishCalled: 'We don’t have a fish called “{typed}”.',
  noMatch: 'No matching product found. Please try a different keyword.',
  anyName: 'Search in English, Hindi or Marathi.',
  allThatWeSell: 'Everything we sell',
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

/** What somebody wants of a list: its order and its filters. */
export const listChoiceWords = {
  title: 'Sort and filter',
  sort: 'Sort by',
  ownOrder: 'Recommended',
  sorts: {
    kilo: 'Price per kg: low to high',
    pack: 'Price of the smallest pack: low to high',
  } satisfies Record<ListSort, string>,
  only: 'Show only',
  filters: {
    'few-bones': 'Few bones',
    'under-500': 'Under ₹500 a pack',
    'ready-to-cook': 'Ready to cook',
    available: 'Available today',
  } satisfies Record<ListFilter, string>,
  show: 'Show',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  someOf: (fitting: number, all: number) => `${fitting} of ${all} products`,
  pageOf: (from: number, to: number, of: string) => `${from} to ${to} of ${of}`,
  sortedBy: (sort: string) => `sorted by “${sort}”`,
  nothingFits: 'Nothing matches all of these filters.',
  loosen: 'Remove one filter:',
  without: (filter: string, count: string) => `Without “${filter}”: ${count}`,
  clear: 'Clear all filters',
  pages: 'Pages of this list',
  before: 'Previous',
  after: 'Next',
  allFishInShort: 'All the fish we sell, in every cut, with today’s price per kg and per pack.',
} as const
