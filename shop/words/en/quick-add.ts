/** One tap on a card, and what it did. */
export const quickAddWords = {
  add: 'Add',
  addTitle: (title: string) => `Add ${title}`,
  asLastTime: (pack: string) => `As last time: ${pack}`,
  adds: (pack: string) => `Adds ${pack}`,
  inCart: (pack: string) => `In your cart: ${pack}`,
  added: (title: string, pack: string) => `Added ${title}: ${pack}`,
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  full: (most: number) => `An order takes at most ${most} kinds. Take something out of the cart first.`,
} as const
