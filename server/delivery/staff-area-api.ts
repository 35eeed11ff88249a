import type { Kysely } from 'kysely'
import { Refusal } from '#server/http/refusal.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { type Pincode, parsePincode, quartersOf, whyNotPincode } from '#shop/delivery/delivery.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import { deskAreaCalls } from '#shop/wire/staff/area.ts'
import type { deliveryCommands } from './delivery-commands.ts'
import { areaNow } from './delivery-store.ts'
import { placeAt } from './directory.ts'

export interface StaffAreaDeps {
  readonly database: Runs<typeof deliveryCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly now: () => number
  /** How many wait at each pincode, the most first. */
  readonly waitingByPincode: (read: Kysely<Tables>, at: number) => Promise<{ pincode: string; count: number }[]>
}

/** Where the shop delivers: staff see it, the owner changes it. */
export function openStaffArea(door: StaffDoor, { database, changes, now, waitingByPincode }: StaffAreaDeps): void {
  const { read, run } = database

  door.open(deskAreaCalls.deskArea, async () => {
    const [area, counts] = await Promise.all([areaNow(read), countsNow()])
    const wished = [...counts.waiting.keys()].filter((pincode) => !area.includes(pincode)).slice(0, mostShownWished)
    return {
      body: {
        places: area.map((pincode) => placeOf(pincode, counts)),
        wished: wished.map((pincode) => placeOf(pincode, counts)),
      },
    }
  })

  door.open(deskAreaCalls.lookAtPincode, async ({ wanted }) => {
    const pincode = pincodeMeant(wanted.pincode)
    const place = placeAt(pincode)
    const area = await areaNow(read)
    const isDelivered = area.includes(pincode)
    if (place === undefined && !isDelivered) throw nowhere()
    return {
      body: {
        ...placeOf(pincode, await countsNow()),
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

  async function countsNow(): Promise<Counts> {
    const [openOrders, wishes] = await Promise.all([openOrdersByPincode(read), waitingByPincode(read, now())])
    return { openOrders, waiting: new Map(wishes.map(({ pincode, count }) => [pincode, count])) }
  }
}

/** What is counted at each pincode: orders on their way there, and who waits for the shop. */
interface Counts {
  readonly openOrders: ReadonlyMap<string, number>
  readonly waiting: ReadonlyMap<string, number>
}

/** An owner reads where to grow, and not all of India. */
const mostShownWished = 50

function pincodeMeant(typed: string): Pincode {
  const pincode = parsePincode(typed)
  if (pincode === undefined)
    throw new Refusal(400, whyNotPincode(typed) ?? { refused: 'pincode-length' }, { more: { field: 'pincode' } })
  return pincode
}

const nowhere = () => new Refusal(404, { refused: 'pincode-nowhere' }, { more: { field: 'pincode' } })

function placeOf(typed: string, { openOrders, waiting }: Counts) {
  const pincode = parsePincode(typed)
  const place = pincode && placeAt(pincode)
  return {
    pincode: typed,
    names: place ? [...quartersOf(place)] : [],
    openOrders: openOrders.get(typed) ?? 0,
    waiting: waiting.get(typed) ?? 0,
  }
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
