import type { Selectable } from 'kysely'
import type { OrderLinesTable } from '#server/storage/tables.ts'
import { type OrderedLine, type Pack, toleratedGrams, usualTolerance } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise } from '#shop/money.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'

type Row = Pick<
  Selectable<OrderLinesTable>,
  | 'grams'
  | 'quantity'
  | 'rate_paise'
  | 'line_paise'
  | 'most_paise'
  | 'tolerated_grams'
  | 'other_packs_json'
  | 'larger_grams'
  | 'larger_paise'
>

/** A line as it was ordered, and what its buyer was promised of it; an older version of the shop wrote less of that down. */
export function promisedLine(row: Row): { ordered: OrderedLine; most: Paise; tolerated: Grams } {
  const { grams, quantity, rate_paise: rate, line_paise: price, most_paise: most, tolerated_grams: tolerated } = row
  const ordered = { grams: wholeGrams(grams), quantity, rate: paise(rate), otherPacks: packsIn(row) }
  return {
    ordered,
    most: paise(most ?? price),
    tolerated: tolerated === null ? toleratedGrams(ordered, usualTolerance) : wholeGrams(tolerated),
  }
}

/** `[[1000,80000],[250,24000]]` */
export const packsToKeep = (packs: readonly Pack[]): string =>
  JSON.stringify(packs.map(({ grams, rate }) => [grams, rate]))

function packsIn({ other_packs_json: kept, larger_grams: grams, larger_paise: rate }: Row): readonly Pack[] {
  if (kept !== null) return (JSON.parse(kept) as [number, number][]).map(([label, paid]) => packOf(label, paid))
  return grams === null || rate === null ? [] : [packOf(grams, rate)]
}

const packOf = (grams: number, rate: number): Pack => ({ grams: wholeGrams(grams), rate: paise(rate) })
