import { fitted } from '#shop/catalogue/fitted.ts'
import { type Paise, paise, readable } from '#shop/money.ts'
import type { LineMove, LineState } from '#shop/orders/line-status.ts'
import type { Grams } from '#shop/weight.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import type { Spoken } from '#shop/words/spoken-in.ts'
import { readableLabel, readableWeight } from '#shop/words/weights.ts'
import type { Wording } from './messages.ts'

/** A line as messages speak of it. */
export interface LineTold {
  readonly title: string
  /** the label of a pack: '500 g' */
  readonly weight: string
  /** of one pack */
  readonly rate: Paise
  readonly orderedGrams: Grams
  readonly state: LineState
  readonly grams: Grams | undefined
  /** the last that was given for it; '' where none was */
  readonly reason: string
}

interface OrderTold {
  readonly shop: string
  readonly number: string
  /** where the order is on the shop's site */
  readonly address: string
  readonly ordered: Paise
  readonly final: Paise
  readonly lines: readonly LineTold[]
}

/**
 * What the scale said: of one line in full; of several what all comes to, and where each is told. One message of two
 * kinds, for an approved text has one shape.
 */
export function orderPacked({ shop, number, address, ordered, final, lines }: OrderTold, words: Spoken): Wording {
  const { language, messagesWords: say } = words
  const total = readable(final)
  const difference = differenceInWords(final - ordered, say)
  const [one, ...others] = lines.filter(isOtherThanOrdered)
  if (one?.grams === undefined || one.state !== 'weighed' || others.length > 0) {
    const vars = { number, total, difference, address }
    return { kind: 'order-packed', purpose: 'news', language, text: say.orderPacked({ shop, ...vars }), vars }
  }
  const vars = {
    number,
    total,
    fish: one.title,
    ordered: readableWeight(one.orderedGrams, words),
    weighed: readableWeight(one.grams, words),
    rate: say.rateFor(readable(one.rate), readableLabel(one.weight, words)),
    difference,
    reason: one.reason === '' ? say.byTheScale : reasonSaid(one.reason, words),
  }
  const told = fitted(vars, 'fish', (open) => say.lineWeighed({ shop, ...open }), say.mostSigns)
  return { kind: 'line-weighed', purpose: 'news', language, ...told }
}

const isOtherThanOrdered = ({ state, grams, orderedGrams }: LineTold): boolean =>
  state !== 'weighed' || grams !== orderedGrams

function differenceInWords(difference: number, say: Spoken['messagesWords']): string {
  if (difference === 0) return say.asOrdered
  const amount = readable(paise(Math.abs(difference)))
  return difference < 0 ? say.less(amount) : say.more(amount)
}

/** Asks the buyer whether they want what weighs more than they were shown: for one amount, and so long. */
export function weightAsked(
  {
    shop,
    number,
    title,
    orderedGrams,
    grams,
    price,
    most,
    address,
  }: Pick<LineTold, 'title' | 'orderedGrams'> & {
    readonly shop: string
    readonly number: string
    readonly grams: Grams
    readonly price: Paise
    readonly most: Paise
    readonly address: string
  },
  words: Spoken,
): Wording {
  const { language, messagesWords: say } = words
  const vars = {
    number,
    fish: title,
    weighed: readableWeight(grams, words),
    ordered: readableWeight(orderedGrams, words),
    price: readable(price),
    most: readable(most),
    address,
  }
  const told = fitted(vars, 'fish', (open) => say.weightAsked({ shop, ...open }), say.mostSigns)
  return { kind: 'weight-asked', purpose: 'news', language, ...told }
}

/** The last reason that was given at a line. */
export const lastReason = (moves: readonly { readonly move: LineMove; readonly reason: string }[]): string =>
  moves.findLast(({ reason }) => reason !== '')?.reason ?? ''
