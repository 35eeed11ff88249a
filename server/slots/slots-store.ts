import { type Kysely, type Selectable, sql } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { DeliverySlotsTable, Tables } from '#server/storage/tables.ts'
import { shopDay } from '#shop/moment.ts'
import type { Slot, SlotHours, Wanted } from '#shop/slots/slots.ts'

/** Announced with each change that a page may show: a slot that is full, free again, planned or closed. */
export const slotsTopic = 'slots'

const columns = [
  'id',
  'day',
  'from_minute',
  'to_minute',
  'pincodes',
  'capacity',
  'taken',
  'cut_off_at',
  'is_open',
] as const satisfies (keyof DeliverySlotsTable)[]

/** Those that are not over, by the hour at which they begin. A cut-off is never after the slot begins. */
export async function slotsToCome(read: Kysely<Tables>, at: number): Promise<Slot[]> {
  return (await toCome(read, { at, today: shopDay(at) })).rows.map(asSlot)
}

const toCome = prepared((read, { at, today }: { at: number; today: string }) =>
  read
    .selectFrom('delivery_slots')
    .select(columns)
    .where('day', '>=', today)
    .where('cut_off_at', '>', at)
    .orderBy('day')
    .orderBy('from_minute')
    .orderBy('to_minute')
    .orderBy('pincodes'),
)

/** All of these days, by the hour at which they begin: also what is over, full or closed. */
export async function slotsOf(read: Kysely<Tables>, days: readonly string[]): Promise<Slot[]> {
  if (days.length === 0) return []
  const rows = await read
    .selectFrom('delivery_slots')
    .select(columns)
    .where('day', 'in', days)
    .orderBy('day')
    .orderBy('from_minute')
    .orderBy('to_minute')
    .orderBy('pincodes')
    .execute()
  return rows.map(asSlot)
}

/** The first of a place that can be had. */
export async function firstFree(read: Kysely<Tables>, { pincode, at }: Wanted): Promise<Slot | undefined> {
  const { rows } = await free(read, { at, today: shopDay(at), pincode })
  return rows[0] && asSlot(rows[0])
}

/** With a bound value as pattern of `like`, SQLite would plan this query again for each order. */
const free = prepared((read, { at, today, pincode }: { at: number; today: string; pincode: string }) =>
  read
    .selectFrom('delivery_slots')
    .select(columns)
    .where('day', '>=', today)
    .where('cut_off_at', '>', at)
    .where('is_open', '=', 1)
    .where((row) => row('taken', '<', row.ref('capacity')))
    .where(sql<boolean>`(pincodes = '' or replace(pincodes, ${pincode}, '') <> pincodes)`)
    .orderBy('day')
    .orderBy('from_minute')
    .orderBy('to_minute')
    .orderBy('pincodes')
    .limit(sql.lit(1)),
)

/** All at these hours, wherever to: one that was planned before may stand beside the one that is planned now. */
export async function slotsAt(
  read: Kysely<Tables>,
  { day, hours: { from, to } }: { readonly day: string; readonly hours: SlotHours },
): Promise<Slot[]> {
  return (await atHours(read, { day, from, to })).rows.map(asSlot)
}

const atHours = prepared((read, { day, from, to }: { day: string; from: number; to: number }) =>
  read
    .selectFrom('delivery_slots')
    .select(columns)
    .where('day', '=', day)
    .where('from_minute', '=', from)
    .where('to_minute', '=', to)
    .orderBy('pincodes'),
)

const asSlot = (row: Pick<Selectable<DeliverySlotsTable>, (typeof columns)[number]>): Slot => ({
  id: row.id,
  day: row.day,
  hours: { from: row.from_minute, to: row.to_minute },
  pincodes: row.pincodes === '' ? [] : row.pincodes.split(' '),
  capacity: row.capacity,
  taken: row.taken,
  cutOffAt: row.cut_off_at,
  isOpen: row.is_open === 1,
})
