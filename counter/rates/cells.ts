import { byKey, type RateOf, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import type { RateSheetView } from '#shop/wire/staff/rates.ts'
import type { NamedRate } from '#shop/words/catalogue/rate-paste.ts'
import { readableSize, readableWeight } from '#words/formatters.ts'
import { ratesWords } from '#words/rates.ts'

/** A rate of the sheet: what it is today, and what it is called. */
export interface RateCell extends NamedRate {
  readonly key: string
  readonly paise: number
  /** what a quarter counts from */
  readonly base: number
  readonly species: string
  /** '500 g' */
  readonly pack: string
  readonly isSold: boolean
  /** for screen readers: 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg' */
  readonly name: string
}

/** Every rate in the order of the sheet: kind of fish, product, size, the heaviest pack first. */
export function cellsOf({ products }: Pick<RateSheetView, 'products'>): readonly RateCell[] {
  const kinds = Map.groupBy(products, ({ species }) => species)
  return [...kinds.values()].flat().flatMap(({ id, title, english, species, isSold, sizes }) =>
    sizes.flatMap(({ size, rates }) =>
      rates.map(({ grams, paise: today, base = today }) => {
        const rate = { productId: id, size, grams }
        const pack = packOf(rate)
        const name = ratesWords.cell(title, readableSize(size), pack)
        return { ...rate, key: rateKey(rate), paise: today, base, title, english, species, pack, isSold, name }
      }),
    ),
  )
}

export const ratesOf = (cells: readonly RateCell[]): ReadonlyMap<string, number> => byKey(cells)

export const basesOf = (cells: readonly RateCell[]): ReadonlyMap<string, number> =>
  new Map(cells.map(({ key, base }) => [key, base]))

export const packOf = ({ grams }: Pick<RateOf, 'grams'>): string => readableWeight(wholeGrams(grams))

/** '6.3', '-12' from tenths of a percent */
export const percentOf = (tenths: number): string => String(tenths / 10)

/** What a change is called; the sheet may have no such rate any more. */
export const nameOf = (cells: readonly RateCell[], rate: RateOf): string =>
  cells.find(({ key }) => key === rateKey(rate))?.name ?? ratesWords.nothingSold

export const whoOf = (by: DoneBy): string => (by.who === 'staff' ? by.name : ratesWords.byCommand)
