/** What people search for that the shop does not sell. */
export const requestWords = {
  title: 'Requests',
  lead: 'What customers searched for and did not find, in the last 90 days. Who searched is not saved.',
  none: 'Nobody searched for anything that you do not sell.',
  letters: 'H puts it aside, U takes it back.',
  notSold: 'Not sold',
  last: (day: string) => `last asked ${day}`,
  add: 'Add to the catalogue',
  addOf: (word: string) => `Add “${word}” to the catalogue`,
  aside: 'Not for us',
  asideOf: (word: string) => `Not for us: “${word}”`,
  asideNow: 'Put aside',
  back: 'Undo',
  backOf: (word: string) => `Undo: “${word}”`,
} as const
