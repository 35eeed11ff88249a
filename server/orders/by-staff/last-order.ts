import type { Kysely } from 'kysely'
import { ordersOf, type StoredOrder } from '#server/orders/orders-store.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { AddressView } from '#shop/wire/address.ts'

/** What somebody ordered last, and where it went. */
export async function lastOrderOf(read: Kysely<Tables>, userId: string): Promise<StoredOrder | undefined> {
  return (await ordersOf(read, userId, {})).orders[0]
}

export async function lastAddressOf(read: Kysely<Tables>, userId: string): Promise<AddressView | undefined> {
  const last = await lastOrderOf(read, userId)
  return last && (JSON.parse(last.row.shipping_json) as AddressView)
}

export async function ordersCount(read: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await read
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** In which they ordered last, and were sent their messages. */
export async function lastLanguageOf(read: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const last = await read
    .selectFrom('orders')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.language
}
