import { expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { days, minutes } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { browserAt, guessPasswords, home, soonBarred } from '#tests/rooms/browsers.ts'
import { mobile, newPassword } from '#tests/rooms/password-reset.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { refusals } from '#words/refusals.ts'

eachDatabase((_engine, open) => {
  test('a device is known after a login and after a reset, also over plain http; the cookie opens nothing by itself', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const phone = browserAt(shop, home)
    const { headers } = await phone.login(asha.password)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/),
    ])
    const tablet = browserAt(shop, '203.0.113.8')
    await tablet.send()
    await tablet.reset(await shop.codeFor(mobile))
    expect([...tablet.jar.keys()]).toEqual(['device'])
    expect(tablet.jar.get('device')).not.toBe(phone.jar.get('device'))

    await guessPasswords(shop)
    for (const device of [phone, tablet]) expect((await device.login(newPassword)).status).toBe(200)
    const kept = JSON.stringify(await shop.database.read.selectFrom('known_devices').selectAll().execute())
    expect(kept).not.toContain(phone.jar.get('device'))
    expect((await phone.call('/auth/checkAuth')).body).toEqual({ authenticated: false })
  })

  test('over https the cookie is Secure and for this host alone, and comes beside the one of the session', async () => {
    const shop = await openAccountsShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    await shop.register()
    const { headers } = await shop.login(asha, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(headers.getSetCookie().toSorted()).toEqual([
      expect.stringMatching(/^__Host-bind=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=2592000$/),
      expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=31536000$/),
      expect.stringMatching(/^__Host-staying=[\w-]{22}; Path=\/; Secure; SameSite=Strict; Max-Age=7776000$/),
      expect.stringMatching(
        /^__Secure-stay=[\w-]{43}; Path=\/auth; Secure; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
      ),
    ])
  })

  test('a device is known to the accounts that it signed in to, and to no other; made-up cookies are strangers', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    await shop.register(meena)
    const family = browserAt(shop, home)
    await family.login(asha.password)
    const mine = family.jar.get('device')
    await guessPasswords(shop)
    for (let turn = 0; turn < 6; turn += 1) await browserAt(shop, '198.51.77.1').login('wrong kite', meena.email)

    const thief = browserAt(shop, '198.51.99.1')
    for (const cookie of ['', 'x', 'A'.repeat(43), 'é', `${'A'.repeat(42)}=`]) {
      thief.jar.set('device', cookie)
      expect([cookie, (await thief.login(asha.password)).status]).toEqual([cookie, 429])
    }
    const meenas = browserAt(shop, '198.51.77.1')
    await browserAt(shop, '203.0.113.9').login(meena.password, meena.email)
    meenas.jar.set('device', mine ?? '')
    expect((await meenas.login(meena.password, meena.email)).status).toBe(429)
    expect((await family.login(meena.password, meena.email)).status).toBe(200)
    expect(family.jar.get('device')).toBe(mine)
    expect((await meenas.login(meena.password, meena.email)).status).toBe(200)
    expect((await family.login(asha.password)).status).toBe(200)
  })

  test('whoever has a known device in hand guesses no further: five in a quarter of an hour, twenty in a row', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.proven()
    shop.later(days(2))
    const device = browserAt(shop, home)
    const { token = '' } = (await device.login(asha.password)).body
    const [onLogin, onChange]: number[][] = [[], []]
    for (let round = 0; round < 6; round += 1) {
      for (let turn = 0; turn < 6; turn += 1) onLogin?.push((await device.login('wrong kite')).status)
      for (let turn = 0; turn < 6; turn += 1) onChange?.push((await device.change(token, 'wrong kite')).status)
      shop.later(minutes(18))
    }
    expect(onLogin?.filter((status) => status === 401)).toHaveLength(limits.wrongPasswordKnown.most)
    expect(onChange?.filter((status) => status === 400)).toHaveLength(limits.wrongPasswordKnown.most)
    const barred = { status: 429, body: { message: refusals['passwords-barred']() } }
    expect(await device.login(asha.password)).toMatchObject(barred)
    expect(await device.change(token, asha.password)).toMatchObject(barred)
    // The owner elsewhere is no worse off, and a reset makes it a device like any other again.
    expect((await browserAt(shop, '203.0.113.8').login(asha.password)).status).toBe(200)
    await device.send()
    expect((await device.reset(await shop.codeFor(mobile))).status).toBe(200)
    expect((await device.login(newPassword)).status).toBe(200)
  })

  test('a code that was asked for on an unknown device is taken on a known one too', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const known = browserAt(shop, home)
    await known.login(asha.password)
    await browserAt(shop, '203.0.113.8').send()
    expect((await known.verify(await shop.codeFor(mobile))).status).toBe(200)
  })

  test('a device that signed nobody in for a year is forgotten, the least used goes with one too many', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const devices = Array.from({ length: 21 }, () => browserAt(shop, home))
    for (const device of devices) {
      await device.login(asha.password)
      shop.later(1)
    }
    const known = () => shop.database.read.selectFrom('known_devices').select('device_hash').execute()
    expect(await known()).toHaveLength(20)
    await guessPasswords(shop)
    expect((await devices[0]?.login(asha.password))?.status).toBe(429)
    expect((await devices[1]?.login(asha.password))?.status).toBe(200)
    shop.later(days(364))
    await devices[2]?.login(asha.password)
    shop.later(days(2))
    await shop.database.run.tidyAccounts({ at: shop.now() })
    expect(await known()).toHaveLength(1)
  })

  test('signing somebody out for a lost telephone, and deleting an account, forget its devices', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const lost = browserAt(shop, home)
    const { user } = (await lost.login(asha.password)).body
    await shop.database.run.endSessionsOf({ userId: user?.id })
    const known = () => shop.database.read.selectFrom('known_devices').select('user_id').execute()
    expect(await known()).toEqual([])
    const { token = '' } = (await lost.login(asha.password)).body
    expect(await known()).toHaveLength(1)
    await lost.leave(token, asha.password)
    expect([await known(), [...lost.jar.keys()]]).toEqual([[], []])
  })
})
