import type { Transaction } from 'kysely'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { withoutPinAt } from '#shop/by.ts'
import type { Language } from '#shop/languages.ts'
import { deviceLife, wrongPins } from '#shop/staff/staff-session.ts'
import { noteSignIn } from './note-sign-in.ts'
import { chooseStaffLanguage } from './staff-language.ts'
import { type NewStaffSession, startStaffSession } from './staff-sessions.ts'

/** By what somebody came in; it holds only if it is still true when the session starts. `newHash` takes the place of the hash. */
export type Proof =
  | { readonly pinHash: string; readonly newHash?: string | undefined }
  | { readonly passkey: string; readonly counter: number }
  | { readonly recoveryCode: string }
  | { readonly passwordHash: string; readonly newHash?: string | undefined; readonly step: number }
  /** a tap on the name, at a device where the owner allows it */
  | { readonly tap: true }
  /** the key was made a moment ago, at a one-time address */
  | { readonly made: 'passkey' | 'password' }

interface SigningInStaff extends NewStaffSession {
  readonly proof: Proof
  /** the browser of an owner that was not known yet */
  readonly newDevice?: { readonly tokenHash: string; readonly name: string } | undefined
  /** the session that this browser had before */
  readonly before: string | undefined
  readonly key: string
  /** what they read from now on, where they asked for it */
  readonly language?: Language | undefined
}

type SignedIn = 'in' | 'refused' | 'copied'

/** After the right PIN, passkey, code or password. The person's row decides first, so that two at once wait for each other. */
export async function signInStaff(tx: Transaction<Tables>, wanted: SigningInStaff): Promise<SignedIn> {
  const { staffId, deviceId, proof, newDevice, before, key, at } = wanted
  const held = await holds(tx, staffId, proof, at)
  if (held !== 'in') return held
  if (newDevice)
    await tx
      .insertInto('staff_devices')
      .values({
        id: deviceId,
        name: newDevice.name,
        kind: 'own',
        made_at: at,
        made_by: `staff/${staffId}@${deviceId}`,
        invite_hash: null,
        invite_until: 0,
        token_hash: newDevice.tokenHash,
        enrolled_at: at,
        ends_at: at + deviceLife,
        revoked_at: null,
        one_tap: 0,
      })
      .execute()
  if (before !== undefined) await tx.deleteFrom('staff_sessions').where('token_hash', '=', before).execute()
  if (wanted.language !== undefined) await chooseStaffLanguage(tx, { staffId, language: wanted.language })
  const withoutPin = 'tap' in proof
  // One tablet has one person before it: what was opened there by a tap before is over.
  if (withoutPin)
    await tx.deleteFrom('staff_sessions').where('device_id', '=', deviceId).where('without_pin', '=', 1).execute()
  await startStaffSession(tx, { ...wanted, withoutPin })
  const place = withoutPin ? withoutPinAt(deviceId) : deviceId
  await noteSignIn(tx, { staffId, deviceId: place, key, at, after: { by: nameOf(proof) } })
  return 'in'
}

async function holds(tx: Transaction<Tables>, staffId: string, proof: Proof, at: number): Promise<SignedIn> {
  const isRight = await didUpdate(ofPerson(tx, staffId, proof))
  if (!isRight) return 'refused'
  if ('recoveryCode' in proof) {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_recovery_codes')
      .where('code_hash', '=', proof.recoveryCode)
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n ? 'in' : 'refused'
  }
  return !('passkey' in proof) || (await countPasskey(tx, { ...proof, staffId, at })) ? 'in' : 'copied'
}

/**
 * Locks the row of the staff member, if the proof that it holds is still valid. Only an owner has a proof beside the PIN; a tap
 * is of a cutter who has made a PIN of their own, and has not been locked out.
 */
function ofPerson(tx: Transaction<Tables>, staffId: string, proof: Proof) {
  const works = tx.updateTable('staff').where('id', '=', staffId).where('disabled_at', 'is', null)
  if ('pinHash' in proof)
    return works.set({ pin_tries: 0, pin_hash: proof.newHash ?? proof.pinHash }).where('pin_hash', '=', proof.pinHash)
  if ('tap' in proof)
    return works
      .set((row) => ({ pin_tries: row.ref('pin_tries') }))
      .where('role', '=', 'cutter')
      .where('pin_is_first', '=', 0)
      .where('pin_hash', 'is not', null)
      .where('pin_tries', '<', wrongPins)
  const owns = works.where('role', '=', 'owner')
  if ('passwordHash' in proof)
    return owns
      .set({ totp_step: proof.step, password_hash: proof.newHash ?? proof.passwordHash })
      .where('password_hash', '=', proof.passwordHash)
      .where('totp_step', '<', proof.step)
  return owns.set((row) => ({ pin_tries: row.ref('pin_tries') }))
}

/** A copy of a passkey signs with a count that was seen before. Passkeys that count nothing always say 0. */
export async function countPasskey(
  tx: Transaction<Tables>,
  { passkey, counter, staffId, at }: { passkey: string; counter: number; staffId: string; at: number },
): Promise<boolean> {
  return didUpdate(
    tx
      .updateTable('staff_passkeys')
      .set({ counter, used_at: at })
      .where('id', '=', passkey)
      .where('staff_id', '=', staffId)
      .where('counter', counter === 0 ? '=' : '<', counter),
  )
}

function nameOf(proof: Proof): string {
  if ('made' in proof) return proof.made
  if ('tap' in proof) return 'tap'
  if ('pinHash' in proof) return 'pin'
  if ('passkey' in proof) return 'passkey'
  return 'recoveryCode' in proof ? 'recovery-code' : 'password'
}
