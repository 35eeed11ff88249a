import { type CleaningCode, cleaningToday } from '#shop/catalogue/cleaning.ts'
import { isQuantity, linePrice, mostOfOneLine, otherPacks, priceOf } from '#shop/catalogue/pricing.ts'
import { noSize, type Product, productByCartId, type Shelf } from '#shop/catalogue/product.ts'
import { type Cap, mostPrice, type OrderedLine, toleratedGrams } from '#shop/catalogue/weighed-price.ts'
import type { Paise } from '#shop/money.ts'
import type { CartRefusal } from '#shop/refusals.ts'
import { type Grams, grams, parseWeight, type WeightLabel } from '#shop/weight.ts'

/** A line as the shop will keep it: the product, what was chosen of it, and today's price of one pack. */
export interface OrderLine {
  readonly product: Product
  /** '' where the product has no sizes */
  readonly size: string
  readonly weight: WeightLabel
  /** undefined: no preference */
  readonly cleaning: CleaningCode | undefined
  readonly price: Paise
  readonly quantity: number
}

/** The line as the scale prices it. */
export const weighedAs = ({ product, size, weight, price, quantity }: OrderLine): OrderedLine => ({
  grams: grams(weight),
  quantity,
  rate: price,
  otherPacks: otherPacks(product, { size, weight }),
})

/** The heaviest that the line may be without anybody being asked. */
export const toleratedOfLine = (line: OrderLine): Grams => toleratedGrams(weighedAs(line), line.product.tolerance)

/** The most that the line can come to, if nobody is asked. */
export const mostOfLine = (line: OrderLine, cap: Cap): Paise =>
  cap === 'as-shown' ? linePrice(line) : mostPrice(weighedAs(line), toleratedOfLine(line))

export type WrongItem =
  | 'unknown-item'
  | 'unavailable'
  | 'unknown-size'
  | 'unknown-weight'
  | 'unknown-cleaning'
  | 'quantity'
  | 'too-many-of-one'

export interface WrongLine {
  readonly wrong: WrongItem
  readonly title: string
}

/** A line that somebody wants to order; whether the shop sells it so, and at that price, is not known yet. */
export interface AskedLine {
  readonly id: string
  readonly title?: string | undefined
  /** of one pack, in rupees */
  readonly seenPrice: number
  readonly quantity: number
  readonly size?: string | null | undefined
  readonly weight: string
  readonly cleaning?: string | null | undefined
}

/** The refusal of a line that cannot be ordered: what was chosen wrong of it is chosen again, whatever it was. */
export function refusalOf({ wrong, title }: WrongLine): CartRefusal {
  if (wrong === 'unknown-item') return { refused: 'item-unknown', title }
  if (wrong === 'unavailable') return { refused: 'item-unavailable', title }
  if (wrong === 'too-many-of-one') return { refused: 'too-many-of-one', most: mostOfOneLine, title }
  return { refused: 'item-not-sold-so', title }
}

/** One line as the shop sells it today, whatever price the client names. */
export function orderLineOf(catalogue: Shelf, item: Omit<AskedLine, 'seenPrice'>): OrderLine | WrongLine {
  const product = productByCartId(catalogue, item.id)
  if (product === undefined) return { wrong: 'unknown-item', title: item.title ?? item.id }
  const wrong = (what: WrongItem) => ({ wrong: what, title: product.title })
  if (!product.available) return wrong('unavailable')
  if (!isQuantity(item.quantity)) return wrong('quantity')
  const size = sizeOf(product, item.size)
  if (size === undefined) return wrong('unknown-size')
  const weight = parseWeight(item.weight)
  const price = priceOf(product, { size, weight })
  if (weight === undefined || price === undefined) return wrong('unknown-weight')
  const wanted = unlessUnchosen(item.cleaning)
  const today = wanted === undefined ? 'no-more' : cleaningToday(product, wanted)
  if (today === 'never') return wrong('unknown-cleaning')
  const cleaning = today === 'no-more' ? undefined : today.offered
  return { product, size, weight, cleaning, price, quantity: item.quantity }
}

function sizeOf({ sizes }: Product, typed: AskedLine['size']): string | undefined {
  const size = unlessUnchosen(typed)
  if (sizes.length === 0) return size === undefined ? noSize : undefined
  return sizes.find(({ label }) => label === size)?.label
}

/** What programs send of a dropdown in which nothing was chosen. */
const leftAlone = 'Choose an option'

/** A dropdown that was left alone says nothing, and so does the N/A that orders show for it. */
const unlessUnchosen = (typed: string | null | undefined): string | undefined =>
  typed === null || ['', 'N/A', leftAlone].includes(typed ?? '') ? undefined : typed
