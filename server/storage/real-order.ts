import type { Kysely } from 'kysely'
import { prepared } from './prepared.ts'
import type { RealOrderId, Tables } from './tables.ts'

/** Whether something is sold by an order, or the counter is only tried with it: the one place where that is read from its row. */
export const realIn = ({ id, is_try: isTry }: { readonly id: string; readonly is_try: number }) =>
  isTry === 0 ? (id as RealOrderId) : undefined

/** Undefined of a try order, and where there is none: no fish moves for it, and it has no bill. */
export async function realOrder(read: Kysely<Tables>, orderId: string): Promise<RealOrderId | undefined> {
  const [row] = (await kindOf(read, { orderId })).rows
  return row && realIn(row)
}

const kindOf = prepared((read, { orderId }: { orderId: string }) =>
  read.selectFrom('orders').select(['id', 'is_try']).where('id', '=', orderId),
)
