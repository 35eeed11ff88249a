import { readableMobile } from '#shop/accounts/accounts.ts'
import { grouped } from '#shop/digits.ts'
import { type Paise, readableShort } from '#shop/money.ts'
import { signsOf } from '#shop/orders/board.ts'
import { givenFree } from '#shop/orders/line-moves.ts'
import { weighable } from '#shop/outbox/waiting-weights.ts'
import type { Grams } from '#shop/weight.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { readableWeight } from '#words/formatters.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import type { Verdict } from './verdict.ts'

/** 1,480 g: never kilos, so that two weights on a screen are compared at a glance. */
export const gramsInWords = (grams: number): string => words.grams(grouped(grams))

/** '18.4 kg' and '1.84 kg' are easier to tell apart than 18,400 g and 1,840 g. */
export const kilosInWords = (grams: Grams): string => readableWeight(grams)

export function verdictInWords({ is, grams, ordered, most }: Verdict): string {
  const apart = grouped(Math.abs(grams - ordered))
  const said = {
    doubtful: () => words.verdict.doubtful,
    short: () => words.verdict.short(grouped(grams), grouped(ordered)),
    less: () => words.verdict.less(apart),
    exact: () => words.verdict.exact,
    within: () => words.verdict.within(apart),
    // by its price alone it may be too much, though no gram is
    over: () => words.verdict.over(grouped(Math.max(0, grams - most))),
  } satisfies Record<Verdict['is'], () => string>
  return said[is]()
}

/** What a weight comes to, and beside it what that is measured by; in grams for who may see no sums. */
export function sumInWords(
  { is, grams, most, price, cap }: Verdict,
  { orderedPrice }: { readonly orderedPrice: Paise | undefined },
): { readonly sum: string; readonly beside: string } {
  if (orderedPrice === undefined) return { sum: gramsInWords(grams), beside: words.mostIs(gramsInWords(most)) }
  const isLess = is === 'short' || is === 'less'
  return {
    sum: readableShort(price),
    beside: isLess ? words.was(readableShort(orderedPrice)) : words.mostIs(readableShort(cap)),
  }
}

/** What the buyer was asked to pay last; undefined where nobody asked. */
export const askedPrice = ({ moves }: Pick<WeighedLine, 'moves'>): number | undefined =>
  moves.findLast(({ move }) => move === 'ask')?.pricePaise

/** '1,480 g, ₹1,332' of a line that was weighed, or what its buyer was asked to pay. */
export function weighedInWords(line: WeighedLine): string {
  const { weighed, pricePaise = askedPrice(line) } = line
  if (weighed === undefined) return ''
  const grams = gramsInWords(weighed.grams)
  return pricePaise === undefined ? grams : words.weighed(grams, readableShort(pricePaise))
}

/** Where no SMS went: whom to call; a cutter, who knows no numbers, leaves that to the counter. */
export const toCall = ({ buyer }: Weighing['order']): string =>
  buyer === undefined ? words.askedByCounter : words.askedByPhone(readableMobile(buyer.phone))

/** How much of a line was given, of which nobody pays: 0 where all of it is paid. */
export function freeOf(line: WeighedLine, order: Weighing['order']): number {
  const { weighed, state, moves } = line
  return state === 'weighed' ? givenFree(weighable(line, order), moves.at(-1)?.move, weighed?.grams ?? 0) : 0
}

/** What an order is called out by across the shop, among all that are at the scale. */
export const signAt = (
  { order, waiting }: Pick<Weighing, 'order' | 'waiting'>,
  { id, number }: { id: string; number: string },
): string => signsOf([order, ...waiting]).get(id) ?? number
