import type { Transaction } from 'kysely'
import { didUpdate } from '#server/storage/did-update.ts'
import { forgive, giveBackTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { endSession, type NewSession, startSession } from './sessions.ts'

interface SigningIn {
  readonly userId: string
  readonly session: NewSession
  /** the session that this browser had before, which the new one replaces */
  readonly before: string | undefined
  /** the hash that the given password was compared with: only while it stands does the password open anything */
  readonly comparedHash: string
  /** a new hash, if that one took less work than today's */
  readonly passwordHash: string | undefined
  /** counted as wrong before it is compared */
  readonly notWrong: readonly Turn[]
  readonly forgiven: readonly Turn[]
  readonly at: number
}

/** After the right password. Nobody signs in with one that was changed, or whose account was erased, since it was compared. */
export async function signIn(tx: Transaction<Tables>, wanted: SigningIn): Promise<{ signedIn: boolean }> {
  const { userId, session, before, comparedHash, passwordHash = comparedHash, notWrong, forgiven, at } = wanted
  const stands = await didUpdate(
    tx
      .updateTable('users')
      .set({ password: passwordHash })
      .where('id', '=', userId)
      .where('password', '=', comparedHash),
  )
  if (!stands) return { signedIn: false }
  await startSession(tx, userId, session, at)
  if (before !== undefined) await endSession(tx, { tokenHash: before })
  await giveBackTurns(tx, { turns: notWrong, at })
  await forgive(tx, forgiven)
  return { signedIn: true }
}
