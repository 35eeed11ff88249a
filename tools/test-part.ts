/**
 * The files that `npm test -- orders cart` is about: those with one of the words in their path. Without a word it is all of them
 * but the long ones.
 */
export const partOf = (files: readonly string[], args: readonly string[]): string[] =>
  files.filter((file) => (args.length === 0 ? !file.includes('.long.') : args.some((arg) => file.includes(arg))))
