import type { Transaction } from 'kysely'
import { forgive } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { limits } from '#shop/accounts/limits.ts'
import { type By, deviceOf } from '#shop/by.ts'
import { writeAct } from './acts.ts'
import { noteSignIn } from './note-sign-in.ts'
import { holdStaff, roleOf } from './staff-roles.ts'

interface DoneBy {
  readonly id: string
  readonly by: Extract<By, { staff: string }>
  readonly key: string
  readonly at: number
}

/**
 * After five wrong PINs: resets the tries, with a new first PIN where one is given. Only owners give themselves one:
 * anybody who knows it can sign in as them.
 */
export async function letStaffIn(
  tx: Transaction<Tables>,
  { id, pinHash, by, key, at }: DoneBy & { readonly pinHash: string | undefined },
): Promise<'done' | 'staff-unknown' | 'pin-of-owner'> {
  await holdStaff(tx)
  const isOthers = id !== by.staff
  if (pinHash !== undefined && isOthers && (await roleOf(tx, { staff: id })) === 'owner') return 'pin-of-owner'
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ pin_tries: 0, ...(pinHash === undefined ? {} : { pin_hash: pinHash, pin_is_first: 1 }) })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return 'staff-unknown'
  await forgive(tx, [{ limit: limits.wrongPinPerDay, who: `staff/${id}` }])
  if (pinHash !== undefined) await tx.deleteFrom('staff_sessions').where('staff_id', '=', id).execute()
  await writeAct(tx, {
    key,
    act: 'let-staff-in',
    thing: `staff/${id}`,
    by,
    at,
    after: { newPin: pinHash !== undefined },
  })
  return 'done'
}

interface ChangingPin extends DoneBy {
  /** where the person is, and stays */
  readonly sessionId: string
  readonly pinHash: string
  /** what the typed old one was compared with; null where there was none */
  readonly before: string | null
}

/** A PIN of one's own, which signs them out everywhere else. False if it was changed meanwhile. */
export async function changeStaffPin(tx: Transaction<Tables>, wanted: ChangingPin): Promise<boolean> {
  const { id, sessionId, pinHash, before, by, key, at } = wanted
  const change = tx.updateTable('staff').set({ pin_hash: pinHash, pin_is_first: 0, pin_tries: 0 }).where('id', '=', id)
  const { numUpdatedRows } = await (before === null
    ? change.where('pin_hash', 'is', null)
    : change.where('pin_hash', '=', before)
  ).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', id).where('id', '!=', sessionId).execute()
  await writeAct(tx, { key, act: 'change-own-pin', thing: `staff/${id}`, by, at })
  return true
}

interface ShowingPin extends DoneBy {
  readonly sessionId: string
  /** what the typed one was compared with, and what takes its place */
  readonly pinHash: string
  readonly newHash?: string | undefined
}

/** A session that began with a tap is as any other from now on. False if the PIN was changed meanwhile. */
export async function showStaffPin(tx: Transaction<Tables>, wanted: ShowingPin): Promise<boolean> {
  const { id, sessionId, pinHash, newHash = pinHash, by, key, at } = wanted
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ pin_tries: 0, pin_hash: newHash })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('pin_hash', '=', pinHash)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx.updateTable('staff_sessions').set({ without_pin: 0 }).where('id', '=', sessionId).execute()
  await noteSignIn(tx, { staffId: id, deviceId: deviceOf(by), key, at, after: { by: 'pin' } })
  return true
}
