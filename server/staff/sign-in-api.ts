import { Refusal, tooOften } from '#server/http/refusal.ts'
import { limits } from '#shop/accounts/limits.ts'
import { roles } from '#shop/staff/staff.ts'
import { mayTap, wrongPins } from '#shop/staff/staff-session.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openEnter } from './enter.ts'
import { openKeyTries } from './key-tries.ts'
import { openPasskeys } from './passkeys.ts'
import { openPins } from './pins.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'

/** How people come in: by a PIN on an enrolled device; an owner by a passkey, a recovery code, or a password with a code. */
export function openSignIn(door: StaffDoor, deps: StaffDeps): void {
  const { database, now } = deps
  const entrance = openEnter(deps)
  const passkeys = openPasskeys(deps)
  const tries = openKeyTries(deps)
  const pins = openPins(deps)

  door.open(staffCalls.door, async ({ headers }) => {
    const { device, isRevoked, isOver } = await entrance.deviceAt(headers)
    const rows = await database.read
      .selectFrom('staff')
      .select(['id', 'name', 'role', 'pin_hash', 'pin_is_first', 'pin_tries'])
      .where('disabled_at', 'is', null)
      .orderBy('name')
      .execute()
    const enrolled = device?.kind === 'own' ? undefined : device
    const people = rows.flatMap(({ id, name, role, pin_hash, pin_is_first, pin_tries }) => {
      const known = roles.find((one) => one === role)
      if (known === undefined || pin_hash === null) return []
      const isReady = pin_is_first === 0 && pin_tries < wrongPins
      const oneTap = enrolled !== undefined && isReady && mayTap(enrolled, known)
      return [{ id, name, role: known, ...(oneTap ? ({ oneTap } as const) : {}) }]
    })
    return {
      body: {
        ...(enrolled ? { device: { name: enrolled.name, kind: enrolled.kind } } : {}),
        isRevoked,
        isOver,
        hasOwner: rows.some(({ role }) => role === 'owner'),
        people: enrolled ? people : [],
      },
    }
  })

  door.open(staffCalls.tapSignIn, async ({ wanted: { person }, headers }) => {
    const { device, isRevoked, isOver } = await entrance.deviceAt(headers)
    if (device === undefined)
      throw new Refusal(403, { refused: isRevoked ? 'device-revoked' : isOver ? 'device-over' : 'device-unknown' })
    const works = await database.read
      .selectFrom('staff')
      .select('role')
      .where('id', '=', person)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (works === undefined) throw new Refusal(403, { refused: 'staff-unknown' })
    const role = roles.find((one) => one === works.role)
    if (role === undefined || !mayTap(device, role)) throw new Refusal(403, { refused: 'tap-not-here' })
    const turns = [{ limit: limits.tapsPerDevice, who: `device/${device.id}` }]
    const over = await database.run.takeTurns({ turns, at: now() })
    if (over) throw tooOften(over)
    const sent = await entrance.enter(headers, { staffId: person, proof: { tap: true }, isProven: false })
    return { body: { success: true }, headers: sent }
  })

  door.open(staffCalls.pinSignIn, async ({ wanted: { person, pin, language }, headers }) => {
    const { device } = await entrance.deviceAt(headers)
    if (device === undefined || device.kind === 'own') throw new Refusal(403, { refused: 'device-unknown' })
    const right = await pins.right({ staffId: person, deviceId: device.id, pin })
    const sent = await entrance.enter(headers, {
      staffId: person,
      proof: right,
      isProven: false,
      language,
    })
    return { body: { success: true }, headers: sent }
  })

  door.open(staffCalls.passkeySignInOptions, async ({ headers, caller }) => {
    await tries.countChallenge(await entrance.tryingAt(headers, caller))
    return { body: await passkeys.optionsToShow('sign-in') }
  })

  door.open(staffCalls.passkeySignIn, async ({ wanted: { response, language }, headers }) => {
    const { id, staffId, counter } = await passkeys.shown(response, 'sign-in')
    const sent = await entrance.enter(headers, { staffId, proof: { passkey: id, counter }, isProven: true, language })
    return { body: { success: true }, headers: sent }
  })

  door.open(staffCalls.recoverySignIn, async ({ wanted, headers, caller }) => {
    const recoveryCode = hashOfRecoveryCode(wanted.code)
    const trying = await entrance.tryingAt(headers, caller)
    const right = await tries.counted(trying, undefined, async () =>
      database.read
        .selectFrom('staff_recovery_codes')
        .select('staff_id')
        .where('code_hash', '=', recoveryCode)
        .executeTakeFirst(),
    )
    if (right === undefined) throw new Refusal(403, { refused: 'wrong-recovery-code' }, { more: { field: 'code' } })
    const sent = await entrance.enter(headers, {
      staffId: right.staff_id,
      proof: { recoveryCode },
      isProven: true,
      needsKey: true,
      language: wanted.language,
    })
    return { body: { success: true }, headers: sent }
  })

  door.open(staffCalls.passwordSignIn, async ({ wanted: { login, password, code, language }, headers, caller }) => {
    const trying = await entrance.tryingAt(headers, caller)
    const right = await tries.rightPassword({ login, password, code, trying })
    const sent = await entrance.enter(headers, { staffId: right.staffId, proof: right, isProven: true, language })
    return { body: { success: true }, headers: sent }
  })
}
