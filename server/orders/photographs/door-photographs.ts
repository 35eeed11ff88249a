import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { photographLife } from '#shop/orders/photograph.ts'

interface MoveOfOrder {
  readonly orderId: string
  /** the move by which it was not delivered */
  readonly no: number
}

/** Keeps what its rider saw at the door. Of an order whose customer was erased meanwhile nothing is kept. */
export async function keepDoorPhotograph(
  tx: Transaction<Tables>,
  { orderId, no, jpeg, at }: MoveOfOrder & { readonly jpeg: string; readonly at: number },
): Promise<void> {
  const erased = await tx
    .selectFrom('erasures')
    .innerJoin('orders', 'orders.user_id', 'erasures.user_id')
    .select('erased_at')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (erased !== undefined) return
  await tx.insertInto('door_photographs').values({ order_id: orderId, move_no: no, taken_at: at, jpeg }).execute()
}

/** What was undone was never so, and needs no proof. */
export async function dropDoorPhotograph(tx: Transaction<Tables>, { orderId, no }: MoveOfOrder): Promise<void> {
  await tx.deleteFrom('door_photographs').where('order_id', '=', orderId).where('move_no', '=', no).execute()
}

/** The moves of an order of which there is one. What is too old is not shown, even before it is removed. */
export async function doorPhotographsOf(
  read: Kysely<Tables>,
  { orderId, at }: { orderId: string; at: number },
): Promise<ReadonlySet<number>> {
  const found = await kept(read, orderId, at).select('move_no').execute()
  return new Set(found.map(({ move_no: no }) => no))
}

/** In base64. */
export async function doorPhotographOf(
  read: Kysely<Tables>,
  { orderId, no, at }: MoveOfOrder & { readonly at: number },
): Promise<string | undefined> {
  const found = await kept(read, orderId, at).select('jpeg').where('move_no', '=', no).executeTakeFirst()
  return found?.jpeg
}

const kept = (read: Kysely<Tables>, orderId: string, at: number) =>
  read
    .selectFrom('door_photographs')
    .where('order_id', '=', orderId)
    .where('taken_at', '>', at - photographLife)
