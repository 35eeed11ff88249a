import type { StockCell } from '#shop/wire/staff/stock.ts'

const deeds = ['receive', 'count', 'waste'] as const

/** What is done with a figure. */
export type Deed = (typeof deeds)[number]

/** What is not counted is counted first. */
export const deedsOf = ({ isCounted }: StockCell): readonly Deed[] => (isCounted ? deeds : ['count'])

/** What is left for shoppers then, as far as this screen knows; undefined where the shop will refuse it. */
export function leftAfter({ left, reserved, missing = 0 }: StockCell, deed: Deed, grams: number): number | undefined {
  if (deed === 'count') return Math.max(0, grams - reserved)
  if (deed === 'receive') return Math.max(0, left - missing + grams)
  return left < grams ? undefined : left - grams
}
