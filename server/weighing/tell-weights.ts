import type { Transaction } from 'kysely'
import { type Writing, writeMessage } from '#server/gateways/outbox.ts'
import {
  type Buyer,
  type BuyerTold,
  keyOf,
  type Made,
  tellBuyer,
  tellEverywhere,
  untellBuyer,
} from '#server/orders/tell-buyer.ts'
import type { Tables } from '#server/storage/tables.ts'
import { answerWithin } from '#shop/line-moves.ts'
import { type Paise, paise } from '#shop/money.ts'
import { isLive } from '#shop/line-status.ts'
import { lastReason, type LineTold, orderPacked, weightAsked } from '#shop/weight-messages.ts'
import { orderedGrams } from '#shop/weighing.ts'
import type { Grams } from '#shop/weight.ts'
import type { LineOnScale } from './weighing-store.ts'

/** What a message about a weight needs beside the weight. */
export interface Telling extends Buyer {
  /** of the message */
  readonly id: string
  readonly shop: string
  /** where the pages of the shop are */
  readonly origin: string
}

interface OrderTold {
  readonly id: string
  readonly number: string
  readonly total_paise: number
}

interface Packed {
  readonly order: OrderTold
  readonly lines: readonly LineOnScale[]
  readonly final: Paise
  readonly telling: Telling
}

/** What the buyer is told once all of it is weighed. */
export function packedTold({ order, lines, final, telling: { shop, origin, ...message } }: Packed): BuyerTold {
  const words = orderPacked({
    shop,
    number: order.number,
    address: `${origin}/myorders/${order.id}`,
    ordered: paise(order.total_paise),
    final,
    lines: lines.map(told),
  })
  const news = { event: 'weighed', order: order.id, number: order.number, total: final } as const
  return { ...message, ...words, news }
}

const told = ({ row, ordered, standing, moves }: LineOnScale): LineTold => ({
  title: row.title,
  weight: row.weight,
  rate: ordered.rate,
  orderedGrams: orderedGrams(ordered),
  ordered: paise(row.line_paise),
  state: standing.state,
  grams: isLive(standing) ? standing.grams : undefined,
  price: standing.price,
  reason: lastReason(moves),
})

/**
 * The order was packed, and then one of its lines was changed. A message that still waits goes with what it told; one
 * that has gone out is followed by another.
 */
export async function tellWeightsAnew(
  tx: Transaction<Tables>,
  { at, final, ...packed }: Omit<Packed, 'final'> & { readonly final: Paise | undefined; readonly at: number },
): Promise<Writing | undefined> {
  const { order, telling } = packed
  const made = await packedLast(tx, order.id)
  if (made === undefined) return undefined
  const isFree = await untellBuyer(tx, telling, made)
  if (final === undefined) return undefined
  const message = packedTold({ ...packed, final })
  if (isFree) return tellBuyer(tx, message, made, at)
  return tellEverywhere(tx, message, { dedupeKey: `${keyOf(made)}/${message.id}`, dueAt: at, at })
}

async function packedLast(tx: Transaction<Tables>, orderId: string): Promise<Made | undefined> {
  const row = await tx
    .selectFrom('order_moves')
    .select(['move_no', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('move', '=', 'pack')
    .orderBy('move_no', 'desc')
    .executeTakeFirst()
  return row && { orderId, move: 'pack', no: row.move_no, at: row.moved_at }
}

export interface Asked {
  readonly order: OrderTold
  readonly line: LineOnScale
  /** the number of the move that asks */
  readonly no: number
  readonly grams: Grams
  readonly price: Paise
  readonly most: Paise
  readonly token: string
  readonly telling: Telling
  readonly at: number
}

/** Asks by a link, at once: a question that comes half a minute later is answered half a minute later. */
export function askBuyer(
  tx: Transaction<Tables>,
  { order, line, no, grams, price, most, token, telling: { shop, origin, ...message }, at }: Asked,
): Promise<Writing> {
  const { text, vars, ...words } = weightAsked({
    shop,
    number: order.number,
    title: line.row.title,
    orderedGrams: orderedGrams(line.ordered),
    grams,
    price,
    most,
    address: `${origin}/weighed/${token}`,
  })
  const dedupeKey = `${words.kind}/${order.id}/${line.row.line_no}/${no}`
  return writeMessage(tx, { ...message, ...words, body: { text, vars, until: at + answerWithin }, dedupeKey }, at)
}
