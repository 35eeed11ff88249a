import { commands, type ShopDatabase } from '#server/commands.ts'
import type { Where } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'

const over = ['Canceled', 'Rejected']

/** Places that slots remember otherwise than the orders that come in them say, taken twice or lost. */
export async function placesAstray({ read }: Pick<ShopDatabase, 'read'>): Promise<number> {
  const slots = await read.selectFrom('delivery_slots').select(['id', 'taken']).execute()
  const orders = await read
    .selectFrom('orders')
    .select(['slot_id', (row) => row.fn.countAll<number>().as('count')])
    .where('status', 'not in', over)
    .groupBy('slot_id')
    .execute()
  const counts = new Map(orders.map(({ slot_id: id, count }) => [id, count]))
  return slots.reduce((sum, { id, taken }) => sum + Math.abs(taken - (counts.get(id) ?? 0)), 0)
}

/** The same of a running shop. */
export async function placesAstrayAt(where: Where): Promise<number> {
  const database = await openDatabase(where, commands, { alone: false })
  try {
    return await placesAstray(database)
  } finally {
    await database.close()
  }
}
