import type { Kysely } from 'kysely'
import type { Slot } from '#shop/slots.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The slots of these days, by their hour: who changes several takes them in this order, so that no two wait for each other. */
export async function slotsOf(read: Kysely<Tables>, days: readonly string[]): Promise<Slot[]> {
  if (days.length === 0) return []
  const rows = await read
    .selectFrom('delivery_slots')
    .selectAll()
    .where('day', 'in', days)
    .orderBy('day')
    .orderBy('from_minute')
    .orderBy('to_minute')
    .orderBy('pincodes')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    hours: { from: row.from_minute, to: row.to_minute },
    pincodes: row.pincodes === '' ? [] : row.pincodes.split(' '),
    capacity: row.capacity,
    taken: row.taken,
    cutOffAt: row.cut_off_at,
    isOpen: row.is_open === 1,
  }))
}

export const slotsTopic = 'slots'
