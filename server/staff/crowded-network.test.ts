import { expect, test } from 'vitest'
import { provenLife } from '#shop/staff/staff-session.ts'
import { minutes } from '#shop/time.ts'
import { openAuthenticator } from '#tests/fakes/authenticator.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { codeOf } from '#tests/rooms/totp.ts'
import { eachDatabase } from '#tests/running/databases.ts'

type Shop = Awaited<ReturnType<typeof openStaffShop>>

/** Strangers on the network of the shop use up all that strangers there may ask. */
async function crowded(shop: Shop) {
  for (let asked = 0; asked < 125; asked += 1) await shop.browser().call('passkeySignInOptions')
  expect((await shop.browser().call('passkeySignInOptions')).status).toBe(429)
}

eachDatabase((_, open) => {
  test('strangers on the shop’s own network keep no owner from showing the passkey, signed in or in a browser that is known', async () => {
    const shop = await openStaffShop(open)
    const meera = await shop.owner()
    await crowded(shop)
    shop.later(provenLife)
    expect((await meera.call('newRecoveryCodes')).body).toMatchObject({ why: 'prove-again' })
    const response = meera.key.shown(await meera.challengeOf('proveOptions'))
    expect((await meera.call('prove', { response })).status).toBe(200)
    await meera.call('signOut')
    const again = meera.key.shown(await meera.challengeOf('passkeySignInOptions'))
    expect((await meera.call('passkeySignIn', { response: again })).status).toBe(200)
  })

  test('nor from becoming one at an address that works', async () => {
    const shop = await openStaffShop(open)
    await crowded(shop)
    const [here, token] = [shop.browser(), await shop.ownerAddress()]
    const key = openAuthenticator(shop.site)
    const response = key.made(await here.challengeOf('ownerOptions', { token, name: 'Meera' }))
    expect((await here.call('ownerByPasskey', { token, name: 'Meera', response })).status).toBe(200)
  })

  test('nor do their wrong passwords keep an owner from proving it by the right one', async () => {
    const shop = await openStaffShop(open)
    const meera = await shop.owner()
    const { salt, key } = (await meera.call('newCodeKey')).body as { salt: string; key: string }
    const typed = { login: 'meera', password: 'teal kite over the dock' }
    await meera.call('setPassword', { ...typed, salt, code: codeOf(key, shop.now()) })
    const wrong = { ...typed, password: 'another kite', code: '000000' }
    for (let tried = 0; tried < 11; tried += 1) await shop.browser().call('passwordSignIn', wrong)
    expect((await shop.browser().call('passwordSignIn', wrong)).status).toBe(429)
    shop.later(minutes(5))
    const { password } = typed
    expect((await meera.call('prove', { password, code: codeOf(key, shop.now()) })).status).toBe(200)
  })

  test('a device that is revoked, and one person at a device, ask no more than others', async () => {
    const shop = await openStaffShop(open)
    const meera = await shop.owner()
    const tablet = await shop.tablet(meera)
    const { devices } = (await meera.call('devices')).body as { devices: { id: string; kind: string }[] }
    await meera.call('revokeDevice', {}, { id: devices.find(({ kind }) => kind === 'tablet')?.id ?? '' })
    await crowded(shop)
    expect((await tablet.call('passkeySignInOptions')).status).toBe(429)
    for (let asked = 0; asked < 120; asked += 1) await meera.call('proveOptions')
    expect((await meera.call('proveOptions')).status).toBe(429)
  })
})
