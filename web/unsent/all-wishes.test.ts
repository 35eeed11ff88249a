import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartLineOf } from '#shop/cart/cart.ts'
import { rupees } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { orderToSend } from '#shop/wire/checkout.ts'
import { order as orderTold } from '#shop/wire/order.ts'
import { placedOrder } from '#shop/wire/reads.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { modulesOfWorker } from '#tests/models/shopper-pages.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { allSaid, saidOtherwise, wishNames } from '#tests/rooms/said-wishes.ts'
import { attemptOf, beginAttempt } from './attempt.ts'
import { unsentOrders } from './kept-here.ts'
import { forgetOrder, keepWishes, keptWishes } from './kept-wishes.ts'

const pomfret = cartLineOf(openingProduct(4), {}, 1)

const orderSaying = (wishes = allSaid) =>
  orderToSend({
    userId: 'asha',
    items: pomfret ? [pomfret] : [],
    total: rupees(1000),
    most: rupees(1100),
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    payment: undefined,
    wishes,
  })

beforeEach(async () => {
  localStorage.clear()
  await unsentOrders.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('all that is said of an order waits in the form for the next visit', () => {
  keepWishes(allSaid)
  expect(keptWishes()).toEqual(allSaid)
  for (const name of wishNames) {
    localStorage.setItem('orderWishes', JSON.stringify(saidOtherwise(name, noWishes)))
    expect(keptWishes()).toEqual({ ...noWishes, ...saidOtherwise(name, noWishes) })
  }
})

test('once it is placed what was chosen is chosen for the next one, and what was written is gone', () => {
  keepWishes({ ...allSaid, slot: '2026-11-24T07:00-09:00' })
  forgetOrder()
  expect(keptWishes()).toEqual({ ...allSaid, note: '' })
})

test('all of it waits with the order where there is no connection, and the worker sends it', async () => {
  await beginAttempt(orderSaying(), 'secret')
  const waiting = await attemptOf('asha')
  expect(waiting?.order).toMatchObject(allSaid)
  await unsentOrders.update('asha', (now) => now && { ...now, token: 'secret' })
  vi.stubGlobal('clients', { matchAll: async () => [] })
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'busy' }, { status: 503 }))
  await modulesOfWorker()
  const done: Promise<unknown>[] = []
  const woken = Object.assign(new Event('sync'), {
    tag: sendOrders,
    waitUntil: (work: Promise<unknown>) => done.push(work),
  })
  dispatchEvent(woken)
  await Promise.allSettled(done)
  expect(JSON.parse(asked.mock.calls[0]?.[1]?.body as string)).toMatchObject(allSaid)
})

test('of an answer that says no more than an id the order is told with what was said of it', () => {
  const placed = placedOrder({ _id: 'x' }, orderSaying(), 0)
  const told = wishNames.filter((name) => name in orderTold.entries)
  expect(placed).toMatchObject(Object.fromEntries(told.map((name) => [name, allSaid[name]])))
})
