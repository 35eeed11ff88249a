/** The reasons that take one tap, by what they are given for. Sent and stored is the code; any other reason is as it was typed. */
export const reasonCodes = {
  reject: ['sold-out', 'not-fresh-today', 'cannot-reach-you', 'too-far-today', 'cancelled-by-phone'],
  'not-delivered': ['nobody-there', 'they-refused', 'wrong-address', 'wants-it-later'],
  /** no delivery on a day */
  'no-delivery': ['no-boats', 'heavy-rain', 'bandh-today', 'festival-today'],
  later: ['many-orders', 'fish-came-late', 'heavy-rain', 'much-traffic'],
  'leave-out': ['sold-out', 'not-fresh-today', 'too-little-of-it'],
  /** another fish, after a call with the customer */
  replace: ['agreed-by-phone'],
  again: ['cut-down', 'weighed-wrong', 'another-piece'],
  'batch-waste': ['past-its-use-by', 'soft-or-smells', 'cut-wrong', 'it-fell'],
  waste: ['it-spoiled', 'it-fell', 'it-is-damaged', 'given-away'],
  count: ['counted-wrong-before', 'lost-water', 'not-noted-coming', 'not-noted-going'],
  hide: ['an-advertisement', 'insults-somebody', 'names-a-person', 'not-about-our-fish', 'written-twice'],
} as const

export type ReasonCode = (typeof reasonCodes)[keyof typeof reasonCodes][number]
