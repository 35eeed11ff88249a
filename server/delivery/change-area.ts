import type { Transaction } from 'kysely'
import { areaTopic } from '#server/delivery/delivery-store.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { Pincode } from '#shop/delivery/delivery.ts'

/** Adds a pincode to the delivery area. */
export async function addToArea(
  tx: Transaction<Tables>,
  { pincode, by, addedAt }: { pincode: Pincode; by: By; addedAt: number },
): Promise<{ added: boolean }> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('delivery_area')
    .values({ pincode, added_by: byInOneWord(by), added_at: addedAt })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  const added = numInsertedOrUpdatedRows === 1n
  if (added) await announce(tx, areaTopic)
  return { added }
}

/** Removes a pincode; orders already placed stand. */
export async function removeFromArea(
  tx: Transaction<Tables>,
  { pincode }: { pincode: Pincode },
): Promise<{ removed: boolean }> {
  const { numDeletedRows } = await tx
    .deleteFrom('delivery_area')
    .where('pincode', '=', pincode)
    .executeTakeFirstOrThrow()
  const removed = numDeletedRows === 1n
  if (removed) await announce(tx, areaTopic)
  return { removed }
}
