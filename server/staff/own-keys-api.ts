import { deviceInWords } from '#server/accounts/device.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { newId } from '#server/settings/secrets.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openPasskeys } from './passkeys.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { openNewPasswords } from './new-password.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'
import type { StaffVisitor } from './staff-sessions.ts'

/** The keys of an owner: passkeys, recovery codes, and a password with codes. */
export function openOwnKeys(door: StaffDoor, deps: StaffDeps): void {
  const { database, now } = deps
  const passkeys = openPasskeys(deps)
  const passwords = openNewPasswords(deps)

  const doneBy = ({ staffId, deviceId, sessionId }: StaffVisitor) => ({
    staffId,
    sessionId,
    by: { staff: staffId, device: deviceId },
    key: newId(),
    at: now(),
  })

  door.open(staffCalls.ownKeys, async ({ staff: { staffId, language } }) => {
    const [own, person, codes] = await Promise.all([
      database.read
        .selectFrom('staff_passkeys')
        .select(['id', 'name', 'added_at', 'used_at'])
        .where('staff_id', '=', staffId)
        .orderBy('added_at')
        .execute(),
      database.read.selectFrom('staff').select('login').where('id', '=', staffId).executeTakeFirst(),
      database.read.selectFrom('staff_recovery_codes').select('code_hash').where('staff_id', '=', staffId).execute(),
    ])
    return {
      body: {
        passkeys: own.map(({ id, name, added_at, used_at }) => ({
          id,
          name: deviceInWords(name, language),
          addedAt: added_at,
          usedAt: used_at,
        })),
        login: person?.login ?? '',
        codesLeft: codes.length,
      },
    }
  })

  door.open(staffCalls.addKeyOptions, async ({ staff: { staffId, name, needs } }) => ({
    body: await passkeys.optionsToMake(`add/${staffId}`, { id: staffId, name, mayReplace: needs === 'own-key' }),
  }))

  door.open(staffCalls.addKey, async ({ wanted: { response }, staff, headers }) => {
    const passkey = await passkeys.made(response, { purpose: `add/${staff.staffId}`, headers })
    await database.run.addStaffPasskey({ passkey, ...doneBy(staff) })
    return { body: { success: true } }
  })

  door.open(staffCalls.removeKey, async ({ params, staff }) => {
    const isDone = await database.run.removeStaffPasskey({ passkey: params['id'] ?? '', ...doneBy(staff) })
    if (!isDone) throw new Refusal(409, { refused: 'last-key' })
    return { body: { success: true } }
  })

  door.open(staffCalls.newRecoveryCodes, async ({ staff }) => {
    const codes = newRecoveryCodes()
    await database.run.replaceRecoveryCodes({ codes: codes.map(hashOfRecoveryCode), ...doneBy(staff) })
    return { body: { codes } }
  })

  door.open(staffCalls.newCodeKey, async ({ staff: { name } }) => ({ body: passwords.newCodeKey(name) }))

  door.open(staffCalls.setPassword, async ({ wanted, staff }) => {
    const password = await passwords.checked(wanted, staff.name)
    if (!(await database.run.setStaffPassword({ password, ...doneBy(staff) })))
      throw new Refusal(409, { refused: 'login-known' }, { more: { field: 'login' } })
    return { body: { success: true } }
  })
}
