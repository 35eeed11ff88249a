import { bodyOf, type Message } from '#server/messages/outbox.ts'
import { orderPlaced, whenTold } from '#shop/messages/messages.ts'
import { readable } from '#shop/money.ts'
import { wordedIn } from '#shop/worded-in.ts'
import type { NewOrder } from './new-order.ts'

/** What its buyer is told once it is kept: once for each order. */
export function confirmation(
  { id: orderId, userId: account, total, most, slot, language }: NewOrder,
  { id, to, shop, fssai, budget }: NonNullable<NewOrder['message']>,
  number: string,
): Message {
  const sums = { total: readable(total), most: readable(most) }
  const wording = wordedIn(language, (words) =>
    orderPlaced({ shop, number, when: whenTold(slot, words), ...sums, fssai }, words),
  )
  const { kind, purpose } = wording
  return { id, kind, purpose, to, account, body: bodyOf(wording), dedupeKey: `${kind}/${orderId}`, budget }
}
