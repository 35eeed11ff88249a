/** What staff read on every screen of the counter. */
export const counterWords = {
  skip: 'Skip to the page',
  nameOf: (shop: string) => `${shop} counter`.trim(),
  toShop: 'See the shop',
  title: 'Counter',
  whatFor: 'Here staff take orders, cut, weigh and hand over.',
  noStaff: 'Nobody works here yet.',
  missing: 'There is nothing at this address.',
  failed: 'Something went wrong. Try again in a moment.',
  back: 'Back to the counter',
} as const
