import type { Kysely, Transaction } from 'kysely'
import { inBatches } from '#server/storage/in-batches.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byKey, nearestRate, type RateOf, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { basesOn } from './rate-sheets-store.ts'

/** Nothing costs this any more; what it last cost is kept for when it comes back. */
export async function takeRatesOff(tx: Transaction<Tables>, rates: readonly RateOf[], at: number): Promise<void> {
  for (const { productId, size, grams } of rates) {
    const gone = await tx
      .deleteFrom('rates')
      .where('product_id', '=', productId)
      .where('size', '=', size)
      .where('grams', '=', grams)
      .returning('paise')
      .executeTakeFirst()
    if (gone === undefined) continue
    await tx
      .insertInto('rates_taken_off')
      .values({ product_id: productId, size, grams, paise: gone.paise, taken_off_at: at })
      .onConflict((known) =>
        known.columns(['product_id', 'size', 'grams']).doUpdateSet({ paise: gone.paise, taken_off_at: at }),
      )
      .execute()
  }
}

/** What each pack of a product costs, or cost when it was last sold. */
export async function lastRates(read: Kysely<Tables>, productId: number): Promise<ReadonlyMap<string, number>> {
  const { gone, here } = await ratesEver(read, productId)
  return byKey([...gone, ...here])
}

/**
 * What each new pack of a product is judged by: its own last rate where it was sold before, otherwise the nearest of what the
 * product was sold at when the day began. Of a rate that has moved today, what a quarter of it counts from.
 */
export async function ratesToJudgeBy(
  read: Kysely<Tables>,
  { productId, at }: { readonly productId: number; readonly at: number },
): Promise<(rate: RateToday) => number | undefined> {
  const { gone, here } = await ratesEver(read, productId)
  const bases = await basesOn(read, at)
  const last = byKey([...gone, ...here])
  const sold = new Set(here.map(rateKey))
  const today = startOfShopDay(shopDay(at))
  const goneToday = gone.filter((rate) => !sold.has(rateKey(rate)) && rate.takenOffAt >= today)
  const recent = [...here, ...goneToday]
  const known = (recent.length > 0 ? recent : gone).map((rate) => ({
    ...rate,
    paise: bases.get(rateKey(rate)) ?? rate.paise,
  }))
  return (rate) => bases.get(rateKey(rate)) ?? last.get(rateKey(rate)) ?? nearestRate(rate, known)
}

async function ratesEver(read: Kysely<Tables>, productId: number) {
  const gone = await read
    .selectFrom('rates_taken_off')
    .select(['size', 'grams', 'paise', 'taken_off_at as takenOffAt'])
    .where('product_id', '=', productId)
    .execute()
  const here = await read
    .selectFrom('rates')
    .select(['size', 'grams', 'paise'])
    .where('product_id', '=', productId)
    .execute()
  return {
    gone: gone.map((rate) => ({ productId, ...rate })),
    here: here.map((rate) => ({ productId, ...rate })),
  }
}

/** Writes into the history what a pack costs that was not sold so before. `comparedWith`: what it was judged by. */
export async function noteFirstRates(
  tx: Transaction<Tables>,
  rates: readonly (RateToday & { readonly comparedWith?: number | undefined })[],
  { key, by, at }: { readonly key: string; readonly by: string; readonly at: number },
): Promise<void> {
  const rows = rates.map(({ productId, size, grams, paise, comparedWith = 0 }, place) => ({
    id: `${key}/${productId}/first/${place}`,
    product_id: productId,
    size,
    grams,
    old_paise: comparedWith,
    new_paise: paise,
    changed_by: by,
    changed_at: at,
    is_first: 1,
  }))
  await inBatches(rows, (batch) => tx.insertInto('rate_changes').values(batch).execute())
}
