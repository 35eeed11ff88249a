export const catalogueWords = {
  listInShort: (intro: string) => `${intro} Delivered in Mumbai.`,
  productInShort: (line: string, range: string) => `${line} ${range}, delivered in Mumbai.`,
  wayToThisPage: 'You are here',
  aPack: (unitPrice: string) => `per pack, ${unitPrice}`,
  sizesFromTo: (first: string, last: string) => `${first} to ${last}`,
  recommendedRecipes: 'Recommended Recipes',
  timeAndServings: (minutes: number, servings: number) => `${minutes} minutes, serves ${servings}`,
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

/** How much of a fish can be eaten, beside its weight after cleaning. */
export const edibleWords = {
  note: (from: number, to: number, source: string) =>
    `The weight after cleaning includes the shell. About ${from} to ${to}% of the whole weight is meat (${source}).`,
  sources: { lobster: 'FAO, and the minimum tail weight for export from India' },
} as const
