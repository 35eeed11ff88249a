import { isDoubtful, isShort, orderedGrams, weighedPrice } from '#shop/catalogue/weighed-price.ts'
import type { Paise } from '#shop/money.ts'
import { capFor, heaviestFor, isTooMuch, unaskedPrice, type WeighableLine } from '#shop/orders/line-moves.ts'
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
  /** what it costs if what is too much of it is given */
  readonly given: Paise
}

/** `isSure`: somebody said that it really weighs that. */
export function verdictOn(line: WeighableLine, grams: Grams, isSure = false): Verdict {
  return {
    is: kindOf(line, grams, isSure),
    grams,
    ordered: orderedGrams(line),
    most: heaviestFor(line),
    price: weighedPrice(line, grams),
    cap: capFor(line, grams),
    given: unaskedPrice(line, grams),
  }
}

function kindOf(line: WeighableLine, grams: Grams, isSure: boolean): Verdict['is'] {
  if (isDoubtful(line, grams) && !isSure && (grams > orderedGrams(line) || grams > mostWeight)) return 'doubtful'
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
