import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { meena } from '#tests/rooms/accounts.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { openWithPhone, type PushShop } from '#tests/rooms/push-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('who pressed the button is told once each that the fish is weighed and that it is on its way, and nothing that names a person or a place', async () => {
    const shop = await openWithPhone(open)
    await shop.packed()
    await shop.tellAll()
    expect(shop.host.pushed).toEqual([])
    shop.later(seconds(31))
    await shop.tellAll()
    await shop.tellAll()
    expect(shop.host.pushed.map(({ said }) => said)).toEqual([
      { event: 'weighed', order: shop.id, number: shop.number, total: 180_000 },
    ])
    await shop.press(shop.staff.counter, 'send-out', { rider: shop.staff.rider.id })
    shop.later(seconds(31))
    await shop.tellAll()
    const [weighed, out, ...more] = shop.host.pushed
    expect([out?.said, more]).toEqual([{ event: 'out', order: shop.id, number: shop.number, total: 180_000 }, []])
    expect(weighed?.headers).toMatchObject({ urgency: 'normal', ttl: String(hours(6) / 1000 - 1) })
    expect(out?.headers).toMatchObject({ urgency: 'high', topic: weighed?.headers['topic'] })
    expect(out?.length).toBe(weighed?.length)
    expect(JSON.stringify(shop.logged)).not.toContain(shop.phone.endpoint)
  })

  test('a move that is taken back tells no device, and one that a device was told of stands', async () => {
    const shop = await openWithPhone(open)
    await shop.packed()
    expect((await shop.undo(shop.staff.cutter)).status).toBe(200)
    shop.later(minutes(1))
    await shop.tellAll()
    expect(shop.host.pushed).toEqual([])
    await shop.press(shop.staff.cutter, 'pack')
    await shop.database.run.takeMessages({ at: shop.now() + seconds(31), lane: 'push' })
    expect((await shop.undo(shop.staff.cutter)).body.message).toContain('has already been told')
  })

  test('a device that its service knows no more is forgotten, and one that cannot be reached is tried again, once told', async () => {
    const shop = await openWithPhone(open)
    const gone = shop.host.browser()
    const busy = shop.host.browser()
    await shop.keep(gone)
    await shop.keep(busy)
    shop.host.answer(gone.endpoint, { status: 410 })
    shop.host.answer(busy.endpoint, { status: 503, body: 'x'.repeat(1_000_000) })
    await shop.packed()
    shop.later(seconds(31))
    await shop.tellAll()
    expect((await shop.devices()).known).toHaveLength(2)
    shop.host.answer(busy.endpoint, { status: 201 })
    shop.later(seconds(3))
    await shop.tellAll()
    shop.later(minutes(10))
    await shop.tellAll()
    const told = shop.host.pushed.map(({ path }) => path)
    expect(told.filter((path) => busy.endpoint.endsWith(path))).toHaveLength(2)
    expect(told.filter((path) => gone.endpoint.endsWith(path))).toHaveLength(1)
    expect(told.filter((path) => shop.phone.endpoint.endsWith(path))).toHaveLength(1)
  })

  test('a redirect is not followed', async () => {
    const shop = await openWithPhone(open)
    const elsewhere = shop.host.browser()
    shop.host.answer(shop.phone.endpoint, { status: 307, location: elsewhere.endpoint })
    await shop.packed()
    shop.later(seconds(31))
    await shop.tellAll()
    expect(shop.host.pushed.map(({ path }) => path)).toEqual([new URL(shop.phone.endpoint).pathname])
  })

  test('text messages wait for no push service', async () => {
    const shop = await openWithPhone(open)
    shop.host.answer(shop.phone.endpoint, { status: 201, after: 1500 })
    await shop.packed()
    shop.later(seconds(31))
    const telling = shop.tellAll()
    await expect.poll(() => shop.host.pushed.length).toBe(1)
    const kinds = (await shop.database.run.takeMessages({ at: shop.now() })).map(({ kind }) => kind)
    expect(kinds).toContain('order-packed')
    expect(kinds).not.toContain('push')
    await telling
  })

  test('nobody is told any more after signing out, a lost phone, thirty days or the end of the account', async () => {
    for (const end of [
      (shop: PushShop) => shop.call('/auth/logout', {}, { token: shop.token }),
      (shop: PushShop) => shop.database.run.endSessionsOf({ userId: shop.userId }),
      (shop: PushShop) => shop.database.run.forgetPushDevices({ at: shop.now() + days(30) }),
      (shop: PushShop) => shop.drop(shop.phone),
      (shop: PushShop) =>
        shop.database.run.eraseAccount({
          userId: shop.userId,
          by: { person: shop.userId },
          at: shop.now(),
          message: {
            id: 'm1',
            kind: 'account-deleted',
            purpose: 'warning',
            language: 'en',
            text: '',
            vars: {},
            budget: plentyFor(''),
          },
        }),
    ]) {
      const shop = await openWithPhone(open)
      await shop.packed()
      await end(shop)
      expect(await shop.database.read.selectFrom('push_devices').select('id').execute()).toEqual([])
      shop.later(seconds(31))
      await shop.tellAll()
      expect(shop.host.pushed).toEqual([])
    }
  })

  test('a person has five devices, the newest, and the same one again is the same one', async () => {
    const shop = await openWithPhone(open)
    for (let nr = 0; nr < 6; nr += 1) {
      shop.later(1)
      await shop.keep(shop.host.browser())
    }
    const { known } = await shop.devices()
    expect(known).toHaveLength(5)
    shop.later(1)
    const last = shop.host.browser()
    await shop.keep(last)
    expect((await shop.keep(last)).body.known).toHaveLength(5)
  })

  test('a browser tells whoever pressed last in it, and nobody else of it', async () => {
    const shop = await openWithPhone(open)
    const { token } = await shop.signedIn(meena)
    const taken = await shop.call('/push-devices', { ...shop.phone, key: shop.key }, { token })
    expect(taken.status).toBe(201)
    expect((await shop.devices()).known).toEqual([])
    await shop.packed()
    shop.later(seconds(31))
    await shop.tellAll()
    expect(shop.host.pushed).toEqual([])
    await shop.drop(shop.phone)
    expect((await shop.devices(token)).known).toHaveLength(1)
  })

  test('nothing is kept that is no push service of a browser, or no key', async () => {
    const shop = await openWithPhone(open)
    for (const wrong of [
      { endpoint: 'https://evil.example/x' },
      { endpoint: 'http://fcm.googleapis.com/x' },
      { endpoint: 'https://169.254.169.254/latest' },
      { p256dh: 'B'.repeat(87) },
      { auth: 'x' },
      { key: shop.phone.p256dh },
    ]) {
      const { status } = await shop.keep({ ...shop.phone, ...wrong })
      expect([wrong, status]).toEqual([wrong, 400])
    }
    expect((await shop.devices()).known).toHaveLength(1)
  })

  test('thirty presses an hour are enough for anybody, and forty messages a day for a person’s devices', async () => {
    const shop = await openWithPhone(open, { LIMITS: 'push-per-account=1' })
    await shop.packed()
    await shop.press(shop.staff.counter, 'send-out', { rider: shop.staff.rider.id })
    shop.later(seconds(31))
    await shop.tellAll()
    expect(shop.host.pushed).toHaveLength(1)
    let status = 201
    for (let nr = 0; nr < 30; nr += 1) ({ status } = await shop.keep(shop.phone))
    expect(status).toBe(429)
  })
})
