/** A rate of the shop: of a product, in a size, for a weight. */
export interface RateOf {
  readonly productId: number
  /** '' for a product without sizes */
  readonly size: string
  readonly grams: number
}

/** What a sheet changes: from what it was when it was typed, to what it shall be. Whole paise. */
export interface RateChange extends RateOf {
  readonly was: number
  readonly paise: number
}

export interface RateToday extends RateOf {
  readonly paise: number
}

/** A lakh of rupees. */
export const highestRate = 10_000_000

/** '4/1000/Jumbo' */
export const rateKey = ({ productId, size, grams }: RateOf): string => `${productId}/${grams}/${size}`

/**
 * A rate that moves by more than a quarter of what it was when the day began asks the owner: mostly it is a slip of the
 * finger. `bases` has the rates that have moved today.
 */
export const isBig = (change: RateChange, bases: ReadonlyMap<string, number>): boolean =>
  isFar(change.paise, bases.get(rateKey(change)) ?? change.was)

/**
 * What a quarter counts from: the rate at the start of the day, so that many small steps are one. A person who moved it further
 * was an owner, and it counts from there. `moves` are those of the day, the oldest first.
 */
export function basesAfter(moves: readonly RateChange[]): ReadonlyMap<string, number> {
  const bases = new Map<string, number>()
  for (const move of moves) {
    const base = bases.get(rateKey(move)) ?? move.was
    bases.set(rateKey(move), isFar(move.paise, base) ? move.paise : base)
  }
  return bases
}

/**
 * What a pack is judged by that was not sold so before: the nearest rate of that weight, whatever its size was called; of a
 * weight that the product never had, what so many grams cost at the nearest rate of another. Undefined: there is nothing.
 */
export function nearestRate({ grams, paise }: RateToday, known: readonly RateToday[]): number | undefined {
  const ofWeight = known.filter((rate) => rate.grams === grams)
  const rates = ofWeight.length > 0 ? ofWeight : known
  const compared = rates.map((rate) => Math.max(1, Math.round((rate.paise * grams) / rate.grams)))
  const [nearest] = compared.toSorted((one, other) => Math.abs(paise - one) / one - Math.abs(paise - other) / other)
  return nearest
}

export const isFar = (paise: number, base: number): boolean => Math.abs(paise - base) * 100 > base * bigPercent

const bigPercent = 25

/** How much it moves, in tenths of a percent, half away from zero. */
export function tenthsOfPercent({ was, paise }: Pick<RateChange, 'was' | 'paise'>): number {
  const moved = Math.floor((Math.abs(paise - was) * 2000 + was) / (2 * was))
  return paise < was ? -moved : moved
}

export interface ChangePreviewed extends RateChange {
  readonly difference: number
  readonly tenths: number
  readonly isBig: boolean
  /** what it is today, where that is not what it was when the sheet was written; undefined where nothing is sold so */
  readonly today: number | undefined
  readonly isStale: boolean
}

/** Each change of a sheet, in its order, against the rates of today. */
export function previewOf(
  changes: readonly RateChange[],
  today: ReadonlyMap<string, number>,
  bases: ReadonlyMap<string, number>,
): readonly ChangePreviewed[] {
  return changes.map((change) => {
    const rate = today.get(rateKey(change))
    return {
      ...change,
      difference: change.paise - change.was,
      tenths: tenthsOfPercent(change),
      isBig: isBig(change, bases),
      today: rate,
      isStale: rate !== change.was,
    }
  })
}

export const byKey = (rates: readonly RateToday[]): ReadonlyMap<string, number> =>
  new Map(rates.map((rate) => [rateKey(rate), rate.paise]))

/** A larger pack that costs more for its weight than a smaller one of the same size. */
interface Dearer extends RateOf {
  /** the weight of the smaller pack */
  readonly than: number
}

/** Only a hint: one fish of a kilo may well be worth more than two halves. */
export function dearerPacks(rates: readonly RateToday[]): readonly Dearer[] {
  const sizes = Map.groupBy(rates, ({ productId, size }) => `${productId}/${size}`)
  return [...sizes.values()].flatMap((packs) =>
    packs.flatMap(({ productId, size, grams, paise }) => {
      const smaller = packs.find((other) => other.grams < grams && paise * other.grams > other.paise * grams)
      return smaller === undefined ? [] : [{ productId, size, grams, than: smaller.grams }]
    }),
  )
}

/** The changes with those of somebody else on top: what both have touched differently is named, and mine stays. */
export function mergeSheets(
  base: readonly RateChange[],
  mine: readonly RateChange[],
  theirs: readonly RateChange[],
): { readonly merged: readonly RateChange[]; readonly clashes: readonly RateOf[] } {
  const [before, here, there] = [inOrder(base), inOrder(mine), inOrder(theirs)]
  const merged: RateChange[] = []
  const clashes: RateOf[] = []
  for (const key of new Set([...here.keys(), ...there.keys(), ...before.keys()])) {
    const [was, own, other] = [before.get(key), here.get(key), there.get(key)]
    const isMine = own?.paise !== was?.paise
    const isTheirs = other?.paise !== was?.paise
    const one = was ?? own ?? other
    if (isMine && isTheirs && own?.paise !== other?.paise && one) clashes.push(one)
    const kept = isMine ? own : other
    if (kept) merged.push(kept)
  }
  return { merged, clashes }
}

/** Looked at: what is still meant stands against the rate of today, and what is so already is no change any more. */
export const looked = (changes: readonly RateChange[], today: ReadonlyMap<string, number>): readonly RateChange[] =>
  changes.flatMap((change) => {
    const was = today.get(rateKey(change))
    return was === undefined || was === change.paise ? [] : [{ ...change, was }]
  })

const inOrder = (changes: readonly RateChange[]): ReadonlyMap<string, RateChange> =>
  new Map(changes.map((change) => [rateKey(change), change]))
