import type { Transaction } from 'kysely'
import { bodyOf, type MessageBudget, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import { forgive, giveBackTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import type { Wording } from '#shop/words/messages/messages.ts'
import { writeProof } from './prove-mobile.ts'
import { endAllOf, endOwnSessions, type NewSession, startSession } from './sessions.ts'

interface PasswordChange {
  readonly id: string
  readonly userId: string
  readonly mobile: string
  readonly passwordHash: string
  readonly message: Wording
  readonly budget: MessageBudget
  /** counted as wrong before it is compared */
  readonly notWrong: readonly Turn[]
  readonly forgiven: readonly Turn[]
  readonly at: number
}

interface ResetPassword extends PasswordChange {
  readonly mobile: Mobile
  readonly codeId: string
  readonly session: NewSession
}

/**
 * With a right code, which this uses up. Only this device stays signed in. The mobile has now answered a code, so it
 * gets messages from now on.
 */
export async function resetPassword(
  tx: Transaction<Tables>,
  wanted: ResetPassword,
): Promise<{ reset: true; writing: MessageResult } | { refused: 'code-used' | 'account-erased' }> {
  const { numDeletedRows } = await tx.deleteFrom('codes').where('id', '=', wanted.codeId).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return { refused: 'code-used' }
  const isThere = await didUpdate(
    tx.updateTable('users').set({ password: wanted.passwordHash }).where('id', '=', wanted.userId),
  )
  if (!isThere) return { refused: 'account-erased' }
  await endAllOf(tx, wanted.userId)
  await startSession(tx, wanted.userId, wanted.session, wanted.at)
  await writeProof(tx, { ...wanted, by: 'reset' })
  return { reset: true, writing: await noteAndTell(tx, wanted, 'code') }
}

interface ChangePassword extends PasswordChange {
  readonly sessionId: string
  /** the hash that the given password was compared with; of two changes at once only one succeeds */
  readonly oldHash: string
}

/** With the old password. This device stays signed in, all others are signed out. */
export async function changePassword(
  tx: Transaction<Tables>,
  wanted: ChangePassword,
): Promise<{ changed: true; writing: MessageResult } | { refused: 'changed-meanwhile' }> {
  const stands = await didUpdate(
    tx
      .updateTable('users')
      .set({ password: wanted.passwordHash })
      .where('id', '=', wanted.userId)
      .where('password', '=', wanted.oldHash),
  )
  if (!stands) return { refused: 'changed-meanwhile' }
  await endOwnSessions(tx, { userId: wanted.userId, id: undefined, except: wanted.sessionId })
  return { changed: true, writing: await noteAndTell(tx, wanted, 'password') }
}

async function noteAndTell(
  tx: Transaction<Tables>,
  wanted: PasswordChange,
  by: 'code' | 'password',
): Promise<MessageResult> {
  const { id, userId, mobile, message, budget, notWrong, forgiven, at } = wanted
  await tx.insertInto('password_changes').values({ id, user_id: userId, changed_by: by, changed_at: at }).execute()
  await giveBackTurns(tx, { turns: notWrong, at })
  await forgive(tx, forgiven)
  const { kind, purpose } = message
  const told = {
    id,
    kind,
    purpose,
    to: mobile,
    account: userId,
    body: bodyOf(message),
    dedupeKey: `${kind}/${id}`,
    budget,
  }
  return writeMessage(tx, told, at)
}
