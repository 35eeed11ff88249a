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
