import { isDoubtful, isShort, orderedGrams, weighedPrice } from '#shop/catalogue/weighed-price.ts'
import type { Paise } from '#shop/money.ts'
import { capFor, heaviestFor, isTooMuch, type WeighableLine } from '#shop/orders/line-moves.ts'
import { type Grams, mostWeight, wholeGrams } from '#shop/weight.ts'

/** How a weight stands to what was ordered. */
export interface Verdict {
  readonly is: 'doubtful' | 'short' | 'less' | 'exact' | 'within' | 'over'
  readonly grams: Grams
  readonly ordered: Grams
  /** the heaviest that may lie on the scale */
  readonly most: Grams
  readonly price: Paise
  /** the most that may be charged for it */
  readonly cap: Paise
}

export function verdictOn(line: WeighableLine, grams: Grams): Verdict {
  const [ordered, price, cap] = [orderedGrams(line), weighedPrice(line, grams), capFor(line, grams)]
  return { is: kindOf(line, grams), grams, ordered, most: heaviestFor(line), price, cap }
}

function kindOf(line: WeighableLine, grams: Grams): Verdict['is'] {
  if (grams > mostWeight || isDoubtful(line, grams)) return 'doubtful'
  if (isTooMuch(line, grams)) return 'over'
  if (isShort(line, grams)) return 'short'
  const ordered = orderedGrams(line)
  if (grams < ordered) return 'less'
  return grams === ordered ? 'exact' : 'within'
}

/** What an unlikely weight probably meant: another unit, or a digit more or less. */
export function likelierThan(line: WeighableLine, grams: Grams): Grams | undefined {
  const slips = [grams * 1000, grams / 1000, grams / 10, grams * 10]
  const likely = slips.find((slip) => Number.isInteger(slip) && !isDoubtful(line, wholeGrams(slip)))
  return likely === undefined ? undefined : wholeGrams(likely)
}
