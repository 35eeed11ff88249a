import type { ShopDatabase } from '#server/commands.ts'
import { cellOf } from '#server/stock/cells/stock-store.ts'
import type { Acknowledged } from './changing-buyers.ts'
import { placesAstray } from './judge-slots.ts'

export const paplet = { species: 'pomfret', size: 'Jumbo' }

export interface ChangesVerdict {
  /** changes that were acknowledged and are not there */
  readonly lost: number
  /** changes that are there and were not acknowledged, or are there twice */
  readonly doubled: number
  /** orders whose version, moves, sums and what they were do not fit each other */
  readonly torn: number
  /** grams and places that are remembered otherwise than the orders say */
  readonly astray: number
}

/** What was acknowledged against what is kept: of orders of one line, half kilos of pomfret at ₹1,000. */
export async function judgeChanges(database: Pick<ShopDatabase, 'read'>, done: Acknowledged): Promise<ChangesVerdict> {
  const { read } = database
  const orders = await read
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.status', 'orders.version', 'total_paise', 'quantity'])
    .where('order_lines.state', '<>', 'taken-out')
    .execute()
  const moves = Map.groupBy(
    await read.selectFrom('order_moves').select(['order_id', 'move', 'move_no']).orderBy('move_no').execute(),
    (move) => move.order_id,
  )
  const was = Map.groupBy(await read.selectFrom('order_changes').select('order_id').execute(), (one) => one.order_id)
  const attempts = await read.selectFrom('order_attempts').select(['attempt_key', 'order_id']).execute()
  const kept = new Map(attempts.map((one) => [one.attempt_key, one.order_id]))
  const acknowledged = [...done].flatMap(([orderId, keys]) => [...keys].map((key) => ({ orderId, key })))
  const changesOf = (id: string) => (moves.get(id) ?? []).filter(({ move }) => move === 'change').length
  const torn = orders.filter(({ id, version, total_paise: total, quantity }) => {
    const own = moves.get(id) ?? []
    const isInRow = own.every((move, nr) => move.move_no === nr + 1)
    return (
      !isInRow || own.length !== version || total !== quantity * 100_000 || (was.get(id)?.length ?? 0) !== changesOf(id)
    )
  })
  const reserved = orders
    .filter(({ status }) => status !== 'Canceled' && status !== 'Rejected')
    .reduce((grams, { quantity }) => grams + 500 * quantity, 0)
  const cell = await cellOf(read, paplet)
  return {
    lost: acknowledged.filter(({ orderId, key }) => kept.get(key) !== orderId).length,
    doubled: orders.reduce((sum, { id }) => sum + Math.abs(changesOf(id) - (done.get(id)?.size ?? 0)), 0),
    torn: torn.length,
    astray: Math.abs((cell?.reserved ?? 0) - reserved) + (await placesAstray(database)),
  }
}
