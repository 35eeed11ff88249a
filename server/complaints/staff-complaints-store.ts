import { type Kysely, sql } from 'kysely'
import { type ListPlace, onDeskPage, pageOf } from '#shop/lists/list-place.ts'
import type { Tables } from '#server/storage/tables.ts'

/** One page: the open ones by when they came, for the oldest has the least time left; the settled ones, the newest first. */
export async function deskComplaints(
  read: Kysely<Tables>,
  { which, behind }: { which: 'open' | 'settled'; behind: ListPlace | undefined },
) {
  const { at, id } = behind ?? { at: 0, id: '' }
  const all = read
    .selectFrom('complaints')
    .select(['ticket', 'mobile', 'order_number', 'about', 'received_at', 'settled_at', 'settlement'])
    .limit(onDeskPage + 1)
  if (which === 'open') {
    const open = all.where('settled_at', 'is', null).orderBy('received_at').orderBy('ticket')
    const rows = await (behind === undefined
      ? open
      : open.where(sql<boolean>`(received_at, ticket) > (${at}, ${id})`)
    ).execute()
    return pageOf(rows, ({ received_at, ticket }) => ({ at: received_at, id: ticket }))
  }
  const settled = all.where('settled_at', 'is not', null).orderBy('settled_at', 'desc').orderBy('ticket', 'desc')
  const rows = await (behind === undefined
    ? settled
    : settled.where(sql<boolean>`(settled_at, ticket) < (${at}, ${id})`)
  ).execute()
  return pageOf(rows, ({ settled_at, ticket }) => ({ at: settled_at ?? 0, id: ticket }))
}

export async function countOpen(read: Kysely<Tables>): Promise<number> {
  const { open } = await read
    .selectFrom('complaints')
    .select((row) => row.fn.countAll().as('open'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}
