import * as v from 'valibot'
import { staffCall } from '#shop/wire/staff-call.ts'
import { pressKey, seen } from './press.ts'

const count = v.number()

const opening = v.object({
  /** false: shoppers can look, and nothing can be ordered */
  isOpen: v.boolean(),
  /** a trial shop is always open, and nothing of it is delivered */
  isTrial: v.boolean(),
  /** of the rates below: the press that opens the shop names it */
  seen,
  products: v.array(
    v.object({
      id: v.number(),
      /** in the reader's language */
      title: v.string(),
      isSold: v.boolean(),
      rates: v.array(v.object({ size: v.string(), grams: v.number(), paise: v.number() })),
    }),
  ),
  slots: v.object({
    aWeek: count,
    /** places of the smallest and the largest */
    least: count,
    most: count,
    ordersAWeek: count,
    /** false: as a new shop opens with them */
    isOwn: v.boolean(),
  }),
  area: v.array(v.string()),
})

export type Opening = v.InferOutput<typeof opening>

export const openingCalls = {
  opening: staffCall('GET', '/counter/api/opening', 'see-opening', v.object({}), opening),
  openShop: staffCall('POST', '/counter/api/opening', 'open-shop', v.object({ key: pressKey, seen }), opening),
} as const
