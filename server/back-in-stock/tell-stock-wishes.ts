import type { Transaction } from 'kysely'
import { readProduct } from '#server/catalogue/catalogue-store.ts'
import { type Message, withdrawMessage, type Writing, writeMessage } from '#server/gateways/outbox.ts'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { packsLeft } from '#shop/availability.ts'
import { mostToldOf, type StockWish, tellUntil, wishLives } from '#shop/back-in-stock.ts'
import type { Wording } from '#shop/messages.ts'
import { isTellingTime, tellWindow, triedAgainAfter } from '#shop/telling.ts'

type Tx = Transaction<Tables>

/** A wish, with whom its message goes to. */
export interface WishToTell extends Pick<Message, 'account' | 'to' | 'budget'> {
  readonly id: string
}

export interface Telling {
  readonly of: StockWish
  readonly wording: Wording
  /** the oldest first */
  readonly wishes: readonly (WishToTell & { readonly messageId: string })[]
  readonly at: number
}

/**
 * Writes the messages of those who are next, if it is there. Whoever changes the row of a wish writes its message, so each
 * is told once, however many processes look. They take turns, so that no more are told together than may be.
 */
export async function tellStockWishes(tx: Tx, { of, wording, wishes, at }: Telling): Promise<{ writings: Writing[] }> {
  if (!isTellingTime(at)) return { writings: [] }
  await holdFor(tx, { what: 'stock-wish-turn', who: `${of.productId}/${of.size}` })
  const most = mostToldOf(await packsNow(tx, of)) - (await toldLately(tx, of, at))
  const next: Telling['wishes'][number][] = []
  // All before the first message: everybody's messages wait for each other, and whoever deletes an account holds its wishes.
  for (const wish of wishes) if (next.length < most && (await take(tx, wish, at))) next.push(wish)
  const writings: Writing[] = []
  for (const { id, messageId, ...whom } of next) {
    const { text, vars, ...kind } = wording
    const body = { text, vars, until: tellUntil(at) }
    const writing = await writeMessage(tx, { id: messageId, ...kind, ...whom, body, dedupeKey: keyOf(messageId) }, at)
    if (!('written' in writing)) await waitAgain(tx, { id, messageId, dueAt: at + triedAgainAfter })
    writings.push(writing)
  }
  return { writings }
}

/**
 * For those whose message has not gone out: where it is sold out again the message is taken back, and where the gateway
 * did not take it, it is written again later. They go on waiting.
 */
export async function untellStockWishes(
  tx: Tx,
  { of, wishes, at }: { of: StockWish; wishes: readonly WishToTell[]; at: number },
): Promise<void> {
  const isGone = (await packsNow(tx, of)) === 0
  for (const { id, account, budget } of wishes) {
    const told = await tx
      .selectFrom('stock_wishes as wish')
      .innerJoin('outbox', 'outbox.id', 'wish.message_id')
      .select(['outbox.id as messageId', 'outbox.written_at as writtenAt', 'outbox.failed_at as failedAt'])
      .where('wish.id', '=', id)
      .where('outbox.sent_at', 'is', null)
      .executeTakeFirst()
    if (told === undefined) continue
    const { messageId, writtenAt } = told
    if (told.failedAt !== null) await waitAgain(tx, { id, messageId, dueAt: at + triedAgainAfter })
    else if (isGone && (await withdrawMessage(tx, { account, budget, dedupeKey: keyOf(messageId), writtenAt })))
      await waitAgain(tx, { id, messageId, dueAt: at })
  }
}

/** One message of the outbox for each time that a wish is told. */
const keyOf = (messageId: string) => `back-in-stock/${messageId}`

async function packsNow(tx: Tx, { productId, size }: StockWish): Promise<number | 'plenty'> {
  const product = await readProduct(tx, productId)
  return product === undefined ? 0 : packsLeft(product, size)
}

async function toldLately(tx: Tx, { productId, size }: StockWish, at: number): Promise<number> {
  const { count } = await tx
    .selectFrom('stock_wishes')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .where('told_at', '>', at - tellWindow)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function take(tx: Tx, { id, messageId }: Telling['wishes'][number], at: number): Promise<boolean> {
  const taken = await tx
    .updateTable('stock_wishes')
    .set({ told_at: at, message_id: messageId })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('due_at', '<=', at)
    .where('wished_at', '>', at - wishLives)
    .executeTakeFirstOrThrow()
  return taken.numUpdatedRows === 1n
}

/** Not where another process has told it anew meanwhile. */
const waitAgain = (tx: Tx, { id, messageId, dueAt }: { id: string; messageId: string; dueAt: number }) =>
  tx
    .updateTable('stock_wishes')
    .set({ told_at: null, message_id: null, due_at: dueAt })
    .where('id', '=', id)
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
