import { type RateChange, type RateToday, rateKey } from './rate-sheet.ts'

/** The changes with these rates typed in. What is typed as it is today is no change. */
export function withRates(
  changes: readonly RateChange[],
  typed: readonly RateToday[],
  today: ReadonlyMap<string, number>,
): readonly RateChange[] {
  const all = new Map(changes.map((change) => [rateKey(change), change]))
  for (const { productId, size, grams, paise } of typed) {
    const key = rateKey({ productId, size, grams })
    const was = today.get(key)
    if (was === undefined || was === paise) all.delete(key)
    else all.set(key, { productId, size, grams, was, paise })
  }
  return [...all.values()]
}

/** In whatever order they stand. */
export function isSameSheet(one: readonly RateChange[], other: readonly RateChange[]): boolean {
  const there = new Map(other.map((change) => [rateKey(change), change]))
  return (
    one.length === other.length &&
    one.every((change) => {
      const same = there.get(rateKey(change))
      return same?.paise === change.paise && same.was === change.was
    })
  )
}
