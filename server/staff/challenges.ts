import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

interface NewChallenge {
  readonly hash: string
  readonly purpose: string
  readonly until: number
  readonly at: number
}

/** Keeps what a passkey is asked to sign. Those whose time is over go. */
export async function keepChallenge(
  tx: Transaction<Tables>,
  { hash, purpose, until, at }: NewChallenge,
): Promise<void> {
  await tx.deleteFrom('staff_challenges').where('until', '<=', at).execute()
  await tx.insertInto('staff_challenges').values({ challenge_hash: hash, purpose, until }).execute()
}

/** Whether it was asked for this and has not been used yet: then it is used now. */
export async function useChallenge(
  tx: Transaction<Tables>,
  { hash, purpose, at }: { hash: string; purpose: string; at: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('until', '>', at)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
