import { asQuantity, type CartLine, cartLineOf } from '#shop/cart/cart.ts'
import { type LineToday, linesToday } from '#shop/cart/cart-today.ts'
import type { Shelf } from '#shop/catalogue/product.ts'
import { parseWeight } from '#shop/weight.ts'

/** An order that somebody wants again: what of it can be had, at today's rates, and what has become worse. */
export interface Reorder {
  readonly lines: readonly CartLine[]
  /** gone, less of it left, dearer, or not cleaned so any more: named before anything is put in */
  readonly worse: readonly LineToday[]
}

export function reorder(shelf: Shelf, ordered: readonly CartLine[]): Reorder {
  const today = linesToday(shelf, together(ordered))
  return { lines: today.flatMap((line) => putInToday(line) ?? []), worse: today.filter(isWorse) }
}

/** A fish that was ordered at two rates, because the order was changed, is one line of a cart. */
function together(ordered: readonly CartLine[]): readonly CartLine[] {
  const same = Map.groupBy(ordered, ({ id, size, weight, cleaning }) => [id, size, weight, cleaning].join('/'))
  return [...same.values()].flatMap((lines) => {
    const last = lines.at(-1)
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return last ? [{ ...last, quantity: asQuantity(quantity) }] : []
  })
}

const isWorse = ({ item, was, cleaningGone, wrong, short }: LineToday): boolean =>
  wrong !== undefined || short !== undefined || cleaningGone !== undefined || (was !== undefined && item.price > was)

/** With the product's title, picture and address of today; of what is short, as much as is left. */
function putInToday({ item, product, wrong, short }: LineToday): CartLine | undefined {
  if (product === undefined || wrong !== undefined) return undefined
  if (short !== undefined && short.instead === undefined) return undefined
  const { size, cleaning } = item
  const { weight, quantity } = short?.instead ?? item
  const chosen = { size, weight: parseWeight(weight), cleaning: product.cleaning.find((code) => code === cleaning) }
  return cartLineOf(product, chosen, quantity)
}
