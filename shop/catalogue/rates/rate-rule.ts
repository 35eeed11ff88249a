import type { Cut } from '#shop/catalogue/cuts.ts'
import { type RateToday, rateKey } from './rate-sheet.ts'
import { movedRate, type RateMove } from './rate-typing.ts'

/** A rate of the sheet, with what is cut of which fish. */
export interface RateOfCut extends RateToday {
  readonly species: string
  readonly cut: Cut
}

/** 'Cut = whole + 20 %' */
interface RateRule {
  readonly to: Cut
  readonly from: Cut
  readonly by: RateMove
}

interface Ruled {
  readonly rates: readonly RateToday[]
  /** how many would cost nothing, or more than anything does */
  readonly impossible: number
}

/**
 * What the rates of one cut are by a rule: those of the other cut in the same size and pack, moved. A pack that the other cut is not
 * sold in takes its share of the pack nearest in weight; a size that it is not sold in stays as it is.
 */
export function ruledRates(cells: readonly RateOfCut[], { to, from, by }: RateRule): Ruled {
  const sources = Map.groupBy(
    cells.filter(({ cut }) => cut === from),
    ({ species, size }) => `${species}/${size}`,
  )
  const rates: RateToday[] = []
  let impossible = 0
  for (const cell of cells) {
    if (cell.cut !== to) continue
    const source = shareOf(cell, sources.get(`${cell.species}/${cell.size}`) ?? [])
    if (source === undefined) continue
    const paise = movedRate(source, by)
    if (paise === undefined) impossible += 1
    else rates.push({ productId: cell.productId, size: cell.size, grams: cell.grams, paise })
  }
  return { rates, impossible }
}

/** What so many grams cost in the other cut, in whole rupees where it is not sold in that pack. */
function shareOf({ grams }: RateOfCut, others: readonly RateOfCut[]): number | undefined {
  const [nearest] = others.toSorted(
    (one, other) =>
      Math.abs(one.grams - grams) - Math.abs(other.grams - grams) || rateKey(one).localeCompare(rateKey(other)),
  )
  if (nearest === undefined || nearest.grams === grams) return nearest?.paise
  return Math.round((nearest.paise * grams) / nearest.grams / 100) * 100
}
