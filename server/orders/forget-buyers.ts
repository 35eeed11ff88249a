import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { addressFields } from '#shop/accounts/address.ts'
import { orderNamesBuyerFor } from '#shop/accounts/keeping.ts'
import { nothingWritten } from '#shop/orders/order-wishes.ts'
import { forgetOldPhoneCustomers } from './phone-customers.ts'
import { writtenToRow } from './wishes-row.ts'

/** Keeps one transaction short. Whoever runs this runs it again while there is more. */
const mostAtOnce = 100

const nobody = JSON.stringify(Object.fromEntries(addressFields.map((field) => [field, ''])))

/** Orders of erased accounts lose address and telephone when the law no longer wants them. What was sold stays. */
export async function forgetBuyers(tx: Transaction<Tables>, { at }: { at: number }): Promise<{ more: boolean }> {
  if ((await forgetOldPhoneCustomers(tx, { at, most: mostAtOnce })) === mostAtOnce) return { more: true }
  const forgotten = await forgetDueOrders(tx, at - orderNamesBuyerFor)
  if (forgotten === mostAtOnce) return { more: true }
  return { more: (await finishErasures(tx, at)) === mostAtOnce }
}

/** Chosen by the order's own age, so that people with young orders never stand in front of those whose time has come. */
async function forgetDueOrders(tx: Transaction<Tables>, placedUntil: number): Promise<number> {
  const due = await tx
    .selectFrom('erasures')
    .innerJoin('orders', 'orders.user_id', 'erasures.user_id')
    .select(['orders.id', 'orders.user_id'])
    .where('erasures.forgotten_at', 'is', null)
    .where('orders.placed_at', '<=', placedUntil)
    .where('orders.shipping_json', '!=', nobody)
    .limit(mostAtOnce)
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const people = [...new Set(due.map(({ user_id: userId }) => userId))]
  const forgotten = {
    shipping_json: nobody,
    billing_json: nobody,
    phone_digits: '',
    found_by: '',
    ...writtenToRow(nothingWritten),
  }
  await tx
    .updateTable('orders')
    .set((row) => ({ ...forgotten, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  await tx
    .updateTable('order_changes')
    .set({ shipping_json: nobody, billing_json: nobody, ...writtenToRow(nothingWritten) })
    .where('order_id', 'in', ids)
    .execute()
  await tx.deleteFrom('order_texts').where('user_id', 'in', people).where('order_id', 'in', ids).execute()
  return due.length
}

/** Nothing of these people is left to forget: no order of theirs is younger, and the older ones are done. */
async function finishErasures(tx: Transaction<Tables>, at: number): Promise<number> {
  const done = await tx
    .selectFrom('erasures')
    .select('user_id')
    .where('forgotten_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.user_id', '=', 'erasures.user_id')
            .where('orders.placed_at', '>', at - orderNamesBuyerFor),
        ),
      ),
    )
    .limit(mostAtOnce)
    .execute()
  if (done.length === 0) return 0
  const people = done.map(({ user_id: userId }) => userId)
  await tx.updateTable('erasures').set({ forgotten_at: at }).where('user_id', 'in', people).execute()
  return done.length
}
