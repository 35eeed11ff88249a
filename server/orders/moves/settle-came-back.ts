import type { Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press } from '#server/staff/once.ts'
import { announceBatches } from '#server/stock/batches/keep-batch-move.ts'
import { lineCameBack } from '#server/stock/batches/line-came-back.ts'
import { type CameBackPress, cameToNothing, type SettlingCameBack } from '#server/stock/came-back.ts'
import { settleLine } from '#server/stock/line-acts.ts'
import { stockOfOrder } from '#server/stock/line-stock.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Somebody says where the fish of an order went that came to nothing. Until then it is sold. */
export function staffSettlesCameBack(
  tx: Transaction<Tables>,
  { orderId: id, lineNo, goes, key, by, at }: CameBackPress,
): Promise<SettlingCameBack> {
  const press: Press = { key, thing: `order/${id}`, by, pressed: { lineNo, goes } }
  return once(tx, press, async (): Promise<SettlingCameBack> => {
    const order = await lockOrder(tx, id)
    const orderId = order?.real
    if (orderId === undefined || !cameToNothing.some((status) => status === order?.status))
      return { refused: 'nothing-came-back' }
    const line = (await stockOfOrder(tx, orderId)).find((one) => one.lineNo === lineNo && one.sold.length > 0)
    if (line === undefined) return { refused: 'nothing-came-back' }
    const batches = await lineCameBack(tx, { orderId, lineNo, goes, by, at })
    await settleLine(tx, { orderId, line, goes, by, at })
    await announceBatches(tx, batches)
    await writeAct(tx, { ...press, act: 'change-stock', at, after: { lineNo, goes } })
    return { settled: true }
  })
}
