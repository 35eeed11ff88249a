import type { Kysely, Transaction } from 'kysely'
import { writtenColumns, writtenFromRow, writtenToRow } from '#server/orders/wishes-row.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Actor, actorIn, type By, byInOneWord } from '#shop/by.ts'
import type { OrderWas } from '#shop/orders/order-was.ts'
import { type OrderWishes, onlyChosen, type WrittenWishes, wishesFrom } from '#shop/orders/order-wishes.ts'
import { orderWas } from './changeable-order.ts'
import type { StandsNow } from './changed-lines.ts'

/** What an order was before a change, and when that was. */
export interface StoredChange {
  readonly at: number
  readonly by: Actor
  readonly was: OrderWas
  readonly address: string
}

/** Written down before anything of the order is changed. */
export async function keepWhatItWas(
  tx: Transaction<Tables>,
  { row, lines }: StandsNow,
  { by, at }: { by: By; at: number },
): Promise<void> {
  const { wishes, ...was } = orderWas(row, lines)
  const { last } = await tx
    .selectFrom('order_changes')
    .select((one) => one.fn.max<number | null>('change_no').as('last'))
    .where('order_id', '=', row.id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_changes')
    .values({
      order_id: row.id,
      change_no: (last ?? 0) + 1,
      changed_by: byInOneWord(by),
      changed_at: at,
      version: row.version,
      was_json: JSON.stringify({ ...was, ...onlyChosen(wishes) }),
      shipping_json: row.shipping_json,
      billing_json: row.billing_json,
      ...writtenToRow(wishes),
    })
    .execute()
}

/** All changes of an order, oldest first. */
export async function changesOf(read: Kysely<Tables>, orderId: string): Promise<StoredChange[]> {
  return (await changesOfOne(read, { orderId })).rows.map((row) => ({
    at: row.changed_at,
    by: actorIn(row.changed_by),
    was: wasIn(row.was_json, writtenFromRow(row)),
    address: row.shipping_json,
  }))
}

/** An older version of the shop kept no cap: there a most that is the total says it. */
function wasIn(kept: string, written: WrittenWishes): OrderWas {
  const was = JSON.parse(kept) as Omit<OrderWas, 'wishes'> & Partial<OrderWishes>
  const cap = was.cap ?? (was.most === was.total ? 'as-shown' : 'about')
  return { ...was, wishes: wishesFrom({ ...was, cap, ...written }) }
}

const changesOfOne = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('order_changes')
    .select(['changed_at', 'changed_by', 'was_json', 'shipping_json', ...writtenColumns])
    .where('order_id', '=', orderId)
    .orderBy('change_no'),
)
