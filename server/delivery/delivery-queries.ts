import type { Kysely } from 'kysely'
import { parsePincode, quartersOf } from '#shop/delivery.ts'
import type { Tables } from '#server/storage/tables.ts'
import { unlessAway } from '#server/pages/unless-away.ts'
import { areaNow, areaTopic } from './delivery-store.ts'
import { placeAt } from './directory.ts'

/** The queries of pages about the delivery area. */
export function deliveryQueries(read: Kysely<Tables>, note: (topic: string) => void) {
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
  }
}

function namesOf(typed: string): readonly string[] {
  const pincode = parsePincode(typed)
  const place = pincode && placeAt(pincode)
  return place ? quartersOf(place) : []
}
