import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

export const areaTopic = 'delivery-area'

/** The pincodes that the shop delivers to now, in their order. */
export async function areaNow(read: Kysely<Tables>): Promise<string[]> {
  const { rows } = await area(read, {})
  return rows.map(({ pincode }) => pincode)
}

const area = prepared((read) => read.selectFrom('delivery_area').select('pincode').orderBy('pincode'))
