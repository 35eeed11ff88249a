import { expect, test } from 'vitest'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { minutes } from '#shop/time.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { codeOf } from '#tests/rooms/totp.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'

type Shop = Awaited<ReturnType<typeof openStaffShop>>
type Owner = Awaited<ReturnType<Shop['owner']>>

const idOf = async ({ call }: Pick<Owner, 'call'>) => String((await call('me')).body['id'])

async function byPasskey(shop: Shop, { key }: Owner) {
  const here = shop.browser()
  const response = key.shown(await here.challengeOf('passkeySignInOptions'))
  return (await here.call('passkeySignIn', { response })).status
}

async function withPassword(shop: Shop, { call }: Owner) {
  const { salt, key } = (await call('newCodeKey')).body as { salt: string; key: string }
  const typed = { login: 'ravi', password: 'teal kite over the dock' }
  await call('setPassword', { ...typed, salt, code: codeOf(key, shop.now()) })
  return async () => (await shop.browser().call('passwordSignIn', { ...typed, code: codeOf(key, shop.now()) })).status
}

eachDatabase((engine, open, { fresh }) => {
  test('an owner who rides from now on is out at once, and comes back by the PIN on a device alone', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    const byPassword = await withPassword(shop, ravi)
    shop.later(minutes(1))
    expect([await byPasskey(shop, ravi), await byPassword()]).toEqual([200, 200])
    const id = await idOf(ravi)
    shop.later(minutes(1))

    expect((await meera.call('changeRole', { role: 'rider' }, { id })).status).toBe(200)
    expect((await ravi.call('me')).status).toBe(401)
    const byCode = (await shop.browser().call('recoverySignIn', { code: ravi.codes[0] })).status
    expect([await byPasskey(shop, ravi), await byPassword(), byCode]).toEqual([403, 403, 403])
    expect((await meera.call('people')).body['people']).toContainEqual(expect.objectContaining({ id, keys: 0 }))

    expect((await meera.call('letIn', { pin: '402917' }, { id })).status).toBe(200)
    const phone = await shop.tablet(meera, 'phone')
    expect((await phone.call('pinSignIn', { person: id, pin: '402917' })).status).toBe(200)
    expect((await phone.call('me')).body).toMatchObject({ role: 'rider', device: { kind: 'phone' } })
  })

  test('who becomes an owner once more makes a new key: those of before open nothing', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    const id = await idOf(ravi)
    for (const role of ['counter', 'owner']) await meera.call('changeRole', { role }, { id })
    expect(await byPasskey(shop, ravi)).toBe(403)
    expect((await shop.browser().call('recoverySignIn', { code: ravi.codes[0] })).status).toBe(403)
    expect((await meera.call('keyAddress', {}, { id })).status).toBe(200)
  })

  test('an owner who steps down is out; the last one stays, with every key', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    expect((await ravi.call('changeRole', { role: 'counter' }, { id: await idOf(ravi) })).status).toBe(200)
    expect((await ravi.call('me')).status).toBe(401)
    expect((await meera.call('changeRole', { role: 'counter' }, { id: await idOf(meera) })).status).toBe(409)
    expect((await meera.call('me')).body).toMatchObject({ role: 'owner' })
    expect(await byPasskey(shop, meera)).toBe(200)
  })

  test('an owner who is named an owner again keeps session and key', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    await meera.call('changeRole', { role: 'owner' }, { id: await idOf(ravi) })
    expect((await ravi.call('me')).status).toBe(200)
    expect(await byPasskey(shop, ravi)).toBe(200)
  })

  test('who was demoted before this rode with an owner’s key: the next start of the shop takes it', async () => {
    const database = connectTo(engine, await fresh())
    const before = migrations.findIndex(({ id }) => id === '0043-address-makers')
    await migrate(database, engine, migrations.slice(0, before), 1)
    for (const [id, role] of [
      ['meera', 'owner'],
      ['ravi', 'rider'],
    ] as const) {
      const kept = { id, name: id, role, added_at: 1, disabled_at: null, pin_hash: null, pin_is_first: 0, pin_tries: 0 }
      const password = { login: id, password_hash: 'a hash', totp_salt: 'a salt', totp_step: 7 }
      const key = { public_key: '', counter: 0, transports: '', name: '', added_at: 1, used_at: 1 }
      await database
        .insertInto('staff')
        .values({ ...kept, ...password })
        .execute()
      await database
        .insertInto('staff_passkeys')
        .values({ id, staff_id: id, ...key })
        .execute()
      await database.insertInto('staff_recovery_codes').values({ code_hash: id, staff_id: id }).execute()
      await database
        .insertInto('staff_addresses')
        .values({ token_hash: id, name: id, staff_id: id, is_first: 0, until: 9 })
        .execute()
    }
    await migrate(database, engine, migrations, 1)
    for (const table of ['staff_passkeys', 'staff_recovery_codes'] as const)
      expect(await database.selectFrom(table).select('staff_id').execute()).toEqual([{ staff_id: 'meera' }])
    const passwords = await database.selectFrom('staff').select(['login', 'password_hash']).orderBy('id').execute()
    expect(passwords).toEqual([
      { login: 'meera', password_hash: 'a hash' },
      { login: null, password_hash: null },
    ])
    expect(await database.selectFrom('staff_addresses').select('name').execute()).toEqual([])
  })
})
