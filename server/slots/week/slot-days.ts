import type { Kysely } from 'kysely'
import { slotsOf } from '#server/slots/slots-store.ts'
import { doneBys } from '#server/staff/done-by.ts'
import type { Tables } from '#server/storage/tables.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { inTheShop } from '#shop/orders/moves.ts'
import { days as daysLong } from '#shop/time.ts'
import type { SlotDay } from '#shop/wire/staff/slots.ts'

type Read = Kysely<Tables>

/** These days with their slots, and how many orders each still waits for. */
export async function slotDays(read: Read, days: readonly string[]): Promise<SlotDay[]> {
  const [rows, slots, waiting] = await Promise.all([
    read.selectFrom('delivery_days').selectAll().where('day', 'in', days).orderBy('day').execute(),
    slotsOf(read, days),
    waitingOn(read, days),
  ])
  const ofDay = Map.groupBy(slots, ({ day }) => day)
  return rows.map(({ day, closed, own, version }) => ({
    day,
    closed,
    isOwn: own === 1,
    version,
    slots: (ofDay.get(day) ?? []).map((slot) => ({ ...slot, pincodes: [...slot.pincodes] })),
    waiting: waiting.filter(({ slot_starts_at: at }) => shopDay(at ?? 0) === day).length,
  }))
}

/** By the times that their buyers were told: an order stays on its day, whatever becomes of the slot. */
async function waitingOn(read: Read, days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return read
    .selectFrom('orders')
    .select('slot_starts_at')
    .where('status', 'in', inTheShop)
    .where('slot_starts_at', '>=', startOfShopDay(first))
    .where('slot_starts_at', '<', startOfShopDay(last) + daysLong(1))
    .execute()
}

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
