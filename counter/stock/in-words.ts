import { kilosAsTyped } from '#shop/stock/kilos.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import type { StockCell, StockNow } from '#shop/wire/staff/stock.ts'
import { whoWords } from '#words/done.ts'
import { momentInShort, readableSize } from '#words/formatters.ts'
import { stockWords as words } from '#words/stock.ts'

/** 'Pomfret (Paplet), Jumbo' */
export const nameOf = ({ title, size }: Pick<StockCell, 'title' | 'size'>): string =>
  words.named(title, readableSize(size))

export const keyOf = ({ species, size }: Pick<StockCell, 'species' | 'size'>): string => `${species}/${size}`

export const whoOf = (by: DoneBy): string => (by.who === 'staff' ? by.name : whoWords[by.who])

/** 'counted 12.5 kg' */
export const whatOf = ({ does, grams = 0 }: Pick<NonNullable<StockCell['last']>, 'does' | 'grams'>): string =>
  words.done[does](kilosAsTyped(grams))

/** What lies there, what of it is ordered and what is left; or what is ordered and does not lie there. */
export function standOf({ kept, reserved, left, missing }: StockCell): string {
  const [lies, ordered] = [kilosAsTyped(kept), kilosAsTyped(reserved)]
  if (missing === undefined) return words.stands(lies, ordered, kilosAsTyped(left))
  return `${words.standsShort(lies, ordered)} ${words.missing(kilosAsTyped(missing))}`
}

/** 'Asif counted 12.5 kg, 9:14 am' */
export const lastOf = (last: NonNullable<StockCell['last']>, now: number): string =>
  words.last(whoOf(last.by), whatOf(last), momentInShort(last.at, now))

/** What the page gets once an act is done: a sentence, and all cells by the shop's answer. */
export type OnDone = (what: string, answered: StockNow, more?: { missing?: string }) => Promise<void>
