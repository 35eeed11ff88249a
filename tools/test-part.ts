/** The files that `npm test -- orders cart` is about: those with one of the words in their path. Without a word it is all of them. */
export const partOf = (files: readonly string[], words: readonly string[]): string[] =>
  files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
