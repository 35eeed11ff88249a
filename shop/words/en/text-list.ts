/** The page that reads a written list of fish. */
export const textListWords = {
  title: 'Your list',
  what: 'Type or paste what you want, in any order: we find each fish, with its pack and its price today.',
  field: 'What do you want?',
  hint: 'For example: 1 kg paplet, prawns half kilo, surmai 2 packets',
  read: 'Find my fish',
  unread: 'The shop has not read this list yet. It stays on this device until it has.',
  readAgain: 'Read it again',
  found: 'What we found',
  foundCount: (found: number, of: number) => `${found} of ${of} found. Nothing is in your cart until you press Add.`,
  packs: (packs: number, weight: string) => `${packs} × ${weight}`,
  youWrote: 'You wrote {typed}',
  nearest: (asked: string) => `You asked for ${asked}. This is the nearest that our packs make.`,
  fewer: 'So many packs are more than can be had at once.',
  onlyLeft: (packs: number) =>
    packs === 1 ? 'Only 1 of these is left today.' : `Only ${packs} of these are left today.`,
  byMoney: (sum: string) =>
    `We cannot make up fish for a sum of money (${sum}): we sell by the pack. Look at its price before you add it.`,
  byWeight: 'We sell by weight, not by the piece: look at the size before you add it.',
  notThere: 'Not there today.',
  others: (typed: string) => `Other cuts and sizes of ${typed}`,
  otherCuts: 'Other cuts and sizes',
  notUnderstood: 'Not understood',
  notUnderstoodWhat: 'We found no fish in these lines. Search for them, or write them in another way.',
  searchFor: 'Search for {typed}',
  cut: (lines: number) => `Only the first ${lines} lines are read.`,
  haveAList: 'Have a written list? Paste it all at once.',
} as const

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
