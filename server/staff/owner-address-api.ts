import { staffCalls } from '#shop/wire/staff-calls.ts'
import { hashOfToken, newId } from '#server/settings/secrets.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openEnter } from './enter.ts'
import { openKeyTries } from './key-tries.ts'
import { openNewPasswords } from './new-password.ts'
import { type BecomingOwner, ownerAddressOf } from './owner-addresses.ts'
import { openPasskeys } from './passkeys.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'

/** What can be done at a one-time address: to become an owner by a passkey, or by a password with codes. */
export function openFirstOwner(door: StaffDoor, deps: StaffDeps): void {
  const { database, now } = deps
  const entrance = openEnter(deps)
  const passkeys = openPasskeys(deps)
  const passwords = openNewPasswords(deps)
  const tries = openKeyTries(deps)

  async function addressOf(token: string) {
    const tokenHash = hashOfToken(token)
    const address = await ownerAddressOf(database.read, { tokenHash, at: now() })
    if (address === undefined) throw new Refusal(410, { refused: 'address-over' })
    return { tokenHash, ...address }
  }

  async function become({ token, name }: { token: string; name: string }, made: BecomingOwner['made']) {
    const codes = newRecoveryCodes()
    const became = await database.run.becomeOwner({
      tokenHash: hashOfToken(token),
      newId: newId(),
      name,
      codes: codes.map(hashOfRecoveryCode),
      made,
      key: newId(),
      at: now(),
    })
    if ('refused' in became)
      throw new Refusal(became.refused === 'login-known' ? 409 : 410, became, {
        more: became.refused === 'login-known' ? { field: 'login' } : {},
      })
    return { codes, staffId: became.staffId }
  }

  door.open(staffCalls.ownerAddress, async ({ wanted }) => {
    const { name } = await addressOf(wanted.token)
    return { body: { name } }
  })

  door.open(staffCalls.ownerOptions, async ({ wanted }) => {
    const { tokenHash, staffId, name } = await addressOf(wanted.token)
    await tries.countChallenge({ known: `address/${tokenHash}` })
    const who = { id: staffId ?? newId(), name: name || wanted.name }
    return { body: await passkeys.optionsToMake(`address/${tokenHash}`, who) }
  })

  door.open(staffCalls.ownerByPasskey, async ({ wanted, headers }) => {
    const { tokenHash } = await addressOf(wanted.token)
    const passkey = await passkeys.made(wanted.response, { purpose: `address/${tokenHash}`, headers })
    const { codes, staffId } = await become(wanted, { passkey })
    return {
      body: { codes },
      headers: await entrance.enter(headers, { staffId, proof: { made: 'passkey' }, isProven: true }),
    }
  })

  door.open(staffCalls.ownerCodeKey, async ({ wanted }) => {
    const { name } = await addressOf(wanted.token)
    return { body: passwords.newCodeKey(name || deps.settings.identity.name) }
  })

  door.open(staffCalls.ownerByPassword, async ({ wanted, headers }) => {
    await addressOf(wanted.token)
    const password = await passwords.checked(wanted, wanted.name)
    const { codes, staffId } = await become(wanted, { password })
    return {
      body: { codes },
      headers: await entrance.enter(headers, { staffId, proof: { made: 'password' }, isProven: true }),
    }
  })
}
