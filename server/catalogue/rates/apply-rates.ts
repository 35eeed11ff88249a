import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byKey, type RateChange, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { ratesToday, ratesTopic } from './rate-sheets-store.ts'

interface AppliedSheet {
  readonly sheetId: string
  readonly changes: readonly RateChange[]
  /** who decided it, in one word */
  readonly by: string
  readonly at: number
}

export type WhyNotApplied = { readonly refused: 'no-such-rate' } | { readonly refused: 'rates-changed'; count: number }

/** What stands against the changes: nothing is written while anything does. The turn is taken. */
export async function whyNotApplied(
  tx: Transaction<Tables>,
  changes: readonly RateChange[],
): Promise<WhyNotApplied | undefined> {
  const today = byKey(await ratesToday(tx))
  if (changes.some((change) => !today.has(rateKey(change)))) return { refused: 'no-such-rate' }
  const stale = changes.filter((change) => today.get(rateKey(change)) !== change.was)
  return stale.length === 0 ? undefined : { refused: 'rates-changed', count: stale.length }
}

/** Sets each rate of the sheet and writes down what it was. The turn is taken, and nothing stands against it. */
export async function applyRates(tx: Transaction<Tables>, { sheetId, changes, by, at }: AppliedSheet): Promise<void> {
  for (const [place, { productId, size, grams, was, paise }] of changes.entries()) {
    const isSet = await didUpdate(
      tx
        .updateTable('rates')
        .set({ paise })
        .where('product_id', '=', productId)
        .where('size', '=', size)
        .where('grams', '=', grams)
        .where('paise', '=', was),
    )
    // Every version since this one takes the turn first; the one before it sets a rate without.
    if (!isSet) throw new Error(`the rate of product ${productId} changed while its sheet was published`)
    await tx
      .insertInto('rate_changes')
      .values({
        id: `${sheetId}/${place}`,
        product_id: productId,
        size,
        grams,
        old_paise: was,
        new_paise: paise,
        changed_by: by,
        changed_at: at,
        sheet_id: sheetId,
      })
      .execute()
  }
  await announce(tx, catalogueTopic)
  await announce(tx, ratesTopic)
}
