import type { Kysely } from 'kysely'
import { startOfShopDay } from '#shop/moment.ts'
import { after } from '#shop/orders/orders.ts'
import { days as daysLong } from '#shop/time.ts'
import type { Address } from '#shop/wire/address.ts'
import type { DayOrder, SlotDay } from '#shop/wire/staff/slots.ts'
import { doneBys } from '#server/staff/done-by.ts'
import type { Tables } from '#server/storage/tables.ts'
import { inTheShop } from '#server/orders/moves/change-order-slot.ts'
import { slotsOf } from '#server/slots/slots-store.ts'

type Read = Kysely<Tables>

/** These days with their slots, and how many orders each still waits for. */
export async function slotDays(read: Read, days: readonly string[]): Promise<SlotDay[]> {
  const [rows, slots, waiting] = await Promise.all([
    read.selectFrom('delivery_days').selectAll().where('day', 'in', days).orderBy('day').execute(),
    slotsOf(read, days),
    ordersOf(read, days),
  ])
  const ofDay = Map.groupBy(slots, ({ day }) => day)
  return rows.map(({ day, closed, own, version }) => ({
    day,
    closed,
    isOwn: own === 1,
    version,
    slots: (ofDay.get(day) ?? []).map((slot) => ({ ...slot, pincodes: [...slot.pincodes] })),
    waiting: waiting.filter(({ slot_starts_at: at }) => isOn(day, at ?? 0)).length,
  }))
}

/** The orders that are to come on a day and have not left the shop, by their hour. */
export async function ordersOfDay(read: Read, day: string): Promise<DayOrder[]> {
  const rows = await ordersOf(read, [day])
  return rows.map((row) => {
    const { firstName, lastName, phone, pincode } = JSON.parse(row.shipping_json) as Address
    return {
      id: row.id,
      number: row.number,
      version: row.version,
      status: row.status,
      startsAt: row.slot_starts_at ?? 0,
      endsAt: row.slot_ends_at ?? 0,
      buyer: { name: `${firstName} ${lastName}`.trim(), phone, pincode },
      mayReject: after(row.status, 'reject') !== undefined,
    }
  })
}

/** By the times that their buyers were told: an order stays on its day, whatever becomes of the slot. */
async function ordersOf(read: Read, days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return read
    .selectFrom('orders')
    .select(['id', 'number', 'version', 'status', 'slot_starts_at', 'slot_ends_at', 'shipping_json'])
    .where('status', 'in', inTheShop)
    .where('slot_starts_at', '>=', startOfShopDay(first))
    .where('slot_starts_at', '<', startOfShopDay(last) + daysLong(1))
    .orderBy('slot_starts_at')
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}

const isOn = (day: string, at: number): boolean => at >= startOfShopDay(day) && at < startOfShopDay(day) + daysLong(1)

/** Who changed this last at the counter, and when; undefined: nobody did. */
export async function lastChangeOf(read: Read, thing: string) {
  const act = await read
    .selectFrom('staff_acts')
    .select(['done_by', 'done_at'])
    .where('thing', '=', thing)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined) return undefined
  const who = await doneBys(read, [act.done_by])
  return { by: who(act.done_by), at: act.done_at }
}
