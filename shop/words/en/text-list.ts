/** The page that reads a written list of fish. */
export const textListWords = {
  title: 'Your list',
  what: 'Type or paste what you want, in any order. We’ll find each fish, with its pack and today’s price.',
  field: 'What do you want?',
  hint: 'For example: 1 kg paplet, prawns half kilo, surmai 2 packets',
  read: 'Find my fish',
  unread: 'This list has not been sent yet. It is saved on this device until then.',
  readAgain: 'Check again',
  found: 'What we found',
  foundCount: (found: number, of: number) =>
    `${found} of ${of} found. Nothing is added to your cart until you tap Add.`,
  packs: (packs: number, weight: string) => `${packs} × ${weight}`,
  youWrote: 'You wrote {typed}',
  nearest: (asked: string) => `You asked for ${asked}. This is the nearest our packs make.`,
  fewer: 'We don’t have that many packs.',
  onlyLeft: (packs: number) =>
    packs === 1 ? 'Only 1 of these is left today.' : `Only ${packs} of these are left today.`,
  byMoney: (sum: string) => `We sell by the pack, not for an amount (${sum}). Check the price before you add it.`,
  byWeight: 'We sell by weight, not by the piece. Check the size before you add it.',
  notThere: 'Not available today.',
  others: (typed: string) => `Other cuts and sizes of ${typed}`,
  otherCuts: 'Other cuts and sizes',
  notUnderstood: 'Not understood',
  notUnderstoodWhat: 'We couldn’t find any fish in these lines. Search for them, or write them another way.',
  searchFor: 'Search for {typed}',
  cut: (lines: number) => `Only the first ${lines} lines are read.`,
  haveAList: 'Have a written list? Paste it all at once.',
} as const

/** One tap on a card, and what it did. */
export const quickAddWords = {
  add: 'Add',
  addTitle: (title: string) => `Add ${title}`,
  asLastTime: (pack: string) => `Same as last time: ${pack}`,
  adds: (pack: string) => `Adds ${pack}`,
  inCart: (pack: string) => `In your cart: ${pack}`,
  added: (title: string, pack: string) => `Added ${title}: ${pack}`,
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  full: (most: number) => `An order can have up to ${most} items. Remove something from the cart first.`,
} as const
