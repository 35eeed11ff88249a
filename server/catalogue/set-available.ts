import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'

interface NewAvailability {
  readonly changeId: string
  readonly productId: number
  readonly available: boolean
  /** when it is back, where it is taken off and somebody knows */
  readonly backAt?: number | undefined
  readonly by: By
  readonly changedAt: number
}

type AvailabilitySetting = { set: boolean } | { refused: 'no-such-product' }

/** Whether the shop has the product today. */
export async function setAvailable(tx: Transaction<Tables>, wanted: NewAvailability): Promise<AvailabilitySetting> {
  const { changeId, productId, by, changedAt } = wanted
  const available = Number(wanted.available)
  const backAt = (wanted.available ? undefined : wanted.backAt) ?? null
  const changed = await tx
    .updateTable('products')
    .set({ available, back_at: backAt })
    .where('id', '=', productId)
    .where((row) =>
      row.or([
        row('available', '!=', available),
        row(row.fn.coalesce('back_at', row.lit(0)), '!=', row.lit(backAt ?? 0)),
      ]),
    )
    .executeTakeFirstOrThrow()

  if (changed.numUpdatedRows === 0n) {
    const product = await tx.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()
    return product ? { set: wanted.available } : { refused: 'no-such-product' }
  }

  await tx
    .insertInto('availability_changes')
    .values({ id: changeId, product_id: productId, available, changed_by: byInOneWord(by), changed_at: changedAt })
    .execute()
  await announce(tx, catalogueTopic)
  return { set: wanted.available }
}
