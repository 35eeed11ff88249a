import type { Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import { realIn } from '#server/storage/real-order.ts'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

/** An order that nobody else changes until the transaction ends. */
export interface LockedOrder {
  readonly id: string
  /** undefined: the counter is only tried with it */
  readonly real: RealOrderId | undefined
  readonly number: string
  readonly user_id: string
  readonly status: OrderStatus
  readonly version: number
  readonly rider: string | null
  readonly total_paise: number
  readonly final_paise: number | null
  readonly slot_starts_at: number | null
  readonly slot_ends_at: number | null
  readonly change_until: number | null
}

/**
 * Of two who do something to an order at the same moment the second waits, and then knows of the first: what its lines come
 * to is one sum, which two cutters at two lines of it must not make at once. Undefined: there is none.
 */
export async function lockOrder(tx: Transaction<Tables>, orderId: string): Promise<LockedOrder | undefined> {
  const [row] = (await lock(tx, { orderId })).rows
  return row && { ...row, real: realIn(row) }
}

const lock = prepared((tx, { orderId }: { orderId: string }) =>
  tx
    .updateTable('orders')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', orderId)
    .returning(['id', 'number', 'user_id', 'status', 'version', 'rider_id as rider', 'total_paise', 'final_paise'])
    .returning(['slot_starts_at', 'slot_ends_at', 'change_until', 'is_try'])
    .$narrowType<{ status: OrderStatus }>(),
)
