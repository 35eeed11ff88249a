import type { Kysely, Transaction } from 'kysely'
import { engineOf } from '#server/storage/engine-of.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { firstSliceOf, type Slice, sliceOf, waitFor } from '#shop/accounts/limits.ts'

export interface OverLimit {
  readonly what: string
  /** milliseconds; undefined when only forgiving helps */
  readonly wait: number | undefined
}

/**
 * Counts one more of each, or none if one is over its limit: then returns which, and how long to wait. It counts before
 * it judges, so that concurrent processes cannot get past it.
 */
export async function takeTurns(
  tx: Transaction<Tables>,
  { turns, at }: { turns: readonly Turn[]; at: number },
): Promise<OverLimit | undefined> {
  const inOrder = turns.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  for (const turn of inOrder) await count(tx, turn, at)
  for (const turn of inOrder) {
    const wait = await waitOf(tx, turn, at)
    if (wait === 0) continue
    await giveBackTurns(tx, { turns: inOrder, at })
    return { what: turn.limit.what, wait: Number.isFinite(wait) ? wait : undefined }
  }
  return undefined
}

/** Locks these rows until the transaction ends. On SQLite commands run one at a time anyway. */
export async function holdFor(tx: Transaction<Tables>, { what, who }: { what: string; who: string }): Promise<void> {
  if (engineOf(tx) === 'postgres') await holdRow(tx, { what, who })
}

const holdRow = prepared((tx, { what, who }: { what: string; who: string }) =>
  tx
    .insertInto('limits')
    .values({ what, who, window_start: 0, count: 1 })
    .onConflict((known) =>
      known.columns(['what', 'who', 'window_start']).doUpdateSet((row) => ({ count: row.ref('limits.count') })),
    ),
)

/** The first of these limits that is used up; counts nothing. */
export async function overNow(
  tx: Transaction<Tables>,
  { turns, at }: { turns: readonly Turn[]; at: number },
): Promise<OverLimit | undefined> {
  for (const turn of turns) {
    const wait = waitFor(turn.limit, await slicesOf(tx, turn, at), at)
    if (wait > 0) return { what: turn.limit.what, wait: Number.isFinite(wait) ? wait : undefined }
  }
  return undefined
}

/** The count within its time. */
export async function countOf(tx: Kysely<Tables>, turn: Turn, at: number): Promise<number> {
  const slices = await slicesOf(tx, turn, at)
  return slices.reduce((sum, { count }) => sum + count, 0)
}

/** Takes back the count of that moment: the try was not wrong after all. */
export async function giveBackTurns(
  tx: Transaction<Tables>,
  { turns, at }: { turns: readonly Turn[]; at: number },
): Promise<void> {
  for (const { limit, who } of turns)
    await tx
      .updateTable('limits')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('what', '=', limit.what)
      .where('who', '=', who)
      .where('window_start', '=', sliceOf(limit, at))
      .where('count', '>', 0)
      .execute()
}

/** Resets the count, as after a success. */
export async function forgive(tx: Transaction<Tables>, turns: readonly Turn[]): Promise<void> {
  for (const { limit, who } of turns)
    await tx.deleteFrom('limits').where('what', '=', limit.what).where('who', '=', who).execute()
}

const nameOf = ({ limit, who }: Turn) => `${limit.what}/${who}`

async function count(tx: Transaction<Tables>, { limit, who }: Turn, now: number): Promise<void> {
  await oneMore(tx, { what: limit.what, who, from: sliceOf(limit, now) })
}

const oneMore = prepared((tx, { what, who, from }: { what: string; who: string; from: number }) =>
  tx
    .insertInto('limits')
    .values({ what, who, window_start: from, count: 1 })
    .onConflict((known) =>
      known.columns(['what', 'who', 'window_start']).doUpdateSet((row) => ({ count: row('limits.count', '+', 1) })),
    ),
)

/** This turn is already counted; the question is whether it fitted. */
async function waitOf(tx: Transaction<Tables>, { limit, who }: Turn, at: number): Promise<number> {
  const own = sliceOf(limit, at)
  const slices = await slicesOf(tx, { limit, who }, at)
  const others = slices.map((slice) => (slice.from === own ? { ...slice, count: slice.count - 1 } : slice))
  return waitFor(limit, others, at)
}

async function slicesOf(tx: Kysely<Tables>, { limit, who }: Turn, at: number): Promise<Slice[]> {
  const { rows } = await slicesBetween(tx, {
    what: limit.what,
    who,
    first: firstSliceOf(limit, at),
    last: sliceOf(limit, at),
  })
  return rows
}

const slicesBetween = prepared(
  (tx, { what, who, first, last }: { what: string; who: string; first: number; last: number }) =>
    tx
      .selectFrom('limits')
      .select(['window_start as from', 'count'])
      .where('what', '=', what)
      .where('who', '=', who)
      .where('window_start', '>=', first)
      .where('window_start', '<=', last),
)

export const limitCommands = { takeTurns, giveBackTurns, forgive }
