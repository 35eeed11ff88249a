import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { mostSessions } from '#shop/accounts/session.ts'
import type { Language } from '#shop/languages.ts'
import { knowDevice } from './known-device.ts'
import { beginStay, endStayOf, endStays, type NewStay, nextNr } from './stays.ts'

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly bindHash: string | undefined
  readonly device: string
  /** the cookie by which this device is known from now on */
  readonly deviceHash: string
  /** where this browser gets its next token by itself: a stay that begins with this session */
  readonly stay?: NewStay | undefined
  /** or one that it had before */
  readonly stayId?: string | undefined
  /** the value of the cookie of the stay that this browser had before, which ends */
  readonly stayBefore?: string | undefined
  /** in which somebody signs in */
  readonly language: Language
}

/** For a command that identifies somebody. Beyond ten sessions, the oldest is removed. */
export async function startSession(
  tx: Transaction<Tables>,
  userId: string,
  { id, tokenHash, bindHash, device, deviceHash, stay, stayId = stay?.id, stayBefore, language }: NewSession,
  at: number,
): Promise<void> {
  // Two logins of one person at once wait for each other here, so that the count below is exact.
  await tx.updateTable('users').set({ signed_in_at: at, language }).where('id', '=', userId).execute()
  if (stayBefore !== undefined) await endStayOf(tx, { valueHash: stayBefore })
  if (stay) await beginStay(tx, { userId, stay, device, at })
  const nr = await nextNr(tx, 'sessions', userId)
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
      stay_id: stayId ?? null,
      nr,
    })
    .execute()
  const newest = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('nr', 'desc')
    .orderBy('token_hash')
    .limit(mostSessions)
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', 'not in', newest).execute()
  await knowDevice(tx, { userId, deviceHash, at })
}

/** Signs a browser out: its session, and the stay that would give it another. */
export async function endSession(tx: Transaction<Tables>, { tokenHash }: { tokenHash: string }): Promise<void> {
  const session = await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('stay_id')
    .executeTakeFirst()
  if (session?.stay_id) await endStays(tx, [session.stay_id])
}

/** Ends one of the places where a person is signed in, a session or a stay, or all but the asking one. */
export async function endOwnSessions(
  tx: Transaction<Tables>,
  { userId, id, except }: { userId: string; id: string | undefined; except: string },
): Promise<{ ended: number }> {
  const sessions = await tx.selectFrom('sessions').select(['id', 'stay_id']).where('user_id', '=', userId).execute()
  const stays = await tx.selectFrom('stays').select('id').where('user_id', '=', userId).execute()
  const stayOf = (wanted: string | undefined) => sessions.find((one) => one.id === wanted)?.stay_id ?? undefined
  const ended =
    id === undefined
      ? stays.flatMap((stay) => (stay.id === stayOf(except) ? [] : stay.id))
      : stays.flatMap((stay) => (stay.id === id || stay.id === stayOf(id) ? stay.id : []))
  await endStays(tx, ended)
  const own = tx.deleteFrom('sessions').where('user_id', '=', userId)
  const chosen = id === undefined ? own.where('id', '!=', except) : own.where('id', '=', id)
  const { numDeletedRows } = await chosen.executeTakeFirstOrThrow()
  return { ended: Number(numDeletedRows) + ended.length }
}

/** Ends every session and stay of a person. */
export async function endAllOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await tx.deleteFrom('stays').where('user_id', '=', userId).execute()
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
  const stays = tx.deleteFrom('stays')
  await (userId === undefined ? stays : stays.where('user_id', '=', userId)).execute()
  const all = tx.deleteFrom('sessions')
  const { numDeletedRows } = await (userId === undefined
    ? all
    : all.where('user_id', '=', userId)
  ).executeTakeFirstOrThrow()
  return { ended: Number(numDeletedRows) }
}

/** By the clock of now, though it was set back since. */
export async function noteSeen(
  tx: Transaction<Tables>,
  { tokenHash, at }: { tokenHash: string; at: number },
): Promise<void> {
  await tx.updateTable('sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute()
  await tx
    .updateTable('sessions')
    .set({ created_at: at })
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', at)
    .execute()
}
