import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { heaviestBatch } from '#shop/stock/batches.ts'
import type { Grams } from '#shop/weight.ts'
import { typedWeightWords } from '#words/weighing.ts'

/** What a field of kilos holds, unless it says grams; undefined where it is no weight, or may be two. */
export function kilosTyped(typed: string): Grams | undefined {
  const read = readWeight(typed, 'kg')
  return typeof read === 'object' && read.grams <= heaviestBatch ? read.grams : undefined
}

/** Why a field of kilos cannot be read, beside it; undefined where it can. */
export function whyNotKilos(typed: string, noWeight: string): string | undefined {
  if (kilosTyped(typed) !== undefined) return undefined
  return readWeight(typed, 'kg') === 'unclear' ? typedWeightWords.unclear : noWeight
}
