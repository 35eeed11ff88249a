import type { ListFilter, ListSort } from '#shop/catalogue/list-choice.ts'

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

/** What somebody wants of a list: its order and its filters. */
export const listChoiceWords = {
  title: 'Sort and filter',
  sort: 'Sort by',
  ownOrder: 'our own order',
  sorts: {
    kilo: 'price of a kilo, lowest first',
    pack: 'price of the smallest pack, lowest first',
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
  sortedBy: (sort: string) => `by the ${sort}`,
  nothingFits: 'Nothing fits all of that.',
  loosen: 'Without this it would fit:',
  without: (filter: string, count: string) => `Without “${filter}”: ${count}`,
  clear: 'Show all of them',
  pages: 'Pages of this list',
  before: 'Before these',
  after: 'More',
  allFishInShort: 'Every fish that we sell, in every cut, with today’s price of a kilo and of a pack.',
} as const
