import { type Paise, paise, times, total } from '#shop/money.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'

/** A line as it was ordered: packs, grams and the price of each. The weighed weight is priced by it. */
export interface OrderedLine {
  /** of one pack, as its label says */
  readonly grams: Grams
  readonly quantity: number
  /** of one pack */
  readonly rate: Paise
  /** the next larger pack of the same fish, where the shop sold one; packs are not linear */
  readonly larger?: { readonly grams: Grams; readonly rate: Paise } | undefined
}

/** What a line may weigh more than was ordered without anybody being asked, unless the product says otherwise. */
export const usualTolerance = 10

/** What lies on a scale of the shop: nothing weighs less, nothing is heavier. */
export const leastWeight = wholeGrams(1)
export const mostWeight = wholeGrams(100_000)
/** A box or bag on it. */
export const heaviestTare = wholeGrams(5000)

export const orderedGrams = ({ grams, quantity }: Pick<OrderedLine, 'grams' | 'quantity'>): Grams =>
  wholeGrams(grams * quantity)

/**
 * What a line costs by the scale: its own pack's rate for these grams, half up to the paisa, once for the whole line. It
 * is never dearer than the next larger pack.
 */
export function weighedPrice(line: OrderedLine, grams: Grams): Paise {
  const own = atRate(line, grams)
  const { larger } = line
  if (larger === undefined) return own
  return paise(Math.min(own, Math.max(times(larger.rate, line.quantity), atRate(larger, grams))))
}

const atRate = ({ grams: label, rate }: Pick<OrderedLine, 'grams' | 'rate'>, grams: Grams): Paise =>
  paise(Math.floor((2 * grams * rate + label) / (2 * label)))

/** The most that a line can come to, if nobody is asked: what is shown beside 'about', from the product page to the bill. */
export function mostPrice(line: OrderedLine, tolerance: number): Paise {
  const heaviest = wholeGrams(Math.floor((orderedGrams(line) * (100 + tolerance)) / 100))
  return paise(Math.max(weighedPrice(line, heaviest), times(line.rate, line.quantity)))
}

/** The heaviest weight within that price. */
export function mostGrams(line: OrderedLine, most: Paise): Grams {
  let [fits, over] = [0, mostWeight + 1]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (weighedPrice(line, wholeGrams(middle)) <= most) fits = middle
    else over = middle
  }
  return wholeGrams(fits)
}

/** Outside a third to three times what was ordered somebody may have read grams for kilos. */
export const isDoubtful = (line: OrderedLine, grams: Grams): boolean =>
  3 * grams < orderedGrams(line) || grams > 3 * orderedGrams(line)

/** So far under what was ordered that the buyer may rather have none of it. */
export const isShort = (line: OrderedLine, grams: Grams): boolean => 10 * grams < 9 * orderedGrams(line)

/** What is paid for all of it: down to the whole rupee, in cash and by any other way, so that rounding breaks no promise. */
export function toTheRupee(prices: readonly Paise[]): {
  readonly sum: Paise
  readonly rounding: Paise
  readonly total: Paise
} {
  const sum = total(prices)
  const rounding = paise(0 - (sum % 100))
  return { sum, rounding, total: total([sum, rounding]) }
}
