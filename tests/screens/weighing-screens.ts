import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { bhau, movedBy, noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'

export const meera = { id: 's-meera', name: 'Meera' }

/** A line on the scale: three packs of 500 g at 450 rupees; a test changes what it is about. */
export const weighedLineOf = (different: Partial<WeighedLine> = {}): WeighedLine => ({
  lineNo: 1,
  version: 0,
  productId: 7,
  title: 'Surmai (King Fish)',
  size: 'Jumbo',
  weight: '500 g',
  grams: 500,
  quantity: 3,
  cleaning: 'slices',
  labelWeight: 'gross',
  ratePaise: 45_000,
  otherPacks: [],
  mostPaise: 148_500,
  toleratedGrams: 1650,
  mostGrams: 1650,
  state: 'to-weigh',
  batches: [],
  replacements: [],
  moves: [],
  ...different,
})

/** The same once somebody has weighed it. */
export const weighedBy = (
  { name }: { name: string },
  grams: number,
  different: Partial<WeighedLine> = {},
): WeighedLine => {
  const line = weighedLineOf(different)
  const by = { who: 'staff', name } as const
  const pricePaise = (grams * (line.ratePaise ?? 0)) / line.grams
  return {
    ...line,
    version: 1,
    state: 'weighed',
    pricePaise,
    weighed: { grams, source: 'typed', at: noon, by, hasPhotograph: false },
    moves: [{ move: 'weigh', at: noon, by, grams, source: 'typed', pricePaise, reason: '' }],
    ...different,
  }
}

export const secondLine = {
  lineNo: 2,
  productId: 4,
  title: 'Bombil (Bombay Duck)',
  size: '',
  cleaning: '',
  quantity: 1,
  mostPaise: 49_500,
  toleratedGrams: 550,
  mostGrams: 550,
} as const

/** An order that is being cut, with two lines to weigh. */
export const weighingOf = (different: Partial<Weighing> = {}): Weighing => ({
  now: noon,
  order: staffOrderOf({ status: 'Cutting', version: 3, changedAt: noon, last: movedBy(bhau, 'start-cutting') }),
  lines: [weighedLineOf(), weighedLineOf(secondLine)],
  ifMissing: 'call',
  waiting: [],
  totalPaise: 180_000,
  mostPaise: 198_000,
  ...different,
})
