import type { Cut } from '#shop/catalogue/product.ts'
import { counterWords } from './counter.ts'

/** Words at the scale about a fish's other weight. */
export const otherWeightWords = {
  head: { net: 'Weight before cleaning', gross: 'Weight after cleaning' },
  noted: {
    net: (typed: string) => `Before cleaning: ${typed}`,
    gross: (typed: string) => `After cleaning: ${typed}`,
  },
  hint: 'Of the same fish, for the yield book. Leave it empty if nobody weighed it.',
  noWeight: 'The weight of the other side of cleaning is no weight. Type it again, or leave it empty.',
} as const

/** The book of what reaches the pan. */
export const yieldsWords = {
  title: counterWords.yields,
  lead: 'What of 100 g reaches the pan, by weighings before and after cleaning. The product pages say the figure that the owner takes over.',
  ownerOnly: 'The owner takes a figure over.',
  cuts: { whole: 'whole', cut: 'cut', marinated: 'marinated' } satisfies Record<Cut, string>,
  of: (title: string, cut: string) => `${title}, ${cut}`,
  about: (percent: number) => `About ${percent}%`,
  asOpened: 'as the shop opened with; not weighed here',
  own: (percent: number, from: number, to: number) => `${percent}%, from ${from} to ${to}%`,
  noddedBy: (who: string, day: string, samples: number) => `taken over by ${who}, ${day}, from ${samples} weighings`,
  weighed: (samples: number, enough: number) =>
    samples < enough ? `${samples} of ${enough} weighed on both sides` : `${samples} weighed on both sides`,
  proposed: (percent: number, from: number, to: number, samples: number) =>
    `${samples} weighings say ${percent}%, from ${from} to ${to}%.`,
  nod: (percent: number) => `Use ${percent}% from now on`,
  nodOf: (title: string, cut: string, percent: number) => `Use ${percent}% from now on: ${title}, ${cut}`,
  nodded: (title: string, cut: string, percent: number) => `${title}, ${cut}: the pages say ${percent}% now.`,
} as const
