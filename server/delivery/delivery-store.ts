import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

export const areaTopic = 'delivery-area'

/** The pincodes that the shop delivers to now, in their order. */
export async function areaNow(read: Kysely<Tables>): Promise<string[]> {
  const rows = await read.selectFrom('delivery_area').select('pincode').orderBy('pincode').execute()
  return rows.map(({ pincode }) => pincode)
}
