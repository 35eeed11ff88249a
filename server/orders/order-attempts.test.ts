import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { ashasOrder, openOrdersRoom, papletLine } from '#tests/rooms/orders-room.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { eachDatabase, onDatabase } from '#tests/running/databases.ts'

const fifty = Array.from({ length: 50 })

eachDatabase((_, open) => {
  test('a repeat with the same key is answered as the first was, even after the rate and the area changed', async () => {
    const { place, database, changes } = await openOrdersRoom(open)
    const first = await place(ashasOrder(), { key: 'one-checkout' })
    const rate = { productId: 4, size: 'Jumbo', grams: wholeGrams(500), paise: rupees(1) }
    await setRate(database, rate)
    await database.run.removeFromArea({ pincode: '400012' as never })
    await changes.refresh()
    const again = await place(ashasOrder(), { key: 'one-checkout' })
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  test('the same key with another cart is refused, for another person it is another attempt', async () => {
    const { place } = await openOrdersRoom(open)
    await place(ashasOrder(), { key: 'one-checkout' })
    const other = ashasOrder({ cartItems: [{ ...papletLine, quantity: 1 }], totalPrice: 1000 })
    expect((await place(other, { key: 'one-checkout' })).status).toBe(422)
    expect((await place({ ...ashasOrder(), userId: 'ravi' }, { key: 'one-checkout', as: 'ravi' })).status).toBe(201)
    expect((await place(ashasOrder(), { key: 'k'.repeat(201) })).status).toBe(400)
  })

  test('50 placings with one key at the same moment are one order and one answer', async () => {
    const { place, database } = await openOrdersRoom(open)
    const answers = await Promise.all(fifty.map(() => place(ashasOrder(), { key: 'one-checkout' })))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(answers[0]?.status).toBe(201)
    expect(await database.read.selectFrom('orders').select('id').execute()).toHaveLength(1)
  })

  test('without a key each request is an order of its own', async () => {
    const { place, database } = await openOrdersRoom(open)
    await Promise.all([place(ashasOrder()), place(ashasOrder())])
    expect(await database.read.selectFrom('orders').select('id').execute()).toHaveLength(2)
  })

  test('with as many orders open as a person may have, the next is refused with what to do', async () => {
    const { place } = await openOrdersRoom(open, { openOrdersPerAccount: 3 })
    const answers = await Promise.all(fifty.map(() => place(ashasOrder())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('You have 3 open orders. Cancel one') },
    })
  })

  test('too many orders from one address are asked to come later, and told when', async () => {
    const { place } = await openOrdersRoom(open, { ordersPerAddressAnHour: 2 })
    const answers = [await place(ashasOrder()), await place(ashasOrder()), await place(ashasOrder())]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

// SQLite answers within the call, and nothing can stand in between.
onDatabase('postgres', (_, open) => {
  test('a fault of the shop is told as one, also to who asks again for an order that was placed', async () => {
    let isBroken = false
    const { place, surprises } = await openOrdersRoom(open, {
      plugin: {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (isBroken && result.rows.some((row) => 'pincode' in row)) throw new TypeError('broken')
          return result
        },
      },
    })
    expect((await place(ashasOrder(), { key: 'one' })).status).toBe(201)
    isBroken = true
    expect((await place(ashasOrder(), { key: 'one' })).status).toBe(500)
    expect(surprises.map(String)).toEqual(['TypeError: broken'])
  })
})
