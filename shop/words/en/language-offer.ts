/** Said once to somebody whose browser prefers this language to that of the page. */
export const offerWords = {
  readHere: 'Read in English',
  close: 'Close',
} as const
