import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { deviceInWords } from '#server/accounts/device.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import { isProven } from '#shop/staff/staff-session.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openKeyTries } from './key-tries.ts'
import { openPasskeys } from './passkeys.ts'
import { openPins } from './pins.ts'
import { endedStaffCookie } from './staff-cookies.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'

/** What each person does about themselves: the PIN, the sessions, and showing once more who it is. */
export function openOwn(door: StaffDoor, deps: StaffDeps): void {
  const { database, hasher, settings, now } = deps
  const passkeys = openPasskeys(deps)
  const tries = openKeyTries(deps)
  const pins = openPins(deps)

  door.open(staffCalls.ownSessions, async ({ staff: { staffId, sessionId, language } }) => {
    const [person, sessions] = await Promise.all([
      database.read.selectFrom('staff').select('pin_hash').where('id', '=', staffId).executeTakeFirstOrThrow(),
      database.read
        .selectFrom('staff_sessions as session')
        .innerJoin('staff_devices as device', 'device.id', 'session.device_id')
        .select(['session.id', 'device.name', 'session.created_at', 'touched_at'])
        .where('staff_id', '=', staffId)
        .where('revoked_at', 'is', null)
        .orderBy('touched_at', 'desc')
        .execute(),
    ])
    return {
      body: {
        hasPin: person.pin_hash !== null,
        sessions: sessions.map(({ id, name, created_at, touched_at }) => ({
          device: deviceInWords(name, language),
          since: created_at,
          touchedAt: touched_at,
          isThis: id === sessionId,
        })),
      },
    }
  })

  door.open(staffCalls.chooseLanguage, async ({ wanted: { language }, staff: { staffId } }) => {
    await database.run.chooseStaffLanguage({ staffId, language })
    return { body: { success: true } }
  })

  door.open(staffCalls.endOwnSessions, async ({ staff: { staffId, deviceId } }) => {
    const by = { staff: staffId, device: deviceId }
    await database.run.endStaffSessions({ staffId, act: 'end-own-sessions', by, key: newId(), at: now() })
    return { body: { success: true }, headers: { 'set-cookie': endedStaffCookie(settings.publicUrl) } }
  })

  door.open(staffCalls.changePin, async ({ wanted: { old, pin }, staff }) => {
    const { staffId, deviceId, sessionId, provenAt } = staff
    const person = await database.read
      .selectFrom('staff')
      .select('pin_hash')
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow()
    const before = person.pin_hash
    if (before !== null) await pins.right({ staffId, deviceId, pin: old ?? '', field: 'old' })
    else if (!isProven(provenAt, now()))
      throw new Refusal(403, { refused: 'prove-again' }, { more: { why: 'prove-again' } })
    if (old === pin) throw new Refusal(400, { refused: 'pin-same' }, { more: { field: 'pin' } })
    const pinHash = await unlessBusy(hasher.hash(pin, 'staff'))
    const by = { staff: staffId, device: deviceId }
    const change = { id: staffId, sessionId, pinHash, before, by, key: newId(), at: now() }
    const isDone = await database.run.changeStaffPin(change)
    if (!isDone) throw new Refusal(409, { refused: 'wrong-pin', left: 0 }, { more: { field: 'old' } })
    return { body: { success: true } }
  })

  door.open(staffCalls.showPin, async ({ wanted: { pin }, staff: { staffId, deviceId, sessionId } }) => {
    const right = await pins.right({ staffId, deviceId, pin })
    const by = { staff: staffId, device: deviceId }
    const isShown = await database.run.showStaffPin({ id: staffId, sessionId, ...right, by, key: newId(), at: now() })
    if (!isShown) throw new Refusal(429, { refused: 'pins-barred' })
    return { body: { success: true } }
  })

  door.open(staffCalls.proveOptions, async ({ staff: { staffId, sessionId } }) => {
    await tries.countChallenge(known(staffId))
    const own = await database.read.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).execute()
    const ids = own.map(({ id }) => id)
    return { body: await passkeys.optionsToShow(`prove/${sessionId}`, ids) }
  })

  door.open(staffCalls.prove, async ({ wanted, staff: { staffId, sessionId } }) => {
    const proof =
      'response' in wanted
        ? await shownPasskey(wanted.response, sessionId)
        : await tries.rightPassword({ login: await loginOf(staffId), ...wanted, trying: known(staffId) })
    if (proof.staffId !== staffId) throw new Refusal(403, { refused: 'passkey-refused' })
    if (!(await database.run.proveStaff({ ...proof, sessionId, at: now() })))
      throw new Refusal(403, { refused: 'passkey' in proof ? 'passkey-copied' : 'wrong-key-login' })
    return { body: { success: true } }
  })

  async function shownPasskey(response: Parameters<typeof passkeys.shown>[0], sessionId: string) {
    const { id, staffId, counter } = await passkeys.shown(response, `prove/${sessionId}`)
    return { passkey: id, staffId, counter }
  }

  async function loginOf(staffId: string): Promise<string> {
    const person = await database.read.selectFrom('staff').select('login').where('id', '=', staffId).executeTakeFirst()
    return person?.login ?? ''
  }
}

/** A person who is signed in is counted as that person, not as their network. */
const known = (staffId: string) => ({ known: `staff/${staffId}` })
