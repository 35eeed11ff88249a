import type { Kysely, Transaction } from 'kysely'
import { kindTold, type Wording } from '#shop/messages.ts'
import type { PushNews } from '#shop/push.ts'
import { undoFor } from '#shop/order-moves.ts'
import type { Move } from '#shop/orders.ts'
import { userById } from '#server/accounts/accounts-store.ts'
import type { Messaging } from '#server/gateways/messaging.ts'
import { bodyOf, type Message, withdrawMessage, writeMessage, type Writing } from '#server/gateways/outbox.ts'
import { waitingPushes, withdrawPushes, writePushes } from '#server/push/write-pushes.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The buyer of an order, as one who can be told something. */
export interface Buyer extends Pick<Message, 'account' | 'to' | 'budget'> {}

export interface BuyerTold extends Buyer, Wording {
  readonly id: string
  /** what their devices are told beside the text message */
  readonly news?: PushNews
}

/** A move that was made: the number that it has among those of its order. */
export interface Made {
  readonly orderId: string
  readonly move: Move
  readonly no: number
  readonly at: number
}

/** Once for each time that the move is made, and not before it can no longer be taken back. */
export const tellBuyer = (
  tx: Transaction<Tables>,
  message: BuyerTold,
  made: Made,
  at: number = made.at,
): Promise<Writing> =>
  tellEverywhere(tx, message, { dedupeKey: keyOf(made), dueAt: Math.max(at, made.at + undoFor), at })

/** By text message, and on the devices that asked. */
export async function tellEverywhere(
  tx: Transaction<Tables>,
  { text, vars, language, english, news, ...message }: BuyerTold,
  { dedupeKey, dueAt, at }: { dedupeKey: string; dueAt: number; at: number },
): Promise<Writing> {
  if (news !== undefined)
    await writePushes(tx, { ...message, news: language === 'en' ? news : { ...news, language }, dedupeKey, dueAt, at })
  return writeMessage(tx, { ...message, body: bodyOf({ text, vars, language, english }), dedupeKey, dueAt }, at)
}

/** False: it has gone out, or is about to. */
export async function untellBuyer(tx: Transaction<Tables>, buyer: Buyer | undefined, made: Made): Promise<boolean> {
  // Whoever erased their account is told nothing more.
  if (kindTold(made.move) === undefined || buyer === undefined) return true
  const told = { ...buyer, dedupeKey: keyOf(made), writtenAt: made.at }
  const pushes = await waitingPushes(tx, told, made.at)
  const isFree = pushes !== undefined && (await withdrawMessage(tx, told))
  if (isFree) await withdrawPushes(tx, pushes, told)
  return isFree
}

/** Also of a message that stands for it. */
export const keyOf = ({ orderId, move, no }: Made): string => `${kindTold(move)}/${orderId}/${no}`

/** Nobody, once the account is erased. */
export async function buyerOf(
  read: Kysely<Tables>,
  messaging: Pick<Messaging, 'budgetFor'>,
  account: string,
): Promise<Buyer | undefined> {
  const user = await userById(read, account)
  return user && { account, to: user.mobile, budget: messaging.budgetFor(user.mobile) }
}
