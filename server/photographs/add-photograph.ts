import type { Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { writeAct } from '#server/staff/acts.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { weighableStatuses } from '#shop/line-moves.ts'

export interface NewPhotograph {
  readonly orderId: string
  readonly lineNo: number
  /** the version of the line that the screen showed */
  readonly seen: number
  /** in base64, without all that is no picture */
  readonly jpeg: string
  readonly key: string
  readonly by: By
  readonly at: number
}

export type AddingPhotograph =
  | { readonly added: true }
  | { readonly refused: 'no-such-order' | 'no-such-line' | 'line-moved' | 'line-not-open' | 'nothing-weighed' }

/** Keeps what the tablet saw on the scale. Of one weighing there is one photograph: another takes its place. */
export async function addPhotograph(tx: Transaction<Tables>, wanted: NewPhotograph): Promise<AddingPhotograph> {
  const { orderId, lineNo, seen, jpeg, key, by, at } = wanted
  if (!(await lockOrder(tx, orderId))) return { refused: 'no-such-order' }
  const line = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.version', 'orders.status'])
    .where('order_lines.order_id', '=', orderId)
    .where('order_lines.line_no', '=', lineNo)
    .executeTakeFirst()
  if (line === undefined) return { refused: 'no-such-line' }
  if (line.version !== seen) return { refused: 'line-moved' }
  if (!weighableStatuses.some((status) => status === line.status)) return { refused: 'line-not-open' }
  const weighing = await tx
    .selectFrom('line_moves')
    .select('move_no')
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .where('grams', 'is not', null)
    .orderBy('move_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (weighing === undefined) return { refused: 'nothing-weighed' }
  const { move_no: moveNo } = weighing
  await tx
    .insertInto('line_photographs')
    .values({ order_id: orderId, line_no: lineNo, move_no: moveNo, taken_at: at, jpeg })
    .onConflict((known) => known.columns(['order_id', 'line_no', 'move_no']).doUpdateSet({ taken_at: at, jpeg }))
    .execute()
  const press = { key, thing: `order/${orderId}`, by, pressed: { photograph: lineNo } }
  await writeAct(tx, { ...press, act: 'weigh-lines', at, after: { line: lineNo, photographOf: moveNo } })
  return { added: true }
}
