import { type Kysely, sql } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

type Read = Kysely<Tables>

/** More at once nobody looks at. */
const mostChanged = 100

/** The orders of this person that were placed or moved since that moment, newest change first. */
export async function changedOrdersOf(read: Read, userId: string, since: number) {
  return (await changedOnes(read, { userId, since })).rows
}

const changedOnes = prepared((read, { userId, since }: { userId: string; since: number }) =>
  read
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where('changed_at', '>=', since)
    .orderBy('changed_at', 'desc')
    .limit(sql.lit(mostChanged)),
)

/** Those of these orders that are this person's. */
export async function ownOrdersAmong(read: Read, userId: string, ids: readonly string[]) {
  const rows = await ownersOf(read, ids.slice(0, mostChanged))
  return rows.filter((row) => row.user_id === userId)
}

const ownersOf = batched((read, ids) =>
  read.selectFrom('orders').select(['id', 'status', 'user_id']).where('id', 'in', ids),
)
