/** Weights of one fish before it was cleaned and after, both from a scale. */
export interface YieldSample {
  readonly before: number
  readonly after: number
}

/** So many the shop weighs before it says a figure of its own. */
export const enoughSamples = 20

/** What of 100 g reaches the pan, by weighings: the middle one, and from least to most without the strays. */
export interface OwnYield {
  readonly percent: number
  readonly from: number
  readonly to: number
  readonly samples: number
}

/** Whether two weights can be of one fish: nothing grows on the board, and more than a tenth is left of it. */
export const isYield = ({ before, after }: YieldSample): boolean =>
  Number.isSafeInteger(before) && Number.isSafeInteger(after) && after <= before && 10 * after >= before && after > 0

/** What the weighings say by now; undefined while there are too few. The range leaves out one of ten on each side. */
export function ownYield(samples: readonly YieldSample[]): OwnYield | undefined {
  const percents = samples
    .filter(isYield)
    .map(({ before, after }) => (100 * after) / before)
    .toSorted((one, other) => one - other)
  if (percents.length < enoughSamples) return undefined
  const [upper, lower] = [percents.length >> 1, (percents.length - 1) >> 1]
  const strays = Math.floor(percents.length / 10)
  return {
    percent: Math.round(((percents[lower] ?? 0) + (percents[upper] ?? 0)) / 2),
    from: Math.floor(percents[strays] ?? 0),
    to: Math.ceil(percents.at(-1 - strays) ?? 0),
    samples: percents.length,
  }
}

/** As landed, what weighed this much on the scale: the weight before cleaning, or what its yield says, rounded up. */
export function asLanded(
  grams: number,
  {
    labelWeight,
    before,
    panPercent,
  }: {
    readonly labelWeight: 'net' | 'gross' | ''
    /** what it weighed before it was cleaned, where somebody noted that */
    readonly before: number | undefined
    /** what of 100 g is left by cleaning */
    readonly panPercent: number
  },
): number {
  if (labelWeight !== 'net') return grams
  return before ?? Math.ceil((100 * grams) / panPercent)
}
