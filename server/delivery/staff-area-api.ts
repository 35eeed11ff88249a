import type { Kysely } from 'kysely'
import { type Pincode, parsePincode, quartersOf, whyNotPincode } from '#shop/delivery.ts'
import { openStatuses } from '#shop/orders.ts'
import { deskAreaCalls } from '#shop/wire/staff/area.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { areaNow } from './delivery-store.ts'
import { placeAt } from './directory.ts'

export interface StaffAreaDeps {
  readonly database: Pick<ShopDatabase, 'read' | 'run'>
  readonly changes: Pick<Changes, 'refresh'>
  readonly now: () => number
}

/** Where the shop delivers: staff see it, the owner changes it. */
export function openStaffArea(door: StaffDoor, { database, changes, now }: StaffAreaDeps): void {
  const { read, run } = database

  door.open(deskAreaCalls.deskArea, async () => {
    const [area, openOrders] = await Promise.all([areaNow(read), openOrdersByPincode(read)])
    return { body: { places: area.map((pincode) => placeOf(pincode, openOrders)) } }
  })

  door.open(deskAreaCalls.lookAtPincode, async ({ wanted }) => {
    const pincode = pincodeMeant(wanted.pincode)
    const place = placeAt(pincode)
    const area = await areaNow(read)
    const isDelivered = area.includes(pincode)
    if (place === undefined && !isDelivered) throw nowhere()
    return {
      body: {
        ...placeOf(pincode, await openOrdersByPincode(read)),
        district: place?.offices[0]?.district ?? '',
        state: place?.state ?? '',
        isDelivered,
      },
    }
  })

  door.open(deskAreaCalls.changeArea, async ({ wanted: { change, key }, params, staff }) => {
    const pincode = pincodeMeant(params.pincode ?? '')
    if (change === 'add' && placeAt(pincode) === undefined) throw nowhere()
    const wanted = { pincode, change, key, by: byOf(staff), at: now() }
    const changing = notOtherPress(await run.staffChangesArea(wanted))
    if ('refused' in changing)
      throw new Refusal(409, { refused: change === 'add' ? 'pincode-in-area' : 'pincode-not-in-area' })
    await changes.refresh()
    return { body: { success: true } }
  })
}

function pincodeMeant(typed: string): Pincode {
  const pincode = parsePincode(typed)
  if (pincode === undefined)
    throw new Refusal(400, whyNotPincode(typed) ?? { refused: 'pincode-length' }, { more: { field: 'pincode' } })
  return pincode
}

const nowhere = () => new Refusal(404, { refused: 'pincode-nowhere' }, { more: { field: 'pincode' } })

function placeOf(typed: string, openOrders: ReadonlyMap<string, number>) {
  const pincode = parsePincode(typed)
  const place = pincode && placeAt(pincode)
  return { pincode: typed, names: place ? [...quartersOf(place)] : [], openOrders: openOrders.get(typed) ?? 0 }
}

/** How many orders are on their way to each pincode. */
async function openOrdersByPincode(read: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const orders = await read.selectFrom('orders').select('shipping_json').where('status', 'in', openStatuses).execute()
  const counts = new Map<string, number>()
  for (const { shipping_json: json } of orders) {
    const { pincode = '' } = JSON.parse(json) as { pincode?: string }
    counts.set(pincode, (counts.get(pincode) ?? 0) + 1)
  }
  return counts
}
