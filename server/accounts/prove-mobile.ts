import type { Transaction } from 'kysely'
import { didUpdate } from '#server/storage/did-update.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import { forgive, giveBackTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import type { RightCode } from './try-code.ts'

interface MobileProof extends RightCode {
  readonly userId: string
  readonly mobile: Mobile
}

/** With a right code, which this uses up. */
export async function proveMobile(
  tx: Transaction<Tables>,
  wanted: MobileProof,
): Promise<{ proven: true } | { refused: 'code-used' | 'account-erased' }> {
  const { numDeletedRows } = await tx.deleteFrom('codes').where('id', '=', wanted.id).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return { refused: 'code-used' }
  if (!(await didUpdate(holdAccount(tx, wanted.userId)))) return { refused: 'account-erased' }
  await writeProof(tx, { ...wanted, by: 'code' })
  await giveBackTurns(tx, { turns: wanted.notWrong, at: wanted.at })
  await forgive(tx, wanted.forgiven)
  return { proven: true }
}

/** The first proof stands. */
export async function writeProof(
  tx: Transaction<Tables>,
  { userId, mobile, by, at }: { userId: string; mobile: Mobile; by: 'code' | 'reset'; at: number },
): Promise<void> {
  await tx
    .insertInto('mobile_proofs')
    .values({ user_id: userId, mobile, proven_by: by, proven_at: at })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute()
  // What waited for the code stays.
  await tx
    .updateTable('orders')
    .set({ lapses_at: null })
    .where('user_id', '=', userId)
    .where('lapses_at', 'is not', null)
    .execute()
}
