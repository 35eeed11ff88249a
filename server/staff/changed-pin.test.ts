import { expect, test } from 'vitest'
import { openPasswordHasher } from '#server/accounts/password-hash.ts'
import { minutes } from '#shop/time.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { codeOf } from '#tests/rooms/totp.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { pepper } from '#tests/running/test-shop.ts'

const old = { memory: 8, passes: 1 }

eachDatabase((_, open) => {
  test('a rider whose phone is gone changes the PIN, and the phone is out', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Sunil', role: 'rider' })
    const [phone, tablet] = [await shop.tablet(owner, 'phone'), await shop.tablet(owner)]
    await phone.call('pinSignIn', { person, pin: '402917' })
    await phone.call('changePin', { old: '402917', pin: '918273' })
    await tablet.call('pinSignIn', { person, pin: '918273' })
    expect((await phone.call('me')).status).toBe(200)
    expect((await tablet.call('changePin', { old: '000001', pin: '827364' })).status).toBe(403)
    expect((await phone.call('me')).status).toBe(200)
    expect((await tablet.call('changePin', { old: '918273', pin: '827364' })).status).toBe(200)
    expect([(await phone.call('me')).status, (await tablet.call('me')).status]).toEqual([401, 200])
    expect((await owner.call('me')).status).toBe(200)
  })
})

eachDatabase((_, open, { fresh }) => {
  test('after a new pepper each PIN and each owner’s password moves to it at its next use, so that the old one can go', async () => {
    const where = await fresh()
    const shopWith = (...peppers: [string, ...string[]]) =>
      openStaffShop(open, { where, hasher: openPasswordHasher(peppers, old) })
    const before = await shopWith(pepper)
    const owner = await before.owner()
    const { salt, key } = (await owner.call('newCodeKey')).body as { salt: string; key: string }
    const typed = { login: 'meera', password: 'teal kite over the dock' }
    await owner.call('setPassword', { ...typed, salt, code: codeOf(key, before.now()) })
    const person = await before.added(owner, { name: 'Bhau', role: 'cutter' })
    const idle = await before.added(owner, { name: 'Asif', role: 'counter' })
    const { cookies } = await before.tablet(owner)

    const used = async (shop: typeof before, pin: string) => {
      const tablet = shop.browser()
      for (const [name, value] of cookies) tablet.cookies.set(name, value)
      shop.later(minutes(1))
      const { status } = await tablet.call('pinSignIn', { person, pin })
      const code = codeOf(key, shop.now())
      return [status, (await shop.browser().call('passwordSignIn', { ...typed, code })).status]
    }
    const hashes = async () => {
      const rows = await before.database.read.selectFrom('staff').select(['id', 'pin_hash', 'password_hash']).execute()
      return new Map(rows.map(({ id, pin_hash, password_hash }) => [id, pin_hash ?? password_hash]))
    }
    const first = await hashes()
    const during = await shopWith('a new pepper of the sea', pepper)
    expect(await used(during, '111119')).toEqual([403, 200])
    expect((await hashes()).get(person)).toBe(first.get(person))
    during.later(minutes(1))
    expect(await used(during, '402917')).toEqual([200, 200])
    expect((await hashes()).get(idle)).toBe(first.get(idle))

    const after = await shopWith('a new pepper of the sea')
    after.later(minutes(10))
    expect(await used(after, '402917')).toEqual([200, 200])
  })
})
