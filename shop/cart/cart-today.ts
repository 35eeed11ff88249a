import { cleaningToday } from '#shop/catalogue/cleaning.ts'
import { shipping, totalPrice } from '#shop/catalogue/pricing.ts'
import { type Product, productByCartId, type Shelf } from '#shop/catalogue/product.ts'
import { type Paise, readable, rupees, total } from '#shop/money.ts'
import { mostOfLine, orderLineOf, refusalOf, type WrongItem } from '#shop/orders/order-lines.ts'
import type { Cap } from '#shop/orders/wishes.ts'
import type { CartRefusal } from '#shop/refusals.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { cartWords } from '#words/cart.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'
import type { CartLine } from './cart.ts'
import { type LeftTold, leftFor, type ShortLine, withStock } from './cart-stock.ts'

/** A line of the cart as the shop sells it today. */
export interface LineToday {
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
  /** less is left than the line takes */
  readonly short: ShortLine | undefined
  /** how many packs of it are left */
  readonly mostPacks: number
}

/** The same before anybody looked at what is left. */
export type LineOnSale = Omit<LineToday, 'short' | 'mostPacks'>

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

/** 'Dearer since you added it: it was ₹1,800.00, now it is ₹1,900.00.' */
export function sentenceOfChange({ item, was, cleaningGone }: LineToday): string | undefined {
  const changes = [
    was === undefined ? [] : cartWords[item.price > was ? 'dearer' : 'cheaper'](readable(was), readable(item.price)),
    cleaningGone === undefined ? [] : cartWords.cleaningGone(labelOfCleaning(cleaningGone, { cleaningLabels })),
  ].flat()
  return changes.length === 0 ? undefined : changes.join(' ')
}

/** What stands against ordering the line; undefined when nothing does. */
export const whyNotOrdered = (line: LineToday): CartRefusal | undefined =>
  line.wrong && refusalOf({ wrong: line.wrong, title: titleOf(line) })

/** 'Jumbo (2 pieces per kg), 1 kg; cleaning: Slices' */
export function readableChoice(
  item: Pick<CartLine, 'size' | 'weight' | 'cleaning'>,
  product: Product | undefined,
): string {
  const size = product?.sizes.find(({ label }) => label === item.size)
  const means = size?.means === undefined ? '' : ` (${size.means})`
  const pack = [item.size ? `${readableSize(item.size)}${means}` : '', readableLabel(item.weight)]
    .filter((part) => part !== '')
    .join(', ')
  const cleaning = readableCleaning(item, product)
  return cleaning === undefined ? pack : `${pack}${pickedWords.withCleaning(cleaning)}`
}

/** As a person reads it; undefined where nothing is cleaned. */
function readableCleaning({ cleaning }: Pick<CartLine, 'cleaning'>, product: Product | undefined): string | undefined {
  if (cleaning) return labelOfCleaning(cleaning, { cleaningLabels })
  return product && product.cleaning.length > 0 ? pickedWords.noPreference : undefined
}

/** Decided by the same rule as the order itself, so that what the cart lets pass the order takes. */
function lineToday(catalogue: Shelf, item: CartLine, told: number | undefined): LineOnSale {
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
