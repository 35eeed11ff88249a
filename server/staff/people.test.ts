import { expect, test } from 'vitest'
import { base32, totpAt } from '#server/staff/totp.ts'
import { minutes } from '#shop/time.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { codeOf } from '#tests/rooms/totp.ts'
import { eachDatabase } from '#tests/running/databases.ts'

test('codes are those of RFC 6238', () => {
  const key = Buffer.from('12345678901234567890')
  const codeAt = (second: number) => totpAt(key, Math.floor(second / 30))
  expect([59, 1_111_111_109, 1_234_567_890, 2_000_000_000].map(codeAt)).toEqual([
    '287082',
    '081804',
    '005924',
    '279037',
  ])
  expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

eachDatabase((_, open) => {
  test('two owners who disable each other at once leave one, and the last owner stays', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    const ids = await Promise.all([meera, ravi].map(async ({ call }) => String((await call('me')).body['id'])))
    const [meerasId = '', ravisId = ''] = ids
    const tries = await Promise.all([
      meera.call('disablePerson', {}, { id: ravisId }),
      ravi.call('disablePerson', {}, { id: meerasId }),
    ])
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await shop.database.read.selectFrom('staff').select('id').where('disabled_at', 'is', null).execute()
    expect(left).toHaveLength(1)
    const [last, id] = left[0]?.id === meerasId ? [meera, meerasId] : [ravi, ravisId]
    expect((await last.call('disablePerson', {}, { id })).status).toBe(409)
    expect((await last.call('changeRole', { role: 'rider' }, { id })).status).toBe(409)
  })

  test('an owner who has no way in yet does not count as one who stays', async () => {
    const shop = await openStaffShop(open)
    const meera = await shop.owner('Meera')
    await shop.added(meera, { name: 'Ravi', role: 'owner' })
    const { body } = await meera.call('me')
    expect((await meera.call('disablePerson', {}, { id: String(body['id']) })).status).toBe(409)
  })

  test('whoever is disabled is out at once, cannot come back, and is let in again by the owner', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const id = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const tablet = await shop.tablet(owner)
    await tablet.call('pinSignIn', { person: id, pin: '402917' })
    expect((await owner.call('disablePerson', {}, { id })).status).toBe(200)
    expect((await tablet.call('me')).status).toBe(401)
    expect((await tablet.call('pinSignIn', { person: id, pin: '402917' })).status).toBe(403)
    expect((await tablet.call('door')).body).toMatchObject({ people: [] })
    await owner.call('enablePerson', {}, { id })
    expect((await tablet.call('me')).status).toBe(401)
    expect((await tablet.call('pinSignIn', { person: id, pin: '402917' })).status).toBe(200)
  })

  test('a changed role holds from the next request on; signing out everywhere ends every session', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const id = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const both = [await shop.tablet(owner), await shop.tablet(owner, 'phone')]
    for (const { call } of both) await call('pinSignIn', { person: id, pin: '402917' })
    await owner.call('changeRole', { role: 'rider' }, { id })
    for (const { call } of both) expect((await call('me')).body).toMatchObject({ role: 'rider' })
    await owner.call('endSessions', {}, { id })
    for (const { call } of both) expect((await call('me')).status).toBe(401)
    await owner.call('endOwnSessions')
    expect((await owner.call('me')).status).toBe(401)
  })

  test('an owner without passkeys signs in by a password and a code, which works once', async () => {
    const shop = await openStaffShop(open)
    const [here, token] = [shop.browser(), await shop.ownerAddress()]
    const { body } = await here.call('ownerCodeKey', { token })
    const { salt, key } = body as { salt: string; key: string }
    const typed = { token, name: 'Meera', login: 'Meera', password: 'teal kite over the dock', salt }
    expect((await here.call('ownerByPassword', { ...typed, code: '000000' })).status).toBe(400)
    expect(
      (await here.call('ownerByPassword', { ...typed, password: 'fish', code: codeOf(key, shop.now()) })).status,
    ).toBe(400)
    expect((await here.call('ownerByPassword', { ...typed, code: codeOf(key, shop.now()) })).status).toBe(200)

    shop.later(minutes(1))
    const code = codeOf(key, shop.now())
    const signedIn = async (wanted: object) =>
      (await shop.browser().call('passwordSignIn', { login: 'MEERA', password: typed.password, code, ...wanted }))
        .status
    expect(await signedIn({ password: 'teal kite over the duck' })).toBe(403)
    expect(await signedIn({ code: '000000' })).toBe(403)
    expect(await signedIn({ login: 'Ravi' })).toBe(403)
    expect(
      await Promise.all([signedIn({}), signedIn({})]).then((both) => both.toSorted((one, other) => one - other)),
    ).toEqual([200, 403])
    for (let tried = 0; tried < 10; tried++) await signedIn({ code: '000000' })
    shop.later(minutes(1))
    expect(await signedIn({ code: codeOf(key, shop.now()) })).toBe(429)
  })

  test('everything that is done is in the log of acts, by person, kind, day and thing, and without a secret', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const id = await shop.added(owner, { name: 'Bhau', role: 'cutter', pin: '402917' })
    const tablet = await shop.tablet(owner)
    await tablet.call('pinSignIn', { person: id, pin: '111111' })
    shop.later(1)
    await tablet.call('pinSignIn', { person: id, pin: '402917' })
    shop.later(1)
    await tablet.call('changePin', { old: '402917', pin: '918273' })
    shop.later(1)
    await tablet.call('signOut')
    await owner.call('disablePerson', {}, { id })
    const actsOf = async (wanted: object) =>
      ((await owner.call('acts', wanted)).body['acts'] as { act: string; by: string; device: string }[]).toReversed()
    expect((await actsOf({ person: id })).map(({ act, by, device }) => [act, by, device])).toEqual([
      ['sign-in', 'Bhau', 'A tablet'],
      ['sign-in', 'Bhau', 'A tablet'],
      ['change-own-pin', 'Bhau', 'A tablet'],
      ['sign-out', 'Bhau', 'A tablet'],
    ])
    expect((await actsOf({ thing: `staff/${id}`, kind: 'people' })).map(({ act, by }) => [act, by])).toEqual([
      ['add-staff', 'Meera'],
      ['change-own-pin', 'Bhau'],
      ['disable-staff', 'Meera'],
    ])
    expect((await actsOf({ day: '2026-11-21' })).length).toBeGreaterThan(6)
    expect(await actsOf({ day: '2026-11-20' })).toEqual([])

    const rows = await shop.database.read.selectFrom('staff_acts').selectAll().execute()
    const written = JSON.stringify(rows) + shop.logged.join('\n')
    const secrets = ['402917', '918273', '111111', tablet.invited, ...owner.codes]
    for (const { cookies } of [owner, tablet]) secrets.push(...cookies.values())
    expect(secrets.filter((secret) => secret !== '' && written.includes(secret))).toEqual([])
  })

  test('what lets an owner in is in neither log: a recovery code, a password, a code of an app, an address to become one', async () => {
    const shop = await openStaffShop(open)
    const meera = await shop.owner('Meera')
    const [code = ''] = meera.codes
    const recovered = shop.browser()
    expect((await recovered.call('recoverySignIn', { code })).status).toBe(200)
    expect((await shop.browser().call('recoverySignIn', { code: 'ABCD-EFGH-IJKL-MNOP' })).status).toBe(403)
    const { body } = await meera.call(
      'keyAddress',
      {},
      { id: await shop.added(meera, { name: 'Ravi', role: 'owner' }) },
    )
    const token = String(body['address']).split('/').at(-1) ?? ''
    const ravi = shop.browser()
    const { salt, key } = (await ravi.call('ownerCodeKey', { token })).body as { salt: string; key: string }
    const password = 'teal kite over the dock'
    const [made, later] = [codeOf(key, shop.now()), codeOf(key, shop.now() + minutes(1))]
    const typed = { token, name: 'Ravi', login: 'Ravi', password, salt, code: made }
    expect((await ravi.call('ownerByPassword', typed)).status).toBe(200)
    shop.later(minutes(1))
    const again = { login: 'Ravi', password, code: later }
    expect((await ravi.call('passwordSignIn', { ...again, code: '000000' })).status).toBe(403)
    expect((await ravi.call('passwordSignIn', again)).status).toBe(200)

    const rows = await shop.database.read.selectFrom('staff_acts').selectAll().execute()
    expect(rows.map(({ after_json: after }) => after)).toContain('{"by":"recovery-code"}')
    const written = JSON.stringify(rows) + shop.logged.join('\n')
    const secrets = [code, code.replaceAll('-', ''), 'ABCD-EFGH-IJKL-MNOP', token, key, salt, password]
    for (const { cookies } of [recovered, ravi]) secrets.push(...cookies.values())
    expect(secrets.filter((secret) => secret !== '' && written.includes(secret))).toEqual([])
    // Six digits may stand in a longer number by chance.
    expect(written.split(/\D+/).filter((number) => [made, later].includes(number))).toEqual([])
  })

  test('of a changed role the owner reads who changed it, when and at which device, what it was and what it is', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const id = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    shop.later(minutes(1))
    expect((await owner.call('changeRole', { role: 'rider' }, { id })).status).toBe(200)
    const { body } = await owner.call('acts', { thing: `staff/${id}`, kind: 'people' })
    const [changed] = body['acts'] as unknown[]
    expect(changed).toEqual(
      expect.objectContaining({
        thingName: 'Bhau',
        by: 'Meera',
        device: 'An unknown device',
        at: shop.now(),
        before: '{"role":"cutter"}',
        after: '{"role":"rider"}',
      }),
    )
  })
})
