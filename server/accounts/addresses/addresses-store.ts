import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Address } from '#shop/accounts/address.ts'
import { addressKinds, type SavedAddress, type Sent } from '#shop/accounts/address-book.ts'

type Read = Kysely<Tables>

/** The addresses of this person and of nobody else. */
export async function keptAddressesOf(read: Read, userId: string): Promise<SavedAddress[]> {
  const rows = await read
    .selectFrom('addresses')
    .select(['id', 'kind', 'name', 'address_json', 'is_first', 'kept_at', 'version'])
    .where('user_id', '=', userId)
    .orderBy('kept_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: addressKinds.find((one) => one === row.kind) ?? 'own',
    name: row.name,
    address: JSON.parse(row.address_json) as Address,
    isFirst: row.is_first === 1,
    keptAt: row.kept_at,
    version: row.version,
  }))
}

const newestOrders = 20

/** Where this person's last orders went, the newest first. */
export async function lastSentOf(read: Read, userId: string): Promise<Sent[]> {
  const rows = await read
    .selectFrom('orders')
    .select(['shipping_json', 'billing_json'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(newestOrders))
    .execute()
  return rows.map((row) => ({
    shippingAddress: JSON.parse(row.shipping_json) as Address,
    billingAddress: JSON.parse(row.billing_json) as Address,
  }))
}

/** With an account go its addresses. */
export const forgetAddressesOf = (tx: Read, userId: string): Promise<unknown> =>
  tx.deleteFrom('addresses').where('user_id', '=', userId).execute()
