import { expect, test } from 'vitest'
import { wishLives } from '#shop/wishes/back-in-stock.ts'
import { testsOfWishes } from '#tests/models/wishes.ts'
import { openBackInStockRoom } from '#tests/rooms/back-in-stock-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  testsOfWishes(
    async () => {
      const shop = await openBackInStockRoom(open)
      await shop.off()
      return { ...shop, comes: () => shop.on(), goes: () => shop.off(), wish: (token) => shop.wish(token) }
    },
    {
      text: 'Darya: Silver Pomfret back in stock. You asked us to tell you. It is not reserved: http://127.0.0.1:3000/productDetails/4',
      lives: wishLives,
      until: /^21 December 2026$/,
    },
  )

  test('what can be had needs no waiting', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    const { status, body } = await shop.wish(token)
    expect([status, body.message]).toEqual([
      409,
      'Whole Silver Pomfret (Paplet) is back in stock. You can order it now.',
    ])
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
      'You already have 10 notifications on. Turn one off in your account, then try again.',
    )
    const dropped = await shop.drop(token, wishes[0]?.id ?? '')
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

  test('a fish or a size that the shop has never sold cannot be waited for', async () => {
    const shop = await openBackInStockRoom(open)
    const { token } = await shop.proven()
    expect((await shop.wish(token, 999)).status).toBe(404)
    expect((await shop.wish(token, 4, 'Whale')).status).toBe(404)
  })
})
