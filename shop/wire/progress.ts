import * as v from 'valibot'
import { instant } from './moments.ts'
import { late } from './order.ts'

/** How far an order is: what has happened to it, oldest first. What was taken back before anybody was told is not in it. */
const orderProgress = v.object({
  _id: v.string(),
  status: v.string(),
  cancellable: v.boolean(),
  changeable: v.boolean(),
  late,
  steps: v.array(
    v.object({
      status: v.string(),
      /** epoch milliseconds */
      at: instant,
      /** its buyer has changed it then: where it stands is as before */
      changed: v.optional(v.literal(true)),
      /** and it was the shop that changed it, after a call */
      byShop: v.optional(v.literal(true)),
      /** it ended then by itself: no code was typed in time */
      lapsed: v.optional(v.literal(true)),
      /** why the shop does not deliver it */
      reason: v.optional(v.string()),
    }),
  ),
})

export type OrderProgress = v.InferOutput<typeof orderProgress>

/** The orders that are meant, or the `now` of the answer before. */
export const progressWanted = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/))),
  orders: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9,-]{0,1700}$/))),
})

export const progressTold = v.object({ now: v.number(), orders: v.array(orderProgress) })
