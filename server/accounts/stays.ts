import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { mostStays } from '#shop/accounts/session.ts'

type Tx = Transaction<Tables>

/**
 * A stay is a browser that gets a new token when it has none, for Safari deletes what scripts stored after seven days. It
 * needs two cookies: one that no script can read, and one that a script can delete to sign out without a line.
 */
export interface NewStay {
  readonly id: string
  readonly valueHash: string
  readonly markHash: string
}

/** For a command that holds the person's row. Beyond ten stays of a person, the oldest ends. */
export async function beginStay(
  tx: Tx,
  { userId, stay, device, at }: { userId: string; stay: NewStay; device: string; at: number },
): Promise<void> {
  const { id, valueHash, markHash } = stay
  const nr = await nextNr(tx, 'stays', userId)
  await tx
    .insertInto('stays')
    .values({
      id,
      user_id: userId,
      device,
      value_hash: valueHash,
      before_hash: null,
      mark_hash: markHash,
      nr,
      begun_at: at,
      renewed_at: at,
    })
    .execute()
  await tx
    .deleteFrom('stays')
    .where('user_id', '=', userId)
    .where('nr', '<=', nr - mostStays)
    .execute()
}

/** The number that comes after those of a person's rows, whatever the clock says. The person's row is held. */
export async function nextNr(tx: Tx, table: 'sessions' | 'stays', userId: string): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('nr').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** The stay that this value belongs to, now or before. */
export const stayOf = (read: Kysely<Tables>, valueHash: string) =>
  read
    .selectFrom('stays')
    .select(['id', 'user_id', 'before_hash', 'mark_hash', 'begun_at', 'renewed_at'])
    .where((row) => row.or([row('value_hash', '=', valueHash), row('before_hash', '=', valueHash)]))
    .executeTakeFirst()

/** One of its cookies came without the other, or somebody else signs in there: it is over, with all its sessions. */
export async function endStayOf(tx: Tx, { valueHash }: { valueHash: string }): Promise<void> {
  const stay = await stayOf(tx, valueHash)
  if (stay) await endStays(tx, [stay.id])
}

/** Ends stays with their sessions. */
export async function endStays(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('sessions').where('stay_id', 'in', ids).execute()
  await tx.deleteFrom('stays').where('id', 'in', ids).execute()
}
