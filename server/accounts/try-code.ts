import type { Transaction } from 'kysely'
import { isLive, triesPerCode } from '#shop/one-time-code.ts'
import { forgive, giveBackTurns, type OverLimit, takeTurns, type Turn } from '#server/storage/limits.ts'
import type { CodeRow, Tables } from '#server/storage/tables.ts'

export interface CodeTry {
  readonly mobileKey: string
  readonly turns: readonly Turn[]
  readonly at: number
}

export type TryingCode = { code: Pick<CodeRow, 'id' | 'salt' | 'hash'> | null } | { refused: OverLimit }

/** Counts the try as a wrong one, and only then gives what it is to be compared with; nothing when the code is over. */
export async function tryCode(tx: Transaction<Tables>, { mobileKey, turns, at }: CodeTry): Promise<TryingCode> {
  const refused = await takeTurns(tx, { turns, at })
  if (refused) return { refused }
  const code = await tx
    .selectFrom('codes')
    .select(['id', 'salt', 'hash', 'sent_at', 'verified_at', 'tries'])
    .where('mobile_key', '=', mobileKey)
    .executeTakeFirst()
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', code?.id ?? '')
    .where('tries', '<', triesPerCode)
    .executeTakeFirstOrThrow()
  const { sent_at = 0, verified_at, tries = 0 } = code ?? {}
  const live = isLive({ sentAt: sent_at, verifiedAt: verified_at ?? undefined, tries }, at)
  if (!code || !live || numUpdatedRows === 0n) return { code: null }
  return { code: { id: code.id, salt: code.salt, hash: code.hash } }
}

export interface RightCode {
  readonly id: string
  readonly notWrong: readonly Turn[]
  readonly forgiven: readonly Turn[]
  readonly at: number
}

/** The code was right: its try was no wrong one, and it may be used a while longer. */
export async function codeVerified(tx: Transaction<Tables>, { id, notWrong, forgiven, at }: RightCode): Promise<void> {
  await tx
    .updateTable('codes')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute()
  await tx.updateTable('codes').set({ verified_at: at }).where('id', '=', id).where('verified_at', 'is', null).execute()
  await giveBackTurns(tx, { turns: notWrong, at })
  await forgive(tx, forgiven)
}
