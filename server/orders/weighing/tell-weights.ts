import type { Transaction } from 'kysely'
import { kindsIn } from '#server/catalogue/kinds-in.ts'
import { bodyOf, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import {
  type BuyerTelling,
  type BuyerTold,
  keyOf,
  tellBuyer,
  tellEverywhere,
  toldMovesOf,
  untellBuyer,
} from '#server/orders/tell-buyer.ts'
import type { Tables } from '#server/storage/tables.ts'
import { orderedGrams } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise } from '#shop/money.ts'
import { answerWithin } from '#shop/orders/line-moves.ts'
import { isLive } from '#shop/orders/line-status.ts'
import type { Grams } from '#shop/weight.ts'
import { type LineTold, lastReason, orderPacked, weightAsked } from '#shop/words/messages/weight-messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { askKey, type LineOnScale } from './weighing-store.ts'

interface OrderTold {
  readonly id: string
  readonly number: string
  readonly total_paise: number
}

interface Packed {
  readonly order: OrderTold
  readonly lines: readonly LineOnScale[]
  readonly final: Paise
  readonly telling: BuyerTelling
}

/** The message to the buyer once all of it is weighed. */
export async function packedTold(tx: Transaction<Tables>, packed: Packed): Promise<BuyerTold> {
  const { order, lines, final } = packed
  const { shop, phone: _, pages, ...message } = packed.telling
  const { language } = message
  const kindOf = await kindsIn(
    tx,
    language,
    lines.map(({ row }) => row),
  )
  const told = {
    shop,
    number: order.number,
    address: `${pages}/myorders/${order.id}`,
    ordered: paise(order.total_paise),
    final,
  }
  const wording = wordedIn(language, (words) =>
    orderPacked({ ...told, lines: lines.map((line) => lineTold(line, kindOf(line.row, words.language))) }, words),
  )
  const news = { event: 'weighed', order: order.id, number: order.number, total: final } as const
  return { ...message, ...wording, news }
}

const lineTold = ({ row, ordered, standing, moves }: LineOnScale, fish: string): LineTold => ({
  fish,
  weight: row.weight,
  rate: ordered.rate,
  orderedGrams: orderedGrams(ordered),
  state: standing.state,
  grams: isLive(standing) ? standing.grams : undefined,
  reason: lastReason(moves),
})

/**
 * The order was packed, and then one of its lines was changed. A message that still waits goes with what it told; one
 * that has gone out is followed by another.
 */
export async function tellWeightsAnew(
  tx: Transaction<Tables>,
  { at, final, ...packed }: Omit<Packed, 'final'> & { readonly final: Paise | undefined; readonly at: number },
): Promise<MessageResult | undefined> {
  const { order, telling } = packed
  const made = (await toldMovesOf(tx, order.id)).find(({ move }) => move === 'pack')
  if (made === undefined) return undefined
  const isFree = await untellBuyer(tx, telling, made)
  if (final === undefined) return undefined
  const message = await packedTold(tx, { ...packed, final })
  if (isFree) return tellBuyer(tx, message, made, at)
  return tellEverywhere(tx, message, { dedupeKey: `${keyOf(made)}/${message.id}`, dueAt: at, at })
}

export interface QuestionOfWeight {
  readonly order: OrderTold
  readonly line: LineOnScale
  /** the number of the move that asks */
  readonly no: number
  readonly grams: Grams
  readonly price: Paise
  readonly most: Paise
  readonly token: string
  readonly telling: BuyerTelling
  readonly at: number
}

/** Asks by a link, at once: a question that comes half a minute later is answered half a minute later. */
export async function askBuyer(
  tx: Transaction<Tables>,
  { order, line, no, grams, price, most, token, telling, at }: QuestionOfWeight,
): Promise<MessageResult> {
  const { shop, phone: _, pages, language, ...message } = telling
  const kindOf = await kindsIn(tx, language, [line.row])
  const asked = {
    shop,
    number: order.number,
    orderedGrams: orderedGrams(line.ordered),
    grams,
    price,
    most,
    address: `${pages}/weighed/${token}`,
  }
  const wording = wordedIn(language, (words) =>
    weightAsked({ ...asked, fish: kindOf(line.row, words.language) }, words),
  )
  const { kind, purpose } = wording
  const dedupeKey = askKey(order.id, line.row.line_no, no)
  return writeMessage(tx, { ...message, kind, purpose, body: bodyOf(wording, at + answerWithin), dedupeKey }, at)
}
