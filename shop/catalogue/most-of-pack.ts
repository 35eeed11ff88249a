import type { Choice, Product } from '#shop/catalogue/product.ts'
import type { Paise } from '#shop/money.ts'
import { grams } from '#shop/weight.ts'
import { otherPacks, priceOf } from './pricing.ts'
import { mostPrice, toleratedGrams } from './weighed-price.ts'

/** The most that one pack can come to, if nobody is asked; undefined while it is not chosen. */
export function mostOfPack(product: Product, choice: Pick<Choice, 'size' | 'weight'>): Paise | undefined {
  const rate = priceOf(product, choice)
  if (rate === undefined || choice.weight === undefined) return undefined
  const pack = { grams: grams(choice.weight), quantity: 1, rate, otherPacks: otherPacks(product, choice) }
  return mostPrice(pack, toleratedGrams(pack, product.tolerance))
}
