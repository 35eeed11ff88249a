import { type Kysely, sql } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { changeableStatuses } from '#shop/orders/order-open.ts'

type Read = Kysely<Tables>

/** More at once nobody looks at. */
const mostChanged = 100

/** The orders of this person that were placed or moved since that moment, or whose cut-off has come, newest change first. */
export async function changedOrdersOf(read: Read, userId: string, when: { since: number; at: number }) {
  return (await changedOnes(read, { userId, ...when })).rows
}

const changedOnes = prepared((read, { userId, since, at }: { userId: string; since: number; at: number }) =>
  read
    .selectFrom('orders')
    .select(['id', 'status', 'change_until'])
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('changed_at', '>=', since),
        row.and([
          row('change_until', '>=', since),
          row('change_until', '<=', at),
          row(
            'status',
            'in',
            changeableStatuses.map((status) => sql.lit(status)),
          ),
        ]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(sql.lit(mostChanged)),
)

/** Those of these orders that are this person's. */
export async function ownOrdersAmong(read: Read, userId: string, ids: readonly string[]) {
  const rows = await ownersOf(read, ids.slice(0, mostChanged))
  return rows.filter((row) => row.user_id === userId)
}

const ownersOf = batched((read, ids) =>
  read.selectFrom('orders').select(['id', 'status', 'user_id', 'change_until']).where('id', 'in', ids),
)
