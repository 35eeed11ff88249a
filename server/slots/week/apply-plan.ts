import type { Transaction } from 'kysely'
import { planSlots } from '#server/slots/make-days.ts'
import { slotsOf } from '#server/slots/slots-store.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isNothing, replan } from '#shop/slots/replan.ts'
import type { SlotPlan } from '#shop/slots/slots.ts'

/**
 * Makes the slots of a day those of a plan. Orders are placed meanwhile: a slot that somebody took a place in since it was
 * read is not deleted but closed. Whether anything changed.
 */
export async function applyPlan(tx: Transaction<Tables>, day: string, plans: readonly SlotPlan[]): Promise<boolean> {
  const replanned = replan(day, await slotsOf(tx, [day]), plans)
  for (const { slot, capacity, cutOffAt } of replanned.changed)
    await tx
      .updateTable('delivery_slots')
      .set({ capacity, cut_off_at: cutOffAt, is_open: 1 })
      .where('id', '=', slot.id)
      .execute()
  for (const { id } of replanned.closed) await closeSlot(tx, id)
  for (const { id } of replanned.removed) {
    const removed = await removeSlot(tx, id)
    if (removed.numDeletedRows === 0n) await closeSlot(tx, id)
  }
  if (replanned.added.length > 0) await planSlots(tx, day, replanned.added)
  return !isNothing(replanned)
}

/** Not while an order names it, though that was called off: to take that back is to take its place again. */
const removeSlot = (tx: Transaction<Tables>, id: string) =>
  tx
    .deleteFrom('delivery_slots')
    .where('id', '=', id)
    .where('taken', '=', 0)
    .where((row) => row.not(row.exists(row.selectFrom('orders').select('orders.id').where('slot_id', '=', id))))
    .executeTakeFirstOrThrow()

const closeSlot = (tx: Transaction<Tables>, id: string) =>
  didUpdate(tx.updateTable('delivery_slots').set({ is_open: 0 }).where('id', '=', id))
