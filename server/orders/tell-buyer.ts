import type { Kysely, Transaction } from 'kysely'
import { userById } from '#server/accounts/accounts-store.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { bodyOf, type Message, type MessageResult, withdrawMessage, writeMessage } from '#server/messages/outbox.ts'
import { waitingPushes, withdrawPushes, writePushes } from '#server/messages/push/write-pushes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Language } from '#shop/languages.ts'
import type { PushNews } from '#shop/messages/push.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import { type Move, staffMoves } from '#shop/orders/moves.ts'
import type { Wording } from '#shop/words/messages/messages.ts'
import { kindTold } from '#shop/words/messages/move-messages.ts'
import { phoneCustomerById } from './phone-customers.ts'

/** The buyer of an order, as one who can be told something. */
export interface Buyer extends Pick<Message, 'account' | 'to' | 'budget'> {}

/** The buyer, and what a message to them says of the shop. */
export interface BuyerTelling extends Buyer {
  /** of the message */
  readonly id: string
  readonly shop: string
  readonly phone: string
  /** where the pages of the shop are, in the language of the order */
  readonly pages: string
  /** of the order */
  readonly language: Language
}

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

export interface MadeTold extends Made {
  readonly reason: string
}

/** Once for each time that the move is made, and not before it can no longer be taken back. */
export const tellBuyer = (
  tx: Transaction<Tables>,
  message: BuyerTold,
  made: Made,
  at: number = made.at,
): Promise<MessageResult> =>
  tellEverywhere(tx, message, { dedupeKey: keyOf(made), dueAt: Math.max(at, made.at + undoFor), at })

/** By text message, and on the devices that asked. */
export async function tellEverywhere(
  tx: Transaction<Tables>,
  { text, vars, language, english, news, ...message }: BuyerTold,
  { dedupeKey, dueAt, at }: { dedupeKey: string; dueAt: number; at: number },
): Promise<MessageResult> {
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

/** Of each move that is told the last time that it was made. */
export async function toldMovesOf(tx: Transaction<Tables>, orderId: string): Promise<MadeTold[]> {
  const rows = await tx
    .selectFrom('order_moves')
    .select(['move', 'move_no', 'moved_at', 'reason'])
    .where('order_id', '=', orderId)
    .where('move', 'in', toldMoves)
    .orderBy('move_no')
    .execute()
  const last = new Map(rows.map((row) => [row.move, row]))
  return toldMoves.flatMap((move) => {
    const row = last.get(move)
    return row === undefined ? [] : [{ orderId, move, no: row.move_no, at: row.moved_at, reason: row.reason }]
  })
}

const toldMoves: readonly Move[] = staffMoves.filter((move) => kindTold(move) !== undefined)

/** With an account or without one; nobody, once they are erased. */
export async function buyerOf(
  read: Kysely<Tables>,
  messaging: Pick<Messaging, 'budgetFor'>,
  account: string,
): Promise<Buyer | undefined> {
  const user = (await userById(read, account)) ?? (await phoneCustomerById(read, account))
  return user && { account, to: user.mobile, budget: messaging.budgetFor(user.mobile) }
}
