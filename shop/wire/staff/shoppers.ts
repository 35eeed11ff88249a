import * as v from 'valibot'
import { staffCall } from '#shop/wire/staff-call.ts'
import { pressKey } from './press.ts'

const session = v.object({
  id: v.string(),
  /** as its owner would call it: 'Chrome on Android' */
  device: v.string(),
  createdAt: v.number(),
  lastSeenAt: v.number(),
})

/** An account whose mobile never answered a code is perhaps not theirs at whose number it is. */
const known = v.picklist(['by-account', 'by-unproven-account', 'by-telephone'])

const shopper = v.object({
  id: v.string(),
  known,
  /** of the last order, where there is no account */
  name: v.string(),
  email: v.string(),
  mobile: v.string(),
  since: v.number(),
  orders: v.number(),
  openOrders: v.number(),
  sessions: v.array(session),
})

export const deskShopperCalls = {
  /** By the whole mobile or the whole e-mail, which two people may share. A POST: each look is an act that is written down. */
  findShopper: staffCall(
    'POST',
    '/counter/api/shoppers/look',
    'find-shoppers',
    v.object({ typed: v.pipe(v.string(), v.maxLength(254)), key: pressKey }),
    v.object({ shoppers: v.array(shopper) }),
  ),
  /** Ends one session, or all, and answers what is left. */
  signShopperOut: staffCall(
    'POST',
    '/counter/api/shoppers/:id/sign-out',
    'sign-shoppers-out',
    v.object({ session: v.optional(v.string()), key: pressKey }),
    v.object({ sessions: v.array(session) }),
  ),
  eraseShopper: staffCall(
    'POST',
    '/counter/api/shoppers/:id/erase',
    'erase-shoppers',
    v.object({ key: pressKey }),
    /** until when their orders keep the address; left out where there were none */
    v.object({ addressesGoOn: v.optional(v.number()) }),
  ),
} as const

export type DeskShopper = v.InferOutput<typeof shopper>
