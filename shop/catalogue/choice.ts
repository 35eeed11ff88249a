import type { Choice, Product } from '#shop/catalogue/product.ts'
import { priceOf } from '#shop/pricing.ts'
import type { WeightLabel } from '#shop/weight.ts'

/** What a detail page opens with. */
export function defaultChoice(product: Product): Choice {
  const size = defaultSize(product)
  return { size, weight: weightsFor(product, size)[0], cleaning: undefined }
}

/** The weights on offer for a size, heaviest first: Premium Jumbo is sold by the kilo only. */
export function weightsFor(product: Product, size: string | undefined): readonly WeightLabel[] {
  if (size === undefined) return product.weights
  return product.weights.filter((weight) => priceOf(product, { size, weight }) !== undefined)
}

/** The choice as it goes into the cart: what is missing filled in, what cannot be had corrected. */
export function settle(product: Product, choice: Choice): Choice {
  const size = product.sizes.find(({ label }) => label === choice.size)?.label ?? defaultSize(product)
  const weights = weightsFor(product, size)
  return {
    size,
    weight: weights.find((weight) => weight === choice.weight) ?? weights[0],
    cleaning: product.cleaning.find((code) => code === choice.cleaning),
  }
}

/** What most people want where the shop says so, else the first of the list. */
const defaultSize = ({ sizes }: Product): string | undefined => (sizes.find(({ usual }) => usual) ?? sizes[0])?.label
