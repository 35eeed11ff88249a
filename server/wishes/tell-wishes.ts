import type { Transaction } from 'kysely'
import { bodyOf, type Message, type MessageResult, withdrawMessage, writeMessage } from '#server/messages/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'
import { triedAgainAfter } from '#shop/messages/telling.ts'
import type { Wording } from '#shop/words/messages/messages.ts'
import type { WishKind } from './wishes-store.ts'

type Tx = Transaction<Tables>

/** A wish, with the recipient of its message. */
export interface WishToTell extends Pick<Message, 'account' | 'to' | 'budget'> {
  readonly id: string
}

export interface WishesTelling {
  /** the oldest first, each in the language in which it was left */
  readonly wishes: readonly (WishToTell & { readonly messageId: string; readonly wording: Wording })[]
  readonly at: number
}

/** Writes the messages of those who are next. The process that changes a wish's row writes its message, so each is told once. */
export async function tellNext(
  tx: Tx,
  kind: WishKind,
  { wishes, at, most, until }: WishesTelling & { readonly most: number; readonly until: number },
): Promise<{ writings: MessageResult[] }> {
  const next: WishesTelling['wishes'][number][] = []
  // All before the first message: messages wait for each other, and deleting an account locks its wishes.
  for (const wish of wishes) if (next.length < most && (await take(tx, kind, wish, at))) next.push(wish)
  const writings: MessageResult[] = []
  for (const { id, messageId, wording, ...whom } of next) {
    const { kind: told, purpose } = wording
    const body = bodyOf(wording, until)
    const message = { ...whom, kind: told, purpose, id: messageId, body, dedupeKey: keyOf(kind, messageId) }
    const writing = await writeMessage(tx, message, at)
    if (!('written' in writing)) await waitAgain(tx, kind, { id, messageId, dueAt: at + triedAgainAfter })
    writings.push(writing)
  }
  return { writings }
}

/**
 * For those whose message has not gone out: where what they wished for is gone again the message is taken back, and where
 * the gateway did not take it, it is written again later. They go on waiting.
 */
export async function untell(
  tx: Tx,
  kind: WishKind,
  { wishes, isGone, at }: { readonly wishes: readonly WishToTell[]; readonly isGone: boolean; readonly at: number },
): Promise<void> {
  for (const { id, account, budget } of wishes) {
    const told = await tx
      .selectFrom(kind.table)
      .innerJoin('outbox', 'outbox.id', 'message_id')
      .select(['outbox.id as messageId', 'outbox.written_at as writtenAt', 'outbox.failed_at as failedAt'])
      .where(`${kind.table}.id`, '=', id)
      .where('outbox.sent_at', 'is', null)
      .executeTakeFirst()
    if (told === undefined) continue
    const { messageId, writtenAt } = told
    if (told.failedAt !== null) await waitAgain(tx, kind, { id, messageId, dueAt: at + triedAgainAfter })
    else if (isGone && (await withdrawMessage(tx, { account, budget, dedupeKey: keyOf(kind, messageId), writtenAt })))
      await waitAgain(tx, kind, { id, messageId, dueAt: at })
  }
}

/** One outbox message for each time that a wish is told. */
const keyOf = ({ message }: WishKind, messageId: string) => `${message}/${messageId}`

async function take(
  tx: Tx,
  { table, lives }: WishKind,
  { id, messageId }: WishesTelling['wishes'][number],
  at: number,
): Promise<boolean> {
  const taken = await tx
    .updateTable(table)
    .set({ told_at: at, message_id: messageId })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('due_at', '<=', at)
    .where('wished_at', '>', at - lives)
    .executeTakeFirstOrThrow()
  return taken.numUpdatedRows === 1n
}

/** Not if another process has told it meanwhile. */
const waitAgain = (
  tx: Tx,
  { table }: WishKind,
  { id, messageId, dueAt }: { id: string; messageId: string; dueAt: number },
) =>
  tx
    .updateTable(table)
    .set({ told_at: null, message_id: null, due_at: dueAt })
    .where('id', '=', id)
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
