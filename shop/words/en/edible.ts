/** What of a fish can be eaten, beside what reaches the pan. */
export const edibleWords = {
  note: (from: number, to: number, source: string) =>
    `What reaches the pan has the shell in it: about ${from} to ${to}% of the whole weight is meat (${source}).`,
  sources: { lobster: 'FAO, and the least tail for export from India' },
} as const
