import * as v from 'valibot'

/** How far an order is: what has happened to it, oldest first. What was taken back before anybody was told is not in it. */
export const orderProgress = v.object({
  _id: v.string(),
  status: v.string(),
  cancellable: v.boolean(),
  steps: v.array(
    v.object({
      status: v.string(),
      /** epoch milliseconds */
      at: v.number(),
      /** why the shop does not deliver it */
      reason: v.optional(v.string()),
    }),
  ),
})

export type OrderProgress = v.InferOutput<typeof orderProgress>
