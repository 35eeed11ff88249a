import type { Transaction } from 'kysely'
import { billedLine } from '#server/orders/bills/billed-line.ts'
import { settleBill } from '#server/orders/bills/settle-bill.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import type { Buyer } from '#server/orders/tell-buyer.ts'
import { endTicksOfOrder } from '#server/orders/ticks/ticks-store.ts'
import { untellUntrue } from '#server/orders/weighing/tell-anew.ts'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { freePlace } from '#server/slots/give-slot-back.ts'
import { followMove } from '#server/stock/follow-move.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { sumAsFarAsWeighed } from '#shop/orders/bills/bills.ts'
import { before, type Move, ruleOf } from '#shop/orders/moves.ts'
import { firstStatus, type OrderStatus } from '#shop/orders/order-status.ts'

interface OrderMove {
  readonly orderId: string
  /** only an order of this person */
  readonly ownerId?: string
  readonly move: Move
  readonly by: By
  readonly at: number
  /** the registration under which its bill is drawn; none: a bill of supply without tax */
  readonly gstin?: string
  /** the recipients of earlier moves' messages; none: no message waits */
  readonly buyer?: Buyer | undefined
}

type MovingOrder =
  | { readonly moved: OrderStatus }
  | { readonly refused: 'unknown' }
  | { readonly refused: 'not-from-there'; readonly stands: { status: string; change_until: number | null } }

/** A move of the buyer or of a command, who saw no version: the status alone decides, and of a cancel the cut-off too. */
export async function moveOrder(
  tx: Transaction<Tables>,
  { orderId, ownerId, move, by, at, gstin = '', buyer }: OrderMove,
): Promise<MovingOrder> {
  const { to } = ruleOf(move)
  const update = tx
    .updateTable('orders')
    .set((row) => ({ status: to, version: row('version', '+', 1), changed_at: at, lapses_at: null }))
    .where('id', '=', orderId)
    .where('status', 'in', before(move))
    .$if(ownerId !== undefined, (asked) => asked.where('user_id', '=', ownerId ?? ''))
    .$if(move === 'cancel', (asked) =>
      asked.where((row) =>
        row.or([
          row('change_until', '>', at),
          row.and([row('change_until', 'is', null), row('status', '=', firstStatus)]),
        ]),
      ),
    )
    .$if(move === 'lapse', (asked) =>
      asked
        .where('lapses_at', '<=', at)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('mobile_proofs')
                .select('proven_at')
                .whereRef('mobile_proofs.user_id', '=', 'orders.user_id'),
            ),
          ),
        ),
    )
  if (await didUpdate(update)) {
    await writeMove(tx, { orderId, move, to, by, at })
    await freePlace(tx, { orderId, move })
    await followMove(tx, { orderId, move, by, at })
    if (move === 'note-delivered') await settleAsFarAsWeighed(tx, orderId)
    await settleBill(tx, { orderId, move, by, at, gstin })
    await untellUntrue(tx, buyer, { orderId, status: to })
    await announce(tx, orderTopic(orderId))
    return { moved: to }
  }
  const order = tx.selectFrom('orders').select(['status', 'change_until']).where('id', '=', orderId)
  const known = await (ownerId === undefined ? order : order.where('user_id', '=', ownerId)).executeTakeFirst()
  return known ? { refused: 'not-from-there', stands: known } : { refused: 'unknown' }
}

/** The order is moved by then, so that nobody weighs any more of it. */
async function settleAsFarAsWeighed(tx: Transaction<Tables>, orderId: string): Promise<void> {
  const final = sumAsFarAsWeighed((await linesOnScale(tx, orderId)).map(billedLine))
  if (final === undefined) return
  await tx
    .updateTable('orders')
    .set({ final_paise: final })
    .where('id', '=', orderId)
    .where('final_paise', 'is', null)
    .execute()
}

export interface ChangeOfOrder {
  readonly orderId: string
  /** what the order was when it was decided; it changes only if it is that still */
  readonly from: { readonly status: string; readonly version: number }
  readonly to: string
  readonly rider: string | null
  readonly move: Move | 'undo' | 'change'
  readonly by: By
  readonly at: number
  readonly reason?: string
  /** what is to pay since then, null where that is open again; left out where it stays */
  readonly final?: number | null
  /** when it was pressed, as a device said that sent it later */
  readonly pressedAt?: number | undefined
  /** the rider called the customer, and nobody answered */
  readonly called?: boolean | undefined
}

/**
 * One conditional update decides the race; the move is recorded with who and when. The number of the move; undefined:
 * somebody else was quicker. Nothing goes out above the most that was shown, whatever was decided before.
 */
export async function changeOrder(tx: Transaction<Tables>, wanted: ChangeOfOrder): Promise<number | undefined> {
  const { orderId, from, to, rider, move, at, final } = wanted
  const update = tx
    .updateTable('orders')
    .set((row) => ({ status: to, version: row('version', '+', 1), changed_at: at, rider_id: rider }))
    // What the shop has said yes to does not end by itself, also where that is undone.
    .$if(move !== 'change', (asked) => asked.set({ lapses_at: null }))
    .$if(final !== undefined, (asked) => asked.set({ final_paise: final ?? null }))
    .where('id', '=', orderId)
    .where('version', '=', from.version)
    .where('status', '=', from.status)
  const bounded = update.where((row) => row('final_paise', '<=', row.fn.coalesce('most_paise', 'total_paise')))
  const isMoved = await didUpdate(move === 'send-out' ? bounded : update)
  return isMoved ? writeMove(tx, wanted) : undefined
}

/** The update locks the order's row, so nobody else moves it meanwhile. */
export async function writeMove(
  tx: Transaction<Tables>,
  {
    orderId,
    move,
    to,
    rider = null,
    by,
    at,
    reason = '',
    pressedAt,
    called = false,
  }: Omit<ChangeOfOrder, 'from' | 'rider'> & { rider?: string | null },
): Promise<number> {
  const { last } = await tx
    .selectFrom('order_moves')
    .select((row) => row.fn.max('move_no').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_moves')
    .values({
      order_id: orderId,
      move_no: last + 1,
      move,
      moved_by: byInOneWord(by),
      moved_at: at,
      led_to: to,
      reason,
      rider_id: rider,
      pressed_at: pressedAt ?? null,
      called: called ? 1 : 0,
    })
    .execute()
  await endTicksOfOrder(tx, { orderId, move, to })
  return last + 1
}
