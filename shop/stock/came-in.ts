import { ofKilo, type Paise, paise } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import type { Fish } from './batches.ts'
import type { Landed } from './stock-cell.ts'

/** In paise; more was typed wrong. */
export const dearestKilo = 100_000_00

/** What somebody says came in. */
interface SaysCameIn extends Fish {
  readonly grams: number
  readonly supplier: string
  /** for a kilo */
  readonly costPaise: number | undefined
}

/** What came in before, the last first. */
export interface CameInBefore extends SaysCameIn {
  readonly at: number
  /** who said so, and at which device, in one word */
  readonly by: string
}

/**
 * What is asked before it counts; each has its yes.
 * - same-delivery: somebody said the same already
 * - far-off-rate: it cost far more, or far less, than the last time
 * - far-off-kilos: it is far more than ever came of it
 */
export const cameInQuestions = ['same-delivery', 'far-off-rate', 'far-off-kilos'] as const
export type CameInQuestion = (typeof cameInQuestions)[number]

export type CameInAsked =
  | { readonly refused: 'same-delivery'; readonly by: string; readonly grams: number; readonly at: number }
  | { readonly refused: 'far-off-rate'; readonly paise: Paise; readonly last: Paise }
  | { readonly refused: 'far-off-kilos'; readonly grams: number }

/** So long after a delivery the same fish with the same weight may be the same crate. */
const sameDeliveryFor = minutes(60)

/** Who takes in crate after crate knows what they said: they are asked of the very same grams, and only shortly after. */
const ownDeliveryFor = minutes(3)

/** Scales and hands differ: what differs by less than a tenth may be the same crate. */
const isAboutAsMuch = (one: number, other: number): boolean => Math.abs(one - other) * 10 <= Math.max(one, other)

const isSameSupplier = (one: string, other: string): boolean =>
  one === '' || other === '' || one.toLowerCase() === other.toLowerCase()

const isSameFish = (one: Fish, other: Fish): boolean => one.species === other.species && one.size === other.size

/** Nobody pays a fifth, or five times as much, from one day to the next. */
const farOffRate = 5
/** So many times the most that ever came at once; and what is much before anything came. */
const farOffKilos = 5
const muchAtFirst = 500_000

/** The first that is to be asked of the person at this device, and was not answered yet; undefined: it counts. */
export function whatToAsk(
  wanted: SaysCameIn,
  before: readonly CameInBefore[],
  { sure, now, by }: { readonly sure: readonly CameInQuestion[]; readonly now: number; readonly by: string },
): CameInAsked | undefined {
  const own = before.filter((one) => isSameFish(one, wanted))
  const same = own.find(
    (one) =>
      (one.by === by
        ? now - one.at < ownDeliveryFor && one.grams === wanted.grams
        : now - one.at < sameDeliveryFor && isAboutAsMuch(one.grams, wanted.grams)) &&
      isSameSupplier(one.supplier, wanted.supplier),
  )
  if (same !== undefined && !sure.includes('same-delivery'))
    return { refused: 'same-delivery', by: same.by, grams: same.grams, at: same.at }
  const most = own.reduce((heaviest, { grams }) => Math.max(heaviest, grams), 0)
  const isFarMore = wanted.grams > (most === 0 ? muchAtFirst : most * farOffKilos)
  if (isFarMore && !sure.includes('far-off-kilos')) return { refused: 'far-off-kilos', grams: wanted.grams }
  const last = lastCost(own)
  const isFarOff =
    last !== undefined &&
    wanted.costPaise !== undefined &&
    (wanted.costPaise > last * farOffRate || wanted.costPaise * farOffRate < last)
  if (isFarOff && !sure.includes('far-off-rate'))
    return { refused: 'far-off-rate', paise: paise(wanted.costPaise ?? 0), last: paise(last) }
  return undefined
}

/** What a kilo was bought for last, where somebody said so. */
export const lastCost = (before: readonly Pick<CameInBefore, 'costPaise'>[]): number | undefined =>
  before.find(({ costPaise = 0 }) => costPaise > 0)?.costPaise

/** What so much was bought for, in whole paise; undefined where nobody said what a kilo cost. */
export const boughtFor = (grams: number, costPaise: number | null | undefined): Paise | undefined =>
  costPaise == null ? undefined : ofKilo(paise(costPaise), grams)

/** What a kilo as it was landed brings: of a fish that is labelled as packed, cleaning loses some. */
export const earnedPerLandedKilo = ({ labelWeight, lossPercent }: Omit<Landed, 'species'>, rate: Paise): Paise =>
  labelWeight === 'gross' ? rate : ofKilo(rate, (100 - lossPercent) * 10)

/** What is earned on a kilo as it was landed, and of 100 that it sells for. */
export function marginOf(
  sellsFor: number,
  costPaise: number,
): { readonly paise: number; readonly percent: number | undefined } {
  const earned = sellsFor - costPaise
  return { paise: earned, percent: sellsFor === 0 ? undefined : Math.round((earned * 100) / sellsFor) }
}
