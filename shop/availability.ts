import { weightsFor } from '#shop/catalogue/choice.ts'
import { noSize, type Product } from '#shop/catalogue/product.ts'
import { stockOfSize } from '#shop/stock.ts'
import { grams } from '#shop/weight.ts'

/** How many of the smallest packs can be had, as far as shoppers are told: of a size, or with '' of all sizes. */
export function packsLeft(product: Product, size: string): number | 'plenty' {
  if (!product.available) return 0
  const sizes = size === noSize && product.sizes.length > 0 ? product.sizes.map(({ label }) => label) : [size]
  const packs = sizes.map((one) => packsOfSize(product, one))
  return packs.includes('plenty') ? 'plenty' : packs.reduce<number>((sum, count) => sum + Number(count), 0)
}

function packsOfSize(product: Product, size: string): number | 'plenty' {
  const left = stockOfSize(product, size)?.left ?? 'plenty'
  const smallest = weightsFor(product, size === noSize ? undefined : size).at(-1)
  if (left === 'plenty') return left
  return left === 'none' || smallest === undefined ? 0 : Math.floor(left / grams(smallest))
}
