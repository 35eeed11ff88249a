import type { Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { OrderStatus } from '#shop/order-status.ts'

/** An order that nobody else moves or weighs until the transaction ends. */
export interface HeldOrder {
  readonly id: string
  readonly number: string
  readonly user_id: string
  readonly status: OrderStatus
  readonly version: number
  readonly total_paise: number
  readonly final_paise: number | null
}

/** Locks the order: what its lines come to is one sum, which two cutters at two lines of it must not make at once. */
export async function holdForWeighing(tx: Transaction<Tables>, orderId: string): Promise<HeldOrder | undefined> {
  return (await hold(tx, { orderId })).rows[0]
}

const hold = prepared((tx, { orderId }: { orderId: string }) =>
  tx
    .updateTable('orders')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', orderId)
    .returning(['id', 'number', 'user_id', 'status', 'version', 'total_paise', 'final_paise'])
    .$narrowType<{ status: OrderStatus }>(),
)
