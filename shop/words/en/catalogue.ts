export const catalogueWords = {
  listInShort: (intro: string) => `${intro} Delivered in Mumbai.`,
  productInShort: (line: string, range: string) => `${line} ${range}, delivered in Mumbai.`,
  wayToThisPage: 'Way to this page',
  aPack: (unitPrice: string) => `a pack, ${unitPrice}`,
  sizesFromTo: (first: string, last: string) => `${first} to ${last}`,
  recommendedRecipes: 'Recommended Recipes',
  timeAndServings: (minutes: number, servings: number) => `${minutes} minutes, for ${servings}`,
  zoomIn: 'Zoom in',
  smaller: 'Smaller',
  larger: 'Larger',
  close: 'Close',
} as const

export const gradesWords = {
  ours: (grade: number) => `Our grade: ${grade} of 5`,
  average: (average: number, reviews: string) => `${average} of 5, ${reviews}`,
  reviews: (count: number, grouped: string) => (count === 1 ? '1 review' : `${grouped} reviews`),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
} as const

/** What of a fish can be eaten, beside what reaches the pan. */
export const edibleWords = {
  note: (from: number, to: number, source: string) =>
    `What reaches the pan has the shell in it: about ${from} to ${to}% of the whole weight is meat (${source}).`,
  sources: { lobster: 'FAO, and the least tail for export from India' },
} as const
