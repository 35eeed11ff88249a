/** What is printed of an order: the slip in the bag, a label for each pack, the bill. */
export const papers = ['slip', 'labels', 'bill'] as const

export type Paper = (typeof papers)[number]
