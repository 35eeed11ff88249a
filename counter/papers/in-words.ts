import { grouped } from '#shop/digits.ts'
import { paise, readable } from '#shop/money.ts'
import type { BilledLineView, PrintedLine } from '#shop/wire/staff/bills.ts'
import { labelOfCleaning, readableSize } from '#shop/words/packs.ts'
import { cleaningLabels } from '#words/picked.ts'
import type { OnPaper } from './spoken.ts'

export const money = (count: number): string => readable(paise(count))

/** '1,020' */
export const gramsOf = (grams: number): string => grouped(grams)

/** 'Jumbo, gut and keep whole' */
export const sizeAndCut = ({ size, cleaning }: Pick<PrintedLine, 'size' | 'cleaning'>, words: OnPaper): string =>
  [readableSize(size, words), labelOfCleaning(cleaning, words)].filter(Boolean).join(', ')

/** The cut in the language of the person who prints; '' where the paper says the same. */
export function cutHere({ cleaning }: Pick<PrintedLine, 'cleaning'>, words: OnPaper): string {
  const here = labelOfCleaning(cleaning, { cleaningLabels })
  return here === labelOfCleaning(cleaning, words) ? '' : here
}

/** Of its own pack, half up to the paisa. */
export const perKilo = ({ ratePaise, packGrams }: Pick<BilledLineView, 'ratePaise' | 'packGrams'>): string =>
  money(Math.floor((2000 * ratePaise + packGrams) / (2 * packGrams)))

/** What differs from what was ordered; undefined where nothing does. */
export function difference(line: PrintedLine, { paperWords }: OnPaper): string | undefined {
  const grams = line.grams - line.orderedGrams
  const { pricePaise, orderedPaise } = line
  if (pricePaise === undefined || orderedPaise === undefined) return undefined
  const price = pricePaise - orderedPaise
  if (line.state !== 'weighed' || (grams === 0 && price === 0)) return undefined
  if (grams > 0 && price <= 0) return paperWords.freeRest(gramsOf(grams))
  const say = price < 0 ? paperWords.less : paperWords.more
  return say(gramsOf(Math.abs(grams)), money(Math.abs(price)))
}
