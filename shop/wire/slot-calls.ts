import * as v from 'valibot'
import { parsePincode, tidyPincode } from '#shop/delivery/delivery.ts'
import { asMessage } from '#shop/faults.ts'
import { slotRooms } from '#shop/slots/slots.ts'
import { call } from './call.ts'
import { instant, slotNameTold } from './moments.ts'

const shownSlot = v.object({
  /** '2026-11-24T07:00-09:00' */
  name: slotNameTold,
  /** none: all of the delivery area */
  pincodes: v.array(v.string()),
  /** until when it is ordered and changed, in milliseconds since 1970 */
  cutOffAt: instant,
  /** `closed`: we do not come then */
  room: v.picklist(slotRooms),
})

export const slots = v.array(shownSlot)

/** When an order can come. */
export const slotCalls = {
  /** to a pincode, the earliest first; none where the shop does not deliver */
  slots: call(
    'GET',
    '/slots',
    'anyone',
    v.object({
      pincode: v.pipe(
        v.string(asMessage({ refused: 'no-pincode' })),
        v.maxLength(12, asMessage({ refused: 'pincode-length' })),
        v.check((typed) => parsePincode(typed) !== undefined, asMessage({ refused: 'pincode-length' })),
        v.transform(tidyPincode),
      ),
    }),
    v.object({ slots }),
  ),
} as const
