import type { Choice, Product } from '#shop/catalogue/product.ts'
import { canHave } from '#shop/stock/stock.ts'
import type { WeightLabel } from '#shop/weight.ts'
import { priceOf } from './pricing.ts'

/** What a detail page opens with: of what can be had, if anything can. */
export function defaultChoice(product: Product): Choice {
  const size = defaultSize(product)
  return { size, weight: defaultWeight(product, size), cleaning: undefined }
}

/** The weights on offer for a size, heaviest first: Premium Jumbo is sold by the kilo only. */
export function weightsFor(product: Product, size: string | undefined): readonly WeightLabel[] {
  if (size === undefined) return product.weights
  return product.weights.filter((weight) => priceOf(product, { size, weight }) !== undefined)
}

/** The choice as it goes into the cart: what is missing filled in, what cannot be had corrected. */
export function settle(product: Product, choice: Choice): Choice {
  const size = product.sizes.find(({ label }) => label === choice.size)?.label ?? defaultSize(product)
  return {
    size,
    weight: weightsFor(product, size).find((weight) => weight === choice.weight) ?? defaultWeight(product, size),
    cleaning: product.cleaning.find((code) => code === choice.cleaning),
  }
}

/** What most people want where the shop says so, else the first of the list; of those that are not sold out. */
function defaultSize(product: Product): string | undefined {
  const { sizes } = product
  const there = sizes.filter(({ label }) =>
    weightsFor(product, label).some((weight) => canHave(product, label, weight)),
  )
  const offered = there.length > 0 ? there : sizes
  return (offered.find(({ usual }) => usual) ?? offered[0])?.label
}

/** The heaviest that can be had. */
function defaultWeight(product: Product, size: string | undefined): WeightLabel | undefined {
  const weights = weightsFor(product, size)
  return weights.find((weight) => canHave(product, size, weight)) ?? weights[0]
}
