import type { Transaction } from 'kysely'
import { forgive, giveBackTurns, type Turn } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { endSession, type NewSession, startSession } from './sessions.ts'

export interface SigningIn {
  readonly userId: string
  readonly session: NewSession
  /** the session that this browser had before, which the new one replaces */
  readonly before: string | undefined
  /** a new hash, if the old one took less work than today's */
  readonly passwordHash: string | undefined
  /** counted as wrong before it is compared */
  readonly notWrong: readonly Turn[]
  readonly forgiven: readonly Turn[]
  readonly at: number
}

/** After the right password. */
export async function signIn(tx: Transaction<Tables>, wanted: SigningIn): Promise<void> {
  const { userId, session, before, passwordHash, notWrong, forgiven, at } = wanted
  await startSession(tx, userId, session, at)
  if (before !== undefined) await endSession(tx, { tokenHash: before })
  if (passwordHash !== undefined)
    await tx.updateTable('users').set({ password: passwordHash }).where('id', '=', userId).execute()
  await giveBackTurns(tx, { turns: notWrong, at })
  await forgive(tx, forgiven)
}
