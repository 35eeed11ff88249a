import type { Transaction } from 'kysely'
import type { Language } from '#shop/languages.ts'
import { mostSessions } from '#shop/session.ts'
import type { Tables } from '#server/storage/tables.ts'
import { knowDevice } from './known-device.ts'

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly bindHash: string | undefined
  readonly device: string
  /** the cookie by which this device is known from now on */
  readonly deviceHash: string
  /** in which somebody signs in */
  readonly language: Language
}

/** For a command that identifies somebody. Beyond ten sessions, the oldest is removed. */
export async function startSession(
  tx: Transaction<Tables>,
  userId: string,
  { id, tokenHash, bindHash, device, deviceHash, language }: NewSession,
  at: number,
): Promise<void> {
  // Two logins of one person at once wait for each other here, so that the count below is exact.
  await tx.updateTable('users').set({ signed_in_at: at, language }).where('id', '=', userId).execute()
  await tx
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash,
      bind_hash: bindHash ?? null,
      user_id: userId,
      device,
      created_at: at,
      last_seen_at: at,
    })
    .execute()
  const newest = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(mostSessions)
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', 'not in', newest).execute()
  await knowDevice(tx, { userId, deviceHash, at })
}

export async function endSession(tx: Transaction<Tables>, { tokenHash }: { tokenHash: string }): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one of a person's sessions, or all but the asking one. */
export async function endOwnSessions(
  tx: Transaction<Tables>,
  { userId, id, except }: { userId: string; id: string | undefined; except: string },
): Promise<{ ended: number }> {
  const own = tx.deleteFrom('sessions').where('user_id', '=', userId)
  const chosen = id === undefined ? own.where('id', '!=', except) : own.where('id', '=', id)
  const { numDeletedRows } = await chosen.executeTakeFirstOrThrow()
  return { ended: Number(numDeletedRows) }
}

/**
 * For the operator, when a key leaked or a telephone was lost: ends the sessions and forgets the devices of one person
 * or of everybody.
 */
export async function endSessionsOf(
  tx: Transaction<Tables>,
  { userId }: { userId: string | undefined },
): Promise<{ ended: number }> {
  const devices = tx.deleteFrom('known_devices')
  await (userId === undefined ? devices : devices.where('user_id', '=', userId)).execute()
  const all = tx.deleteFrom('sessions')
  const { numDeletedRows } = await (userId === undefined
    ? all
    : all.where('user_id', '=', userId)
  ).executeTakeFirstOrThrow()
  return { ended: Number(numDeletedRows) }
}

export async function noteSeen(
  tx: Transaction<Tables>,
  { tokenHash, at }: { tokenHash: string; at: number },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', at)
    .execute()
}
