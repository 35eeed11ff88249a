import { fitted } from '#shop/catalogue/fitted.ts'
import { type Paise, paise } from '#shop/money.ts'
import type { LineMove, LineState } from '#shop/orders/line-status.ts'
import type { Grams } from '#shop/weight.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import type { Spoken } from '#shop/words/spoken-in.ts'
import { readableLabel, readableWeight } from '#shop/words/weights.ts'
import type { Wording } from './messages.ts'
import { sumTold } from './sum-told.ts'

/** A line as messages speak of it. */
export interface LineTold {
  /** its kind, which is shorter than the name of the product and says as much: 'Silver Pomfret' */
  readonly fish: string
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
  const total = sumTold(final, words)
  const difference = differenceInWords(final - ordered, words)
  const [one, ...others] = lines.filter(isOtherThanOrdered)
  if (one?.grams === undefined || one.state !== 'weighed' || others.length > 0) {
    const vars = { number, total, difference, address }
    return { kind: 'order-packed', purpose: 'news', language, text: say.orderPacked({ shop, ...vars }), vars }
  }
  const vars = {
    number,
    fish: one.fish,
    weighed: readableWeight(one.grams, words),
    ordered: readableWeight(one.orderedGrams, words),
    reason: one.reason === '' ? say.byTheScale : reasonSaid(one.reason, words),
    rate: say.rateFor(sumTold(one.rate, words), readableLabel(one.weight, words)),
    total,
    difference,
  }
  const places = { reason: 'end', fish: 'start' } as const
  const told = fitted(vars, places, (open) => say.lineWeighed({ shop, ...open }), say.mostSigns)
  return { kind: 'line-weighed', purpose: 'news', language, ...told }
}

const isOtherThanOrdered = ({ state, grams, orderedGrams }: LineTold): boolean =>
  state !== 'weighed' || grams !== orderedGrams

function differenceInWords(difference: number, words: Spoken): string {
  const { messagesWords: say } = words
  if (difference === 0) return say.asOrdered
  const amount = sumTold(paise(Math.abs(difference)), words)
  return difference < 0 ? say.less(amount) : say.more(amount)
}

/** Asks the buyer whether they want what weighs more than they were shown: for one amount, and so long. */
export function weightAsked(
  {
    shop,
    number,
    fish,
    orderedGrams,
    grams,
    price,
    most,
    address,
  }: Pick<LineTold, 'fish' | 'orderedGrams'> & {
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
    fish,
    weighed: readableWeight(grams, words),
    ordered: readableWeight(orderedGrams, words),
    price: sumTold(price, words),
    most: sumTold(most, words),
    address,
  }
  const told = fitted(vars, { fish: 'start' }, (open) => say.weightAsked({ shop, ...open }), say.mostSignsAsked)
  return { kind: 'weight-asked', purpose: 'news', language, ...told }
}

/** Says again what was agreed in a call: what comes, in place of what, and what it costs at most. */
export function itemReplaced(
  {
    shop,
    phone,
    number,
    fish,
    orderedGrams,
    was,
    most,
  }: Pick<LineTold, 'fish' | 'orderedGrams'> & {
    readonly shop: string
    readonly phone: string
    readonly number: string
    /** the fish that does not come */
    readonly was: string
    readonly most: Paise
  },
  words: Spoken,
): Wording {
  const { language, messagesWords: say } = words
  const vars = { number, fish: `${readableWeight(orderedGrams, words)} ${fish}`, was, most: sumTold(most, words) }
  const places = { was: 'start', fish: 'start' } as const
  const told = fitted(vars, places, (open) => say.itemReplaced({ shop, phone, ...open }), say.mostSigns)
  return { kind: 'item-replaced', purpose: 'news', language, ...told }
}

/** The last reason that was given at a line. */
export const lastReason = (moves: readonly { readonly move: LineMove; readonly reason: string }[]): string =>
  moves.findLast(({ reason }) => reason !== '')?.reason ?? ''
