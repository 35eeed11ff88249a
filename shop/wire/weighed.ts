import * as v from 'valibot'
import { lineStates, weightSources } from '#shop/orders/line-status.ts'
import { credit } from './order.ts'

/** What the scale said of an order, as its buyer sees it. Money is rupees, as in all calls of shoppers; weight is grams. */
const weighedOfBuyer = v.object({
  lineNo: v.number(),
  title: v.string(),
  size: v.string(),
  /** the label of a pack: '500 g' */
  weight: v.string(),
  quantity: v.number(),
  orderedGrams: v.number(),
  /** for one pack */
  price: v.number(),
  /** as it was ordered, and the most that was shown for it */
  ordered: v.number(),
  most: v.number(),
  state: v.picklist(lineStates),
  weighedGrams: v.optional(v.number()),
  source: v.optional(v.picklist(weightSources)),
  /** epoch milliseconds */
  weighedAt: v.optional(v.number()),
  /** what it costs by the scale */
  final: v.optional(v.number()),
  /** why it was weighed again, left out or replaced */
  reason: v.optional(v.string()),
  /** where what was weighed was landed; left out where that is not recorded */
  landed: v.optional(
    v.object({
      code: v.string(),
      landedDay: v.string(),
      landedHour: v.optional(v.number()),
      jetty: v.string(),
      boatOrGear: v.string(),
      isRecalled: v.boolean(),
    }),
  ),
  hasPhotograph: v.boolean(),
  /** the line that it replaces */
  replaces: v.optional(v.number()),
  /** they said yes to it on the telephone */
  isAgreed: v.optional(v.literal(true)),
})

export const weighedOrder = v.object({
  lines: v.array(weighedOfBuyer),
  /** whether all of it is settled: until then each sum is 'about' */
  isFinal: v.boolean(),
  /** what it comes to: as ordered, or by the scale once that is settled */
  total: v.number(),
  most: v.number(),
  /** what rounding down to the rupee took off: zero or less */
  rounding: v.number(),
  credit,
})

/** A question to a buyer, read with the link alone: nothing of them or their address is in it. */
export const askOfBuyer = v.object({
  orderNumber: v.string(),
  title: v.string(),
  size: v.string(),
  weight: v.string(),
  quantity: v.number(),
  orderedGrams: v.number(),
  weighedGrams: v.number(),
  /** what is asked, and the most that was shown */
  asked: v.number(),
  most: v.number(),
  /** epoch milliseconds */
  now: v.number(),
  until: v.number(),
  state: v.picklist(['open', 'agree', 'decline', 'over']),
})

export type WeighedOrder = v.InferOutput<typeof weighedOrder>
export type AskOfBuyer = v.InferOutput<typeof askOfBuyer>
