import { lowestPerKilo } from '#shop/catalogue/pricing.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { pricesWords } from '#words/measures.ts'

/** What a card may honestly say of one fish or of several cuts, whose packs weigh differently: 'from ₹450.00 per kg'. */
export function readableUnitPrice(...products: readonly Product[]): string {
  const price = lowestPerKilo(products)
  if (price === undefined) return ''
  return pricesWords[price.isFrom ? 'fromPerKilo' : 'perKilo'](readable(price.lowest))
}
