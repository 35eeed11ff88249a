import * as v from 'valibot'
import { languages } from '#shop/languages.ts'
import { order } from './order.ts'
import { orderToPlace } from './order-to-place.ts'

/** What the shop said against it. */
const answered = v.object({
  status: v.number(),
  /** the shop's own sentence; '' where it said none */
  message: v.string(),
  /** all that was answered: a field, new prices */
  more: v.unknown(),
})

/**
 * One attempt to place an order, as a browser keeps it for its person until the shop has given a definite answer and
 * somebody has read that.
 */
export const unsentOrder = v.object({
  /** of the attempt: sent with it each time */
  key: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)),
  userId: v.string(),
  order: v.fallback(v.optional(orderToPlace), undefined),
  /** in which it was placed, no matter who sends it: the order remembers it */
  language: v.fallback(v.optional(v.picklist(languages)), undefined),
  /** whether the shop may have an order under its key: a try had no definite answer, or another order than this was placed by one */
  tried: v.boolean(),
  /** marks of the login and of the cart for which it was pressed: only while both are the same it goes by itself */
  login: v.optional(v.string()),
  cart: v.optional(v.string()),
  /** what the shop said against it after a try without an answer: until the shop has been asked, nobody knows */
  doubt: v.optional(answered),
  /** its person does not want it any more; the shop, which may have it, has not been asked yet */
  discarded: v.optional(v.literal(true)),
  placed: v.optional(order),
  refused: v.optional(answered),
  /** with which the worker sends it where no page is open; there as long as it waits, and where a browser wakes the worker */
  token: v.optional(v.string()),
  /** the worker had the answer, and no page has done its part yet */
  byWorker: v.optional(v.literal(true)),
  /** somebody else logged in here, so what was in it is gone */
  thrownAway: v.optional(v.boolean()),
  /** the same, after the shop had placed it and its packs had left the cart, before its person had read so */
  wasPlaced: v.optional(v.literal(true)),
})

export type UnsentOrder = v.InferOutput<typeof unsentOrder>
export type Answered = v.InferOutput<typeof answered>

/** An order in it waits to be sent, or for an answer. */
export const isWaiting = <Unsent extends UnsentOrder>(
  unsent: Unsent | undefined,
): unsent is Unsent & { readonly order: NonNullable<UnsentOrder['order']> } =>
  unsent?.order !== undefined && unsent.discarded === undefined && !isAnswered(unsent)

export const isAnswered = ({ placed, refused }: UnsentOrder): boolean => placed !== undefined || refused !== undefined

/** Who is here, and what is in the cart: by their marks. */
export interface HereNow {
  readonly login: string
  readonly cart: string
}

/** Whether it may be sent without another press: for the login and the cart for which it was pressed, and with an end. */
export const goesByItself = (unsent: UnsentOrder, here: HereNow): boolean =>
  isWaiting(unsent) &&
  unsent.order.sendBefore !== undefined &&
  unsent.doubt === undefined &&
  unsent.login === here.login &&
  unsent.cart === here.cart

/** Whether the shop is to be asked what came of it, and to let nothing come of it any more. */
export const isToBeEnded = (unsent: UnsentOrder, login: string): boolean =>
  !isAnswered(unsent) &&
  unsent.tried &&
  (unsent.doubt !== undefined || unsent.discarded === true || unsent.thrownAway === true || unsent.login !== login)

/** The login for which it was pressed is over, and it never left: it is not placed. */
export const isLeftByLogin = (unsent: UnsentOrder, login: string): boolean =>
  isWaiting(unsent) && !unsent.tried && unsent.login !== login

/** What a no is where a login has ended. */
export const loginEnded: Answered = { status: 401, message: '', more: {} }
