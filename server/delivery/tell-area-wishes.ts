import type { Transaction } from 'kysely'
import { type Message, withdrawMessage, type Writing, writeMessage } from '#server/gateways/outbox.ts'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { areaWishLives } from '#shop/area-wishes.ts'
import type { Wording } from '#shop/messages.ts'
import { isTellingTime, mostToldTogether, nightOf, tellWindow, triedAgainAfter } from '#shop/telling.ts'
import { isInArea } from './delivery-store.ts'

type Tx = Transaction<Tables>

/** A wish, with whom its message goes to. */
interface AreaWishToTell extends Pick<Message, 'account' | 'to' | 'budget'> {
  readonly id: string
}

export interface AreaTelling {
  readonly pincode: string
  readonly wording: Wording
  /** the oldest first */
  readonly wishes: readonly (AreaWishToTell & { readonly messageId: string })[]
  readonly at: number
}

/**
 * Writes the messages of those who are next, if the shop delivers there. Whoever changes the row of a wish writes its
 * message, so each is told once, however many processes look. They take turns, so that no more are told together than may be.
 */
export async function tellAreaWishes(
  tx: Tx,
  { pincode, wording, wishes, at }: AreaTelling,
): Promise<{ writings: Writing[] }> {
  if (!isTellingTime(at)) return { writings: [] }
  await holdFor(tx, { what: 'area-wish-turn', who: pincode })
  if (!(await isInArea(tx, pincode))) return { writings: [] }
  const most = mostToldTogether - (await toldLately(tx, pincode, at))
  const next: AreaTelling['wishes'][number][] = []
  // All before the first message: everybody's messages wait for each other, and whoever deletes an account holds its wishes.
  for (const wish of wishes) if (next.length < most && (await take(tx, wish, at))) next.push(wish)
  const writings: Writing[] = []
  for (const { id, messageId, ...whom } of next) {
    const { text, vars, ...kind } = wording
    const body = { text, vars, until: nightOf(at) }
    const writing = await writeMessage(tx, { id: messageId, ...kind, ...whom, body, dedupeKey: keyOf(messageId) }, at)
    if (!('written' in writing)) await waitAgain(tx, { id, messageId, dueAt: at + triedAgainAfter })
    writings.push(writing)
  }
  return { writings }
}

/**
 * For those whose message has not gone out: where the shop comes no more the message is taken back, and where the gateway
 * did not take it, it is written again later. They go on waiting.
 */
export async function untellAreaWishes(
  tx: Tx,
  { pincode, wishes, at }: { pincode: string; wishes: readonly AreaWishToTell[]; at: number },
): Promise<void> {
  const isGone = !(await isInArea(tx, pincode))
  for (const { id, account, budget } of wishes) {
    const told = await tx
      .selectFrom('area_wishes as wish')
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
const keyOf = (messageId: string) => `area-grown/${messageId}`

async function toldLately(tx: Tx, pincode: string, at: number): Promise<number> {
  const { count } = await tx
    .selectFrom('area_wishes')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('pincode', '=', pincode)
    .where('told_at', '>', at - tellWindow)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function take(tx: Tx, { id, messageId }: AreaTelling['wishes'][number], at: number): Promise<boolean> {
  const taken = await tx
    .updateTable('area_wishes')
    .set({ told_at: at, message_id: messageId })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('due_at', '<=', at)
    .where('wished_at', '>', at - areaWishLives)
    .executeTakeFirstOrThrow()
  return taken.numUpdatedRows === 1n
}

/** Not where another process has told it anew meanwhile. */
const waitAgain = (tx: Tx, { id, messageId, dueAt }: { id: string; messageId: string; dueAt: number }) =>
  tx
    .updateTable('area_wishes')
    .set({ told_at: null, message_id: null, due_at: dueAt })
    .where('id', '=', id)
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
