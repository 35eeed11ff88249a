import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import { roles } from '#shop/staff/staff.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openEnter } from './enter.ts'
import { hashedAnew, openKeyTries } from './key-tries.ts'
import { openPasskeys } from './passkeys.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'

/** How people come in: by a PIN on an enrolled device; an owner by a passkey, a recovery code, or a password with a code. */
export function openSignIn(door: StaffDoor, deps: StaffDeps): void {
  const { database, hasher } = deps
  const entrance = openEnter(deps)
  const passkeys = openPasskeys(deps)
  const tries = openKeyTries(deps)

  door.open(staffCalls.door, async ({ headers }) => {
    const { device, isRevoked } = await entrance.deviceAt(headers)
    const rows = await database.read
      .selectFrom('staff')
      .select(['id', 'name', 'role', 'pin_hash'])
      .where('disabled_at', 'is', null)
      .orderBy('name')
      .execute()
    const enrolled = device?.kind === 'own' ? undefined : device
    const people = rows.flatMap(({ id, name, role, pin_hash }) => {
      const known = roles.find((one) => one === role)
      return known === undefined || pin_hash === null ? [] : [{ id, name, role: known }]
    })
    return {
      body: {
        ...(enrolled ? { device: { name: enrolled.name, kind: enrolled.kind } } : {}),
        isRevoked,
        hasOwner: rows.some(({ role }) => role === 'owner'),
        people: enrolled ? people : [],
      },
    }
  })

  door.open(staffCalls.pinSignIn, async ({ wanted: { person, pin, language }, headers }) => {
    const { device } = await entrance.deviceAt(headers)
    if (device === undefined || device.kind === 'own') throw new Refusal(403, { refused: 'device-unknown' })
    const given = await database.run.takePinTry({ staffId: person })
    if (given.barred) throw new Refusal(429, { refused: 'pins-barred' })
    const right = await rightPin(pin, given.hash).catch(async (trouble: unknown) => {
      await database.run.giveBackPinTry({ staffId: person })
      throw trouble
    })
    if (right === undefined) {
      await database.run.notePinWrong({
        staffId: person,
        deviceId: device.id,
        left: given.left,
        key: newId(),
        at: deps.now(),
      })
      if (given.left === 0) throw new Refusal(429, { refused: 'pins-barred' })
      throw new Refusal(403, { refused: 'wrong-pin', left: given.left }, { more: { field: 'pin' } })
    }
    const sent = await entrance.enter(headers, {
      staffId: person,
      proof: right,
      isProven: false,
      language,
    })
    return { body: { success: true }, headers: sent }
  })

  async function rightPin(pin: string, hash: string | undefined) {
    const isRight = await unlessBusy(hasher.matches(pin, hash, 'staff'))
    if (!isRight || hash === undefined) return undefined
    return { pinHash: hash, newHash: await hashedAnew(hasher, hash, pin) }
  }

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
