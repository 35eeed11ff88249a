import type { Transaction } from 'kysely'
import { addressFields } from '#shop/cart.ts'
import { orderNamesBuyerFor } from '#shop/keeping.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Keeps one command short; the next hour goes on. */
const mostAtOnce = 100

const nobody = JSON.stringify(Object.fromEntries(addressFields.map((field) => [field, ''])))

/** Orders of erased accounts lose address and telephone when the law no longer wants them. What was sold stays. */
export async function forgetBuyers(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  const erased = await tx
    .selectFrom('erasures')
    .select('user_id')
    .where('forgotten_at', 'is', null)
    .orderBy('erased_at')
    .limit(mostAtOnce)
    .execute()
  for (const { user_id: userId } of erased) {
    await tx
      .updateTable('orders')
      .set({ shipping_json: nobody, billing_json: nobody })
      .where('user_id', '=', userId)
      .where('placed_at', '<=', at - orderNamesBuyerFor)
      .execute()
    await tx
      .deleteFrom('order_texts')
      .where('user_id', '=', userId)
      .where('placed_at', '<=', at - orderNamesBuyerFor)
      .execute()
    const younger = await tx
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('placed_at', '>', at - orderNamesBuyerFor)
      .limit(1)
      .executeTakeFirst()
    if (younger === undefined)
      await tx.updateTable('erasures').set({ forgotten_at: at }).where('user_id', '=', userId).execute()
  }
}
