import { nameIn } from '#shop/name-in.ts'
import { orderTimelineWords } from '#words/orders.ts'

/** A status in words; one that only a later shop knows as it is. */
export const stepSaid = (status: string): string => nameIn(orderTimelineWords.steps, status)
