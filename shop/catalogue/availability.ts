import { weightsFor } from '#shop/catalogue/choice.ts'
import { type Choice, noSize, type Product } from '#shop/catalogue/product.ts'
import { isFew, stockOfSize } from '#shop/stock/stock.ts'
import { type Grams, grams, wholeGrams } from '#shop/weight.ts'
import { mostOfOneLine } from './pricing.ts'

/** What shoppers are told of a product or one of its sizes. 'few' is never said where there is plenty or nothing is counted. */
export type Availability =
  | { readonly told: 'there' }
  | { readonly told: 'few'; readonly left: Grams }
  /** `off`: the shop has none of it today, whatever is counted */
  | { readonly told: 'off' | 'sold-out' | 'opens-soon'; readonly backAt: number | undefined }

/** How many of the smallest packs are left, as far as shoppers are told: of a size, or with '' of all sizes. */
export function packsLeft(product: Product, size: string): number | 'plenty' {
  if (!product.available) return 0
  const packs = sizesMeant(product, size).map((one) => packsOfSize(product, one))
  return packs.includes('plenty') ? 'plenty' : packs.reduce<number>((sum, count) => sum + Number(count), 0)
}

/** Of a size, or with '' of the product as a whole: of several sizes, the first that is back counts. */
export function availabilityOf(product: Product, size: string = noSize): Availability {
  if (product.opensSoon) return { told: 'opens-soon', backAt: undefined }
  if (!product.available) return { told: 'off', backAt: product.backAt }
  const sizes = sizesMeant(product, size)
  const there = sizes.filter((one) => packsOfSize(product, one) !== 0)
  if (there.length === 0) return { told: 'sold-out', backAt: firstBack(product, sizes) }
  const left = there.map((one) => stockOfSize(product, one)?.left ?? 'plenty')
  const counted = left.filter((one) => typeof one === 'number')
  const sum = wholeGrams(counted.reduce<number>((all, one) => all + one, 0))
  return counted.length === left.length && isFew(sum) ? { told: 'few', left: sum } : { told: 'there' }
}

/** Whether nothing can be had of it. */
export const isGone = (product: Product, size?: string): boolean => packsLeft(product, size ?? noSize) === 0

/** The sizes that are sold out while others are not. */
export const soldOutSizes = (product: Product): readonly string[] =>
  isGone(product) ? [] : product.sizes.map(({ label }) => label).filter((size) => isGone(product, size))

/** How many such packs one line can have: never more than a line takes, 0 where none can be had. */
export function mostPacks(
  product: Product,
  { size, weight }: Pick<Choice, 'size' | 'weight'>,
  left: number | 'plenty' | 'none' = stockOfSize(product, size)?.left ?? 'plenty',
): number {
  if (!product.available || left === 'none') return 0
  if (left === 'plenty' || weight === undefined) return mostOfOneLine
  return Math.min(mostOfOneLine, Math.floor(left / grams(weight)))
}

const sizesMeant = ({ sizes }: Product, size: string): readonly string[] =>
  size === noSize && sizes.length > 0 ? sizes.map(({ label }) => label) : [size]

function firstBack(product: Product, sizes: readonly string[]): number | undefined {
  const backs = sizes.flatMap((size) => stockOfSize(product, size)?.backAt ?? [])
  return backs.length === 0 ? undefined : Math.min(...backs)
}

function packsOfSize(product: Product, size: string): number | 'plenty' {
  const left = stockOfSize(product, size)?.left ?? 'plenty'
  const smallest = weightsFor(product, size === noSize ? undefined : size).at(-1)
  if (left === 'plenty') return left
  return left === 'none' || smallest === undefined ? 0 : Math.floor(left / grams(smallest))
}
