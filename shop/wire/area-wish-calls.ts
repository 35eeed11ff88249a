import * as v from 'valibot'
import { call, nothing, succeeded } from './call.ts'

const areaWish = v.object({
  id: v.string(),
  pincode: v.string(),
  /** what people call the place; empty where the post has no name for it */
  place: v.string(),
  /** the last day, in words */
  until: v.string(),
})

const ownAreaWishes = v.object({
  wishes: v.array(areaWish),
  /** no message goes to a mobile before it has answered a code */
  proven: v.boolean(),
})

/** To be told, once, when the shop delivers to a pincode. */
export const areaWishCalls = {
  areaWishes: call('GET', '/area-wishes', 'signed-in', nothing, ownAreaWishes),
  /** answers with all of one's wishes; the same wish again is the same wish */
  makeAreaWish: call(
    'POST',
    '/area-wishes',
    'signed-in',
    v.object({ pincode: v.pipe(v.string(), v.maxLength(20)) }),
    ownAreaWishes,
  ),
  dropAreaWish: call('DELETE', '/area-wishes/:id', 'signed-in', nothing, succeeded),
} as const
