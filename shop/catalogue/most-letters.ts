/** How long the texts of a fish may be, in files and forms. */
export const mostLetters = {
  species: { title: 60, intro: 300, tagline: 120 },
  product: { title: 80, line: 300 },
  slide: { title: 60, description: 300 },
} as const
