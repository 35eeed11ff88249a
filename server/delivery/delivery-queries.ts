import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { unlessAway } from '#server/storage/unless-away.ts'
import { type Pincode, parsePincode, quartersOf } from '#shop/delivery/delivery.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import type { DeliveryTo, earliestSaid } from '#shop/words/delivery/delivery-to.ts'
import { areaNow, areaTopic } from './delivery-store.ts'
import { nameOf, placeAt } from './directory.ts'

/** The queries of pages about the delivery area. */
export function deliveryQueries(
  read: Kysely<Tables>,
  {
    note,
    now,
    slots,
  }: { note: (topic: string) => void; now: () => number; slots: () => Promise<readonly ShownSlot[]> },
) {
  const area = () => {
    note(areaTopic)
    return areaNow(read)
  }
  return {
    deliveryArea: area,

    async deliveryPlaces() {
      const pincodes = await unlessAway(note, area)
      return pincodes?.map((pincode) => ({ pincode, names: namesOf(pincode) }))
    },

    async deliveryTo(pincode: Pincode, say: typeof earliestSaid): Promise<DeliveryTo> {
      const isDelivered = (await area()).includes(pincode)
      const comes = isDelivered ? say(await slots(), pincode, now()) : undefined
      return { pincode, place: nameOf(pincode), isDelivered, ...(comes ? { comes } : {}) }
    },
  }
}

function namesOf(typed: string): readonly string[] {
  const pincode = parsePincode(typed)
  const place = pincode && placeAt(pincode)
  return place ? quartersOf(place) : []
}
