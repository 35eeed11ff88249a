import type { Database } from '#server/storage/database.ts'
import type { Alarms } from './raised.ts'

/** Whether an order could be kept now; where not, the operator is told. */
export async function canKeepOrders({
  database,
  alarms,
}: {
  database: Pick<Database<unknown>, 'ready'>
  alarms: Pick<Alarms, 'raise' | 'clear'>
}): Promise<boolean> {
  const can = await database.ready()
  if (can) alarms.clear('orders')
  else alarms.raise('orders', 'no order can be kept just now')
  return can
}
