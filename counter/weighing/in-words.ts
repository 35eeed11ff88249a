import { grouped } from '#shop/digits.ts'
import { type Paise, readableShort } from '#shop/money.ts'
import type { Grams } from '#shop/weight.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { readableWeight } from '#words/formatters.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import type { Verdict } from './verdict.ts'

/** 1,480 g: never kilos, so that two weights on a screen are compared at a glance. */
export const gramsInWords = (grams: number): string => words.grams(grouped(grams))

/** '18.4 kg' and '1.84 kg' are easier to tell apart than 18,400 g and 1,840 g. */
export const kilosInWords = (grams: Grams): string => readableWeight(grams)

export function verdictInWords({ is, grams, ordered, most }: Verdict): string {
  const [now, apart] = [grouped(grams), grouped(Math.abs(grams - ordered))]
  const said = {
    doubtful: () => words.verdict.doubtful(now, grouped(ordered)),
    short: () => words.verdict.short(now, apart),
    less: () => words.verdict.less(now, apart),
    exact: () => words.verdict.exact(now),
    within: () => words.verdict.within(now, apart, grouped(most - ordered)),
    over: () => words.verdict.over(now, grouped(grams - most), grouped(most)),
  } satisfies Record<Verdict['is'], () => string>
  return said[is]()
}

export const comesTo = ({ price, cap }: { price: Paise; cap: Paise }): string =>
  price > cap
    ? words.comesToOver(readableShort(price), readableShort(price - cap))
    : words.comesTo(readableShort(price))

/** What the buyer was asked to pay last; undefined where nobody asked. */
export const askedPrice = ({ moves }: Pick<WeighedLine, 'moves'>): number | undefined =>
  moves.findLast(({ move }) => move === 'ask')?.pricePaise

/** '1,480 g, ₹1,332.00' of a line that was weighed; what its buyer has still to say yes to says so. */
export function weighedInWords(line: WeighedLine): string {
  const { weighed, pricePaise = askedPrice(line), state } = line
  if (weighed === undefined) return ''
  const grams = gramsInWords(weighed.grams)
  const said = pricePaise === undefined ? grams : words.weighed(grams, readableShort(pricePaise))
  return state === 'weighed' ? said : words.notSettled(said, lineStateWords[state])
}

/** '20 g less' than ordered */
export function apartInWords(more: number): string {
  if (more === 0) return words.apart.same
  return more > 0 ? words.apart.more(grouped(more)) : words.apart.less(grouped(-more))
}
