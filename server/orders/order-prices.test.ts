import { expect, test } from 'vitest'
import { inRupees, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { CartItem } from '#shop/wire/cart-item.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('no forged price is taken: the answer tells the price of today, and nothing is kept', async () => {
    const { place, database } = await openOrdersRoom(open)
    for (const product of openingCatalogue.products) {
      const [size = '', byWeight = {}] = Object.entries(product.prices)[0] ?? []
      const [weight = '', price = rupees(0)] = Object.entries(byWeight)[0] ?? []
      const honest = { id: product.cartId, size, weight, price: inRupees(price), quantity: 1 }
      for (const forged of [0, -1, 0.01, honest.price - 0.01, honest.price / 10, honest.price * 2, 1e21]) {
        const cheated = await place(ashasOrder({ cartItems: [{ ...honest, price: forged }], totalPrice: forged }))
        expect([product.title, forged, cheated.status, cheated.body]).toEqual([
          product.title,
          forged,
          409,
          {
            message: expect.stringContaining('Prices have changed'),
            prices: [{ ...honest, title: product.title }],
            totalPrice: honest.price,
          },
        ])
      }
      expect((await place(ashasOrder({ cartItems: [honest], totalPrice: 1 }))).status).toBe(409)
    }
    expect(await database.read.selectFrom('orders').select('id').execute()).toEqual([])
  })

  test('when the rate changed since the cart was filled, nothing is placed until the shopper has seen the new one', async () => {
    const { place, database, changes } = await openOrdersRoom(open)
    const rate = { productId: 4, size: 'Jumbo', grams: wholeGrams(500), paise: rupees(1050.5) }
    await setRate(database, rate)
    await changes.refresh()
    const stale = await place(ashasOrder(), { key: 'one-checkout' })
    expect([stale.status, stale.body]).toEqual([409, expect.objectContaining({ totalPrice: 2101 })])
    const { prices, totalPrice } = stale.body as { prices: CartItem[]; totalPrice: number }
    const seen = await place(ashasOrder({ cartItems: prices, totalPrice }), { key: 'one-checkout' })
    expect([seen.status, seen.body]).toEqual([201, expect.objectContaining({ totalPrice: 2101 })])
  })

  test('a most that is less than the order costs places nothing: the answer tells the sums of today', async () => {
    const { place, database } = await openOrdersRoom(open)
    const wanted = ashasOrder()
    const { totalPrice } = wanted
    const refused = await place({ ...wanted, mostPrice: totalPrice - 0.01 }, { key: 'one-checkout' })
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        message: expect.stringMatching(/^Today this order comes to about ₹2,000.00, max ₹2,000.00. That is more than/),
        prices: [expect.objectContaining({ id: 'pdpImage4', price: 1000 })],
        totalPrice,
        mostPrice: 2000,
      },
    ])
    expect(await database.read.selectFrom('orders').select('id').execute()).toEqual([])
    const { mostPrice } = refused.body as { mostPrice: number }
    const seen = await place({ ...wanted, mostPrice }, { key: 'one-checkout' })
    expect([seen.status, seen.body]).toEqual([201, expect.objectContaining({ totalPrice, mostPrice })])
  })

  test('a fish that is not sold today is named in the refusal', async () => {
    const { place, database, changes } = await openOrdersRoom(open)
    await database.run.setAvailable({
      changeId: 'c',
      productId: 4,
      available: false,
      by: { command: 'rates' },
      changedAt: 1,
    })
    await changes.refresh()
    const answer = await place(ashasOrder())
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: expect.stringContaining('Whole Silver Pomfret (Paplet) is not available right now') },
    ])
  })
})
