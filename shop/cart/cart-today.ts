import { cleaningToday } from '#shop/catalogue/cleaning.ts'
import { shipping, totalPrice } from '#shop/catalogue/pricing.ts'
import { type Product, productByCartId, type Shelf } from '#shop/catalogue/product.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { type Paise, rupees, total } from '#shop/money.ts'
import type { CartRefusal } from '#shop/refusals.ts'
import type { CartLine } from './cart.ts'
import { type LeftForLine, type LeftTold, leftFor, withStock } from './cart-stock.ts'
import { mostOfLine, orderLineOf, refusalOf, type WrongItem } from './order-lines.ts'

/** A line of the cart as the shop sells it today. */
export interface LineToday extends LeftForLine {
  /** as it would be ordered now: at today's rate */
  readonly item: CartLine
  /** undefined when the shop does not know it any more */
  readonly product: Product | undefined
  /** what a pack cost when it was put in, where that has changed */
  readonly was: Paise | undefined
  /** the cleaning that was chosen, where it is not offered any more */
  readonly cleaningGone: string | undefined
  readonly wrong: WrongItem | undefined
  /** the most that it can come to by the scale, if nobody is asked; undefined where it cannot be ordered */
  readonly most: Paise | undefined
}

/** Prices that the shop named since the page was drawn, in rupees by cart id. */
export type Told = Readonly<Record<string, number>>

export function linesToday(
  catalogue: Shelf,
  items: readonly CartLine[],
  told: Told = {},
  leftTold: LeftTold = {},
): LineToday[] {
  const lines = items.map((item) => lineToday(catalogue, item, told[item.id]))
  const left = leftFor(lines, leftTold)
  return lines.map((line, place) => withStock(line, left[place] ?? 'plenty'))
}

export const titleOf = ({ item, product }: LineToday): string => product?.title ?? item.title ?? item.id

/** The lines that count in sums: one that cannot be ordered today, or not in that number, is part of none. */
export const itemsToday = (lines: readonly LineToday[]): readonly CartLine[] =>
  lines.flatMap(({ item, most }) => (most === undefined ? [] : item))

export const totalToday = (lines: readonly LineToday[]): Paise => totalPrice(itemsToday(lines))

/** The most that it can come to: what weighing may bring, or exactly the shown price. */
export const mostToday = (lines: readonly LineToday[], cap: Cap): Paise =>
  cap === 'as-shown' ? totalToday(lines) : total([...lines.flatMap(({ most }) => most ?? []), shipping])

/** What stands against ordering the line; undefined when nothing does. */
export const whyNotOrdered = (line: LineToday): CartRefusal | undefined =>
  line.wrong && refusalOf({ wrong: line.wrong, title: titleOf(line) })

/** Decided by the same rule as the order itself, so that what the cart lets pass the order takes. */
function lineToday(catalogue: Shelf, item: CartLine, told: number | undefined): Omit<LineToday, keyof LeftForLine> {
  const line = orderLineOf(catalogue, item)
  const product = productByCartId(catalogue, item.id)
  const nothing = { was: undefined, cleaningGone: undefined, most: undefined }
  if ('wrong' in line) return { item, product, ...nothing, wrong: line.wrong }
  const price = told === undefined ? line.price : rupees(told)
  const isNewPrice = price !== item.price
  const cleaningGone = goneFrom(product, item)
  const { cleaning: _gone, ...leftOpen } = item
  return {
    item: {
      ...(cleaningGone === undefined ? item : leftOpen),
      ...(isNewPrice ? { price } : {}),
    },
    product,
    was: isNewPrice ? item.price : undefined,
    cleaningGone,
    wrong: undefined,
    most: mostOfLine({ ...line, price }, 'about'),
  }
}

function goneFrom(product: Product | undefined, { cleaning }: CartLine): string | undefined {
  if (!product || !cleaning) return undefined
  return cleaningToday(product, cleaning) === 'no-more' ? cleaning : undefined
}
