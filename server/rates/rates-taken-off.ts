import type { Kysely, Transaction } from 'kysely'
import { type RateOf, rateKey } from '#shop/rate-sheet.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Nothing costs this any more; what it last cost is kept for when it comes back. */
export async function takeRatesOff(tx: Transaction<Tables>, rates: readonly RateOf[]): Promise<void> {
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
      .values({ product_id: productId, size, grams, paise: gone.paise })
      .onConflict((known) => known.columns(['product_id', 'size', 'grams']).doUpdateSet({ paise: gone.paise }))
      .execute()
  }
}

/** What each pack of a product costs, or cost when it was last sold. */
export async function lastRates(read: Kysely<Tables>, productId: number): Promise<ReadonlyMap<string, number>> {
  const [gone, here] = await Promise.all(
    (['rates_taken_off', 'rates'] as const).map((table) =>
      read.selectFrom(table).select(['size', 'grams', 'paise']).where('product_id', '=', productId).execute(),
    ),
  )
  return new Map([...(gone ?? []), ...(here ?? [])].map((rate) => [rateKey({ productId, ...rate }), rate.paise]))
}
