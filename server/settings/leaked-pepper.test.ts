import { expect, test } from 'vitest'
import { openPasswordHasher, type PasswordHasher } from '#server/accounts/password-hash.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { calls, newPassword } from '#tests/rooms/password-reset.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { pepper } from '#tests/running/test-shop.ts'

// docs/running/trouble.md, 'Both leaked': a new pepper, and the old one is not named any more.
eachDatabase((_engine, open) => {
  test('no old password works any more, which tells nobody who is a customer, and a code sets a new one', async () => {
    const { hasher, renewPepper } = leakingHasher()
    const shop = await openAccountsShop(open, { hasher })
    const { token } = await shop.signedIn()
    renewPepper()
    const [known, unknown] = [await shop.login(), await shop.login(meena)]
    expect([known.status, known.body]).toEqual([401, unknown.body])
    const own = [
      await shop.call('/auth/change-password', { password: asha.password, newPassword }, { token }),
      await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' }),
    ]
    expect(own.map(({ status, body }) => [status, body.field])).toEqual([
      [400, 'password'],
      [400, 'password'],
    ])
    const { sent, reset } = calls(shop)
    expect((await reset(await sent())).status).toBe(200)
    expect((await shop.login({ ...asha, password: newPassword })).status).toBe(200)
  })

  test('nor an old PIN; the owner comes in by the passkey and gives new ones', async () => {
    const { hasher, renewPepper } = leakingHasher()
    const shop = await openStaffShop(open, { hasher })
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const tablet = await shop.tablet(owner)
    renewPepper()
    expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(403)
    const response = owner.key.shown(await owner.challengeOf('passkeySignInOptions'))
    expect((await owner.call('passkeySignIn', { response })).status).toBe(200)
    expect((await owner.call('letIn', { pin: '730518' }, { id: person })).status).toBe(200)
    expect((await tablet.call('pinSignIn', { person, pin: '730518' })).status).toBe(200)
  })
})

function leakingHasher() {
  let hasher = openPasswordHasher([pepper], littleWork)
  const leaking: PasswordHasher = {
    hash: (password) => hasher.hash(password),
    matches: (password, hash) => hasher.matches(password, hash),
    isDated: (hash) => hasher.isDated(hash),
  }
  return { hasher: leaking, renewPepper: () => void (hasher = openPasswordHasher(['another salt'], littleWork)) }
}

const littleWork = { memory: 8, passes: 1 }
