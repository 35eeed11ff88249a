import type { Kysely, Transaction } from 'kysely'
import { holdAccount } from '#server/storage/hold-account.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { mostPushDevices, pushLives } from '#shop/messages/push.ts'
import type { DeviceKeys } from './encrypt.ts'

type Tx = Transaction<Tables>
type Read = Kysely<Tables>

interface NewPushDevice extends DeviceKeys {
  readonly id: string
  readonly userId: string
  readonly sessionId: string
  readonly endpoint: string
  readonly endpointHash: string
  readonly serverKey: string
  readonly turn: Turn
  readonly at: number
}

type KeepingDevice = { readonly kept: true } | { readonly gone: true } | { readonly over: OverLimit }

/** Of more devices than a person may have, the one that was used longest ago goes. */
export async function keepPushDevice(tx: Tx, wanted: NewPushDevice): Promise<KeepingDevice> {
  const { id, userId, sessionId, endpoint, endpointHash, p256dh, auth, serverKey, turn, at } = wanted
  await holdAccount(tx, userId).executeTakeFirst()
  // Held, so that it does not end meanwhile.
  const session = await tx
    .updateTable('sessions')
    .set((row) => ({ last_seen_at: row.ref('last_seen_at') }))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (session.numUpdatedRows !== 1n) return { gone: true }
  const over = await takeTurns(tx, { turns: [turn], at })
  if (over) return { over }
  await tx.deleteFrom('push_devices').where('endpoint_hash', '=', endpointHash).execute()
  await tx
    .insertInto('push_devices')
    .values({
      id,
      user_id: userId,
      session_id: sessionId,
      endpoint,
      endpoint_hash: endpointHash,
      p256dh,
      auth,
      server_key: serverKey,
      used_at: at,
    })
    .execute()
  const newest = tx
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(mostPushDevices)
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).where('id', 'not in', newest).execute()
  return { kept: true }
}

/** At its owner's wish. */
export async function dropPushDevice(
  tx: Tx,
  { userId, endpointHash }: { userId: string; endpointHash: string },
): Promise<void> {
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint_hash', '=', endpointHash).execute()
}

/** It got a push, or its push service no longer knows it. */
export async function notePush(tx: Tx, { id, isGone, at }: { id: string; isGone: boolean; at: number }): Promise<void> {
  if (isGone) await tx.deleteFrom('push_devices').where('id', '=', id).execute()
  else await tx.updateTable('push_devices').set({ used_at: at }).where('id', '=', id).execute()
}

export async function forgetPushDevices(tx: Tx, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('used_at', '<=', at - pushLives)
    .execute()
}

/** A person's push devices, by the hashes of their addresses. */
export async function knownPushDevices(read: Read, { userId, at }: { userId: string; at: number }): Promise<string[]> {
  const rows = await read
    .selectFrom('push_devices')
    .select('endpoint_hash')
    .where('user_id', '=', userId)
    .where('used_at', '>', at - pushLives)
    .execute()
  return rows.map((row) => row.endpoint_hash)
}

export const pushDeviceById = (read: Read, id: string) =>
  read
    .selectFrom('push_devices')
    .select(['endpoint', 'p256dh', 'auth', 'server_key as serverKey'])
    .where('id', '=', id)
    .executeTakeFirst()
