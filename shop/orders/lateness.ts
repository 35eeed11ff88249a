import { hours, minutes } from '#shop/time.ts'
import { openStatuses } from './moves.ts'
import type { OrderStatus } from './order-status.ts'

/** When an order is delivered, from and to. */
export interface OrderHours {
  readonly startsAt: number
  readonly endsAt: number
}

/** What the clock is held against. */
export interface TimedOrder {
  readonly status: OrderStatus
  readonly changedAt: number
  /** when it comes; none of an order older than slots */
  readonly slot?: OrderHours | undefined
  /** when it comes instead, as the counter said once it was behind */
  readonly expected?: { readonly at: number } | undefined
}

/** How long an order without a slot may stand in a state before somebody should look. */
const patience: Partial<Record<OrderStatus, number>> = {
  Pending: minutes(15),
  Confirmed: hours(2),
  Cutting: hours(1),
  Packed: hours(1),
  'Out for delivery': hours(2),
  'Not delivered': hours(2),
}

/** Until when an order with a slot should have left its state. */
const leavesBy: Partial<Record<OrderStatus, (slot: OrderHours) => number>> = {
  Pending: ({ startsAt }) => startsAt - hours(3),
  Confirmed: ({ startsAt }) => startsAt - hours(2),
  Cutting: ({ startsAt }) => startsAt - hours(1),
  Packed: ({ startsAt }) => startsAt,
  'Out for delivery': ({ endsAt }) => endsAt,
  'Not delivered': ({ endsAt }) => endsAt,
}

const isOpen = ({ status }: Pick<TimedOrder, 'status'>): boolean => openStatuses.includes(status)

/** Late is the same for the shop and for its customer: the slot is over, or the counter gave a time after its end. */
export function isLate(order: Omit<TimedOrder, 'changedAt'>, now: number): boolean {
  const { slot, expected } = order
  if (slot === undefined || !isOpen(order)) return false
  return now > slot.endsAt || (expected !== undefined && expected.at > slot.endsAt)
}

/** Since when an order is behind what its slot asks of it, or has stood where it stands for too long. */
function behindSince({ status, changedAt, slot }: TimedOrder): number {
  const until = slot === undefined ? changedAt + (patience[status] ?? Infinity) : leavesBy[status]?.(slot)
  return until ?? Infinity
}

/** The board's early warning, which the customer is not told: not late yet, and it will be if nobody looks. */
export const isBehind = (order: TimedOrder, now: number): boolean => !isLate(order, now) && now > behindSince(order)

/** For how long an order is late, or behind; 0 where its slot is not over and the counter gave a time after its end. */
export function overdueBy(order: TimedOrder, now: number): number {
  const since = isLate(order, now) ? (order.slot?.endsAt ?? now) : behindSince(order)
  return Math.max(0, now - since)
}

/** The times that are offered for an order that is behind, nearest first: from a quarter of an hour on, on the quarter. */
export function timesToOffer(now: number): readonly number[] {
  const quarter = minutes(15)
  const first = Math.ceil((now + quarter) / quarter) * quarter
  return [0, 15, 30, 60, 90, 120].map((later) => first + minutes(later))
}

/** Whether the counter is asked when it comes now: it is behind or late, and no time was given that is still ahead. */
export const asksNewTime = (order: TimedOrder, now: number): boolean =>
  (isLate(order, now) || isBehind(order, now)) && (order.expected === undefined || order.expected.at <= now)

/** A new time is ahead, and not so far that it is another delivery. */
const longestAhead = hours(12)

export type NewTimeRefused = 'order-moved' | 'order-on-time' | 'time-impossible' | 'reason-missing'

/**
 * Whether the counter may give an order another time: only one that is behind or late, and a time that can be. The version of the
 * order says nothing of it: `seen` is the time that the screen showed, null where there was none.
 */
export function decideNewTime(
  order: TimedOrder,
  { seen, expectedAt, reason, at }: { seen: number | null; expectedAt: number; reason: string; at: number },
): { readonly given: true } | { readonly refused: NewTimeRefused } {
  if ((order.expected?.at ?? null) !== seen) return { refused: 'order-moved' }
  if (!isLate(order, at) && !isBehind(order, at)) return { refused: 'order-on-time' }
  if (expectedAt <= at || expectedAt > at + longestAhead) return { refused: 'time-impossible' }
  return reason === '' ? { refused: 'reason-missing' } : { given: true }
}
