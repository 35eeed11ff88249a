import { untilInShort } from '#shop/slots/slot-in-full.ts'
import { counterWords } from './counter.ts'

/** The lists for knife and boxes. */
export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  asOf: (clock: string) => `As of ${clock}`,
  pieces: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  packs: (count: number, weight: string) => `${count} × ${weight}`,
  anySize: 'any size',
  noWish: 'no wish for the cut',
  forOrder: (number: string, count: number, weight: string) => `${number}: ${count} × ${weight}`,
  late: 'late',
  done: 'Done',
  ofDone: (done: number, all: number) => `${done} of ${all} done`,
  box: (number: string) => `Order ${number}`,
  notBefore: (from: number, now: number) =>
    `To be cut from ${untilInShort(from, now)} on, not before: until then the buyers may change these orders.`,
  nothingToCut: 'Nothing is to be cut. Orders come here once they are confirmed.',
  nothingToPack: 'Nothing is to be packed. Orders come here once they are confirmed.',
  toScale: 'To the scale',
  weigh: (number: string) => `Weigh ${number}`,
  print: 'Print',
  clear: 'Take all ticks off',
  toBoard: 'Back to the board',
} as const
