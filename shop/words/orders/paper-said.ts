import { grouped } from '../../digits.ts'
import { paise, readable } from '../../money.ts'
import { labelOfCleaning, readableSize } from '../packs.ts'
import type { OnPaper } from './on-paper.ts'

/** What a line of an order says on paper, whether a browser prints it or the shop's own printer. */
interface PaperLine {
  readonly size: string
  readonly cleaning: string
  readonly state: string
  readonly grams: number
  readonly orderedGrams: number
  readonly pricePaise?: number | undefined
  readonly orderedPaise?: number | undefined
  readonly mostPaise?: number | undefined
  readonly isAgreed?: true | undefined
}

export const money = (count: number): string => readable(paise(count))

/** '1,020' */
export const gramsOf = (grams: number): string => grouped(grams)

/** 'Jumbo, gut and keep whole' */
export const sizeAndCut = (
  { size, cleaning }: Pick<PaperLine, 'size' | 'cleaning'>,
  words: Pick<OnPaper, 'sizeNames' | 'cleaningLabels'>,
): string => [readableSize(size, words), labelOfCleaning(cleaning, words)].filter(Boolean).join(', ')

/** Of its own pack, half up to the paisa. */
export const perKilo = ({ ratePaise, packGrams }: { ratePaise: number; packGrams: number }): string =>
  money(Math.floor((2000 * ratePaise + packGrams) / (2 * packGrams)))

/** That its customer said yes to it on the telephone, and up to what; undefined where it is as it was ordered. */
export const agreedSaid = (
  { isAgreed, mostPaise }: Pick<PaperLine, 'isAgreed' | 'mostPaise'>,
  { paperWords }: Pick<OnPaper, 'paperWords'>,
): string | undefined => {
  if (isAgreed !== true) return undefined
  return mostPaise === undefined ? paperWords.agreedPlain : paperWords.agreed(money(mostPaise))
}

/** What differs from what was ordered; undefined where nothing does. */
export function difference(line: PaperLine, { paperWords }: Pick<OnPaper, 'paperWords'>): string | undefined {
  const grams = line.grams - line.orderedGrams
  const { pricePaise, orderedPaise } = line
  if (pricePaise === undefined || orderedPaise === undefined) return undefined
  const price = pricePaise - orderedPaise
  if (line.state !== 'weighed' || (grams === 0 && price === 0)) return undefined
  if (grams > 0 && price <= 0) return paperWords.freeRest(gramsOf(grams))
  const say = price < 0 ? paperWords.less : paperWords.more
  return say(gramsOf(Math.abs(grams)), money(Math.abs(price)))
}
