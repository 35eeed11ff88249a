import * as v from 'valibot'
import { wishDifferences } from '#shop/orders/order-wishes.ts'

const line = v.object({
  lineNo: v.number(),
  title: v.string(),
  size: v.string(),
  weight: v.string(),
  cleaning: v.optional(v.string()),
  quantity: v.number(),
})

const slot = v.optional(v.object({ startsAt: v.number(), endsAt: v.number() }))

/** What a change of an order has made different, as `Difference` of shop/orders/order-was.ts. */
export const difference = v.union([
  v.object({ what: v.picklist(['line-in', 'line-out']), line }),
  v.object({ what: v.literal('quantity'), line, was: v.number() }),
  v.object({ what: v.literal('cleaning'), line, was: v.optional(v.string()) }),
  v.object({ what: v.literal('slot'), was: slot, is: slot }),
  v.object({ what: v.picklist(['address', ...wishDifferences]) }),
  v.object({ what: v.literal('total'), was: v.number(), is: v.number() }),
])

export type DifferenceTold = v.InferOutput<typeof difference>
