/**
 * The files that `npm test -- orders cart` is about: those with one of the words in their path. Without a word it is all of them
 * but the long ones. Those of a release come only where a word says so: `npm test -- .release.`, `npm test -- kills.release`.
 */
export const partOf = (files: readonly string[], words: readonly string[]): string[] => {
  const withRelease = words.some((word) => word.includes('release'))
  return files
    .filter((file) => withRelease || !file.includes('.release.'))
    .filter((file) => (words.length === 0 ? !file.includes('.long.') : words.some((word) => file.includes(word))))
}

/** Of what Playwright lists, the first journey of each file that is neither long nor a release's: `npm test` runs these. */
export const firstJourneys = (listed: string): string[] => {
  const firsts = new Map<string, string>()
  for (const line of listed.split('\n')) {
    const file = /› (\S+\.journey\.ts):/.exec(line)?.[1]
    if (file !== undefined && partOf([file], []).length > 0 && !firsts.has(file)) firsts.set(file, line.trim())
  }
  return [...firsts.values()]
}
