import { type Choice, noSize, type Product } from '#shop/catalogue/product.ts'
import { type Paise, paise, times, total } from '#shop/money.ts'
import { grams, weightLabels, wholeGrams } from '#shop/weight.ts'
import type { Pack } from './weighed-price.ts'

/** What a line costs and how often: all that a bill needs to know of it. */
interface PricedLine {
  readonly price: Paise
  readonly quantity: number
}

export const shipping = paise(0)

export const leastOfOneLine = 1
export const mostOfOneLine = 20
export const mostLines = 50

export const isQuantity = (count: number): boolean =>
  Number.isInteger(count) && count >= leastOfOneLine && count <= mostOfOneLine

/** The price of one pack as chosen; undefined while size or weight is missing, or when it is not sold so. */
export function priceOf({ prices }: Product, { size, weight }: Pick<Choice, 'size' | 'weight'>): Paise | undefined {
  return weight && prices[size ?? noSize]?.[weight]
}

/** The other packs of the same fish and size that the shop sells. */
export const otherPacks = (product: Product, { size, weight }: Pick<Choice, 'size' | 'weight'>): readonly Pack[] =>
  weightLabels.flatMap((label) => {
    const rate = label === weight ? undefined : priceOf(product, { size, weight: label })
    return rate === undefined ? [] : [{ grams: grams(label), rate }]
  })

/** The price per kg of what was chosen, which the law wants beside the price of a pack (Legal Metrology rules). */
export function unitPrice(product: Product, choice: Pick<Choice, 'size' | 'weight'>): Paise | undefined {
  const price = priceOf(product, choice)
  if (price === undefined || choice.weight === undefined) return undefined
  return times(price, kilo / grams(choice.weight))
}

/** What a kilo of one fish, or of several cuts whose packs weigh differently, costs at least, and whether some of it is dearer. */
export function lowestPerKilo(
  products: readonly Product[],
): { readonly lowest: Paise; readonly isFrom: boolean } | undefined {
  const [lowest, ...dearer] = products.flatMap(unitPrices).toSorted((one, other) => one - other)
  return lowest === undefined ? undefined : { lowest, isFrom: dearer.some((price) => price > lowest) }
}

/** The least that a kilo of it costs, in whatever size and pack. */
export const lowestUnitPrice = (product: Product): Paise | undefined =>
  unitPrices(product).reduce<Paise | undefined>(
    (lowest, price) => (lowest !== undefined && lowest <= price ? lowest : price),
    undefined,
  )

const unitPrices = (product: Product): readonly Paise[] =>
  Object.keys(product.prices)
    .flatMap((size) => weightLabels.map((weight) => unitPrice(product, { size, weight })))
    .filter((price) => price !== undefined)

export function linePrice({ price, quantity }: PricedLine): Paise {
  if (!isQuantity(quantity)) throw new RangeError(`a line has 1 to ${mostOfOneLine} packs, not ${quantity}`)
  return times(price, quantity)
}

export const subtotal = (lines: readonly PricedLine[]): Paise => total(lines.map(linePrice))

export const totalPrice = (lines: readonly PricedLine[]): Paise => total([subtotal(lines), shipping])

const kilo = wholeGrams(1000)
