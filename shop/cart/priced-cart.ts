import { mostOfOneLine, totalPrice } from '#shop/catalogue/pricing.ts'
import type { Product, Shelf } from '#shop/catalogue/product.ts'
import { inRupees, isAmount, type Paise } from '#shop/money.ts'
import { type AskedLine, type OrderLine, orderLineOf, type WrongLine } from './order-lines.ts'

type PricedCart = { readonly lines: readonly OrderLine[]; readonly total: Paise; readonly asSeen: boolean } | WrongLine

/**
 * What the cart costs by the catalogue, whatever the client says: its prices and its total are only compared, so that
 * nothing is sold at a price that the shopper did not see (`asSeen`). The first thing that is wrong ends it.
 */
export function priceCart(catalogue: Shelf, items: readonly AskedLine[], seenTotal: number): PricedCart {
  const lines: OrderLine[] = []
  for (const item of items) {
    const line = orderLineOf(catalogue, item)
    if ('wrong' in line) return line
    lines.push(line)
  }
  const tooMany = lines.find(({ product }) => packsOf(product, lines) > mostOfOneLine)
  if (tooMany !== undefined) return { wrong: 'too-many-of-one', title: tooMany.product.title }
  const total = totalPrice(lines)
  const asSeen = isAmount(total, seenTotal) && lines.every(({ price }, place) => isAmount(price, seen(items, place)))
  return { lines, total, asSeen }
}

/** A cart has one line for each product; a client that sends several gets no more packs by that. */
const packsOf = ({ id }: Product, lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { product, quantity }) => (product.id === id ? sum + quantity : sum), 0)

const seen = (items: readonly AskedLine[], place: number): number => items[place]?.seenPrice ?? Number.NaN

/** With what each line costs now, so that the cart page shows the difference line by line. */
export interface PricesChanged {
  readonly refused: 'prices-changed'
  readonly lines: readonly { readonly title: string; readonly price: Paise }[]
  readonly total: Paise
}

/** The most that was shown is less than the order costs: then the most of today cannot be what was promised. */
export interface MostBelowTotal {
  readonly refused: 'most-below-total'
  readonly lines: PricesChanged['lines']
  readonly total: Paise
  readonly most: Paise
}

/** Whether a sum is more than the most that was seen, in rupees. */
export const isMoreThan = (seenMost: number | undefined, sum: Paise): boolean =>
  seenMost !== undefined && inRupees(sum) > seenMost && !isAmount(sum, seenMost)
