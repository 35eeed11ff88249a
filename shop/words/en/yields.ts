/** What whoever weighs reads of the other weight of a fish. */
export const otherWeightWords = {
  head: { net: 'Weight before cleaning', gross: 'Weight after cleaning' },
  noted: {
    net: (typed: string) => `Before cleaning: ${typed}`,
    gross: (typed: string) => `After cleaning: ${typed}`,
  },
  hint: 'Of the same fish, for the yield book. Leave it empty if nobody weighed it.',
  noWeight: 'The weight of the other side of cleaning is no weight. Type it again, or leave it empty.',
} as const
