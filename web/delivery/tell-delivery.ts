import type { Pincode } from '#shop/delivery/delivery.ts'
import { type DeliveryTo, earliestSaid } from '#shop/words/delivery/delivery-to.ts'
import { readablePlace } from '#shop/words/packs.ts'
import type { Queries } from '#web/queries.ts'
import { placeNames } from '#words/usual.ts'

/** What the shop says of a pincode, in the words of this build. */
export async function tellDelivery(asked: Pick<Queries, 'deliveryTo'>, pincode: Pincode): Promise<DeliveryTo> {
  const told = await asked.deliveryTo(pincode, earliestSaid)
  return { ...told, place: readablePlace(told.place, { placeNames }) }
}
