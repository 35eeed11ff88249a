import type { Selectable, Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { LineTicksTable, Tables } from '#server/storage/tables.ts'
import { actorIn, byInOneWord } from '#shop/by.ts'
import { lineStates, takenOut } from '#shop/orders/line-status.ts'
import { decideTick, type StoredTick, type TickList, type TickRefused, type TickWish } from '#shop/orders/ticks.ts'
import { ticksTopic } from './ticks-store.ts'

interface TickPress {
  readonly orderId: string
  readonly lineNo: number
  readonly list: TickList
  readonly wish: TickWish
  /** made by the screen, one for each press; of a tick its name */
  readonly key: string
  readonly by: { readonly staff: string; readonly device: string }
  readonly at: number
  /** when it was pressed, as a device said that sent it later */
  readonly pressedAt?: number | undefined
}

export type TickResult =
  | { readonly ticked: boolean }
  | { readonly refused: 'no-such-order' | 'no-such-line' }
  | TickRefused
  | Repeated

/**
 * Ticks a line off, or takes its tick away. The order is locked meanwhile: who moves it, or weighs of it, comes before and is
 * known, or after and ends the tick. Its version stays: nobody else's press at the order meets another order for it.
 */
export function tickLine(tx: Transaction<Tables>, wanted: TickPress): Promise<TickResult> {
  const { orderId, lineNo, list, wish, key, by, at, pressedAt } = wanted
  const press = {
    key,
    thing: `order/${orderId}`,
    by,
    pressed: { lineNo, list, ...wish },
    pressedAt,
    heardAt: at,
  }
  return once<Exclude<TickResult, Repeated>>(tx, press, async () => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) return { refused: 'no-such-order' }
    const [line] = (await oneLine(tx, { orderId, lineNo })).rows
    if (line === undefined) return { refused: 'no-such-line' }
    const decision = decideTick(
      {
        status: order.status,
        changeUntil: order.change_until ?? undefined,
        state: lineStates.find((one) => one === line.state) ?? 'to-weigh',
        quantity: line.quantity,
        cleaning: line.cleaning ?? '',
        tick: await tickOf(tx, { orderId, lineNo, list }),
      },
      { list, wish, key, at },
    )
    if ('refused' in decision) return decision
    if (decision.done === 'nothing') return { ticked: false }
    if (decision.done === 'tick')
      await insertTick(tx, {
        order_id: orderId,
        line_no: lineNo,
        list,
        press_key: key,
        ticked_by: byInOneWord(by),
        ticked_at: at,
      })
    else await deleteTick(tx, { orderId, lineNo, list })
    const isOn = decision.done === 'tick'
    await writeAct(tx, {
      ...press,
      act: 'tick-lines',
      at,
      before: { line: lineNo, list, ticked: !isOn },
      after: { line: lineNo, list, ticked: isOn },
    })
    await announce(tx, ticksTopic)
    return { ticked: isOn }
  })
}

const oneLine = prepared((tx, { orderId, lineNo }: { orderId: string; lineNo: number }) =>
  tx
    .selectFrom('order_lines')
    .select(['state', 'quantity', 'cleaning'])
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .where('state', '<>', takenOut),
)

async function tickOf(
  tx: Transaction<Tables>,
  place: { readonly orderId: string; readonly lineNo: number; readonly list: TickList },
): Promise<StoredTick | undefined> {
  const [row] = (await oneTick(tx, place)).rows
  if (row === undefined) return undefined
  const by = actorIn(row.ticked_by)
  return { key: row.press_key, by: by.who === 'staff' ? by.id : '' }
}

const oneTick = prepared((tx, { orderId, lineNo, list }: { orderId: string; lineNo: number; list: string }) =>
  tx
    .selectFrom('line_ticks')
    .select(['press_key', 'ticked_by'])
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .where('list', '=', list),
)

const insertTick = prepared((tx, row: Selectable<LineTicksTable>) =>
  tx.insertInto('line_ticks').values({
    order_id: row.order_id,
    line_no: row.line_no,
    list: row.list,
    press_key: row.press_key,
    ticked_by: row.ticked_by,
    ticked_at: row.ticked_at,
  }),
)

const deleteTick = prepared((tx, { orderId, lineNo, list }: { orderId: string; lineNo: number; list: string }) =>
  tx.deleteFrom('line_ticks').where('order_id', '=', orderId).where('line_no', '=', lineNo).where('list', '=', list),
)
