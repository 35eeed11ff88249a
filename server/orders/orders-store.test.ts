import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { searchTerms } from '#shop/words/orders/order-terms.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { openingFish } from '#tests/rooms/products.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { orderOf, ordersOf } from './orders-store.ts'

eachDatabase((_, open) => {
  test('a person sees her own orders, newest first, twenty at a time, each of them once', async () => {
    const { run, read } = await open(commands)
    const mine = Array.from({ length: 45 }, (_, nr) => newOrder({ placedAt: Math.floor(nr / 2) }))
    await Promise.all([...mine, newOrder({ userId: 'ravi' })].map((order) => patiently(() => run.placeOrder(order))))
    const first = await ordersOf(read, 'asha', {})
    const second = await ordersOf(read, 'asha', { behind: first.next })
    const third = await ordersOf(read, 'asha', { behind: second.next })
    const pages = [first, second, third].map(({ orders }) => orders.map(({ row }) => row))
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
    expect(third.next).toBeUndefined()
    const seen = pages.flat()
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(mine.map(({ id }) => id)))
    expect(seen.map((row) => row.placed_at)).toEqual(seen.map((row) => row.placed_at).toSorted((a, b) => b - a))
  })

  test('a page that is exactly full is the last one', async () => {
    const { run, read } = await open(commands)
    await Promise.all(Array.from({ length: 20 }, () => patiently(() => run.placeOrder(newOrder()))))
    expect((await ordersOf(read, 'asha', {})).next).toBeUndefined()
  })

  test('an order is found by any of its words; signs that mean something to a database mean nothing', async () => {
    const { run, read } = await open(commands)
    const shippingAddress = { ...ashasAddress, firstName: 'Ásha 100%' }
    await run.placeOrder(newOrder({ numbers: ['AAAA-AAAA'], shippingAddress }))
    await run.placeOrder(newOrder({ userId: 'ravi' }))
    const found = async (typed: string) =>
      (await ordersOf(read, 'asha', { having: searchTerms(typed, openingFish) })).orders.length
    for (const typed of ['AAAA-AAAA', 'aaaaaaaa', 'koli', 'KOLI', 'jumbo paplet', '21 nov', '100%', '%', 'ásha', ''])
      expect([typed, await found(typed)]).toEqual([typed, 1])
    for (const typed of [
      'पापलेट',
      'पॉम्फ्रेट',
      'जंबो',
      'नवंबर',
      '२१ नोव्हेंबर २०२६',
      'साबुत',
      '#AAAA AAAA',
      '#aaaa–aaaa',
      '21.11.26',
      '21/11',
    ])
      expect([typed, await found(typed)]).toEqual([typed, 1])
    for (const typed of ['झींगा', 'अक्टूबर', 'लार्ज', '22.11.26', '_', '!', 'lobster', 'koli lobster', "' or 1=1 --"])
      expect([typed, await found(typed)]).toEqual([typed, 0])
  })

  test("a stranger's order is none", async () => {
    const { run, read } = await open(commands)
    const order = newOrder()
    await run.placeOrder(order)
    expect((await orderOf(read, 'asha', order.id))?.lines).toHaveLength(1)
    expect(await orderOf(read, 'ravi', order.id)).toBeUndefined()
  })
})
