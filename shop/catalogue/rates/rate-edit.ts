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

/** Who typed each rate of a draft: who saves it typed what it changes, and the rest is of whom it was. */
export function writersOf(
  changes: readonly RateChange[],
  by: string,
  before: { readonly changes: readonly RateChange[]; readonly writers: ReadonlyMap<string, string> },
): ReadonlyMap<string, string> {
  const stood = new Map(before.changes.map((change) => [rateKey(change), change.paise]))
  return new Map(
    changes.flatMap((change) => {
      const key = rateKey(change)
      const writer = stood.get(key) === change.paise ? before.writers.get(key) : by
      return writer === undefined ? [] : [[key, writer]]
    }),
  )
}
