import type { Transaction } from 'kysely'
import { kindTold, type Wording } from '#shop/messages.ts'
import { undoFor } from '#shop/order-moves.ts'
import type { Move } from '#shop/orders.ts'
import { type Message, withdrawMessage, writeMessage, type Writing } from '#server/gateways/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The buyer of an order, as one who can be told something. */
export interface Buyer extends Pick<Message, 'account' | 'to' | 'budget'> {}

export interface BuyerTold extends Buyer, Wording {
  readonly id: string
}

/** A move that was made: `version` is that of the order since then. */
interface Made {
  readonly orderId: string
  readonly move: Move
  readonly version: number
  readonly at: number
}

/** Once for each time that the move is made, and not before it can no longer be taken back. */
export const tellBuyer = (
  tx: Transaction<Tables>,
  { text, vars, ...message }: BuyerTold,
  made: Made,
): Promise<Writing> =>
  writeMessage(
    tx,
    { ...message, body: { text, vars }, dedupeKey: keyOf(message.kind, made), dueAt: made.at + undoFor },
    made.at,
  )

/** False: it has gone out, or is about to. */
export async function untellBuyer(tx: Transaction<Tables>, buyer: Buyer | undefined, made: Made): Promise<boolean> {
  const kind = kindTold(made.move)
  // Whoever erased their account is told nothing more.
  if (kind === undefined || buyer === undefined) return true
  return withdrawMessage(tx, { ...buyer, dedupeKey: keyOf(kind, made), writtenAt: made.at })
}

const keyOf = (kind: string, { orderId, version }: Made): string => `${kind}/${orderId}/${version}`
