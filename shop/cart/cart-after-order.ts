import type { CartLine } from './cart.ts'
import { type AccountCartLine, isSamePack } from './kept-cart.ts'

/** What an order leaves of a cart: packs that came in since, and what is chosen otherwise now. */
export const linesAfterOrder = (lines: readonly CartLine[], ordered: readonly AccountCartLine[]): readonly CartLine[] =>
  lines.flatMap((line) => {
    const taken = ordered.find(({ id }) => id === line.id)
    if (taken === undefined || !isSamePack(line, taken)) return [line]
    const quantity = line.quantity - taken.quantity
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
