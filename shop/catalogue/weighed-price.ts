import { type Paise, paise, times, total } from '#shop/money.ts'
import { type Grams, mostWeight, wholeGrams } from '#shop/weight.ts'

/** A pack of the rate sheet: the grams on its label, and what it costs. */
export interface Pack {
  readonly grams: Grams
  readonly rate: Paise
}

/** A line as it was ordered: its pack, and how many. The weighed weight is priced by it. */
export interface OrderedLine extends Pack {
  readonly quantity: number
  /** the other packs of the same fish that the sheet had then: they are not linear, and a way to buy these grams too */
  readonly otherPacks: readonly Pack[]
}

/** The most that the buyer accepts: what weighing may bring, or exactly the price that they saw. */
export const capChoices = ['about', 'as-shown'] as const
export type Cap = (typeof capChoices)[number]

/** What a line may weigh more than was ordered without anybody being asked, unless the product says otherwise. */
export const usualTolerance = 10

export const orderedGrams = ({ grams, quantity }: Pick<OrderedLine, 'grams' | 'quantity'>): Grams =>
  wholeGrams(grams * quantity)

/**
 * What a line costs by the scale: its own pack's rate for these grams, half up to the paisa, once for the whole line. It
 * is never dearer than the cheapest way to buy these grams from the rate sheet.
 */
export const weighedPrice = (line: OrderedLine, grams: Grams): Paise =>
  paise(Math.min(atRate(line, grams), ...line.otherPacks.map((pack) => boughtAs(pack, grams))))

/**
 * One pack at least, and what is heavier by its rate. No mixture of packs is cheaper than the best of them bought so: each
 * of its grams costs as much at least.
 */
const boughtAs = (pack: Pack, grams: Grams): Paise => paise(Math.max(pack.rate, atRate(pack, grams)))

const atRate = ({ grams: label, rate }: Pack, grams: Grams): Paise =>
  paise(Math.floor((2 * grams * rate + label) / (2 * label)))

/** The heaviest that a line may be without anybody being asked: so many per cent more than was ordered. */
export const toleratedGrams = (line: Pick<OrderedLine, 'grams' | 'quantity'>, percent: number): Grams =>
  wholeGrams(Math.floor((orderedGrams(line) * (100 + percent)) / 100))

/** The most that a line can come to, if nobody is asked: what is shown beside 'about', from the product page to the bill. */
export const mostPrice = (line: OrderedLine, tolerated: Grams): Paise =>
  paise(Math.max(weighedPrice(line, tolerated), times(line.rate, line.quantity)))

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
export const isDoubtful = (line: Pick<OrderedLine, 'grams' | 'quantity'>, grams: Grams): boolean =>
  3 * grams < orderedGrams(line) || grams > 3 * orderedGrams(line)

/** The least that nobody calls short: under nine tenths of what was ordered the buyer may rather have none of it. */
export const leastGrams = (line: Pick<OrderedLine, 'grams' | 'quantity'>): Grams =>
  wholeGrams(Math.ceil((9 * orderedGrams(line)) / 10))

export const isShort = (line: Pick<OrderedLine, 'grams' | 'quantity'>, grams: Grams): boolean =>
  grams < leastGrams(line)

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
