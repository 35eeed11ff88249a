import * as v from 'valibot'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, pressKey } from './press.ts'

const place = v.object({
  pincode: v.string(),
  /** its quarters; none of a pincode that the postal directory does not know */
  names: v.array(v.string()),
  /** orders on their way there: they stand, whatever becomes of the area */
  openOrders: v.number(),
  /** who wants to be told when the shop delivers there */
  waiting: v.number(),
})

export const deskAreaCalls = {
  deskArea: staffCall(
    'GET',
    '/counter/api/area',
    'see-area',
    v.unknown(),
    v.object({
      places: v.array(place),
      /** where people wait who can be told, the most first */
      wished: v.array(place),
    }),
  ),
  /** What a pincode is, before it is added or taken out. */
  lookAtPincode: staffCall(
    'GET',
    '/counter/api/area/place',
    'see-area',
    v.object({ pincode: v.string() }),
    v.object({ ...place.entries, district: v.string(), state: v.string(), isDelivered: v.boolean() }),
  ),
  changeArea: staffCall(
    'POST',
    '/counter/api/area/:pincode',
    'change-area',
    v.object({ change: v.picklist(['add', 'remove']), key: pressKey }),
    done,
  ),
} as const

export type DeskPlace = v.InferOutput<typeof place>
