import { areaNow } from '#server/delivery/delivery-store.ts'
import type { Api } from '#server/http/api.ts'
import type { Database } from '#server/storage/database.ts'
import { serves, shownSlot } from '#shop/slots/slots.ts'
import { calls } from '#shop/wire/calls.ts'
import type { SlotsNow } from './slots-now.ts'

/** The slots of a pincode, full and closed ones marked; outside the delivery area there are none. */
export function openSlots(
  api: Api,
  { database, slots }: { readonly database: Pick<Database<unknown>, 'read'>; readonly slots: SlotsNow },
): void {
  api.open(calls.slots, async ({ wanted: { pincode } }) => {
    const isServed = (await areaNow(database.read)).includes(pincode)
    const toCome = isServed ? await slots.toCome() : []
    const told = toCome.filter((slot) => serves(slot, pincode)).map(shownSlot)
    return { body: { slots: told.map((slot) => ({ ...slot, pincodes: [...slot.pincodes] })) } }
  })
}
