import type { Cut } from '#shop/catalogue/cuts.ts'
import { paise as inPaise } from '#shop/money.ts'
import { earnedPerLandedKilo, marginOf } from '#shop/stock/came-in.ts'
import type { Landed } from '#shop/stock/stock-cell.ts'
import { dearerPacks, type RateToday, rateKey } from './rate-sheet.ts'

/** A rate of the sheet, with what else tells whether it was typed right. */
export interface RateOfFish extends RateToday, Landed {
  readonly cut: Cut
  /** what a kilo of it was bought for last, as landed; left out where nobody said so, or this person may not know */
  readonly boughtAt?: number | undefined
}

/** What is earned on a kilo as it was landed, and of 100 that it sells for. */
export function marginOfRate(
  rate: RateToday & Landed,
  boughtAt: number,
): { readonly paise: number; readonly percent: number | undefined } {
  const kilo = inPaise(Math.round((rate.paise * 1000) / rate.grams))
  return marginOf(earnedPerLandedKilo(rate, kilo), boughtAt)
}

/**
 * Why a rate that was changed may be a slip of the finger. None of it forbids anything.
 * - dearer-pack: a kilo of it costs more than in a smaller pack
 * - under-whole: cut or marinated it costs less than whole
 * - under-cost: it sells for less than it was bought for
 */
export type OddRate<Rate extends RateOfFish = RateOfFish> =
  | { readonly why: 'dearer-pack'; readonly rate: Rate; readonly than: number }
  | { readonly why: 'under-whole'; readonly rate: Rate }
  | { readonly why: 'under-cost'; readonly rate: Rate; readonly boughtAt: number }

/** Only what the changes make so: what was so before, somebody has decided. */
export function oddRates<Rate extends RateOfFish>(
  cells: readonly Rate[],
  changed: ReadonlyMap<string, number>,
): readonly OddRate<Rate>[] {
  const after = cells.map((cell) => ({ ...cell, paise: changed.get(rateKey(cell)) ?? cell.paise }))
  const was = new Set(oddOf(cells).map(nameOf))
  return oddOf(after).filter((odd) => !was.has(nameOf(odd)))
}

const nameOf = ({ why, rate }: OddRate): string => `${why} ${rateKey(rate)}`

function oddOf<Rate extends RateOfFish>(rates: readonly Rate[]): readonly OddRate<Rate>[] {
  const whole = new Map(
    rates.filter(({ cut }) => cut === 'whole').map((rate) => [`${rate.species}/${rate.grams}/${rate.size}`, rate]),
  )
  const packs = new Map(dearerPacks(rates).map((pack) => [rateKey(pack), pack.than]))
  return rates.flatMap((rate): OddRate<Rate>[] => {
    const { species, size, grams, paise, cut, boughtAt } = rate
    const plain = cut === 'whole' ? undefined : whole.get(`${species}/${grams}/${size}`)
    const than = packs.get(rateKey(rate))
    return [
      ...(plain !== undefined && paise < plain.paise ? [{ why: 'under-whole' as const, rate }] : []),
      ...(boughtAt !== undefined && marginOfRate(rate, boughtAt).paise < 0
        ? [{ why: 'under-cost' as const, rate, boughtAt }]
        : []),
      ...(than === undefined ? [] : [{ why: 'dearer-pack' as const, rate, than }]),
    ]
  })
}
