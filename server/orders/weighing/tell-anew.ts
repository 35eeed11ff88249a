import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { MessageResult } from '#server/messages/outbox.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import type { LockedOrder } from '#server/orders/lock-order.ts'
import { slotView } from '#server/orders/staff-order-view.ts'
import {
  type Buyer,
  type BuyerTelling,
  type BuyerTold,
  keyOf,
  type Made,
  type MadeTold,
  tellBuyer,
  toldMovesOf,
  untellBuyer,
} from '#server/orders/tell-buyer.ts'
import type { Tables } from '#server/storage/tables.ts'
import { paise } from '#shop/money.ts'
import { toPayOf } from '#shop/orders/bills/bills.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import type { Move } from '#shop/orders/moves.ts'
import { whenTold } from '#shop/words/messages/messages.ts'
import { isTrueIn, kindTold, orderMoved } from '#shop/words/messages/move-messages.ts'
import { sumTold } from '#shop/words/messages/sum-told.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { packedTold } from './tell-weights.ts'
import { linesOnScale } from './weighing-store.ts'

/** An order as its messages tell of it. */
interface OrderToTell
  extends Pick<LockedOrder, 'id' | 'number' | 'total_paise' | 'final_paise' | 'slot_starts_at' | 'slot_ends_at'> {}

interface ToTell {
  readonly order: OrderToTell
  readonly telling: BuyerTelling
}

/** Tells the buyer of a move as the order stands now; of most moves there is nothing to tell. */
export async function tellMove(
  tx: Transaction<Tables>,
  made: MadeTold,
  { order, telling, at = made.at }: ToTell & { readonly at?: number },
): Promise<MessageResult | undefined> {
  const message = await toldOf(tx, made, { order, telling })
  return message && tellBuyer(tx, message, made, at)
}

async function toldOf(
  tx: Transaction<Tables>,
  { move, reason, orderId }: MadeTold,
  { order, telling }: ToTell,
): Promise<BuyerTold | undefined> {
  const final = order.final_paise === null ? undefined : paise(order.final_paise)
  if (kindTold(move) === 'order-packed')
    return final === undefined
      ? undefined
      : packedTold(tx, { order, lines: await linesOnScale(tx, orderId), final, telling })
  const { shop, phone, pages: _, ...message } = telling
  const bills = await drawnBillsOf(tx, [orderId])
  const { due } = toPayOf(final ?? paise(order.total_paise), bills.get(orderId) ?? [])
  const { slot } = slotView(order)
  const wording = wordedIn(telling.language, (words) =>
    orderMoved(
      move,
      { shop, number: order.number, when: whenTold(slot, words), total: sumTold(due, words), reason, phone },
      words,
    ),
  )
  const news = { event: 'out', order: orderId, number: order.number, total: due } as const
  return wording && { ...message, ...wording, ...(move === 'send-out' ? { news } : {}) }
}

/** Messages of earlier moves that are no longer true are dropped. */
export async function untellUntrue(
  tx: Transaction<Tables>,
  buyer: Buyer | undefined,
  { orderId, status }: { readonly orderId: string; readonly status: string },
): Promise<void> {
  if (buyer === undefined) return
  for (const made of await waitingOf(tx, orderId)) if (!isTrueIn(made.move, status)) await untellBuyer(tx, buyer, made)
}

/** The order comes at another time: waiting messages that name a time get this one. */
export const tellTimeAnew = (tx: Transaction<Tables>, told: ToTell & { readonly at: number }): Promise<void> =>
  tellWaitingAnew(tx, 'confirm', told)

/** Something was given back: waiting messages that say what is to pay get today's sum. */
export const tellSumAnew = (tx: Transaction<Tables>, told: ToTell & { readonly at: number }): Promise<void> =>
  tellWaitingAnew(tx, 'send-out', told)

async function tellWaitingAnew(
  tx: Transaction<Tables>,
  move: Move,
  { order, telling, at }: ToTell & { readonly at: number },
): Promise<void> {
  for (const made of await waitingOf(tx, order.id))
    if (made.move === move && (await untellBuyer(tx, telling, made))) await tellMove(tx, made, { order, telling, at })
}

/** A move was undone: messages that it had silenced, and that are true again, are sent after all. */
export async function tellAfterAll(
  tx: Transaction<Tables>,
  { order, telling, undone, at }: ToTell & { readonly undone: Undone; readonly at: number },
): Promise<MessageResult | undefined> {
  let writing: MessageResult | undefined
  for (const made of await toldMovesOf(tx, order.id)) {
    const waited = made.no < undone.no && made.at + undoFor > undone.at
    if (waited && isTrueIn(made.move, undone.to) && !isTrueIn(made.move, undone.from))
      writing = await tellMove(tx, made, { order, telling: { ...telling, id: randomUUIDv7() }, at })
  }
  return writing
}

interface Undone extends Pick<Made, 'no' | 'at'> {
  /** where the order stood after the move, and where it stands again */
  readonly from: string
  readonly to: string
}

/** The moves whose messages have not begun to be sent. */
async function waitingOf(tx: Transaction<Tables>, orderId: string): Promise<MadeTold[]> {
  const told = await toldMovesOf(tx, orderId)
  if (told.length === 0) return []
  const rows = await tx
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'in', told.map(keyOf))
    .where('tries', '=', 0)
    .where('sent_at', 'is', null)
    .execute()
  const waiting = new Set(rows.map((row) => row.dedupe_key))
  return told.filter((made) => waiting.has(keyOf(made)))
}
