import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { AddressView } from '#shop/wire/address.ts'

/** What somebody ordered last, with where it went, the language of its messages, and how many orders they have placed. */
export const newestOrderOf = (read: Kysely<Tables>, userId: string) =>
  read
    .selectFrom('orders')
    .select(['id', 'language', 'shipping_json'])
    .select((row) => row.fn.countAll<number>().over().as('count'))
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Of somebody without an account no other name is known; '' once nothing of them is. */
export function nameOn(order: { readonly shipping_json: string } | undefined): string {
  if (order === undefined) return ''
  const { firstName, lastName } = JSON.parse(order.shipping_json) as AddressView
  return `${firstName} ${lastName}`
}
