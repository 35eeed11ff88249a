import { seconds } from '#shop/time.ts'

/** So many, that orders placed at the same moment rarely wait for one row; so few, that a look at all of them costs nothing. */
const topics = 8

/** The topic that a change of this order announces. */
export const orderTopic = (orderId: string): string =>
  `orders/${(orderId.charCodeAt(orderId.length - 1) || 0) % topics}`

/** Whether it is one of these: no page of the shoppers is made of orders. */
export const isOrderTopic = (topic: string): boolean => topic.startsWith('orders/')

/**
 * A move is kept a moment after it is dated, and the clocks of two processes differ a little: whoever asks what changed
 * since their last answer hears of the last seconds again.
 */
export const overlap = seconds(5)

/** The clock was set back since that answer: what changed is dated before it, so nothing less than everything will do. */
export const isAhead = (since: number, now: number): boolean => since > now + overlap
