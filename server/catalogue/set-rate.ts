import type { Transaction } from 'kysely'
import type { Paise } from '#shop/money.ts'
import type { Grams } from '#shop/weight.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'

export interface NewRate {
  readonly changeId: string
  readonly productId: number
  readonly size: string
  readonly grams: Grams
  readonly paise: Paise
  readonly by: By
  readonly changedAt: number
}

export type RateSetting = { set: { from: number; to: number } } | { refused: 'no-such-rate' | 'just-changed' }

/** Sets the price of one size and weight. */
export async function setRate(tx: Transaction<Tables>, wanted: NewRate): Promise<RateSetting> {
  const { changeId, productId, size, grams, paise, by, changedAt } = wanted
  const rate = await tx
    .selectFrom('rates')
    .select('paise')
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .where('grams', '=', grams)
    .executeTakeFirst()
  if (!rate) return { refused: 'no-such-rate' }
  const setting = { set: { from: rate.paise, to: paise } }
  if (rate.paise === paise) return setting

  const changed = await tx
    .updateTable('rates')
    .set({ paise })
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .where('grams', '=', grams)
    .where('paise', '=', rate.paise)
    .executeTakeFirstOrThrow()
  if (changed.numUpdatedRows === 0n) return { refused: 'just-changed' }

  await tx
    .insertInto('rate_changes')
    .values({
      id: changeId,
      product_id: productId,
      size,
      grams,
      old_paise: rate.paise,
      new_paise: paise,
      changed_by: byInOneWord(by),
      changed_at: changedAt,
    })
    .execute()
  await announce(tx, catalogueTopic)
  return setting
}
