import { mostPacks } from '#shop/catalogue/availability.ts'
import { defaultChoice, weightsFor } from '#shop/catalogue/choice.ts'
import { mostOfPack } from '#shop/catalogue/most-of-pack.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { type Paise, times } from '#shop/money.ts'
import { canHave } from '#shop/stock/stock.ts'
import { type CartLine, cartLineOf } from './cart.ts'

/** What one tap on a card puts into the cart. Worked out on the server, so that a list carries no table of rates. */
export interface QuickPack {
  readonly item: CartLine
  /** the most that it can come to by the scale */
  readonly mostPrice: Paise
  /** whether this fish is cleaned at all: then it is said how */
  readonly isCleaned: boolean
  /** how many are left, as far as shoppers are told */
  readonly most: number
}

/**
 * What the product's page opens with or, where that is not there or costs too much, the next that is: of the same size
 * first, then of the others in their order. Undefined where nothing of it can be had.
 */
export function quickPack(product: Product, below = Number.POSITIVE_INFINITY): QuickPack | undefined {
  if (!product.available) return undefined
  const choice = choicesOf(product).find(({ size, weight }) => {
    const price = priceOf(product, { size, weight })
    return price !== undefined && price < below && weight !== undefined && canHave(product, size, weight)
  })
  return choice && packOf(product, choice)
}

/** Every size in every weight, what most people want first. */
export function choicesOf(product: Product): readonly Choice[] {
  const { size: usual } = defaultChoice(product)
  const labels = product.sizes.map(({ label }) => label)
  const sizes = usual === undefined ? [undefined] : [usual, ...labels.filter((label) => label !== usual)]
  return sizes.flatMap((size) => weightsFor(product, size).map((weight) => ({ size, weight })))
}

/** What somebody took of it last, as one tap puts it in again: only where it is sold, cleaned and there just so. */
export function lastPack(
  product: Product,
  last: Pick<CartLine, 'size' | 'weight' | 'cleaning'>,
): QuickPack | undefined {
  const size = product.sizes.find(({ label }) => label === last.size)?.label
  const weight = weightsFor(product, size).find((one) => one === last.weight)
  const cleaning = product.cleaning.find((code) => code === last.cleaning)
  const isSo = size === last.size && cleaning === last.cleaning
  if (!product.available || !isSo || weight === undefined || !canHave(product, size, weight)) return undefined
  return packOf(product, { size, weight, cleaning })
}

/** So many packs of a choice; undefined where it is not sold so. */
export function packOf(product: Product, choice: Choice, quantity = 1): QuickPack | undefined {
  const item = cartLineOf(product, choice, quantity)
  const dearest = mostOfPack(product, choice)
  if (item === undefined || dearest === undefined) return undefined
  const isCleaned = product.cleaning.length > 0
  return { item, mostPrice: times(dearest, quantity), isCleaned, most: mostPacks(product, choice) }
}
