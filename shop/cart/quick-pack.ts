import { mostPacks } from '#shop/catalogue/availability.ts'
import { defaultChoice, weightsFor } from '#shop/catalogue/choice.ts'
import { mostOfPack } from '#shop/catalogue/most-of-pack.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { type Paise, readable, times } from '#shop/money.ts'
import { canHave } from '#shop/stock/stock.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { pricesWords } from '#words/measures.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'
import { textListWords } from '#words/text-list.ts'
import { type CartLine, cartLineOf } from './cart.ts'

/** What one tap on a card puts into the cart. Worked out on the server, so that a list carries no table of rates. */
export interface QuickPack {
  readonly item: CartLine
  /** 'Jumbo, 1 kg, about ₹800.00, at most ₹880.00; cleaning: no preference' */
  readonly words: string
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
  const most = mostOfPack(product, choice)
  return item && most !== undefined
    ? { item, words: inWords(product, item, most), most: mostPacks(product, choice) }
    : undefined
}

function inWords(product: Product, { size, weight, price, quantity, cleaning }: CartLine, most: Paise): string {
  const about = `${pricesWords.about} ${readable(times(price, quantity))}`
  const pack = readableLabel(weight)
  const packs = quantity === 1 ? pack : textListWords.packs(quantity, pack)
  const atMost = pricesWords.atMost(readable(times(most, quantity)))
  const parts = [size && readableSize(size), packs, about, atMost].filter(Boolean)
  const cleaned = cleaning === undefined ? pickedWords.noPreference : labelOfCleaning(cleaning, { cleaningLabels })
  return `${parts.join(', ')}${product.cleaning.length === 0 ? '' : pickedWords.withCleaning(cleaned)}`
}
