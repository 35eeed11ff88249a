import type { Transaction } from 'kysely'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { catalogueTopic, shelfOf } from '#server/catalogue/catalogue-store.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * Inserts missing products: all on the first day, new ones after an update. Existing ones keep their rate. Any number
 * of processes may open at once; the one that inserted announces it.
 */
export async function openCatalogue(tx: Transaction<Tables>, opening: Catalogue): Promise<{ added: number }> {
  const { products, rates } = shelfOf(opening)
  const newProducts = await tx
    .insertInto('products')
    .values(products)
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  const newRates = await tx
    .insertInto('rates')
    .values(rates)
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  const added = Number(newProducts.numInsertedOrUpdatedRows) + Number(newRates.numInsertedOrUpdatedRows)
  if (added > 0) await announce(tx, catalogueTopic)
  return { added }
}
