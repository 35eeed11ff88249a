import * as v from 'valibot'
import { languages } from '#shop/languages.ts'
import { order } from './order.ts'
import { orderToPlace } from './order-to-place.ts'

/**
 * One attempt to place an order, as a browser keeps it for its person until the shop has given a definite answer and
 * somebody has read that. Without `order` the person was told that the outcome is unknown: only they send it again.
 */
export const unsentOrder = v.object({
  /** of the attempt: sent with it each time */
  key: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)),
  userId: v.string(),
  order: v.fallback(v.optional(orderToPlace), undefined),
  /** in which it was placed, no matter who sends it: the order remembers it */
  language: v.fallback(v.optional(v.picklist(languages)), undefined),
  /** whether it may have reached the shop */
  tried: v.boolean(),
  placed: v.optional(order),
  refused: v.optional(v.object({ status: v.number(), message: v.string(), more: v.unknown() })),
  /** with which the worker sends it where no page is open; there as long as it waits, and where a browser wakes the worker */
  token: v.optional(v.string()),
  /** the worker had the answer, and no page has done its part yet */
  byWorker: v.optional(v.literal(true)),
  /** somebody else logged in here, so what was in it is gone */
  thrownAway: v.optional(v.boolean()),
})

export type UnsentOrder = v.InferOutput<typeof unsentOrder>

/** What came of sending it once, where there was an answer. */
export interface Answered {
  readonly status: number
  readonly message: string
  /** all that was answered: a field, new prices */
  readonly more: unknown
}

/** Where something has changed meanwhile, the shop's sentence says it all; any other no is told with what it is about. */
export const saysAll = ({ status }: Pick<Answered, 'status'>): boolean => status === 409

/** The shop says that it placed something, but not what. */
export const isUnreadYes = ({ status }: Answered): boolean => status < 300

/** Whether it goes to the shop by itself. */
export const isWaiting = <Unsent extends UnsentOrder>(
  unsent: Unsent | undefined,
): unsent is Unsent & { readonly order: NonNullable<UnsentOrder['order']> } =>
  unsent?.order !== undefined && !isAnswered(unsent)

export const isAnswered = ({ placed, refused }: UnsentOrder): boolean => placed !== undefined || refused !== undefined
