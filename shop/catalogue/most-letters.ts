/** How many letters fit into what is said of a fish: files and forms take no more. */
export const mostLetters = {
  species: { title: 60, intro: 300, tagline: 120 },
  product: { title: 80, line: 300 },
  slide: { title: 60, description: 300 },
} as const
