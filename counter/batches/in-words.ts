import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import type { StaffBatch, StaffBatchMove } from '#shop/wire/staff/batches.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import { batchesWords as words } from '#words/batches.ts'
import { whoWords } from '#words/done.ts'
import { namedDay, readableKilos, readableSize } from '#words/formatters.ts'
import { language } from '#words/language.ts'

export const landedInWords = ({ landedDay, landedHour }: Pick<StaffBatch, 'landedDay' | 'landedHour'>): string =>
  words.dayAndHour(landedDay, landedHour)

/** 'Kolambi' where that is what people say, in other languages as the menu has it. */
export const shortNameOf = ({ title, localName }: { readonly title: string; readonly localName: string }): string =>
  language === 'en' ? localName || title : title

/** 'Silver Pomfret, Jumbo', 'Silver Pomfret, mixed sizes' */
export const fishInWords = ({ title, size, isMixed }: Pick<StaffBatch, 'title' | 'size' | 'isMixed'>): string =>
  words.fish(title, isMixed ? words.mixed : readableSize(size))

export const orNotRecorded = (typed: string): string => (typed === '' ? words.notRecorded : typed)

/** 'Use by TODAY' is seen from afar. */
export function lastDayInWords({ useBy }: Pick<StaffBatch, 'useBy'>, now: number): string {
  if (useBy === shopDay(now)) return words.packToday
  return useBy === shopDay(now + days(1)) ? words.packTomorrow : words.packUntil(useBy)
}

export const shortDay = (day: string, now: number, today: string): string =>
  day === shopDay(now) ? today : namedDay(day)

export const whoDid = (by: DoneBy): string => (by.who === 'staff' ? by.name : whoWords[by.who])

/** '4 kg counted, 0.2 kg missing' */
export function movedInWords({
  move,
  grams,
  difference,
}: Pick<StaffBatchMove, 'move' | 'grams' | 'difference'>): string {
  const done = words.moved[move](readableKilos(grams))
  if (difference === undefined || difference === 0) return done
  const found = difference > 0 ? words.more(readableKilos(difference)) : words.missing(readableKilos(-difference))
  return `${done}, ${found}`
}
