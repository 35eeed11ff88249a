import { calls } from '#shop/wire/calls.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import type { Language } from '#shop/languages.ts'
import { reasonSaid } from '#shop/staff/reasons.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { standingMoves } from '#shop/orders/order-timeline.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Api } from '#server/http/api.ts'
import { type KeptMove, movesOfMany } from './order-moves-store.ts'
import { isAhead, overlap } from './order-topic.ts'
import { stillOpen } from './order-view.ts'
import { changedOrdersOf, ownOrdersAmong } from './progress-store.ts'

/** How far a person's orders are: those that are named, or those that changed since the last answer. */
export function openProgress(
  api: Api,
  { database: { read }, now }: { database: Pick<ShopDatabase, 'read'>; now: () => number },
): void {
  api.open(calls.orderProgress, async ({ wanted: { since, orders = '' }, visitor: { userId }, language }) => {
    const at = now()
    const rows =
      since === undefined
        ? await ownOrdersAmong(read, userId, orders.split(','))
        : await changedOrdersOf(read, userId, { since: isAhead(Number(since), at) ? 0 : Number(since) - overlap, at })
    const moves = await movesOfMany(
      read,
      rows.map(({ id }) => id),
    )
    return { body: { now: at, orders: rows.map((row) => progressOf(row, moves.get(row.id) ?? [], { at, language })) } }
  })
}

const progressOf = (
  row: { id: string; status: string; change_until: number | null },
  moves: readonly KeptMove[],
  { at, language }: { at: number; language: Language },
): OrderProgress => ({
  _id: row.id,
  status: row.status,
  ...stillOpen(row, at),
  steps: standingMoves(moves).map(({ move, to, at: movedAt, reason }) => ({
    status: to,
    at: movedAt,
    ...(move === 'change' ? { changed: true as const } : {}),
    ...(move === 'lapse' ? { lapsed: true as const } : {}),
    ...(move === 'reject' && reason !== '' ? { reason: reasonSaid(reason, spokenIn(language)) } : {}),
  })),
})
