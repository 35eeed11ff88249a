import type { LineMove, LineState } from '#shop/line-status.ts'
import type { Wording } from '#shop/messages.ts'
import { type Paise, paise, readable } from '#shop/money.ts'
import { type Grams, readableWeight } from '#shop/weight.ts'
import { messagesWords } from '#words/messages.ts'

/** A line as messages speak of it. */
export interface LineTold {
  readonly title: string
  /** the label of a pack: '500 g' */
  readonly weight: string
  /** of one pack */
  readonly rate: Paise
  readonly orderedGrams: Grams
  readonly ordered: Paise
  readonly state: LineState
  readonly grams: Grams | undefined
  readonly price: Paise | undefined
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
export function orderPacked({ shop, number, address, ordered, final, lines }: OrderTold): Wording {
  const total = readable(final)
  const difference = differenceInWords(final - ordered)
  const [one, ...others] = lines.filter(isOtherThanOrdered)
  if (one?.grams === undefined || one.state !== 'weighed' || others.length > 0) {
    const text = messagesWords.orderPacked({ shop, number, total, difference, address })
    return { kind: 'order-packed', purpose: 'news', text, vars: { number, total, difference, address } }
  }
  const vars = {
    number,
    total,
    fish: one.title,
    ordered: readableWeight(one.orderedGrams),
    weighed: readableWeight(one.grams),
    rate: messagesWords.rateFor(readable(one.rate), one.weight),
    difference,
    reason: one.reason === '' ? messagesWords.byTheScale : one.reason,
  }
  return { kind: 'line-weighed', purpose: 'news', text: messagesWords.lineWeighed({ shop, ...vars }), vars }
}

const isOtherThanOrdered = ({ state, grams, orderedGrams, price, ordered }: LineTold): boolean =>
  state !== 'weighed' || grams !== orderedGrams || price !== ordered

function differenceInWords(difference: number): string {
  if (difference === 0) return messagesWords.asOrdered
  const amount = readable(paise(Math.abs(difference)))
  return difference < 0 ? messagesWords.less(amount) : messagesWords.more(amount)
}

/** Asks the buyer whether they want what weighs more than they were shown: for one amount, and so long. */
export function weightAsked({
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
}): Wording {
  const vars = {
    number,
    fish: title,
    weighed: readableWeight(grams),
    ordered: readableWeight(orderedGrams),
    price: readable(price),
    most: readable(most),
    address,
  }
  return { kind: 'weight-asked', purpose: 'news', text: messagesWords.weightAsked({ shop, ...vars }), vars }
}

/** The last reason that was given at a line. */
export const lastReason = (moves: readonly { readonly move: LineMove; readonly reason: string }[]): string =>
  moves.findLast(({ reason }) => reason !== '')?.reason ?? ''
