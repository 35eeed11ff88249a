import { expect, test } from 'vitest'
import { isWeakPin } from '#shop/staff/pin.ts'
import { wrongPins } from '#shop/staff/staff-session.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

test('a PIN that anybody tries first is refused, any other is taken', () => {
  for (const pin of ['000000', '123456', '654321', '789012', '121212', '123123'])
    expect([pin, isWeakPin(pin)]).toEqual([pin, true])
  for (const pin of ['402917', '130587', '998877', '135790']) expect([pin, isWeakPin(pin)]).toEqual([pin, false])
})

const byNumber = (one: number, other: number) => one - other

eachDatabase((_, open) => {
  test('a person signs in by PIN on an enrolled device alone, and chooses a PIN of their own first', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    expect((await shop.browser().call('pinSignIn', { person, pin: '402917' })).status).toBe(403)
    expect((await owner.call('pinSignIn', { person, pin: '402917' })).status).toBe(403)

    const tablet = await shop.tablet(owner)
    expect((await tablet.call('door')).body).toMatchObject({
      device: { name: 'A tablet', kind: 'tablet' },
      people: [{ id: person, name: 'Bhau', role: 'cutter' }],
    })
    expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(200)
    expect((await tablet.call('me')).body).toMatchObject({ name: 'Bhau', needs: 'own-pin' })
    expect((await tablet.call('endOwnSessions')).body).toMatchObject({ why: 'own-pin' })
    for (const [old, pin, status] of [
      ['402917', '402917', 400],
      ['402917', '123456', 400],
      ['000001', '918273', 403],
      ['402917', '918273', 200],
    ] as const)
      expect([pin, (await tablet.call('changePin', { old, pin })).status]).toEqual([pin, status])
    expect((await tablet.call('me')).body).toMatchObject({ needs: 'nothing' })
    expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(403)
    expect((await tablet.call('pinSignIn', { person, pin: '918273' })).status).toBe(200)
  })

  test('a device at which wrong PINs are typed bars itself before it has barred everybody, and nobody elsewhere', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const [lost, tablet] = [await shop.tablet(owner), await shop.tablet(owner)]
    const names = ['Asif', 'Bhau', 'Leena', 'Sunil', 'Ganesh']
    const people = await Promise.all(names.map((name) => shop.added(owner, { name, role: 'cutter' })))
    const said: (string | undefined)[] = []
    for (const person of people)
      for (let nr = 0; nr < wrongPins; nr += 1)
        said.push((await lost.call('pinSignIn', { person, pin: `11111${nr}` })).body.message)
    // three are barred after five each, and nothing of the others was compared
    expect(said.filter((one) => one?.startsWith('Wrong PIN')).length).toBe(12)
    expect(said.slice(15)).toEqual(said.slice(15).map(() => expect.stringMatching(/^Too many/)))
    const elsewhere = await Promise.all(people.map((person) => tablet.call('pinSignIn', { person, pin: '402917' })))
    expect(elsewhere.filter(({ status }) => status === 200).length).toBe(2)
  })

  test('wrong PINs between right ones bar a person for the day, and the owner sees and ends that', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    // at several: each bears no more than some wrong ones
    const tablets = [await shop.tablet(owner), await shop.tablet(owner), await shop.tablet(owner)]
    let typed = 0
    const tried = async (pin: string) =>
      (await tablets[(typed += 1) % tablets.length]?.call('pinSignIn', { person, pin }))?.status
    let wrong = 0
    for (let round = 0; round < 20 && (await tried('402917')) === 200; round += 1)
      for (let nr = 0; nr < 4; nr += 1) {
        if ((await tried(`11111${nr}`)) === 403) wrong += 1
      }
    expect(wrong).toBeLessThanOrEqual(15)
    expect(await tried('402917')).toBe(429)
    expect((await owner.call('people')).body['people']).toContainEqual(
      expect.objectContaining({ name: 'Bhau', isBarred: true }),
    )
    expect((await owner.call('letIn', {}, { id: person })).status).toBe(200)
    expect([await tried('111111'), await tried('402917')]).toEqual([403, 200])
  })

  test('five wrong PINs bar a person, the right one too, until the owner lets them in', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const tablet = await shop.tablet(owner)
    const tried = async (pin: string) => (await tablet.call('pinSignIn', { person, pin })).status
    expect([await tried('111119'), await tried('111118')]).toEqual([403, 403])
    expect(await tried('402917')).toBe(200)
    for (const pin of ['111111', '111112', '111113', '111114']) expect([pin, await tried(pin)]).toEqual([pin, 403])
    expect(await tried('111115')).toBe(429)
    expect(await tried('402917')).toBe(429)
    shop.later(days(30))
    expect(await tried('402917')).toBe(429)
    shop.later(-days(30))
    expect((await owner.call('people')).body['people']).toContainEqual(
      expect.objectContaining({ name: 'Bhau', isBarred: true }),
    )
    expect((await owner.call('letIn', {}, { id: person })).status).toBe(200)
    expect(await tried('402917')).toBe(200)
  })

  test('a hundred PINs at once are five tries', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const tablet = await shop.tablet(owner)
    const pins = Array.from({ length: 100 }, (_one, place) => `11${String(place).padStart(4, '0')}`)
    const answers = await Promise.all(pins.map((pin) => tablet.call('pinSignIn', { person, pin })))
    const compared = await shop.database.read
      .selectFrom('staff_acts')
      .select('after_json')
      .where('after_json', 'like', '%wrongPin%')
      .execute()
    expect(compared).toHaveLength(wrongPins)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(wrongPins - 1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - wrongPins + 1)
    expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(429)
  })

  test('somebody who does not work here, or has no PIN, gets the answer of a wrong one', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const tablet = await shop.tablet(owner)
    const { body: me } = await owner.call('me')
    for (const person of ['no-such-person', String(me['id'])])
      expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(403)
  })

  test('an address enrols one browser, once, within ten minutes, and not once it is revoked', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const invite = async () => {
      const { body } = await owner.call('inviteDevice', { name: 'Tablet', kind: 'tablet' })
      return String(body['address']).split('/').at(-1) ?? ''
    }
    const token = await invite()
    const both = await Promise.all([shop.browser(), shop.browser()].map((here) => here.call('enrol', { token })))
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 410])
    const late = await invite()
    expect((await shop.browser().call('enrolment', { token: late })).status).toBe(200)
    const revoked = await invite()
    const { body } = await owner.call('devices')
    const newest = (body['devices'] as { id: string; state: string }[]).find(({ state }) => state === 'waiting')
    await owner.call('revokeDevice', {}, { id: newest?.id ?? '' })
    const left = [late, revoked].map((one) => shop.browser().call('enrol', { token: one }))
    expect((await Promise.all(left)).map(({ status }) => status).toSorted(byNumber)).toEqual([200, 410])
    const tooLate = await invite()
    shop.later(minutes(10))
    expect((await shop.browser().call('enrol', { token: tooLate })).status).toBe(410)
  })

  test('a revoked device is out at its next request, and nobody signs in on it', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const tablet = await shop.tablet(owner)
    await tablet.call('pinSignIn', { person, pin: '402917' })
    expect((await tablet.call('me')).status).toBe(200)
    const { body } = await owner.call('devices')
    const device = (body['devices'] as { id: string; name: string }[]).find(({ name }) => name === 'A tablet')
    await owner.call('revokeDevice', {}, { id: device?.id ?? '' })
    const next = await tablet.call('me')
    expect([next.status, next.body['why']]).toEqual([401, 'revoked'])
    expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(403)
    expect((await tablet.call('door')).body).toMatchObject({ isRevoked: true, people: [] })
  })

  test('a tablet locks after three minutes without a touch, a phone after twelve hours; what a page fetches is no touch', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const [tablet, phone] = [await shop.tablet(owner), await shop.tablet(owner, 'phone')]
    for (const one of [tablet, phone]) await one.call('pinSignIn', { person, pin: '402917' })
    for (let minute = 0; minute < 2; minute++) {
      shop.later(minutes(1))
      expect((await tablet.call('me')).status).toBe(200)
    }
    await tablet.call('touch')
    shop.later(minutes(3) - seconds(1))
    expect((await tablet.call('me')).status).toBe(200)
    shop.later(seconds(1))
    const locked = await tablet.call('me')
    expect([locked.status, locked.body['why']]).toEqual([401, 'locked'])
    expect((await tablet.call('touch')).status).toBe(401)
    expect((await tablet.call('pinSignIn', { person, pin: '402917' })).status).toBe(200)

    shop.later(hours(12) - minutes(6))
    expect((await phone.call('me')).status).toBe(200)
    shop.later(minutes(2))
    expect((await phone.call('me')).status).toBe(401)
  })

  test('locking by hand locks at once, whatever touch is still on its way', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const tablet = await shop.tablet(owner)
    await tablet.call('pinSignIn', { person, pin: '402917' })
    shop.later(seconds(20))
    await Promise.all([tablet.call('lock'), tablet.call('touch')])
    expect((await tablet.call('me')).body).toMatchObject({ why: 'locked' })
  })

  test('each person reads the counter in a language of their own, wherever they sign in; who signs in over a lock changes nobody else’s', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const bhau = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const leela = await shop.added(owner, { name: 'Leela', role: 'counter' })
    const tablet = await shop.tablet(owner)
    const languages = async () =>
      Object.fromEntries(
        (await shop.database.read.selectFrom('staff').select(['name', 'language']).execute()).map((one) => [
          one.name,
          one.language,
        ]),
      )
    expect((await tablet.call('pinSignIn', { person: bhau, pin: '402917', language: 'mr' })).status).toBe(200)
    expect(await languages()).toMatchObject({ Bhau: 'mr', Leela: 'en' })
    expect((await tablet.call('pinSignIn', { person: leela, pin: '402917' })).status).toBe(200)
    expect(await languages()).toMatchObject({ Bhau: 'mr', Leela: 'en' })
    expect((await tablet.call('chooseLanguage', { language: 'hi' })).status).toBe(200)
    expect(await languages()).toMatchObject({ Bhau: 'mr', Leela: 'hi' })
    expect((await tablet.call('chooseLanguage', { language: 'ta' })).status).toBe(400)
  })
})
