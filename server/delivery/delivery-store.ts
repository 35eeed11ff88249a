import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

export const areaTopic = 'delivery-area'

/** The delivery area, in its order. */
export async function areaNow(read: Kysely<Tables>): Promise<string[]> {
  const { rows } = await area(read, {})
  return rows.map(({ pincode }) => pincode)
}

const area = prepared((read) => read.selectFrom('delivery_area').select('pincode').orderBy('pincode'))

export const isInArea = async (read: Kysely<Tables>, pincode: string): Promise<boolean> =>
  (await read.selectFrom('delivery_area').select('pincode').where('pincode', '=', pincode).executeTakeFirst()) !==
  undefined
