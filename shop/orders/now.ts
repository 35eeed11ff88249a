import { type BoardOrder, isOpen } from './board.ts'
import { isBehind, isLate, overdueBy } from './lateness.ts'
import { answerWithin } from './line-moves.ts'

/**
 * What harms if it waits, in the order in which somebody looks at it: the slot is over, it will be, nobody answered what the
 * shop asked, a customer said no, nobody was there.
 */
export const nowKinds = ['late', 'behind', 'unanswered', 'declined', 'asked', 'not-delivered'] as const
export type NowKind = (typeof nowKinds)[number]

/** One order that somebody should look at now. */
export interface NowLine<Order extends BoardOrder> {
  readonly kind: NowKind
  readonly order: Order
  /** for how long */
  readonly wait: number
}

/** What should be looked at now, each order once: what waits longest first, within what it waits for. */
export const nowOf = <Order extends BoardOrder>(orders: readonly Order[], now: number): readonly NowLine<Order>[] =>
  orders
    .flatMap((order) => nowLine(order, now) ?? [])
    .toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || other.wait - one.wait || (one.order.id < other.order.id ? -1 : 1),
    )

/** A customer who has let the time pass is first of those who were asked. */
const placeOf = ({ kind }: Pick<NowLine<BoardOrder>, 'kind'>): number => nowKinds.indexOf(kind)

function nowLine<Order extends BoardOrder>(order: Order, now: number): NowLine<Order> | undefined {
  if (!isOpen(order.status)) return undefined
  if (isLate(order, now)) return { kind: 'late', order, wait: overdueBy(order, now) }
  const asked = askedAt(order)
  // what is asked holds the order up: it says more than that it is behind
  if (asked !== undefined) {
    const wait = now - asked
    return { kind: wait >= answerWithin ? 'unanswered' : 'asked', order, wait }
  }
  if (order.lines.some(({ state }) => state === 'declined'))
    return { kind: 'declined', order, wait: now - order.changedAt }
  if (order.status === 'Not delivered') return { kind: 'not-delivered', order, wait: now - order.changedAt }
  if (order.isTry !== true && isBehind(order, now)) return { kind: 'behind', order, wait: overdueBy(order, now) }
  return undefined
}

/** When its customer was asked first of what they have not answered. */
function askedAt({ lines }: Pick<BoardOrder, 'lines'>): number | undefined {
  const until = lines.flatMap(({ state, askedUntil }) => (state === 'asked' ? (askedUntil ?? []) : []))
  return until.length === 0 ? undefined : Math.min(...until) - answerWithin
}
