import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { days } from '#shop/time.ts'
import type { AddressView } from '#shop/wire/address.ts'

/**
 * For so long after an order a mobile is taken to be the same person's. Operators give a number that lies idle to somebody else
 * after 90 days: whoever calls from it then says name and address first, and nothing of the person before is shown.
 */
export const numberIsTheirs = days(90)

/** What somebody ordered last, with where it went, the language of its messages, and how many orders they have placed. */
export const newestOrderOf = (read: Kysely<Tables>, userId: string) =>
  read
    .selectFrom('orders')
    .select(['id', 'language', 'shipping_json', 'placed_at'])
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
