import { expect, test } from 'vitest'
import { challengeLife, provenLife } from '#shop/staff/staff-session.ts'
import { hours } from '#shop/time.ts'
import { openAuthenticator, type Untrue } from '#tests/fakes/authenticator.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

/** What an attacker may send instead of the truth. */
const lies: Record<string, Untrue> = {
  'another origin': { origin: 'https://evil.example' },
  'the shop by its number': { origin: 'http://127.0.0.1:3000' },
  'another rp': { rpId: 'evil.example' },
  'no user verification': { isVerified: false },
  'a challenge of their own': { challenge: 'bm90aGluZw' },
}

const byNumber = (one: number, other: number) => one - other

eachDatabase((_, open) => {
  test('the first owner makes a passkey at the printed address, which works once, and comes in by it', async () => {
    const shop = await openStaffShop(open)
    const [here, token, key] = [shop.browser(), await shop.ownerAddress(), openAuthenticator(shop.site)]
    expect((await here.call('ownerAddress', { token })).body).toEqual({ name: '' })
    const made = key.made(await here.challengeOf('ownerOptions', { token, name: 'Meera' }))
    const { status, body } = await here.call('ownerByPasskey', { token, name: 'Meera', response: made })
    expect([status, (body['codes'] as string[]).length]).toEqual([200, 10])
    expect((await here.call('me')).body).toMatchObject({ name: 'Meera', role: 'owner', needs: 'nothing' })
    expect((await here.call('ownerAddress', { token })).status).toBe(410)
    expect((await here.call('ownerByPasskey', { token, name: 'Ravi', response: made })).status).toBe(410)

    const other = shop.browser()
    const response = key.shown(await other.challengeOf('passkeySignInOptions'))
    expect((await other.call('passkeySignIn', { response })).status).toBe(200)
    expect((await other.call('me')).body).toMatchObject({ name: 'Meera', role: 'owner' })
  })

  test('an address that a start printed makes no second owner, and none after a day', async () => {
    const shop = await openStaffShop(open)
    const [printed, late] = [await shop.ownerAddress(), await shop.ownerAddress({ isFirst: false })]
    await shop.owner()
    const here = shop.browser()
    expect((await here.call('ownerAddress', { token: printed })).status).toBe(410)
    expect((await here.call('ownerAddress', { token: late })).status).toBe(200)
    shop.later(hours(24))
    expect((await here.call('ownerAddress', { token: late })).status).toBe(410)
    expect((await here.call('ownerOptions', { token: late, name: 'Ravi' })).status).toBe(410)
  })

  test('of two who open one address at once, one becomes an owner', async () => {
    const shop = await openStaffShop(open)
    const token = await shop.ownerAddress()
    const both = await Promise.all(
      ['Meera', 'Ravi'].map(async (name) => {
        const [here, key] = [shop.browser(), openAuthenticator(shop.site)]
        const response = key.made(await here.challengeOf('ownerOptions', { token, name }))
        return () => here.call('ownerByPasskey', { token, name, response })
      }),
    )
    const tries = await Promise.all(both.map((become) => become()))
    expect(tries.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 410])
    const owners = await shop.database.read.selectFrom('staff').select('name').execute()
    expect(owners).toHaveLength(1)
  })

  test.each(Object.entries(lies))('a passkey shown or made with %s opens nothing', async (_lie, untrue) => {
    const shop = await openStaffShop(open)
    const { key } = await shop.owner()
    const here = shop.browser()
    const response = key.shown(await here.challengeOf('passkeySignInOptions'), untrue)
    expect((await here.call('passkeySignIn', { response })).status).toBe(403)
    expect(here.cookies.size).toBe(0)

    const [token, other] = [await shop.ownerAddress({ isFirst: false }), openAuthenticator(shop.site)]
    const made = other.made(await here.challengeOf('ownerOptions', { token, name: 'Ravi' }), untrue)
    expect((await here.call('ownerByPasskey', { token, name: 'Ravi', response: made })).status).toBe(403)
    expect(here.cookies.size).toBe(0)
  })

  test('what a passkey signed is used up: neither it nor its challenge opens a second time, nor late, nor for another purpose', async () => {
    const shop = await openStaffShop(open)
    const { key, challengeOf } = await shop.owner()
    const here = shop.browser()
    const options = await here.challengeOf('passkeySignInOptions')
    const response = key.shown(options)
    const both = await Promise.all([
      here.call('passkeySignIn', { response }),
      shop.browser().call('passkeySignIn', { response }),
    ])
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 403])
    expect((await here.call('passkeySignIn', { response: key.shown(options) })).status).toBe(403)

    const late = await here.challengeOf('passkeySignInOptions')
    shop.later(challengeLife)
    expect((await shop.browser().call('passkeySignIn', { response: key.shown(late) })).status).toBe(403)

    const otherPurpose = await challengeOf('proveOptions')
    expect((await shop.browser().call('passkeySignIn', { response: key.shown(otherPurpose) })).status).toBe(403)
  })

  test('a copy of a passkey, which counts behind, opens nothing; the log of acts names no secret', async () => {
    const shop = await openStaffShop(open)
    const { key } = await shop.owner()
    const signedIn = async (counter: number) => {
      const here = shop.browser()
      const response = key.shown(await here.challengeOf('passkeySignInOptions'), { counter })
      return (await here.call('passkeySignIn', { response })).status
    }
    expect(await signedIn(7)).toBe(200)
    for (const counter of [7, 6, 1, 0]) expect([counter, await signedIn(counter)]).toEqual([counter, 403])
    expect(await signedIn(8)).toBe(200)
  })

  test('a recovery code opens the counter once, and nothing in it before there is a new passkey', async () => {
    const shop = await openStaffShop(open)
    const { codes } = await shop.owner()
    const [first = ''] = codes
    const here = shop.browser()
    expect((await here.call('recoverySignIn', { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await here.call('me')).body).toMatchObject({ needs: 'own-key' })
    expect((await here.call('people')).body).toMatchObject({ why: 'own-key' })
    expect((await here.call('inviteDevice', { name: 'Tablet', kind: 'tablet' })).status).toBe(403)
    const key = openAuthenticator(shop.site)
    const options = await here.challengeOf('addKeyOptions')
    // Also where the old one lies that did not let them in.
    expect(options).toMatchObject({ excludeCredentials: [] })
    expect((await here.call('addKey', { response: key.made(options) })).status).toBe(200)
    expect((await here.call('people')).status).toBe(200)
    expect((await here.call('ownKeys')).body).toMatchObject({ codesLeft: 9 })
    expect((await shop.browser().call('recoverySignIn', { code: first })).status).toBe(403)
  })

  test('a passkey that is known already is refused, and the browser is told which there are', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const second = openAuthenticator(shop.site)
    const options = await owner.challengeOf('addKeyOptions')
    expect(options).toMatchObject({ excludeCredentials: [{ id: owner.key.id }] })
    expect((await owner.call('addKey', { response: second.made(options) })).status).toBe(200)
    const again = await owner.call('addKey', { response: second.made(await owner.challengeOf('addKeyOptions')) })
    expect(again.status).toBe(409)
  })

  test('the last way in stays: a passkey goes only where another is left', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    expect((await owner.call('removeKey', {}, { id: owner.key.id })).status).toBe(409)
    const second = openAuthenticator(shop.site)
    await owner.call('addKey', { response: second.made(await owner.challengeOf('addKeyOptions')) })
    const both = await Promise.all(
      [owner.key.id, second.id].map((id) => owner.call('removeKey', {}, { id }).then(({ status }) => status)),
    )
    expect(both.toSorted(byNumber)).toEqual([200, 409])
  })

  test('another owner’s passkey is not one’s own: it is not removed, and proves nothing', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    await meera.call('removeKey', {}, { id: ravi.key.id })
    expect((await ravi.call('ownKeys')).body['passkeys']).toHaveLength(1)
    shop.later(provenLife)
    expect((await meera.call('newRecoveryCodes')).body).toMatchObject({ why: 'prove-again' })
    const others = ravi.key.shown(await meera.challengeOf('proveOptions'))
    expect((await meera.call('prove', { response: others })).status).toBe(403)
    const own = meera.key.shown(await meera.challengeOf('proveOptions'))
    expect((await meera.call('prove', { response: own })).status).toBe(200)
    expect((await meera.call('newRecoveryCodes')).status).toBe(200)
    expect((await shop.browser().call('recoverySignIn', { code: meera.codes[0] })).status).toBe(403)
  })
})
