import { expect, test } from 'vitest'
import { days, hours, minutes } from '#shop/time.ts'
import { asha, meena } from '#tests/accounts.ts'
import { openBackInStockRoom } from '#tests/back-in-stock-room.ts'
import { eachDatabase } from '#tests/databases.ts'

eachDatabase((_, open) => {
  test('who waits for a fish is told once when it is back, and no longer waits', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    await shop.off()
    expect((await shop.wish(token)).status).toBe(201)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.on()
    await shop.look()
    await shop.look()
    expect(await shop.texts()).toEqual([
      'Darya: Whole Silver Pomfret (Paplet) is back. You asked us to tell you, once. None is kept aside: http://127.0.0.1:3000/wholePomfretDetails/4',
    ])
    expect((await shop.wishes(token)).wishes).toEqual([])
    await shop.off()
    await shop.on()
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('what can be had needs no waiting', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    const { status, body } = await shop.wish(token)
    expect([status, body.message]).toEqual([409, 'Whole Silver Pomfret (Paplet) is back: you can order it now.'])
  })

  test('the same wish twice is one, ten are allowed, and one that is taken back makes room', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    for (let id = 1; id <= 11; id += 1) await shop.off(id)
    const answers = []
    for (let id = 1; id <= 10; id += 1) answers.push(await shop.wish(token, id), await shop.wish(token, id))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const { wishes } = await shop.wishes(token)
    expect(wishes).toHaveLength(10)
    expect((await shop.wish(token, 11)).body.message).toBe(
      'You are waiting for 10 things already. Take one back in your account, then ask again.',
    )
    const dropped = await shop.call(`/stock-wishes/${wishes[0]?.id}`, undefined, { token, method: 'DELETE' })
    expect(dropped.status).toBe(200)
    expect((await shop.wish(token, 11)).status).toBe(201)
  })

  test('pressed many times at once it is still one wish, and nobody gets past ten', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    for (let id = 1; id <= 12; id += 1) await shop.off(id)
    const ids = [...Array.from({ length: 8 }, () => 1), ...Array.from({ length: 12 }, (_, nr) => nr + 1)]
    await Promise.all(ids.map((id) => shop.wish(token, id)))
    expect((await shop.wishes(token)).wishes).toHaveLength(10)
  })

  test('a wish is over after 30 days', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    await shop.off()
    await shop.wish(token)
    expect((await shop.wishes(token)).wishes).toMatchObject([
      { title: 'Whole Silver Pomfret (Paplet)', until: '21 December 2026' },
    ])
    shop.later(days(30))
    await shop.on()
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.database.run.forgetStockWishes({ at: shop.now() })
    expect(await shop.database.read.selectFrom('stock_wishes').select('id').execute()).toEqual([])
  })

  test('nobody is told at night: what is back at 10 pm is told at 7 in the morning', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    await shop.off()
    await shop.wish(token)
    // It is half past five in the afternoon in Mumbai.
    shop.later(hours(4) + minutes(30))
    await shop.on()
    await shop.look()
    shop.later(hours(9) - 1)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    shop.later(1)
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('what is sold out again before the message went is not told, and the wish stays', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    await shop.off()
    await shop.wish(token)
    await shop.on()
    await shop.look()
    await shop.off()
    await shop.look()
    expect(await shop.texts()).toEqual([])
    expect((await shop.wishes(token)).wishes).toHaveLength(1)
    await shop.on()
    await shop.look()
    expect(await shop.sent()).toHaveLength(1)
    await shop.off()
    await shop.look()
    expect((await shop.wishes(token)).wishes).toEqual([])
  })

  test('what no gateway takes for ten minutes is told another time', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    await shop.off()
    await shop.wish(token)
    await shop.on()
    await shop.look()
    const taken = await shop.database.run.takeMessages({ at: shop.now() })
    const message = taken.find(({ kind }) => kind === 'back-in-stock')
    shop.later(minutes(10))
    await shop.database.run.messageFailed({ id: message?.id ?? '', tries: 5, until: shop.now(), at: shop.now() })
    await shop.look()
    expect((await shop.wishes(token)).wishes).toHaveLength(1)
    shop.later(hours(1))
    await shop.look()
    expect(await shop.sent()).toHaveLength(1)
  })

  test('a mobile that has answered no code waits until it has', async () => {
    const shop = await openBackInStockRoom(open)
    const { token, user } = await shop.signedIn()
    await shop.off()
    expect((await shop.wish(token)).body.proven).toBe(false)
    await shop.on()
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.call('/auth/mobile/send-code', {}, { token })
    await shop.call('/auth/mobile/verify', { otp: await shop.codeFor(user?.mobile ?? '', 'mobile-code') }, { token })
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('with an account go its wishes, and what was about to be told of them', async () => {
    const shop = await openBackInStockRoom(open)
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.off()
    await shop.wish(one.token)
    await shop.wish(other.token)
    await shop.on()
    await shop.look()
    await shop.call('/auth/account', { password: asha.password }, { token: one.token, method: 'DELETE' })
    expect(await shop.texts()).toHaveLength(1)
    const left = await shop.database.read.selectFrom('stock_wishes').select('user_id').execute()
    expect(left).toEqual([{ user_id: other.user?.id }])
  })

  test('a wish is a person’s own: nobody else sees it or takes it back', async () => {
    const shop = await openBackInStockRoom(open)
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.off()
    await shop.wish(one.token)
    const [wish] = (await shop.wishes(one.token)).wishes
    expect((await shop.wishes(other.token)).wishes).toEqual([])
    const dropped = await shop.call(`/stock-wishes/${wish?.id}`, undefined, { token: other.token, method: 'DELETE' })
    expect(dropped.status).toBe(404)
    expect((await shop.wishes(one.token)).wishes).toHaveLength(1)
  })

  test('a fish or a size that the shop has never sold cannot be waited for', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    expect((await shop.wish(token, 999)).status).toBe(404)
    expect((await shop.wish(token, 4, 'Whale')).status).toBe(404)
  })
})
