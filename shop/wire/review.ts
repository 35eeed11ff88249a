import * as v from 'valibot'

export const review = v.object({
  _id: v.string(),
  username: v.string(),
  rating: v.number(),
  comment: v.string(),
  timestamp: v.string(),
  boughtHere: v.boolean(),
  /** whether the signed-in person who asks wrote it */
  mine: v.optional(v.boolean()),
})

export type ReviewView = v.InferOutput<typeof review>
