import type { Kilos } from './stock-cell.ts'

/**
 * What happens to the fish of a cell. Nothing of it is ever changed: a later move follows.
 * - bought: kilos were put in
 * - counted: there was more or less of it than the books said
 * - reserved, released: an order took it, or gave it back
 * - sold: it was weighed for a buyer; less than nothing where that was corrected
 * - wasted: it was thrown away
 */
export const stockMoves = ['bought', 'counted', 'reserved', 'released', 'sold', 'wasted'] as const
export type StockMoveKind = (typeof stockMoves)[number]

export interface StockMove {
  readonly kind: StockMoveKind
  /** as landed; below zero in a correction alone */
  readonly grams: number
}

/** A cell is the sum of its moves. The columns of the cell only remember it. */
export function afterStockMove(kilos: Kilos, { kind, grams }: StockMove): Kilos {
  const { bought, reserved, sold, wasted } = kilos
  const sums: Record<StockMoveKind, Kilos> = {
    bought: { ...kilos, bought: bought + grams },
    counted: { ...kilos, bought: bought + grams },
    reserved: { ...kilos, reserved: reserved + grams },
    released: { ...kilos, reserved: reserved - grams },
    sold: { ...kilos, sold: sold + grams },
    wasted: { ...kilos, wasted: wasted + grams },
  }
  return sums[kind]
}
