import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import { openingArea } from '#shop/delivery/delivery.ts'

export const areaTopic = 'delivery-area'

/** The delivery area, in its order. */
export async function areaNow(read: Kysely<Tables>): Promise<string[]> {
  const { rows } = await area(read, {})
  return rows.map(({ pincode }) => pincode)
}

const area = prepared((read) => read.selectFrom('delivery_area').select('pincode').orderBy('pincode'))

/** Whether somebody of the shop changed it since it opened. */
export async function areaIsOwn(read: Kysely<Tables>): Promise<boolean> {
  const rows = await read.selectFrom('delivery_area').select('added_by').execute()
  return rows.length !== openingArea.length || rows.some(({ added_by: by }) => by !== addedAtOpening)
}

/** So says a pincode with which a new shop opens. */
const addedAtOpening = byInOneWord({ command: 'opening' })

export const isInArea = async (read: Kysely<Tables>, pincode: string): Promise<boolean> =>
  (await read.selectFrom('delivery_area').select('pincode').where('pincode', '=', pincode).executeTakeFirst()) !==
  undefined
